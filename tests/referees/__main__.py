"""Thousands of matches by hand: `python -m tests.referees buttons --matches 3000 --first 0`."""

import argparse

from tests.referees.following import watch


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.referees", description=__doc__)
    parser.add_argument("key", help="the game")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first match")
    asked = parser.parse_args()
    moves = 0
    for number in range(asked.first, asked.first + asked.matches):
        moves += watch(asked.key, number)
        if number % 100 == 99:
            print(f"{number + 1 - asked.first} matches, {moves} moves: no objection", flush=True)
    print(f"{asked.key}: {asked.matches} matches, {moves} moves: no objection")


if __name__ == "__main__":
    main()
