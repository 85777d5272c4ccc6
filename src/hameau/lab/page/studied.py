"""The page of a study."""

import hameau
from hameau.engine.figures import Figure, Tile
from hameau.lab.page import paper
from hameau.lab.page.plates import Plates
from hameau.lab.page.telling import Teller, teller_for
from hameau.lab.simulation import ROAM
from hameau.lab.study import FIGURES, Plan, Study, survey_of


def write(study: Study, language: str) -> str:
    """The whole page."""
    plan = study.plan
    game = plan.open()
    teller = teller_for(game.key, language)
    plates = Plates(study.tally, plan.seats, teller)
    own = survey_of(game).figures
    tiles = [plates.tile(figure) for figure in (*FIGURES, *own) if isinstance(figure, Tile)]
    return paper.page(
        teller,
        title=teller.text("page-study", game=game.title),
        over=f"Hameau {hameau.__version__}",
        lead=lead(teller, plan, study.tally.matches),
        body=[
            paper.tiles([tile for tile in tiles if tile]),
            paper.chapter(teller.text("page-match"), shown(plates, FIGURES)),
            paper.chapter(teller.text("page-own", game=game.title), shown(plates, own)),
        ],
        foot=foot(teller, study),
    )


def shown(plates: Plates, figures: tuple[Figure, ...]) -> list[str]:
    made = [plates.plate(figure) for figure in figures if not isinstance(figure, Tile)]
    return [paper.show(plate, plates.teller) for plate in made if plate]


def lead(teller: Teller, plan: Plan, matches: int) -> str:
    """What was played, in a sentence."""
    played = teller.text("page-played", count=matches, matches=teller.whole(matches), seats=plan.seats)
    told = [played, teller.text("page-bots", bots=", ".join(unique(plan.bots)))]
    for key, choice in plan.options.items():
        name, value = teller.text(f"option-{key}"), teller.text(f"option-{key}-{choice}")
        told.append(teller.text("page-option", name=name, choice=value))
    return " ".join(told)


def unique(bots: tuple[str, ...]) -> tuple[str, ...]:
    return bots[:1] if len(set(bots)) == 1 else bots


def foot(teller: Teller, study: Study) -> list[tuple[str, str]]:
    reading = "".join(paper.paragraph(teller.text(f"page-{word}")) for word in ("about-bounds", "about-bots"))
    plan, matches = study.plan, study.tally.matches
    argv = ["hameau study", plan.game, "--matches", str(matches), *common_arguments(plan)]
    if plan.folder:
        argv += ["--content", plan.folder]
    again = paper.paragraph(about_again(teller, plan)) + paper.command(" ".join(argv))
    content = paper.paragraph(teller.text("page-about-content", digest=plan.open().digest))
    return [(teller.text("page-reading"), reading), (teller.text("page-again"), again + content)]


def about_again(teller: Teller, plan: Plan) -> str:
    """Bots that think for a time, and not for so many simulations, never do quite the same."""
    timed = any(bot not in ROAM and not bot[-1].isdigit() for bot in plan.bots)
    return teller.text("page-about-timed" if timed else "page-about-again")


def common_arguments(plan: Plan) -> list[str]:
    """Seats, bots, seed and options as one types them."""
    chosen = [part for key, choice in plan.options.items() for part in ("--option", f"{key}={choice}")]
    return [
        "--seats",
        str(plan.seats),
        "--bots",
        ",".join(unique(plan.bots)),
        "--seed",
        str(plan.seed),
        *chosen,
    ]
