"""The acts of truco in the words of a record, and what of them a seat's own record hides."""

import pytest

from carteado import records
from carteado.cards import Card, cards
from carteado.games.truco.notation import FACE
from carteado.games.truco.rules.acts import Blind, Burn, FromBottom, Peek, Raise, Saw, Turn
from carteado.pack import Deal, Keep, Refuse
from carteado.records import Act
from carteado.tricks.play import Play

OPENING = "carteado 1\nregulamento truco-fenacef/2023\n"


@pytest.mark.parametrize(
    ("text", "action", "faces"),
    [
        ("2 joga #1 = QP", Blind(1), "QP"),
        ("2 joga #3 virada", Blind(3, True), ""),
        ("3 queima 2 = 7O", Burn(2), "7O"),
        ("3 queima 2 = 7O 4C KP", Burn(2), "7O 4C KP"),
        ("3 queima 2", Burn(2), ""),
        ("3 queima 2 maço 1", Burn(2, 1), ""),
        ("3 queima 2 maco 0 = 7O 4C KP", Burn(2, 0), "7O 4C KP"),
        ("3 serra 12", Saw(12), ""),
        ("3 vira 1", Turn(1), ""),
        ("3 vira 4 = 5O", Turn(4), "5O"),
        ("3 espia", Peek(), ""),
        ("3 de baixo", FromBottom(), ""),
        ("0 dá", Deal(), ""),
        ("0 da 1", Deal(1), ""),
        ("0 dá 0 = 5O", Deal(0), "5O"),
        ("1 fica 4C", Keep(Card.of("4C")), ""),
        ("1 troca 4c", Refuse(Card.of("4C")), ""),
        ("2 joga 3p virada pede 6", Play(Card.of("3P"), True, 6), ""),
    ],
)
def test_acts_are_read(text: str, action: object, faces: str) -> None:
    [act] = records.parse(OPENING + text).lines
    assert isinstance(act, Act)
    assert (act.action, act.faces) == (action, cards(faces))


@pytest.mark.parametrize(
    ("action", "hidden"),
    [
        (Play(Card.of("3P"), True), "joga ? virada"),
        (Play(Card.of("3P"), True, 3), "joga ? virada truco"),
        (Play(Card.of("3P"), True, 9), "joga ? virada pede 9"),
    ],
)
def test_a_card_face_down_is_hidden_from_all_but_its_seat(action: Play, hidden: str) -> None:
    assert FACE.hides is not None
    assert [FACE.hides(1, action, viewer) for viewer in range(4)] == [True, False, True, True]
    assert FACE.hide(action) == hidden
    assert FACE.read(hidden) is None


@pytest.mark.parametrize("action", [Play(Card.of("3P")), Blind(1, True), Raise(3), Burn(1)])
def test_nothing_else_is(action: Play) -> None:
    assert FACE.hides is not None
    assert not any(FACE.hides(1, action, viewer) for viewer in range(4))
