"""Voltas played at random, bluffs and all, against a second reckoning of what they come to."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest

from carteado.game import Action, Seat
from carteado.games.cego.rules.acts import Admit, AskFlor, CallDown, Declare, GiveHandUp, Leave, PlayTwo, Quero, Sing
from carteado.games.cego.rules.events import LeiSaid, VoltaBegan
from carteado.tricks.play import Play
from games.cego.kit import MesaCego
from games.cego.kit.dealing import Choice, dealt, follow
from games.cego.kit.reckoning import Reckoning
from games.cego.kit.worth import envido_points, flor_points

Act = Callable[[MesaCego, Random], tuple[Seat, Action]]

SCORES = ((0, 0), (10, 15), (17, 3), (5, 5), (21, 22), (9, 23))

# By house rule, what leads to where it is felt: words, and names of acts.
ROADS = {
    "leaveCostsEnvido=false": "truco pack GiveHandUp",
    "collectFlorOnEarlyNQ=false": "truco NaoQuero",
    "testaCFCFRrefused=4": "flor contra-flor contra-flor-e-o-resto NaoQuero",
    "testaCap=none": "real-envido envido envido-envido e-boa Quero",
    "testaFalta=min": "falta-envido e-boa Quero",
    "verifySongs=all": "envido e-boa Quero Sing unseen",
    "envidoMinhaFlor=void": "envido-minha-flor e-boa NaoQuero Play",
    "openTiming=any envidoAfterTruco=true": "truco Quero pack",
}


def bills(m: MesaCego, rng: Random, does: Act, house: Mapping[str, str]) -> set[str]:
    """A deal at random, each bill of it as told and as worked out; the parts paid, and `house` if a house rule was felt."""
    hands = {seat: [card for card in m.mesa.hands[seat].dealt_cards if card is not None] for seat in range(6)}
    first = next(nth for nth, event in enumerate(m.events) if isinstance(event, VoltaBegan))
    parts: set[str] = set()
    while m.mesa.phase == "play":
        nth, score, paid = m.mesa.nth, m.score, len(m.credits())
        acts: list[tuple[Seat, Action]] = []
        while m.mesa.phase == "play" and m.mesa.nth == nth:
            acts.append(does(m, rng))
            m.do(*acts[-1])
        began = m.told(VoltaBegan)[nth]
        told = m.credits()[paid:]
        events = [*m.told(LeiSaid), *m.events[first:]]
        by_house, by_text = (Reckoning(hands, began.seats, score, events, rules).bill() for rules in (house, {}))
        assert told == by_house, f"{house} {hands} {score}: {acts}"
        parts |= {part for part, _, _ in told} | ({"house"} if by_house != by_text else set())
        first = len(m.events)
    return parts


def weighed(m: MesaCego, rng: Random) -> tuple[Seat, Action]:
    """Anybody's act: cards, acceptance, é boa and true songs more often than the rest, leaving seldom."""
    acts = [(seat, act) for seat in range(6) for act in m.menu(seat)]
    seat, act = rng.choices(acts, [weight(act) for _, act in acts])[0]
    if isinstance(act, Sing) and rng.random() < 0.8:
        hand = [card for card in m.mesa.hands[seat].dealt_cards if card is not None]
        song = Sing(flor_points(hand) if m.mesa.points == "flor" else envido_points(hand))
        return seat, song if song in m.menu(seat) else act
    return seat, act


def weight(act: Action) -> float:
    """How often an act is chosen."""
    if isinstance(act, (Leave, GiveHandUp, AskFlor, CallDown, PlayTwo)):
        return 0.1
    if isinstance(act, Sing):
        return 0.2
    if act == Declare("e-boa"):
        return 5
    return 4 if isinstance(act, (Play, Quero)) else 1


def by(choose: Choice) -> Act:
    """Mostly whoever is waited for, now and then anybody; of the menu what this chooses."""

    def does(m: MesaCego, rng: Random) -> tuple[Seat, Action]:
        while True:
            seat = rng.choice(m.state.actors()) if rng.random() < 0.9 else rng.randrange(6)
            if menu := m.menu(seat):
                return seat, choose(rng, menu)

    return does


def anything(rng: Random, acts: Sequence[Action]) -> Action:
    """Any act, but leaving, asking and owning up only now and then, and songs not all at random."""
    rare = [act for act in acts if isinstance(act, (Leave, GiveHandUp, AskFlor, Admit))]
    common = [act for act in acts if act not in rare] or list(acts)
    if rare and rng.random() < 0.06:
        return rng.choice(rare)
    if isinstance(common[0], Sing) and rng.random() < 0.5:
        return common[-1]
    return rng.choice(common)


def table(rng: Random, form: str, options: Mapping[str, str]) -> MesaCego:
    """A deal at random: a roda, a testa, or a roda with the lei do jogo."""
    score = (rng.randrange(17), rng.randrange(17)) if form == "testa" else (rng.randrange(24), rng.randrange(24))
    lei = rng.randrange(6) if form == "lei" else None
    return MesaCego("testa" if form == "testa" else "roda", dealt(rng), score, lei, options, rng.randrange(6))


@pytest.mark.parametrize("form", ["roda", "testa"])
@pytest.mark.parametrize("profile", ["faithful", "clean"])
@pytest.mark.parametrize("block", range(4))
def test_the_bill_of_a_volta(form: str, profile: str, block: int) -> None:
    deals = 60 if form == "roda" else 20
    for seed in range(block * deals, block * deals + deals):
        rng = Random(seed)
        score = rng.choice(SCORES[:4] if form == "testa" else SCORES)
        options = {"profile": profile}
        bills(MesaCego(form, dealt(rng), score, None, options, rng.randrange(6)), rng, weighed, options)


@pytest.mark.clause(
    "CEGO-9.VIII.a-1", "CEGO-9.X-2", "CEGO-9.X-4", "CEGO-9.XI-5", "CEGO-9.XIV-25", "CEGO-9.XVI.h-1", "CEGO-9.II-1"
)
@pytest.mark.parametrize("form", ["roda", "testa", "lei"])
@pytest.mark.parametrize("profile", ["faithful", "clean"])
def test_the_bill_is_what_the_catalogue_says(form: str, profile: str) -> None:
    rng, options = Random(f"{form} {profile} 1"), {"profile": profile}
    parts: set[str] = set()
    for _ in range(120):
        parts |= bills(table(rng, form, options), rng, by(anything), options)
    assert {"envido", "flor", "truco"} <= parts


@pytest.mark.parametrize("rule", ROADS)
def test_the_bill_is_what_a_house_rule_says(rule: str) -> None:
    rng, options = Random(f"{rule} 1"), dict(one.split("=") for one in rule.split())
    parts: set[str] = set()
    for number in range(200):
        form = "testa" if rule.startswith("testa") else ("roda", "testa", "testa")[number % 3]
        parts |= bills(table(rng, form, options), rng, by(follow(ROADS[rule])), options)
        if number >= 20 and "house" in parts:
            break
    assert "house" in parts
