"""`hameau forget`: delete a table, or a person's name, chat and device, from the data of a server."""

import argparse

from hameau.cli import asking, store
from hameau.cli.screen import Screen
from hameau.engine.errors import HameauError
from hameau.shelf import game
from hameau.storage import forgetting


def declare(commands: asking.Commands, common: argparse.ArgumentParser) -> None:
    parser = commands.add_parser(
        "forget",
        parents=[common],
        help="delete a table or a person from a server's data",
        description="Delete a table; or, with a name, everything that the device which sat there under this "
        "name wrote at any table: names and chat. Moves stay, for those who played along, under a dash. "
        "Stop the server first. Exports and backups made before keep what they have.",
    )
    parser.add_argument("--table", metavar="ID", help="the table, as its address has it")
    parser.add_argument("--name", metavar="NAME", help="who sat there: forget the person, not the table")
    parser.add_argument("--device", metavar="HASH", help="the same by the hash that an export has")
    store.declare(parser)
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace, screen: Screen) -> int:
    past = store.past(asked)
    if bool(asked.table) == bool(asked.device) or (asked.name and not asked.table):
        raise HameauError("say what to forget: --table, --table with --name, or --device")
    with store.locked(asked, "no address: hameau forget"):
        if asked.table and not asked.name:
            screen.tell("forgot-table", table=asked.table, entries=forgetting.forget_table(past, asked.table))
            return 0
        device = asked.device or forgetting.device_called(past, asked.table, asked.name)
        screen.tell("forgot-device", tables=forgetting.forget_device(store.past(asked), device, game))
    return 0
