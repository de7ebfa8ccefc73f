"""Partidas of canastra and buraco told to every listener, and every act on a menu named: nothing leaks or is untranslated."""

from functools import cache
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import PUBLIC, REFEREE, Action, Event, Seat, State
from carteado.games.canastra.rules.acts import Add, Lay, Take
from carteado.games.canastra.rules.events import EVENTS_OF, Declined, OpeningFailed, TieToBreak
from carteado.pack import Dealt, Keep, Lot, LotDrawn, Refuse, Shuffle
from carteado.words import Words

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio")
TABLES: tuple[tuple[str, int, dict[str, str], tuple[int, ...]], ...] = (
    ("canastra", 4, {}, (1500, 2900)),
    ("canastra", 4, {"wild_mobility": "fixed"}, (0, 0)),
    ("canastra", 4, {"exhaustion": "lixo_only_until_pass"}, (2950, 2950)),
    ("canastra", 4, {"stall_turns": "4", "max_deals": "1"}, (1000, 0)),
    ("buraco", 4, {"lixo_rule": "must_use_top"}, ()),
    ("buraco", 2, {"max_deals": "1"}, (1400, 1400)),
    ("buraco", 3, {}, ()),
    ("buraco", 6, {}, ()),
)
Moment = tuple[Seat, Action, State, State, tuple[Event, ...]]


@cache
def played(nth: int) -> tuple[Moment, ...]:
    """A partida of random acts in which most melds are laid; the referee rules now and then."""
    game, seats, options, score = TABLES[nth]
    rng = Random(nth)
    state = catalogue.new(game, seats, dict(options), **({"score": score} if score else {}))
    moments: list[Moment] = []
    while state.actors() and len(moments) < 220:
        seat = state.actors()[0]
        rulings = state.legal(REFEREE)
        if rulings and rng.random() < 0.01:
            seat = REFEREE
        listed = state.legal(seat)
        liked = [act for act in listed if isinstance(act, (Lay, Add, Keep, Refuse)) or (isinstance(act, Take) and act.melds)]
        action = rng.choice(liked) if liked and rng.random() < 0.8 else rng.choice(listed)
        if isinstance(action, Shuffle):
            action = action.mixed(rng)
        if isinstance(action, Lot):
            action = Lot(action.below, rng.randrange(action.below))
        step = state.apply(seat, action)
        moments.append((seat, action, state, step.state, step.events))
        state = step.state
    return tuple(moments)


def words(nth: int) -> tuple[Words, Words]:
    return Words(game=TABLES[nth][0]), Words("en", TABLES[nth][0])


def hidden(event: Event, viewer: Seat) -> tuple[Card, ...]:
    return () if event.to(viewer).secret_cards else event.secret_cards


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_event_is_told_to_every_listener(nth: int) -> None:
    seats = TABLES[nth][1]
    names = NAMES[:seats]
    portuguese, english = words(nth)
    for _, _, _, after, events in played(nth):
        views = {viewer: after.view(viewer) for viewer in (0, 1, PUBLIC)}
        for event in events:
            for viewer, view in views.items():
                told = [said.story(event, names, viewer, view) for said in (portuguese, english)]
                assert bool(told[0]) == bool(told[1])
                if not told[0]:
                    assert isinstance(event, (Dealt, LotDrawn))
                    continue
                assert told[0] != told[1]
                for text in told:
                    assert not set("{}") & set(text), text
                    assert text.endswith((".", "!")), text
                    assert text[0].isupper(), text
                    assert " 1 pontos" not in text, text
                    assert " 1 cartas" not in text, text
                assert told[0] == portuguese.story(event.to(viewer), names, viewer, view)
                for card in hidden(event, viewer):
                    assert portuguese.card(card) not in told[0]


def test_the_partidas_above_have_every_event_but_the_rarest() -> None:
    found = {type(event) for nth in range(len(TABLES)) for *_, events in played(nth) for event in events}
    missing = {*EVENTS_OF["canastra"], *EVENTS_OF["buraco"]} - found
    assert missing <= {TieToBreak, Declined, OpeningFailed}


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_act_of_every_menu_has_its_words(nth: int) -> None:
    portuguese, english = words(nth)
    for seat, _, before, *_ in played(nth)[::9]:
        if seat < 0:
            continue
        view, legal = before.view(seat), before.legal(seat)
        for action in legal:
            told = [said.offered(action, view, legal) for said in (portuguese, english)]
            for one in told:
                texts = (one.label, one.price, one.warning, one.go, one.makes, one.about)
                assert one.label
                assert not any(set("{}") & set(text) for text in texts), texts
                assert bool(one.warning) == bool(one.go) == bool(one.why)
                assert not one.warning or one.clause
            assert told[0].label != told[1].label
            assert portuguese.action(action, None)
        for said in (portuguese, english):
            assert said.insight(view).more["sides"]
