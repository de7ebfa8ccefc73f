"""Small things one sees: matchsticks in fives, marks on cards, themes, and where the program opens."""

import pytest
from rich.color import Color

from carteado import terminal
from carteado.cards import Card
from carteado.games.truco.rules.acts import Raise
from carteado.games.truco.rules.views import TrucoView
from carteado.games.truco.terminal.placar import tentos
from carteado.games.truco.words.moment import clauses_now
from carteado.terminal.app import CarteadoApp
from carteado.terminal.look import DAY, NIGHT, Look, Palette, pause
from carteado.terminal.screens.menu import MenuScreen
from carteado.terminal.screens.replay import ReplayScreen
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.widgets.card import BEST, SMALL, TIED, Drawing, back, face
from terminal.kit import GAME, app_at, mesa, press, session, settle, shown

SIZE = (80, 24)


def letters(drawing: Drawing) -> list[str]:
    return ["".join([text for text, _ in row]) for row in drawing]


@pytest.mark.parametrize(("points", "drawn"), [(0, ""), (1, "╿"), (5, "╿╿╿╿╱"), (7, "╿╿╿╿╱ ╿╿"), (12, "╿╿╿╿╱ ╿╿╿╿╱ ╿╿")])
def test_tentos_lie_in_fives(points: int, drawn: str) -> None:
    assert tentos(points) == drawn


def test_card_says_rank_suit_and_manilha() -> None:
    assert letters(face(Card.of("4P"), Look(), SMALL, manilha=True)) == ["╭───✦╮", "│ 4♣ │", "╰────╯"]
    assert letters(face(Card.of("QC"), Look(), SMALL)) == ["╭────╮", "│ Q♥ │", "╰────╯"]


def test_winning_and_tied_cards_differ_without_colour() -> None:
    card = Card.of("3P")
    drawn = {tuple(letters(face(card, Look(), SMALL, frame=frame))) for frame in (BEST, TIED)}
    assert len(drawn | {tuple(letters(face(card, Look(), SMALL)))}) == 3


def test_chosen_back_goes_round_and_shows_no_face() -> None:
    first = Look()
    second = first.next_back()
    assert letters(back(first, SMALL)) != letters(back(second, SMALL))
    assert second.next_back().next_back() == first


@pytest.mark.parametrize("look", [DAY, NIGHT], ids=["day", "night"])
def test_red_for_copas_and_ouros_four_colours_on_demand(look: Palette) -> None:
    two = [look.suit(suit, four=False) for suit in "PCEO"]
    four = [look.suit(suit, four=True) for suit in "PCEO"]
    assert two == [look.black, look.red, look.black, look.red]
    assert len(set(four)) == 4


def contrast(one: str, other: str) -> float:
    def luminance(colour: str) -> float:
        parts = [part / 255 for part in Color.parse(colour).get_truecolor()]
        linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("look", [DAY, NIGHT], ids=["day", "night"])
def test_text_is_legible_in_both_themes(look: Palette) -> None:
    for ground in (look.room, look.panel, look.table):
        assert contrast(look.ink, ground) >= 4.5
        assert contrast(look.gold, ground) >= 3
    for ground in (look.room, look.panel):
        assert contrast(look.dim, ground) >= 4.5
        assert contrast(look.gold, ground) >= 4.5
        assert contrast(look.danger, ground) >= 4.5
    assert contrast(look.on_gold, look.gold) >= 4.5
    for suit in (look.black, look.red, look.blue, look.green):
        assert contrast(suit, look.card) >= 5.5
    assert contrast(look.black, look.card) >= 7


def test_pauses_shrink_with_the_pace_and_the_page_waits_without_any() -> None:
    for vaza_over, mao_over in ((False, False), (True, False), (False, True)):
        normal, fast = pause("normal", vaza_over, mao_over), pause("fast", vaza_over, mao_over)
        assert normal is not None
        assert fast is not None
        assert normal > fast > 0
    assert pause("off", True, False) == 0
    assert pause("off", False, True) is None


async def test_theme_colours_and_back_keys_change_the_look_and_keep_the_table() -> None:
    table = session()
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        before = shown(app)
        await press(pilot, table, "n", "4")
        assert (app.look.palette, app.look.four_colours, app.theme) == (DAY, True, "dia")
        assert shown(app) == before
        await press(pilot, table, "w")
        assert shown(app) != before


def test_rule_of_the_moment_follows_the_phase() -> None:
    table = session(scripts={1: [Raise(3)]})
    while not table.idle():
        table.commit(table.consider())
    view = table.view()
    assert isinstance(view, TrucoView)
    assert clauses_now(view) == ("FEN-17.1", "FEN-17.1a", "FEN-17.1b", "FEN-17.1c")


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[CarteadoApp]:
    started: list[CarteadoApp] = []

    def run(app: CarteadoApp) -> None:
        started.append(app)

    monkeypatch.setattr(CarteadoApp, "run", run)
    return started


async def first_screen(app: CarteadoApp) -> object:
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        return app.screen


async def test_run_opens_the_menu_or_the_table(opened: list[CarteadoApp]) -> None:
    terminal.run(seed=1)
    terminal.run(GAME, "en", {"raiseLater": "true"}, 2, ("random",), 1, (3, 4))
    menu, table = [await first_screen(app) for app in opened]
    assert isinstance(menu, MenuScreen)
    assert isinstance(table, TableScreen)
    assert mesa(table.session).score == (3, 4)
    assert table.session.seat == 2


async def test_replay_opens_on_the_first_step(opened: list[CarteadoApp]) -> None:
    table = session(score=(11, 11))
    while table.outcome is None:
        if table.idle():
            table.act(table.legal()[0])
        else:
            table.commit(table.consider())
    terminal.replay(table.steps(), ("Ana", "", "Caio"), "pt-BR")
    screen = await first_screen(opened[0])
    assert isinstance(screen, ReplayScreen)
    assert screen.at == 0
