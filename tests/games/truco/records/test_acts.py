"""The acts of truco in the words of a record, and what of them a seat's own record hides."""

import pytest

from carteado import records
from carteado.cards import Card, cards
from carteado.game import PUBLIC
from carteado.games.truco.notation import FACE
from carteado.games.truco.rules.acts import Blind, Burn, FromBottom, Peek, Raise, Saw, Turn
from carteado.games.truco.rules.views import TrucoView
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


LEFT_BY_ONE = """carteado 1
regulamento truco-sinsep
{table}início placar 11 7 carteador 0
cartas vira 4O / 0: 3P 2P AP / 1: 4C 6C 7C / 2: 4E 6E 7E / 3: 4P 6P 7P
0 desiste
"""


@pytest.mark.clause("S-SIN-24")
def test_one_partner_leaves_an_eleven_hand_for_both_only_in_what_a_table_kept() -> None:
    """Tables used to ask the partner themselves, and wrote one act."""
    *_, last = records.replay(records.parse(LEFT_BY_ONE.format(table="mesa abc\n")))
    view = last.state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    assert view.known.score == (11, 8)
    with pytest.raises(records.RecordError) as refused:
        list(records.replay(records.parse(LEFT_BY_ONE.format(table=""))))
    assert refused.value.reason is not None
    assert (refused.value.reason.code, refused.value.reason.clause) == ("eleven-run", "SIN-MAOONZE-4")
