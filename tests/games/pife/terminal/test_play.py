"""Cacheta and pif-paf by keyboard alone at 80x24: drawing, walking to a card, discarding, betting, going out, and why not."""

from textual.pilot import Pilot

from carteado.cards import Card
from carteado.catalogue import new
from carteado.game import CHANCE, PUBLIC
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.terminal.mesa import held
from carteado.games.pife.terminal.table import PifeTable
from carteado.terminal.family import Grip, Sight
from carteado.terminal.look import Look
from carteado.terminal.screens.table import TableScreen
from carteado.terminal.widgets.card import sign
from carteado.words import Words
from games.pife.terminal.mesa_kit import mesa, session
from terminal.kit import app_at, press, settle, shown

SIZE = (80, 24)
WIDTH, HEIGHT = 52, 13


async def test_a_turn_of_cacheta_pifei_and_a_batida() -> None:
    table = session("cacheta", stock="3O 4O 6P AE")
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        assert "compre do monte ou pegue o descarte" in shown(app)
        for told in ("vira", "curinga", "monte 76", "Dizer «pifei»", "10"):
            assert told in shown(app)
        await press(pilot, table, "f", "c")
        await _walk(pilot, "3O")
        await press(pilot, table, "d")
        assert Card.of("3O") in mesa(table).lixo_cards
        assert mesa(table).turn == 0  # the others have played
        await press(pilot, table, "b")
        assert "CAC-TURN-2" in shown(app)  # why not, with its clause
        await press(pilot, table, "c")
        assert "Bater" in shown(app)
        await press(pilot, table, "b")
        assert (mesa(table).ended, mesa(table).score) == ("batida", (10, 9, 9))
        assert shown(app).count("−1 ") == 2


async def test_pif_paf_asks_how_much_and_the_bet_is_in_the_pot() -> None:
    table = session("pifpaf")
    app = app_at(table, lang="en")
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        for told in ("Bet…", "no money value", "pot 3", "At the start: 100 chips", "Bets from 5 to 20"):
            assert told in shown(app)
        await press(pilot, table, "r", "enter")
        assert [lugar.bet for lugar in mesa(table).lugares] == [5, 5, 5]
        assert (mesa(table).pot, mesa(table).phase, mesa(table).turn) == (18, "buying", 0)
        assert "pot 18" in shown(app)
        await press(pilot, table, "c", "b")
        assert (mesa(table).ended, mesa(table).score) == ("batida", (112, 94, 94))


async def _walk(pilot: Pilot[None], card: str) -> None:
    screen = pilot.app.screen
    assert isinstance(screen, TableScreen)
    view = screen.session.view()
    assert isinstance(view, PifeView)
    while screen.grip.place != held(view, 0).index(Card.of(card)) + 1:
        await pilot.press("right")


def drawn(view: PifeView, grip: Grip | None = None) -> list[str]:
    names = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Hugo")[: view.shown.seats]
    canvas = PifeTable(Sight(view, 0, names, view.actors, (), Words(), 0, grip or Grip())).mesa(Look(), WIDTH, HEIGHT)
    return [canvas.strip(y).text for y in range(HEIGHT)]


def dealt(eyes: int) -> PifeView:
    """Pif-paf of eight, everybody's first word to come."""
    state = new("pifpaf", 8, {"stack": "100", "bet_min": "5", "bet_max": "20"}, dealer=7, cut=False)
    view = state.apply(CHANCE, state.legal(CHANCE)[0]).state.view(eyes)
    assert isinstance(view, PifeView)
    return view


def test_eight_seats_the_piles_and_the_hand_fit() -> None:
    rows = drawn(dealt(0), Grip(3))
    text = "\n".join(rows)
    for told in ("Você", "Bia", "Hugo", "pote 8", "monte", "99"):
        assert told in text
    assert text.count("◂") == 1
    assert all(len(row) <= WIDTH for row in rows)


def test_others_see_no_hand() -> None:
    signs = [sign(card) for card in dealt(0).hand()]
    assert all(each in drawn(dealt(0))[-1] for each in signs)
    assert not any(each in "\n".join(drawn(dealt(PUBLIC))) for each in signs)
