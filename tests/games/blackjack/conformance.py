"""The hooks of blackjack: any number of seats with few chips, shoes rich in pairs and aces, what follows by counting."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from carteado.cards import Card, shuffled
from carteado.game import CHANCE, PUBLIC, Action, Seat, State
from carteado.games.blackjack.rules.acts import Bet
from carteado.games.blackjack.rules.rulebook import RANKS
from carteado.games.blackjack.rules.views import BlackjackView
from carteado.pack import Ruling, Shuffle
from conformance_kit.hooks import Hooks
from games.blackjack.golden import STORIES as OWN

WHY: Final = "mesa refeita"
RICH: Final = 60  # cards of few ranks on top


def start(rng: Random) -> dict[str, Any]:
    """Any number of seats, near the last round, with chips for few bets or for many, or for none."""
    seats = rng.choice((1, 2, 2, 3, 3, 4, 5, 7))
    position: dict[str, Any] = {"seats": seats}
    if rng.random() < 0.7:
        position["score"] = (rng.choice((80, 200)), *rng.choices((0, 3, 4, 9, 21, 60, 200), k=seats - 1))
    if rng.random() < 0.8:
        position["mao"] = rng.choice((1, 17, 19, 20))
    return position


def pack(cards: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Any order; often with cards of few ranks on top, so that hands can be split again and the house has BlackJacks."""
    mixed = shuffled(cards, rng)
    if rng.random() < 0.5:
        return mixed
    ranks = [*rng.sample(range(RANKS), rng.choice((1, 2, 3))), 0]
    top = [card for card in mixed if card.index % RANKS in ranks][:RICH]
    counts = {card: top.count(card) for card in set(top)}
    rest: list[Card] = []
    for card in mixed:
        if counts.get(card, 0):
            counts[card] -= 1
        else:
            rest.append(card)
    return (*top, *rest)


def further(state: State, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Some rounds in which everybody is as quiet as can be, so that the shoe empties."""
    rounds = rng.choice((0, 0, 0, 1, 5, 6, 7))
    while state.outcome is None:
        view = state.view(PUBLIC)
        assert isinstance(view, BlackjackView)
        if view.shown.mao > rounds:
            return
        seat = state.actors()[0]
        action = state.legal(CHANCE)[0] if seat == CHANCE else state.lapse(seat)
        if isinstance(action, Shuffle):
            action = Shuffle(pack(action.cards, rng))
        assert action is not None
        yield seat, action
        state = state.apply(seat, action).state


def rulings(state: State, rng: Random) -> list[Action]:
    """Any chips in an unforeseen case."""
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    return [Ruling("BJ-S21", score=tuple([rng.randrange(150, 400) for _ in view.shown.score]), why=WHY)]


def begins(state: State, action: Action) -> bool:
    """A shoe that is needed in the middle of a round begins nothing."""
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    return isinstance(action, Shuffle) and not view.shown.waits


HOOKS: Final = {
    "blackjack": Hooks(
        start=start,
        pack=pack,
        further=further,
        rulings=rulings,
        begins=begins,
        ranges=(Bet,),
        rare=(
            {"resplit": "true", "das": "true", "surrender": "early"},
            {"decks": "1", "penetration": "0.9", "surrender": "late"},
            {"nevada": "true", "resplit": "true", "resplit_aces": "true", "decks": "2", "peek": "false"},
        ),
        beside={
            "penetration": {"decks": "3"},
            "early_vs": {"surrender": "early"},
            "max_hands": {"resplit": "true"},
            "resplit_aces": {"resplit": "true"},
        },
        table_options={"clock": "30"},
        numbers={
            "decks": ("1", "2", "8"),
            "stack": ("40",),
            "bet_min": ("5",),
            "bet_max": ("5",),
            "rounds": ("21",),
            "min_players": ("2",),
            "max_hands": ("2", "3"),
        },
    )
}

STORIES: Final = {"blackjack": OWN}
