"""No card that another seat hides is anywhere on the screen, at any moment of a mão."""

import ast
from pathlib import Path

import pytest

from carteado.cards import Card
from carteado.terminal import family
from carteado.terminal.session import Session
from carteado.tricks.play import Play
from carteado.words import Words
from terminal.kit import HANDS, app_at, mesa, press, session, settle, shown, sign

SIZE = (110, 34)


def hidden_from_me(table: Session) -> list[str]:
    open_cards = {str(fallen.card) for vaza in mesa(table).vazas for fallen in vaza if fallen.card is not None}
    return [card for seat in (1, 2, 3) for card in HANDS[seat].split() if card not in open_cards]


def leaked(table: Session, text: str) -> list[str]:
    words = Words("pt-BR")
    flat = " ".join(text.split())
    return [card for card in hidden_from_me(table) if sign(card) in text or words.card(Card.of(card)) in flat]


async def test_hands_of_the_others_are_never_on_the_screen() -> None:
    table = session(scripts={1: [Play(Card.of("3P")), Play(Card.of("QC"), True)]})
    app = app_at(table)
    moments = 0
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        for keys in ((), ("1",), ("t",), ("2",), ("f",), ("enter",)):
            await press(pilot, table, *keys)
            assert leaked(table, shown(app)) == []
            moments += len(hidden_from_me(table))
        assert len(mesa(table).results) == 2
    assert moments > 20


async def test_face_down_card_of_another_is_a_back() -> None:
    table = session(scripts={1: [Play(Card.of("3P")), Play(Card.of("QC"), True)]})
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        await press(pilot, table, "2", "enter")
        down = [fallen for vaza in mesa(table).vazas for fallen in vaza if fallen.down]
        assert [(fallen.seat, fallen.card) for fallen in down] == [(1, None)]
        assert "QC" in hidden_from_me(table)
        assert leaked(table, shown(app)) == []


def test_widgets_and_scene_know_no_state() -> None:
    package = Path(family.__file__).parent
    boards = [*package.parent.glob("games/*/terminal/*.py"), *package.glob("plain*.py")]
    files = [*package.glob("widgets/*.py"), *boards, package / "family.py"]
    names = {
        (path.name, alias.name)
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert {("mesa.py", "Scene"), ("mesa.py", "CegoScene")} <= names
    assert not {name for _, name in names} & {"State", "Step", "Board", "Session", "catalogue"}


@pytest.mark.parametrize("seat", [0, 1, 3])
async def test_each_seat_sees_its_own_hand_only(seat: int) -> None:
    table = session(seat=seat, dealer=(seat + 2) % 4)
    app = app_at(table)
    async with app.run_test(size=SIZE) as pilot:
        await settle(pilot, table)
        text = " ".join(shown(app).split())
        words = Words("pt-BR")
        for owner, hand in HANDS.items():
            named = [card for card in hand.split() if words.card(Card.of(card)) in text]
            assert named == (hand.split() if owner == seat else [])
            assert owner == seat or not any(sign(card) in text for card in hand.split())
