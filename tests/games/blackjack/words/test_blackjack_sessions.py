"""Sessions of blackjack told to every listener, and every act on a menu named: nothing leaks, nothing is untranslated."""

import re
from functools import cache
from random import Random

import pytest

from carteado import catalogue
from carteado.game import CHANCE, PUBLIC, REFEREE, Event, Seat, State
from carteado.games.blackjack.rules.events import EVENTS
from carteado.pack import Reshuffled, Ruled, Shuffle
from carteado.words import Words
from games.blackjack.conformance import pack

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil")
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"rounds": "12", "surrender": "late", "bet_min": "1", "bet_max": "3"}),
    (7, {"rounds": "9", "decks": "1", "penetration": "0.9", "resplit": "true", "das": "true", "surrender": "early"}),
    (7, {"rounds": "4", "decks": "2", "nevada": "true", "peek": "false", "resplit": "true", "resplit_aces": "true"}),
    (2, {"rounds": "9", "stack": "7", "bet_min": "3", "surrender": "early"}),
)
ONE = re.compile(r"(?<![,.\d])1 (fichas|cartas|chips|cards)\b|\b(0|[2-9]|\d\d+) (ficha|carta|chip|card)\b")
HALF = re.compile(r"\b[01],5 (fichas)|\d\.5 chip\b|\d+,5 ficha\b(?<!\b[01],5 ficha)")
Moment = tuple[Seat, State, State, tuple[Event, ...]]
PT, EN = Words(game="blackjack"), Words("en", "blackjack")


@cache
def played(nth: int) -> tuple[Moment, ...]:
    seats, options = TABLES[nth]
    rng, state = Random(nth), catalogue.new("blackjack", seats, options)
    moments: list[Moment] = []
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        if isinstance(action, Shuffle):
            action = Shuffle(pack(action.cards, rng))
        step = state.apply(seat, action)
        moments.append((seat, state, step.state, step.events))
        state = step.state
    return tuple(moments)


def wrong(text: str) -> bool:
    whole = re.sub(r"\d+[,.]5 \w+", "", text)
    return bool(set("{}") & set(text) or ONE.search(whole) or HALF.search(text))


def test_numbers_that_do_not_go_with_their_noun_are_found() -> None:
    for bad in (
        "1 fichas",
        "10 ficha",
        "0 ficha",
        "1,5 fichas",
        "0,5 fichas",
        "2,5 ficha",
        "12,5 ficha",
        "1.5 chip",
        "1 chips",
    ):
        assert wrong(f"Bia ganhou {bad}."), bad
    for good in (
        "1 ficha",
        "10 fichas",
        "0 fichas",
        "1,5 ficha",
        "0,5 ficha",
        "2,5 fichas",
        "1.5 chips",
        "0.5 chips",
        "1 chip",
    ):
        assert not wrong(f"Bia ganhou {good}."), good


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_event_is_told_to_every_listener(nth: int) -> None:
    names = NAMES[: TABLES[nth][0]]
    for _, _, after, events in played(nth):
        views = {viewer: after.view(viewer) for viewer in (0, PUBLIC, REFEREE)}
        for event in events:
            for viewer, view in views.items():
                told = [said.story(event, names, viewer, view) for said in (PT, EN)]
                assert told[0] != told[1], event
                for text in told:
                    assert text.endswith("."), text
                    assert text[:1].isupper(), text
                    assert not wrong(text), text
                hidden = () if event.to(viewer).secret_cards else event.secret_cards
                assert not any(PT.card(card) in told[0] for card in hidden)


def test_the_sessions_above_have_every_event() -> None:
    found = {type(event) for nth in range(len(TABLES)) for *_, events in played(nth) for event in events}
    assert set(EVENTS) - found == {Ruled}
    assert Reshuffled in found


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_told_in_one_go_or_one_by_one_it_is_the_same_story(nth: int) -> None:
    """Which hand of several is meant is known from what was heard, or from what lies on the table."""
    names = NAMES[: TABLES[nth][0]]
    one_by_one = [PT.story(event, names, 0, after.view(0)) for _, _, after, events in played(nth) for event in events]
    first = played(nth)[0][1].view(0)
    whole = PT.stories([event for *_, events in played(nth) for event in events], names, 0, first)
    assert [text for _, text in whole] == one_by_one


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_act_of_every_menu_has_its_words(nth: int) -> None:
    for _, before, *_ in played(nth):
        for seat in [seat for seat in (*before.actors(), REFEREE) if seat != CHANCE]:
            view, legal = before.view(seat), before.legal(seat)
            for action in legal:
                told = [said.offered(action, view, legal) for said in (PT, EN)]
                for one in told:
                    assert one.label
                    assert not any(map(wrong, (one.label, one.price, one.warning, one.go, one.about)))
                    assert bool(one.warning) == bool(one.go) == bool(one.why)
                    assert one.clause or not (one.warning or one.about)
                assert told[0].label != told[1].label
                assert PT.action(action, None)
