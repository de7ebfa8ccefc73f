"""What fits on 80 columns: forty cards in rows, six seats, melds in a few signs, the bill of a deal."""

from dataclasses import replace

import pytest
from rich.style import Style

from carteado.cards import CARDS, cards
from carteado.catalogue import new
from carteado.game import CHANCE, PUBLIC
from carteado.games.canastra.rules.events import Conta
from carteado.games.canastra.rules.views import CanastraView, Jogo
from carteado.games.canastra.terminal.melds import meld
from carteado.games.canastra.terminal.mesa import MesaDrawing, hand_rows
from carteado.games.canastra.terminal.table import CanastraTable
from carteado.terminal.family import Grip, Sight
from carteado.terminal.look import Look
from carteado.terminal.widgets.card import sign
from carteado.words import Words
from games.canastra.terminal.mesa_kit import session

WIDTH, HEIGHT = 52, 13


def run(low: int, text: str, *wild: int, marks: tuple[str, ...] = ()) -> Jogo:
    return Jogo(low, cards(text), wild, marks)


@pytest.mark.parametrize(
    ("jogo", "told"),
    [
        (run(4, "4P 5P 6P"), "2:4–6♣"),
        (run(12, "QO KO AO"), "2:Q–A♦"),
        (run(5, "5C 2O 7C", 1), "2:5–7♥*2♦"),
        (run(7, "2E 8P 9P", 0), "2:7–9♣*2♠"),
        (run(4, "4P 5P 6P 7P 8P 9P 10P", marks=("clean",)), "2:4–10♣ limpa"),
        (Jogo(0, cards("KP KC KE JK"), (3,), ()), "2:K×4*JK"),
    ],
)
def test_a_meld_in_a_few_signs(jogo: Jogo, told: str) -> None:
    assert meld(2, jogo, Words("pt-BR").of("canastra")).startswith(told)


def test_forty_cards_fit_in_four_rows() -> None:
    pieces = tuple([(f" {card} ", Style()) for card in (*CARDS[:20], *CARDS[:20])])
    rows = hand_rows(pieces, WIDTH)
    assert sum(map(len, rows)) == 40
    assert len(rows) <= 4
    assert max(sum(len(text) for text, _ in row) for row in rows) <= WIDTH - 2


def text_of(drawing: MesaDrawing) -> list[str]:
    return [drawing.canvas.strip(y).text for y in range(HEIGHT)]


PEOPLE = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio")


def drawing_of(view: CanastraView, grip: Grip | None = None) -> list[str]:
    lifted = grip or Grip()
    sight = Sight(view, 0, PEOPLE[: view.shown.seats], view.actors, (), Words(), 0, lifted)
    listener = CanastraTable(sight).listener
    return text_of(MesaDrawing(view, 0, view.actors, listener, Look(), lifted, (WIDTH, HEIGHT)))


def dealt(game: str, seats: int, eyes: int) -> CanastraView:
    """A deal in which seat 0 is to play, seen by somebody."""
    state = new(game, seats=seats, dealer=seats - 1, cut=False)
    view = state.apply(CHANCE, state.legal(CHANCE)[0]).state.view(eyes)
    assert isinstance(view, CanastraView)
    return view


def test_six_seats_and_three_sides_fit() -> None:
    view = dealt("buraco", 6, 0)
    rows = drawing_of(view, Grip(3, lifted=(1, 3), groups=((5, 6),)))
    drawn = "\n".join(rows)
    for name in ("Você", "Bia", "Caio", "Davi", "Eva", "Fábio"):
        assert name in drawn
    assert "mortos 3" in drawn
    assert drawn.count("▴") == 2
    assert drawn.count("◂") == 1
    assert all(len(row) <= WIDTH for row in rows)


def test_the_bill_of_a_deal_stands_line_by_line() -> None:
    view = session().view()
    assert isinstance(view, CanastraView)
    counted = ((0, 45, 1, 200, 0, 0, 100, -35, 0, 310, 310), (1, 15, 0, 0, 0, 0, 0, -45, -100, -130, -130))
    shown = replace(view.shown, conta=Conta(1, "batida", 0, "CAN-11.1", counted), ended="batida", phase="shuffle")
    rows = drawing_of(CanastraView(view.regulation, view.options, view.seat, view.actors, view.known, shown))
    found = {row.split()[0]: row.split()[-2:] for row in rows if row.strip() and len(row.split()) > 2}
    assert found["rodada"] == ["310", "-130"]
    assert found["limpas"] == ["200", "0"]
    assert found["morto"] == ["0", "-100"]


def test_others_see_no_hand() -> None:
    own, public = dealt("canastra", 4, 0), dealt("canastra", 4, PUBLIC)
    signs = [sign(card) for card in own.hand()]
    assert all(each in "\n".join(drawing_of(own)) for each in signs)
    assert not any(each in "\n".join(drawing_of(public)) for each in signs)
