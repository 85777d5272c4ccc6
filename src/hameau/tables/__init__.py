"""People playing together: seats, clocks, links, chat, undo. No I/O here."""
