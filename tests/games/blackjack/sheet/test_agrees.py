"""The scoreboard and the game agree: told how a played round ended, it writes what the game writes."""

from random import Random

import pytest

from carteado.catalogue import new as table
from carteado.game import CHANCE, PUBLIC, Action, Event, State
from carteado.games.blackjack.rules.events import BetPlaced, HouseDone, Insured, RoundEnded
from carteado.games.blackjack.rules.views import BlackjackView, Mao, Mesa
from carteado.games.blackjack.sheet.entries import Played, Round, Staked
from carteado.games.blackjack.sheet.keeping import new
from carteado.games.blackjack.sheet.session import BlackjackMatch
from carteado.pack import Shuffle
from carteado.placar import Placar

# What people call a hand that the house had to be compared with, by what the engine calls it.
WORDS = {"house-bust": "win", "house-blackjack": "loss", "blackjack-tie": "blackjack"}
SESSIONS = [
    (1, {"stack": "30", "rounds": "30"}),
    (3, {"stack": "25", "bet_min": "3", "rounds": "25", "surrender": "late"}),
    (5, {"stack": "40", "bet_min": "5", "rounds": "20", "surrender": "early", "early_vs": "not_ace"}),
    (7, {"stack": "60", "rounds": "20", "resplit": "true", "das": "true", "resplit_aces": "true", "decks": "1"}),
    (4, {"stack": "60", "rounds": "25", "peek": "false", "das": "true", "surrender": "early", "min_players": "3"}),
]


def shown(state: State) -> Mesa:
    view = state.view(PUBLIC)
    assert isinstance(view, BlackjackView)
    return view.shown


def act(state: State, seat: int, rng: Random) -> Action:
    """Anything that is legal, and splits, doubles and insurance more often than a player would."""
    menu = state.legal(seat)
    if seat == CHANCE:
        packs = menu[0]
        assert isinstance(packs, Shuffle)
        return Shuffle(tuple(rng.sample(packs.cards, len(packs.cards))))
    return rng.choice((*menu[2:], *menu))


def played(mao: Mao) -> Played:
    how = "blackjack" if mao.blackjack and mao.how == "blackjack" else WORDS.get(mao.how, mao.how)
    return Played(how, mao.doubled)


def house(mesa: Mesa, bust: bool) -> str:
    natural = mesa.house_total == 21 and mesa.house_count == 2
    return "bust" if bust else "blackjack" if natural else "stands"


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(("seats", "settings"), SESSIONS)
def test_what_a_played_round_brings_is_what_is_written(seats: int, settings: dict[str, str], seed: int) -> None:
    rng = Random(f"{seats} {seed}")
    state = table("blackjack", seats, settings)
    placar: Placar[BlackjackMatch] = new(settings, seats)
    events: list[Event] = []
    while state.outcome is None:
        seat = state.actors()[0]
        step = state.apply(seat, act(state, seat, rng))
        state = step.state
        for event in step.events:
            events.append(event)
            if isinstance(event, RoundEnded):
                placar = placar.enter(0, told(shown(state), event.round, events))
                _same(placar, state, event)
                events.clear()
    session = placar.match.partidas[-1]
    assert session.clause == state.outcome.clause
    assert session.winners == tuple([seat for seat, gain in enumerate(state.outcome.returns) if gain > 0])
    assert placar.match.winners() is not None


def told(mesa: Mesa, number: int, events: list[Event]) -> Round:
    """What people see of a round, its events since the bets."""
    bets = {event.seat: event.chips for event in events if isinstance(event, BetPlaced)}
    insured = [event.seat for event in events if isinstance(event, Insured)]
    bust = any(isinstance(event, HouseDone) and event.how == "bust" for event in events)
    hands = {lugar.seat: tuple(map(played, lugar.maos)) for lugar in mesa.lugares}
    return Round(number, house(mesa, bust), tuple([Staked(at, bet, hands[at], at in insured) for at, bet in bets.items()]))


def _same(placar: Placar[BlackjackMatch], state: State, event: RoundEnded) -> None:
    session, gains = placar.match.partidas[-1], [0] * placar.seats
    for credit in session.credits:
        gains[credit.side] += credit.points if credit.line == len(placar.lines) else 0
    assert (tuple(gains), session.score, session.over) == (event.gains, event.score, state.outcome is not None)
    if session.mao is not None:
        assert session.mao.number == shown(state).mao
