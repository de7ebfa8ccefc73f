"""Random partidas with rulings mixed in, as those who listen at the table hear them."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from carteado import catalogue
from carteado.cards import Card, shuffled
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Seat, State, Step
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.views import Mesa, TrucoView
from carteado.pack import Ruling, Shuffle
from carteado.words import Words

NAMES = ("Ana", "Bia", "Caio", "Davi")
LONGEST = 400
FENACEF, ASFO, SINSEP = "truco-fenacef", "truco-asfo", "truco-sinsep"
HOUSES: tuple[tuple[str, Mapping[str, str], Mapping[str, Any]], ...] = (
    (FENACEF, {}, {}),
    (FENACEF, {"revealFaceDownAfterHand": "true", "cutFault": "passDeal"}, {"score": (0, 9), "dealer": 1}),
    (FENACEF, {"answerPolicy": "acceptByOneFoldByBoth", "concede": "true", "raiseLater": "true"}, {"dealer": 2}),
    (FENACEF, {"ferro": "blindFirstTrick"}, {"score": (11, 11), "dealer": 3}),
    (FENACEF, {"ferro": "blindAll", "revealFaceDownAfterHand": "true"}, {"score": (11, 11), "dealer": 0}),
    (FENACEF, {"illegalRaise": "loseHand", "tripleTie": "dealerPair"}, {"score": (11, 7), "dealer": 0}),
    (ASFO, {}, {}),
    (ASFO, {"mustKill": "hand", "showAndWin": "couple"}, {"score": (3, 4), "dealer": 1}),
    (ASFO, {"ferroVira": "hiddenUntilTrick1"}, {"score": (11, 11), "dealer": 2}),
    (ASFO, {"tentoEndsHand": "false", "cutFault": "tento"}, {"score": (5, 11), "dealer": 3}),
    (SINSEP, {}, {}),
    (SINSEP, {"firstDealer": "lots", "viraPick": "anyDepth"}, {}),
    (SINSEP, {}, {"score": (11, 11), "dealer": 0}),
    (SINSEP, {"twoCards": "opponentsChoose", "dealFault": "pass"}, {"score": (2, 2), "dealer": 1}),
    (SINSEP, {"tentoEndsHand": "false"}, {"seats": 2}),
    (SINSEP, {"ferro": "blindFirstTrick"}, {"seats": 2, "score": (11, 11), "dealer": 1}),
)


def palavras(lang: str = "pt-BR") -> Words:
    """The words of truco, of the first code where an event alone does not say which."""
    return Words(lang, FENACEF)


def names_at(state: State) -> tuple[str, ...]:
    """The names of those who sit there."""
    view = state.view(PUBLIC)
    assert isinstance(view, TrucoView)
    return NAMES[: view.known.seats]


def told(seed: int) -> Iterator[tuple[State, Seat, Action, Step]]:
    """Each act of a partida: the state it was made in, who did what, and what came of it."""
    rng = Random(seed)
    game, options, position = HOUSES[seed % len(HOUSES)]
    state = catalogue.new(game, options=options, **position)
    for _ in range(LONGEST):
        if not state.actors():
            return
        seat, action = _act(state, rng)
        step = state.apply(seat, action)
        yield state, seat, action, step
        state = step.state


def _act(state: State, rng: Random) -> tuple[Seat, Action]:
    just_dealt = _known(state).phase == "play" and not _known(state).vazas
    ruling = _ruling(state, rng) if rng.random() < (0.2 if just_dealt else 0.08) else None
    if ruling is not None:
        return REFEREE, ruling
    cutter = _cutter(state)
    seat = cutter if state.legal(cutter) and rng.random() < 0.3 else rng.choice(state.actors())
    menu = state.legal(seat)
    if seat == CHANCE:
        assert isinstance(menu[0], Shuffle)
        return seat, Shuffle(shuffled(menu[0].cards, rng))
    kind = rng.choice(sorted({type(action).__name__ for action in menu}))
    return seat, rng.choice([action for action in menu if type(action).__name__ == kind])


def _known(state: State) -> Mesa:
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    return view.known


def _cutter(state: State) -> Seat:
    mesa = _known(state)
    return (mesa.dealer - 1) % mesa.seats


def _ruling(state: State, rng: Random) -> Action | None:
    menu = _with_cards(state, rng) if rng.random() < 0.5 else list(state.legal(REFEREE))
    rng.shuffle(menu)
    return next((ruling for ruling in menu if state.check(REFEREE, ruling) is None), None)


def _with_cards(state: State, rng: Random) -> list[Action]:
    """Rulings that name cards or a score, each clause of the code by its effect; not all can be given now."""
    mesa = _known(state)
    seat = rng.randrange(mesa.seats)
    found: list[Action] = []
    for clause, effect in rules_of(state.view(PUBLIC).regulation, {}).incidents.items():
        if effect == "set-score":
            found.append(Ruling(clause, score=(rng.randrange(11), rng.randrange(11)), why="erro na súmula"))
        if mesa.phase != "play" or not mesa.hands:
            continue
        on_turn, other = mesa.hands[mesa.turn].seen(), mesa.hands[seat].seen()
        if effect in ("turned-up", "turned-up-tied"):
            found.append(Ruling(clause, mesa.turn, on_turn[:1]))
        elif effect == "thrown":
            found += [Ruling(clause, mesa.turn, on_turn[:open_], down) for open_, down in ((2, 0), (1, 1), (0, 2))]
        elif effect == "out-of-turn":
            found += [Ruling(clause, seat, other[:1], sanction=choice) for choice in ("", "stands", "loseHand")]
        elif effect.startswith("exposed"):
            found += [Ruling(clause, mesa.dealer, other[:1])] * 40
    return found


def hidden(event: Event, viewer: Seat) -> tuple[Card, ...]:
    """The cards of an event that this seat may not know."""
    return () if viewer in event.audience else event.secret_cards
