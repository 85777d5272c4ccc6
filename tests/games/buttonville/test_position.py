"""Positions of Buttonville: how they read, that they come back, and what cannot be one."""

from random import Random

import pytest

import hameau
from tests.games.buttonville.tables import BUTTONVILLE, at, fresh, position, seated

HEAD = "4 0 - 0 37+40 random"
NAMES = "menestra jade dimitri phil chapi corbac soulange bob"
PENDING = "set-limit:1 hand-limit:1 end-order:1 play:1 recruit:2"
DECK = "11,7,11,10,11,12,12,3"
FORUM = "1,1,1,1,1,0,0,0"
NONE = "0,0,0,0,0,0,0,0"
ANN = f"2 0,3,0,0,0,0,0,1 {NONE} {NONE} bob4 phil1u"
BEN = f"5 0,1,0,0,0,0,0,0 0,1,0,0,0,0,0,0 {NONE} bob4uf"
TURN = "set-limit:1 hand-limit:1 end-order:1 play:1"
END = "set-limit:1 hand-limit:1 end-order:1"
FED = ANN.replace("bob4", "bob4u")


def written(**parts: str) -> str:
    """A position whose parts are exchanged one by one."""
    usual = {
        "head": HEAD,
        "names": NAMES,
        "pending": PENDING,
        "deck": DECK,
        "forum": FORUM,
        "discard": NONE,
        "revealed": NONE,
        "ann": ANN,
        "ben": BEN,
    }
    assert set(parts) <= set(usual)
    return " | ".join((usual | parts).values())


def test_a_position_is_one_line_that_a_person_can_read() -> None:
    table = seated(
        "hand jade3 bob; sets bob4 phil1u", "hand jade; known jade; sets bob4uf; buttons 5", round=3
    )
    assert table.position() == written()


def test_the_written_position_is_what_it_says() -> None:
    assert BUTTONVILLE.position(written()).position() == written()
    table = at(written())
    assert (table.active, table.question, table.piles) == ("Ann", "recruit", (37, 40))
    assert (table.hand("Ann"), table.sets("Ann"), table.buttons("Ann")) == (
        {"jade": 3, "bob": 1},
        "bob4 phil1",
        2,
    )
    assert [column.used for column in table.of("Ann").sets] == [False, True]
    assert (table.of("Ben").known, table.of("Ben").sets[0].fresh) == ({"jade": 1}, True)
    assert table.forum.total() == 5
    assert table.refuses("Ann", "use phil").code == "action-used"


@pytest.mark.parametrize(
    ("players", "villagers"),
    [(2, "first-game"), (3, "interactions"), (4, "trees"), (2, "synergy"), (3, "choose"), (4, "random")],
)
def test_every_position_of_a_match_comes_back(players: int, villagers: str) -> None:
    luck = Random(f"{players} {villagers}")
    table = fresh(players, 3, villagers)
    state = table.own
    state.listening = 0
    while state.waiting:
        text = table.position()
        again = BUTTONVILLE.read_position(BUTTONVILLE.content, text)
        assert BUTTONVILLE.write_position(BUTTONVILLE.content, again) == text
        again.luck = state.luck
        assert again.dump() == state.dump(), text
        state.apply(state.active, luck.choice(state.legal_moves(state.active)))
    over = at(table.position())
    assert (over.waiting, over.result) == ((), table.result)


def test_villagers_being_chosen() -> None:
    table = fresh(3, villagers="choose")
    table.does(table.active, "choose pablo")
    table.does(table.active, "choose jade")
    assert at(table.position()).look == table.look
    assert table.position().split(" | ")[:3] == [
        f"0 {table.look.first} - {table.look.active} 0+0 choose",
        "pablo jade",
        "choose:7",
    ]


def test_what_everybody_learned_is_written() -> None:
    table = seated("hand hyppolite", "hand jade2", among="bob", asked="play")
    table.does("Ann", "play hyppolite", "name bob")
    assert " random! |" in table.position()
    assert at(table.position()).of("Ben").lacking == ["bob"]


def test_a_position_in_the_midst_of_an_effect_goes_on() -> None:
    table = seated("hand laurent2 bob; sets jade", asked="play")
    table.does("Ann", "play laurent x2", "give bob")
    again = at(table.position())
    assert (again.question, again.look.given) == ("swap-for", "bob")
    again.does("Ann", "take jade", "done", "take dimitri")
    assert again.hand("Ann") == {"jade": 1, "dimitri": 1}


# what, the position, what the error mentions
WRONG = [
    # the head
    ("no head", "", "not turn"),
    ("no number", written(head="x 0 - 0 37+40 random"), "not turn"),
    ("a huge number", written(head="99999999999999999999 0 - 0 37+40 random"), "not turn"),
    ("a foreign number", written(head="٠ 0 - 0 37+40 random"), "not turn"),
    ("no such selection", written(head="4 0 - 0 37+40 any"), "not turn"),
    ("a space behind", written(head=HEAD + " "), "not turn"),
    ("a line", written(head=HEAD + "\n"), "one line of text"),
    ("no such seat", written(head="4 0 - 3 37+40 random"), "the seats are 0 to 1"),
    ("no such first seat", written(head="4 2 - 0 37+40 random"), "the seats are 0 to 1"),
    ("foreign cards", written(forum="1,1,1,1,١,0,0,0"), "forum"),
    ("somebody else's turn", written(head="5 0 - 0 37+40 random"), "not that seat's turn"),
    ("the end without reason", written(head="4 0 8 0 37+40 random"), "7.1"),
    ("no end though the pile is empty", written(head="4 0 - 0 0+77 random"), "7.1"),
    ("an end in the midst of a round", written(head="4 0 7 0 0+77 random"), "7.2"),
    ("an end too far away", written(head="4 0 10 0 0+77 random"), "7.2"),
    ("after the last turn", written(head="4 0 4 0 0+77 random"), "the last turn is over"),
    ("piles that do not add up", written(head="4 0 - 0 36+40 random"), "not as high"),
    # the seats
    ("one seat", " | ".join(written().split(" | ")[:-1]), "1 seats"),
    ("five seats", " | ".join([written(), BEN, BEN, BEN]), "5 seats"),
    ("nothing but a head", HEAD, "0 seats"),
    ("no buttons", written(ann=ANN.replace("2 0", "x 0", 1)), "seat 0"),
    ("negative buttons", written(ann="-" + ANN), "seat 0"),
    ("no hand", written(ben="5"), "seat 1"),
    ("a hand of seven kinds", written(ben=BEN.replace("5 0,", "5 ")), "seat 1, hand"),
    ("no set", written(ann=ANN.replace("phil1u", "phil")), "'phil' is no set"),
    ("an empty set", written(ann=ANN.replace("phil1u", "phil0")), "'phil0' is no set"),
    ("a set of thirteen", written(ann=ANN.replace("phil1u", "phil13")), "'phil13' is no set"),
    ("a set of strangers", written(ann=ANN.replace("phil1u", "turbo1")), "'turbo1' is no set"),
    ("too many sets", written(ann=ANN + " phil1" * 24), "seat 0"),
    ("more known than held", written(ben=f"5 0,1,0,0,0,0,0,0 0,2,0,0,0,0,0,0 {NONE} bob4uf"), "known"),
    ("it lacks what it holds", written(ann=ANN.replace(f"{NONE} {NONE}", f"{NONE} 0,4,0,0,0,0,0,0")), "lack"),
    (
        "it lacks more than it holds",
        written(ann=ANN.replace(f"{NONE} {NONE}", f"{NONE} 5,0,0,0,0,0,0,0")),
        "known",
    ),
    (
        "it lacks one without having said so",
        written(ann=ANN.replace(f"{NONE} {NONE}", f"{NONE} 4,0,0,0,0,0,0,0")),
        "lack",
    ),
    # villagers and cards
    ("a stranger", written(names=NAMES.replace("bob", "rob")), "no villager 'rob'"),
    ("one twice", written(names=NAMES.replace("bob", "corbac")), "one twice"),
    ("too many", written(names=NAMES + " flora"), "too many villagers"),
    ("guilds out of order", written(names="jade menestra" + NAMES[13:]), "2.2"),
    (
        "too few villagers",
        written(
            names="menestra",
            deck="9",
            forum="1",
            discard="0",
            revealed="0",
            ann="2 1 0 0",
            ben="2 1 0 0",
            head="0 0 - 0 5+4 random",
        ),
        "villagers are missing",
    ),
    ("no numbers", written(deck="many"), "deck: 'many'"),
    ("too few numbers", written(forum="1,1,1"), "forum: '1,1,1'"),
    ("negative numbers", written(discard="-1,0,0,0,0,0,0,0"), "discard"),
    ("a card too many", written(discard="1,0,0,0,0,0,0,0"), "13 cards of villager 1"),
    ("a card too few", written(forum="0,1,1,1,1,0,0,0"), "11 cards of villager 1"),
    # what is pending
    ("nothing pending", written(pending="-"), "not over"),
    ("nothing known", written(pending=PENDING + " dance"), "'dance' is nothing"),
    ("no number behind it", written(pending=PENDING + ":x"), "'recruit' is nothing"),
    ("too many numbers", written(pending=TURN + " recruit:2:0:0:0:0:0"), "'recruit' is nothing"),
    ("too much", written(pending=PENDING + " take:1" * 30), "more is pending"),
    ("no turn", written(pending="recruit:2"), "no turn"),
    ("a turn out of order", written(pending="hand-limit:1 set-limit:1"), "no turn"),
    ("only an effect", written(pending="take:1"), "no turn"),
    ("a turn in an effect", written(pending=PENDING + " take:1 play:1"), "no effect"),
    ("an effect of nobody", written(pending=TURN + " take:1:0:0:8"), "no effect"),
    (
        "a set that is not there",
        written(pending=f"{END} effect:4:0:1:7:24 feed:1:0:0:7:24"),
        "a set is named",
    ),
    (
        "a Bob that is not there",
        written(
            pending=f"{END} effect:4:0:1:7:1 feed:1:0:0:7:1",
            forum="1,1,1,1,0,0,0,1",
            deck="11,7,11,10,12,12,12,2",
        ),
        "a set is named",
    ),
    (
        "a Bob without food",
        written(pending=f"{END} effect:4:0:1:7 feed:1:0:0:7", ann=FED),
        "the forum has no card for it",
    ),
    ("an effect that asks nothing", written(pending=f"{TURN} effect:1:0:2:3:1"), "asks nothing"),
    ("a step that is not there", written(pending=f"{TURN} effect:1:0:9:3:1 take:1:0:0:3"), "more is pending"),
    ("a set of 13 cards", written(pending=f"{TURN} effect:13:0:2:3:1 take:1:0:0:3"), "more is pending"),
    ("an endless effect", written(pending=f"{TURN} effect:1:0:2:3:1 take:999:0:0:3"), "more is pending"),
    ("another step", written(pending=f"{TURN} effect:1:0:1:3:1 take:1:0:0:3"), "no effect of this villager"),
    ("a Marty without his set", written(pending=f"{TURN} copy:1:999"), "no effect"),
    ("a swap of nobody", written(pending=f"{TURN} swap-for:1:0:99"), "no effect"),
    ("three recruits", written(pending=f"{TURN} recruit:3"), "more is pending"),
    ("two sets to play", written(pending=TURN[:-1] + "2"), "more is pending"),
    ("no recruit left", written(pending=f"{TURN} recruit:0"), "nothing answers"),
    ("nothing revealed to keep", written(pending=f"{TURN} keep:1"), "no effect"),
    (
        "no card too many",
        written(pending="set-limit:1 hand-limit:1", ann=FED),
        "nothing answers 'hand-limit'",
    ),
    ("no set too many", written(pending="set-limit:1", ann=FED), "nothing answers 'set-limit'"),
    # what no turn leaves behind
    (
        "an empty forum",
        written(forum=NONE, deck="12,8,12,11,12,12,12,3", head="4 0 - 0 42+40 random"),
        "the forum has 0 cards beside 82",
    ),
    (
        "two sets of one villager at the end",
        written(
            head="8 0 8 1 0+0 random",
            pending="-",
            deck=NONE,
            discard=DECK,
            ben=f"5 0,1,0,0,0,0,0,0 {NONE} {NONE} bob3u bob1u",
            ann=FED,
        ),
        "Ben has 2 sets of bob after a turn",
    ),
    ("a set before the first turn", written(head="0 0 - 0 37+40 random"), "had no turn yet"),
    ("a fortune", written(ann=ANN.replace("2 0", "99999 0", 1)), "buttons"),
    ("a Bob who slept", written(ben=BEN.replace("bob4uf", "bob4f")), "bob has not acted"),
    (
        "eight cards",
        written(ben=BEN.replace("5 0,1", "5 7,1"), deck="4,7,11,10,11,12,12,3", head="4 0 - 0 30+40 random"),
        "Ben holds 8 cards after a turn",
    ),
    ("choosing with cards", written(pending="choose:1"), "before the villagers are chosen"),
    (
        "choosing out of turn",
        "0 0 - 1 0+0 choose | - | choose:8 | - | - | - | - | 0 - - - | 0 - - -",
        "in turn",
    ),
    ("choosing too many", "0 0 - 0 0+0 choose | - | choose:9 | - | - | - | - | 0 - - - | 0 - - -", "in turn"),
]


@pytest.mark.parametrize(("text", "word"), [entry[1:] for entry in WRONG], ids=[entry[0] for entry in WRONG])
def test_what_no_match_can_lead_to_is_refused(text: str, word: str) -> None:
    with pytest.raises(hameau.BadPosition) as caught:
        BUTTONVILLE.position(text)
    assert word in str(caught.value)


def test_villagers_to_be_chosen_can_be_written_down() -> None:
    table = at("0 0 - 0 0+0 choose | - | choose:8 | - | - | - | - | 0 - - - | 0 - - -")
    assert table.may("Ann") == ["choose pablo", "choose triboulet", "choose menestra"]


def test_the_language_of_the_tests_writes_what_the_game_writes() -> None:
    text = position(("hand jade2 bob; sets phil2; buttons 7", "known corbac; hand corbac2"), discard="jade")
    assert at(text).position() == text
