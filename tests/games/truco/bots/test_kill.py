"""Who trucos on an open card has to beat it: the truco player calls on none it cannot beat, and beats what it called on."""

import pytest

from carteado.game import Action
from carteado.games.truco.bots import calls
from carteado.games.truco.bots.killing import killed
from carteado.games.truco.bots.strength import outlook
from carteado.games.truco.rules.acts import Raise
from carteado.tricks.chances import OURS, THEIRS
from carteado.tricks.play import Play
from games.truco.bots.escolha import as_vezes, carta, le, sempre
from games.truco.kit import Mesa, clause, mesa

SURE = (1.0,) * 15
COIN = tuple(0.0 if level < 3 else 0.5 if level < 7 else 1.0 for level in range(15))  # power 3 or 7, alike


def asfo(hands: dict[int, str], **options: str) -> Mesa:
    """Seat 0 has dealt, seat 1 leads; with the vira 4O the fives are manilhas."""
    return mesa(0, hands, opcoes=options, jogo="truco-asfo", vira="4O")


def calls_in(acts: set[Action | None]) -> bool:
    return any(isinstance(act, Raise) or (isinstance(act, Play) and act.call > 0) for act in acts)


def last_to_play(**options: str) -> Mesa:
    """Side A has the first vaza and side B the second; seat 0 holds the card that equals the best of the third."""
    table = asfo({1: "4C AC JC", 2: "3P 7E 4P", 3: "4E 7P 6P", 0: "6C 6E JE"}, **options)
    return table.joga("1:4C 2:3P 3:4E 0:6C").joga("2:7E 3:7P 0:6E 1:AC").joga("1:JC 2:4P 3:6P")


@clause("ASFO-TRUCO-13")
def test_a_tie_that_wins_the_mao_is_not_trucoed_on() -> None:
    table = last_to_play()
    assert outlook(le(table, 0)).chance() == pytest.approx(1.0)
    assert sempre(table, 0) == carta("JE")


@clause("S-ASFO-07")
def test_where_a_tie_is_enough_it_is_trucoed_on() -> None:
    assert calls_in(as_vezes(last_to_play(mustKill="off"), 0))


@clause("ASFO-TRUCO-13")
@pytest.mark.parametrize("rule", ["trick", "hand"])
def test_no_truco_on_a_card_that_this_seat_cannot_beat(rule: str) -> None:
    """Seat 2 holds the next three cards below the zap that lies there: the call can wait for the next vaza."""
    hands = {1: "5P", 2: "5C 5E 5O"}
    assert not calls_in(as_vezes(asfo(hands, mustKill=rule).joga("1:5P"), 2))
    assert calls_in(as_vezes(asfo(hands, mustKill="off").joga("1:5P"), 2))
    assert not calls_in(as_vezes(asfo({1: "5P", 0: "5C 5E 5O"}, mustKill=rule).joga("1:5P"), 0))


@clause("ASFO-TRUCO-13")
@pytest.mark.parametrize("rule", ["trick", "hand"])
def test_what_was_trucoed_on_is_beaten(rule: str) -> None:
    table = asfo({1: "KC", 2: "5P 5C KP"}, mustKill=rule).joga("1:KC")
    assert calls_in(as_vezes(table, 2))
    called = table.truco(2).cai(3)
    assert called.publico.must_kill == (1,)
    assert sempre(called, 2) in (carta("5C"), carta("5P"))


@clause("ASFO-TRUCO-13")
def test_a_call_thrown_with_a_card_beats_what_lies_there() -> None:
    table = asfo({1: "KC", 2: "5P 5C KP"}, mustKill="hand").joga("1:KC")
    thrown = {act for act in as_vezes(table, 2) if isinstance(act, Play) and act.call}
    assert thrown
    assert {str(act.card) for act in thrown} <= {"5P", "5C"}
    assert not any(act.down for act in thrown)


@clause("S-ASFO-07")
def test_trucos_out_of_turn_on_a_card_its_partner_has_beaten() -> None:
    table = asfo({1: "KC", 2: "3P", 3: "4E", 0: "5P 5C 6E"}).joga("1:KC 2:3P")
    assert calls_in(as_vezes(table, 0))


@clause("S-ASFO-07")
def test_who_has_to_beat_what_is_read_from_the_table() -> None:
    table = asfo({1: "KC", 2: "5P"}).joga("1:KC")
    assert le(table, 2).kill == 0
    called = table.truco(2)
    king = le(called, 2).power[carta("KC").card.index]
    assert [(le(called, seat).kill, le(called, seat).killer) for seat in range(4)] == [
        (king, OURS), (king, THEIRS), (king, OURS), (king, THEIRS),
    ]  # fmt: skip
    after = called.cai(3).joga("2:5P 3:4C 0:4E")
    assert le(after, 1).kill == 0


@clause("S-ASFO-08")
def test_a_raise_binds_where_the_house_says_so() -> None:
    hands = {1: "KC", 2: "3P"}
    plain = le(asfo(hands).truco(2).cai(3).joga("1:KC"), 2)
    assert calls.after_call(plain, 6) is plain
    strict = le(asfo(hands, mustKillOnRaise="lastCaller").truco(3).cai(2).joga("1:KC"), 2)
    assert (calls.after_call(strict, 6).kill, calls.after_call(strict, 6).killer) == (strict.theirs, OURS)


KING_UP = {1: "KC", 2: "KP"}  # a king has power 7


@clause("S-ASFO-07")
@pytest.mark.parametrize(("rule", "expected"), [("trick", (0.0, 0.0, 0.0, 0.0)), ("hand", (0.0, 0.0, 0.0, 1.0))])
def test_who_trucoed_on_a_king_and_at_best_equals_it(rule: str, expected: tuple[float, ...]) -> None:
    """The partner shows power 3 or 7, alike: half a tie by the cards, and worth nothing."""
    reading = le(asfo(KING_UP, mustKill=rule).joga("1:KC").truco(2), 2)
    assert killed(reading, 0, COIN, SURE, 0.0, 0.5) == pytest.approx(expected)


@clause("S-ASFO-07")
@pytest.mark.parametrize(("rule", "expected"), [("trick", (1.0, 0.0, 0.0, 0.0)), ("hand", (0.0, 0.0, 1.0, 0.0))])
def test_whose_king_was_trucoed_on_and_at_best_equalled(rule: str, expected: tuple[float, ...]) -> None:
    """They show power 3 or 7, alike: half won and half tied by the cards, and all of it won."""
    reading = le(asfo(KING_UP, mustKill=rule).joga("1:KC").truco(2), 1)
    assert killed(reading, 7, SURE, COIN, 0.5, 0.5) == pytest.approx(expected)
