"""Partidas of cacheta and pif-paf told to every listener, and every act on a menu named: nothing leaks or is untranslated."""

import re
from functools import cache
from random import Random

import pytest

from carteado import catalogue
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Seat, State
from carteado.games.pife.rules.acts import Abandon, Claim, Discard, GoOut, Pass, Pifei, PointOut, Reach, Throw
from carteado.games.pife.rules.events import EVENTS_OF, Bateu, FalseBatida, PotShared, Replied, StockEnded, WindowClosed
from carteado.games.pife.rules.views import PifeView
from carteado.games.pife.words.batidas import Hand
from carteado.pack import Dealt, Lot, LotDrawn, Reshuffled, Ruled, Shuffle
from carteado.words import Words
from games.pife.hasty import dealt_by_three
from games.pife.seated import AGREED

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fábio", "Gil", "Hugo")
TABLES: tuple[tuple[str, int, dict[str, str], int], ...] = (
    ("cacheta", 4, {"lives": "2", "louca": "true", "wrong_batida": "lose_life", "vira_scope": "colour"}, 12),
    (
        "cacheta",
        3,
        {"lives": "2", "fold": "true", "vira_playable": "true", "stall_turns": "4", "wrong_batida": "stock_only"},
        37,
    ),
    ("cacheta", 2, {"lives": "1"}, 19),
    ("pifpaf", 4, {**AGREED, "max_deals": "3", "open_check": "true"}, 2),
    ("pifpaf", 8, {**AGREED, "stack": "14", "max_deals": "3", "rebate_scope": "batida_only", "stall_turns": "5"}, 1),
    ("pifpaf", 3, {**AGREED, "max_deals": "2", "profile": "clean"}, 37),
)
MOST = 250
ODD = (Pifei, Abandon, Reach, PointOut, Throw)
TRUTHS = ("true", "bluff")
SILENT = (Dealt, LotDrawn, Replied, WindowClosed)
ONE = re.compile(r"\b1 (vidas|fichas|cartas|lives|chips|cards)\b|\b([02-9]|\d\d+) (vida|ficha|carta|life|chip|card)\b")
Moment = tuple[Seat, State, State, tuple[Event, ...]]


@cache
def played(nth: int) -> tuple[Moment, ...]:
    """A partida of people who keep their melds, go out when they can, and now and then leave, bluff or err."""
    game, seats, options, seed = TABLES[nth]
    rng, state = Random(seed), catalogue.new(game, seats, options)
    moments: list[Moment] = []
    while state.actors() and len(moments) < MOST:
        seat = rng.choice(state.actors())
        step = state.apply(seat, by_chance(state, rng) if seat == CHANCE else chosen(state, seat, rng))
        moments.append((seat, state, step.state, step.events))
        state = step.state
    return tuple(moments)


def by_chance(state: State, rng: Random) -> Action:
    (asked,) = state.legal(CHANCE)
    if isinstance(asked, Lot):
        return Lot(asked.below, rng.randrange(asked.below))
    assert isinstance(asked, Shuffle)
    return Shuffle(dealt_by_three(asked.cards, rng))


def chosen(state: State, seat: Seat, rng: Random) -> Action:
    view, legal = state.view(seat), state.legal(seat)
    assert isinstance(view, PifeView)
    batidas = [act for act in legal if isinstance(act, (GoOut, Claim))]
    right = [
        act for act in batidas if Hand(view, view.shown.lixo_cards[-1] if isinstance(act, Claim) else None).batida(act.card)
    ]
    odd = [act for act in legal if isinstance(act, ODD)]
    loose = [act for act in legal if isinstance(act, Discard) and act.card in view.shown.lugares[seat].loose_cards]
    plain = [act for act in legal if act not in batidas and act not in odd]
    for acts, eagerness in ((right, 0.7), (odd, 0.15), (batidas, 0.06), (loose, 0.9), (plain, 1.0)):
        if acts and rng.random() < eagerness:
            return rng.choice(acts)
    return rng.choice(legal)


def words(nth: int) -> tuple[Words, Words]:
    return Words(game=TABLES[nth][0]), Words("en", TABLES[nth][0])


def hidden(event: Event, viewer: Seat) -> tuple[Card, ...]:
    return () if event.to(viewer).secret_cards else event.secret_cards


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_event_is_told_to_every_listener(nth: int) -> None:
    names = NAMES[: TABLES[nth][1]]
    portuguese, english = words(nth)
    for _, _, after, events in played(nth):
        views = {viewer: after.view(viewer) for viewer in (0, 1, PUBLIC)}
        for event in events:
            for viewer, view in views.items():
                told = [said.story(event, names, viewer, view) for said in (portuguese, english)]
                if not any(told):
                    assert isinstance(event, SILENT)
                    continue
                assert all(told)
                assert told[0] != told[1]
                for text in told:
                    assert not set("{}") & set(text), text
                    assert text.endswith((".", "!")), text
                    assert text[0].isupper(), text
                    assert not ONE.search(text), text
                for card in hidden(event, viewer):
                    assert portuguese.card(card) not in told[0]


def test_the_partidas_above_have_every_event_but_the_rarest() -> None:
    for game in ("cacheta", "pifpaf"):
        tables = [nth for nth, table in enumerate(TABLES) if table[0] == game]
        found = {type(event) for nth in tables for *_, events in played(nth) for event in events}
        assert set(EVENTS_OF[game]) - found <= {StockEnded, Reshuffled, PotShared, Ruled}, game


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_told_in_one_go_or_one_by_one_it_is_the_same_story(nth: int) -> None:
    """Whether a bet is the first is known from what was heard, or from what lies on the table."""
    names, said = NAMES[: TABLES[nth][1]], words(nth)[0]
    one_by_one = [said.story(event, names, 0, after.view(0)) for _, _, after, events in played(nth) for event in events]
    view = played(nth)[-1][2].view(0)
    whole = said.stories([event for *_, events in played(nth) for event in events], names, 0, view)
    assert [text for _, text in whole] == one_by_one


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_act_of_every_menu_has_its_words(nth: int) -> None:
    portuguese, english = words(nth)
    for _, before, *_ in played(nth)[::7]:
        for seat in (*before.actors(), REFEREE):
            view, legal = before.view(seat), before.legal(seat)
            for action in legal if seat >= 0 or seat == REFEREE else ():
                told = [said.offered(action, view, legal) for said in (portuguese, english)]
                for one in told:
                    texts = (one.label, one.price, one.warning, one.go, one.makes, one.about)
                    assert one.label
                    assert not any(set("{}") & set(text) or ONE.search(text) for text in texts), texts
                    assert bool(one.warning) == bool(one.go) == bool(one.why)
                    assert one.clause or not (one.warning or one.about)
                assert told[0].label != told[1].label
                assert portuguese.action(action, None)


def test_what_is_offered_as_a_batida_is_one_and_what_is_warned_of_is_none() -> None:
    found: set[tuple[str, str, str]] = set()
    for nth, table in enumerate(TABLES):
        for seat, before, *_ in played(nth)[::2]:
            for action in [action for action in before.legal(seat) if nobody_else_has_claimed(before, action)]:
                told = words(nth)[0].offered(action, before.view(seat))
                assert (told.truth == "true") == bool(told.makes) == (not told.warning)
                assert goes_out(before, seat, action) == (told.truth == "true"), (action, told)
                found.add((table[0], type(action).__name__, told.truth))
    assert found == {(game, act, truth) for game in ("cacheta", "pifpaf") for act in ("GoOut", "Claim") for truth in TRUTHS}


def nobody_else_has_claimed(state: State, action: Action) -> bool:
    """Whether the act is a batida, or a claim in a window in which nobody has answered yet."""
    view = state.view(PUBLIC)
    assert isinstance(view, PifeView)
    return isinstance(action, GoOut) or (isinstance(action, Claim) and not view.shown.answered)


def goes_out(state: State, seat: Seat, action: Action) -> bool:
    """Whether the seat goes out so when all others pass."""
    step = state.apply(seat, action)
    events = list(step.events)
    while (
        isinstance(action, Claim)
        and step.state.actors()
        and not any(isinstance(event, (Bateu, FalseBatida)) for event in events)
    ):
        step = step.state.apply(step.state.actors()[0], Pass(action.window))
        events += step.events
    return any(isinstance(event, Bateu) and event.seat == seat for event in events)
