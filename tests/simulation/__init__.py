"""Hall, tables, log and people on one seeded clock, disk and network. One number repeats everything."""
