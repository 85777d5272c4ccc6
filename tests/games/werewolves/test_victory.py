"""Chapter 12 of the rules; scenarios W01 to W14."""

from tests.games.werewolves.tables import day, night
from tests.rules import rule


@rule("12.7")
def test_the_last_wolf_dead_the_village_wins() -> None:
    village = day("werewolf white-werewolf seer", dead="Ann").vote(Eve="Ben", Dan="Ben")
    assert (village.winner, village.winners) == ("village", "Eve Dan Flo Gus Ida Jon")


@rule("12.6")
def test_the_last_villager_dead_the_pack_wins() -> None:
    village = night("werewolf werewolf seer", dead="Ben Eve Dan Flo Gus Ida").pack("Jon").morning()
    assert (village.winner, village.winners) == ("pack", "Ann Ben")


@rule("12.6")
def test_the_pack_wins_before_the_white_werewolf() -> None:
    dead = "Eve Dan Flo Gus Ida"
    village = night("werewolf white-werewolf", dead=dead).pack("Jon").morning()
    assert (village.winner, village.winners) == ("pack", "Ann")
    goes_on = night("werewolf white-werewolf", dead=dead, white_blocks="yes").pack("Jon").morning()
    assert goes_on.winner == ""


@rule("12.5")
def test_the_white_werewolf_alone_wins() -> None:
    dead = "Eve Dan Flo Gus Ida"
    village = night("werewolf white-werewolf", dead=dead, number=2)
    village.pack("Jon").during("white-werewolf", Ben="bite Ann").morning()
    assert (village.winner, village.winners) == ("white", "Ben")


@rule("12.3")
def test_a_mixed_couple_of_the_last_two_wins() -> None:
    village = night("werewolf werewolf seer", lovers="Ann Eve", dead="Dan Flo Gus Ida Jon", number=2)
    village.to("ballot").vote(Ann="Ben", Eve="Ben")
    assert (village.winner, village.winners) == ("couple", "Ann Eve")


@rule("12.3")
def test_a_mixed_couple_does_not_win_with_the_village() -> None:
    village = day("werewolf werewolf seer", lovers="Ann Eve", dead="Ben").vote(Dan="Ann", Flo="Ann")
    assert village.dead == "Ann Ben Eve"
    assert village.winners == "Dan Flo Gus Ida Jon"


def test_two_werewolves_in_love_win_with_the_pack() -> None:
    village = night("werewolf werewolf seer", lovers="Ann Ben", dead="Dan Flo Gus Ida Jon", number=2)
    village.pack("Eve").morning()
    assert (village.winner, village.winners) == ("pack", "Ann Ben")


@rule("12.2")
@rule("12.3")
def test_werewolf_and_white_werewolf_in_love_are_a_mixed_couple() -> None:
    village = night("werewolf white-werewolf seer", lovers="Ann Ben", dead="Dan Flo Gus Ida Jon", number=2)
    village.pack("Eve").morning()
    assert (village.winner, village.winners) == ("couple", "Ann Ben")


@rule("12.1")
@rule("12.4")
def test_the_piper_wins_when_all_others_are_charmed() -> None:
    cards, dead = "werewolf piper seer", "Flo Gus Ida Jon"
    village = night(cards, dead=dead, charmed="Ann", number=2).during("piper", Ben="charm Eve")
    village.during("piper-again", Ben="charm Dan").morning()
    assert (village.winner, village.winners) == ("piper", "Ben")
    evening = day(cards, dead=dead, charmed="Ann Eve", number=2).vote(Ann="Dan", Ben="Dan")
    assert (evening.winner, evening.winners) == ("piper", "Ben")


@rule("12.4")
def test_the_pipers_lover_wins_with_him() -> None:
    village = night("werewolf piper seer", lovers="Ben Eve", dead="Dan Flo Gus Ida Jon", number=2)
    village.during("piper", Ben="charm Ann").during("piper-again", Ben="charm Eve").morning()
    assert village.winners == "Ben Eve"


@rule("12.2")
def test_all_charmed_and_the_last_wolf_dead_the_piper_wins() -> None:
    village = day("werewolf piper seer", dead="Flo Gus Ida Jon", charmed="Eve Dan", number=2)
    village.vote(Ben="Ann", Eve="Ann")
    assert village.winner == "piper"


@rule("12.7")
def test_not_all_charmed_the_village_wins() -> None:
    village = day("werewolf piper seer", dead="Flo Gus Ida Jon", charmed="Dan", number=2)
    village.vote(Ben="Ann", Eve="Ann")
    assert (village.winner, village.winners) == ("village", "Eve Dan Flo Gus Ida Jon")


@rule("12.2")
def test_all_dead_nobody_wins() -> None:
    village = night("werewolf witch", dead="Eve Dan Flo Gus Ida Jon").pack("Ben")
    village.during("witch", Ben="poison Ann")
    assert (village.winner, village.winners) == ("nobody", "")
    assert village.result is not None
    assert village.result.reason == "won-by-nobody"


@rule("12.8")
def test_one_wolf_and_one_villager_at_dusk_go_on() -> None:
    dead = "Eve Dan Flo Gus Ida Jon"
    assert day("werewolf seer", dead=dead).vote().winner == ""
    assert (
        night("werewolf seer villager", dead=dead[4:], parity="wolves-win").pack("Eve").morning().winner
        == "pack"
    )


@rule("12.11")
def test_three_turns_without_a_death_are_a_draw() -> None:
    village = night("werewolf werewolf seer")
    for _ in range(3):
        assert village.winner == ""
        village.to("ballot").vote()
    assert (village.winner, village.winners) == ("draw", "")
    assert [e.turns for e in village.heard(None, "stalled")] == [3]
    longer = night("werewolf werewolf seer", quiet_turns="5")
    for _ in range(3):
        longer.to("ballot").vote()
    assert longer.winner == ""


@rule("12.9")
def test_the_dead_win_with_their_camp_but_not_who_was_withdrawn() -> None:
    village = day("werewolf werewolf seer", dead="Ben")
    missed = village.village.missed
    missed[3] = 9
    village.village.write("missed", missed)
    for name in ("Ann", "Eve", "Flo", "Gus"):
        village.does(name, "withdraw Dan")
    village.vote(Eve="Ann", Flo="Ann")
    assert village.winners == "Eve Flo Gus Ida Jon"
    assert "Dan" in village.dead.split()


@rule("12.10")
def test_with_an_option_cupid_wins_with_the_lovers() -> None:
    village = night(
        "werewolf cupid seer",
        lovers="Ann Eve",
        dead="Dan Flo Gus Ida Jon",
        number=2,
        cupid_wins="with-the-lovers",
    )
    village.to("ballot").vote(Ann="Ben", Eve="Ben")
    assert village.winners == "Ann Ben Eve"


@rule("12.9")
@rule("12.10")
def test_a_cupid_who_was_withdrawn_does_not_win_with_the_lovers() -> None:
    village = day(
        "werewolf cupid seer",
        lovers="Ann Eve",
        dead="Dan Flo Gus Ida",
        number=2,
        cupid_wins="with-the-lovers",
    )
    village.village.write("missed", [0, 9] + [0] * 30)
    for name in ("Ann", "Eve"):
        village.does(name, "withdraw Ben")
    village.to("ballot").vote(Ann="Jon", Eve="Jon")
    assert (village.winner, village.winners) == ("couple", "Ann Eve")


@rule("12.1")
def test_a_piper_who_dies_in_the_night_of_the_last_charm_does_not_win() -> None:
    village = night("werewolf piper seer", dead="Flo Gus Ida Jon", charmed="Ann Dan", number=2).pack("Ben")
    village.during("piper", Ben="charm Eve").morning()
    assert village.winner == ""
    assert "Ben" in village.dead.split()
