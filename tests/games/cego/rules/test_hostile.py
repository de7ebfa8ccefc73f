"""Acts that do not belong: whatever the moment, one that is not on the menu is refused for a reason that has a text."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import Action, Seat
from carteado.games.cego.rules import acts, words
from carteado.games.cego.rules.acts import (
    Admit,
    AskFlor,
    Call,
    CallDown,
    Declare,
    Defer,
    GiveHandUp,
    Leave,
    LeiDoJogo,
    NaoMato,
    NaoQuero,
    Nothing,
    PlayTwo,
    Quero,
    Sing,
)
from carteado.games.cego.words.reasons import TEXTS as OWN_REASONS
from carteado.pack import Cut, Deal
from carteado.tricks.play import Play
from carteado.words.reasons import TEXTS
from games.cego.kit import H1, MesaCego, em_testa, roda

CALLS = (
    *acts.POINTS_CALLS, *acts.FLOR_CALLS, *acts.DOUBLES, words.TRUCO, words.RETRUCO, words.VALE_QUATRO, words.ENVIDO_ENVIDO,
    words.CONTRA_FLOR, words.FLOR_E_TRUCO, words.ENVIDO_MINHA_FLOR, words.E_BOA, "banana", "",
)  # fmt: skip
PARTS = (words.OF_ENVIDO, words.OF_FLOR, words.OF_TRUCO, words.OF_BOTH, "banana")


def bag() -> list[Action]:
    """Everything a broken or hostile program might send."""
    cards = [Card.of(name) for name in ("1E", "4C", "7O", "12B")]
    found: list[Action] = [Call(word, value) for word in CALLS for value in (-1, 0, 2, 3, 24)]
    found += [CallDown(word, value) for word in CALLS for value in (0, 2, 6)]
    found += [Declare(word) for word in CALLS]
    found += [
        Quero(part, value, raising, passing)
        for part in PARTS
        for value in (0, 2)
        for raising in (False, True)
        for passing in ("", words.OF_TRUCO, words.OF_ENVIDO)
    ]
    found += [Quero(part, 2, False, "", True) for part in PARTS]
    found += [NaoQuero(part, value, small) for part in PARTS for value in (0, 2) for small in (False, True)]
    found += [Defer(part, 2) for part in PARTS]
    found += [Sing(points) for points in (-1, 0, 1, 8, 12, 20, 33, 38, 39, 1000)]
    found += [AskFlor(seat) for seat in range(-2, 8)]
    found += [Leave(how) for how in (words.PASS, words.PACK, words.UNSEEN, "banana", "")]
    found += [Play(card) for card in cards] + [
        Play(cards[0], down=True),
        PlayTwo(cards[0], cards[1]),
        PlayTwo(cards[0], cards[0]),
    ]
    return [*found, NaoMato(), Admit(), GiveHandUp(), Nothing(), LeiDoJogo(0), LeiDoJogo(24), Cut(5), Deal()]


BAG = bag()


def try_all(table: MesaCego, seat: Seat) -> None:
    """Every act of the bag is either on the seat's menu or refused for a reason that has a text."""
    legal = table.state.legal(seat)
    for action in BAG:
        reason = table.state.check(seat, action)
        if reason is None:
            assert action in legal, (table.mesa.window, seat, action)
            continue
        assert action not in legal, (table.mesa.window, seat, action, reason)
        assert reason.code in OWN_REASONS or reason.code in TEXTS, (table.mesa.window, action, reason)
        assert reason.clause.startswith(("CEGO-9.", "S-CEGO-")) or reason.code == "not-now", (table.mesa.window, action, reason)


@pytest.mark.clause("CEGO-9.VIII.h-1", "CEGO-9.VIII.f-1")
@pytest.mark.parametrize("profile", ["faithful", "clean"])
@pytest.mark.parametrize("form", ["roda", "testa", "lei"])
def test_whatever_is_not_on_the_menu_is_refused_with_a_reason(form: str, profile: str) -> None:
    rng = Random(f"{form} {profile}")
    windows: set[str] = set()
    for deal in range(6):
        flores = {0: "7O 6O 5O", 3: "1B 2B 3B"} if deal % 2 else {}
        if form == "testa":
            table = em_testa(flores, profile=profile)
        else:
            table = roda(flores, score=(4, 10), lei=deal % 6 if form == "lei" else None, profile=profile)
        steps = 0
        while table.mesa.phase == "play" and steps < 40:
            windows.add(table.mesa.window)
            if steps % 3 == deal % 3 or table.mesa.window != "turn":
                for seat in (table.state.actors()[0], rng.randrange(6)):
                    try_all(table, seat)
            seat = table.state.actors()[0]
            legal = [act for act in table.state.legal(seat) if not isinstance(act, (GiveHandUp, Leave))] or list(
                table.state.legal(seat)
            )
            table.do(seat, legal[rng.randrange(len(legal))])
            steps += 1
    assert {"turn", "truco"} <= windows or form == "lei"
    assert len(windows) >= 5, windows


@pytest.mark.clause("CEGO-9.VIII.h-7", "CEGO-9.XVI.h-1")
def test_a_wrong_figure_on_ones_own_turn_is_told_with_the_right_one() -> None:
    table = roda(H1)
    for call, right in (("truco", 2), ("envido", 2), ("flor", 0), ("envido-e-truco", 2), ("falta-envido", 24)):
        reason = table.refused(0, Call(call, 5))
        assert (reason.code, reason.facts) == ("wrong-stake", (5, right))
    assert table.refused(0, Call("banana", 0)).code == "not-a-call"
    testa = em_testa(H1)
    assert testa.refused(0, CallDown("falta-envido", 24)).facts == (24, 6)
    raised = table.call(0, "envido").no_flor().refused(1, Call("real-envido", 3))
    assert (raised.code, raised.clause, raised.facts) == ("wrong-stake", "CEGO-9.XV.b-1", (3, 5))


@pytest.mark.clause("CEGO-9.XIII-0")
def test_a_call_that_is_none_of_the_list() -> None:
    table = roda({0: "7O 6O 5O", 1: "1B 2B 3B"}).call(0, "flor")
    assert table.refused(2, Declare("retruco-de-flor")).clause == "CEGO-9.XIII-0"
    assert table.refused(1, Declare("flor")).clause == "CEGO-9.XIV-22"


@pytest.mark.clause("CEGO-9.III-10", "CEGO-9.XVI.k-2")
def test_in_a_testa_the_four_others_do_and_say_nothing() -> None:
    table = em_testa(H1).call(0, "truco")
    for seat in (1, 2, 4, 5):
        assert table.menu(seat) == ()
        for action in BAG:
            reason = table.state.check(seat, action)
            assert reason is not None
            assert reason.code in ("not-your-testa", "cards-are-out", "lei-after-deal")
