"""Voltas played at random, bluffs and all, against a second reckoning of what they come to."""

from random import Random

import pytest

from carteado.cards import Card
from carteado.game import Action
from carteado.truco.acts import Play
from carteado.truco.cego.acts import AskFlor, CallDown, Declare, GiveHandUp, Leave, PlayTwo, Quero, Sing
from carteado.truco.cego.events import VoltaBegan, VoltaEnded
from cego_kit import MesaCego
from cego_kit.dealing import dealt
from cego_kit.reckoning import Reckoning, envido_points, flor_points

SCORES = ((0, 0), (10, 15), (17, 3), (5, 5), (21, 22), (9, 23))


def at_random(m: MesaCego, rng: Random) -> tuple[int, Action]:
    """Somebody's act: cards, acceptance, é boa and true songs more often than the rest, leaving seldom."""
    acts = [(seat, act) for seat in range(6) for act in m.menu(seat) if not isinstance(act, (CallDown, PlayTwo))]
    seat, act = rng.choices(acts, [weight(act) for _, act in acts])[0]
    if isinstance(act, Sing) and rng.random() < 0.8:
        hand = [card for card in m.mesa.hands[seat].dealt_cards if card is not None]
        song = Sing(flor_points(hand) if m.mesa.points == "flor" else envido_points(hand))
        return seat, song if song in m.menu(seat) else act
    return seat, act


def weight(act: Action) -> float:
    """How often an act is chosen."""
    if isinstance(act, (Leave, GiveHandUp, AskFlor)):
        return 0.1
    if isinstance(act, Sing):
        return 0.2
    if act == Declare("e-boa"):
        return 5
    return 4 if isinstance(act, (Play, Quero)) else 1


def played_at_random(seed: int, form: str, profile: str) -> tuple[MesaCego, list[list[Card]]]:
    """One roda, or the first testa of a deal, and the hands it was dealt."""
    rng = Random(seed)
    score = rng.choice(SCORES[:4] if form == "testa" else SCORES)
    hands = dealt(rng)
    m = MesaCego(form, hands, score, None, {"profile": profile}, rng.randrange(6))
    while m.mesa.phase == "play" and m.mesa.nth == 0:
        m.do(*at_random(m, rng))
    return m, [[Card.of(name) for name in hands[seat].split()] for seat in range(6)]


@pytest.mark.parametrize("form", ["roda", "testa"])
@pytest.mark.parametrize("profile", ["faithful", "clean"])
@pytest.mark.parametrize("block", range(4))
def test_the_bill_of_a_volta(form: str, profile: str, block: int) -> None:
    for seed in range(block * 60, block * 60 + 60):
        m, hands = played_at_random(seed, form, profile)
        began = next(event for event in m.events if isinstance(event, VoltaBegan))
        end = next(nth for nth, event in enumerate(m.events) if isinstance(event, VoltaEnded))
        told = Reckoning(hands, began.seats, m.start, m.events[: end + 1])
        assert m.credits() == told.bill(), f"seed {seed}, {form}, {profile}"
