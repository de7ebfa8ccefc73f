"""How long a person alone against bots waits for the first card: as long as they like to look, and no longer."""

from random import Random
from typing import Any

import pytest

from carteado.game import Action
from carteado.games.truco.asking import TO_BURN
from carteado.games.truco.rules.acts import Burn, GiveBack, Turn, Waive
from carteado.games.truco.rules.events import RESTS
from carteado.games.truco.rules.pack_events import GivesAll
from carteado.pack import Deal, Draw
from carteado.table import due, hurry
from carteado.table import entries as log
from carteado.table.clocks import LEAST
from carteado.wire import decode_action
from table.client_kit import Page
from table.play_kit import begun, mesa, page_of
from table.table_kit import FOUR, RITA, Process

GAMES = ("truco-fenacef", "truco-asfo", "truco-sinsep")
BY_PACKETS = GAMES[1:]
FULL = {"ritual": "full"}
ROLES = {"dealer": 0, "cutter": 3, "leader": 1}  # seats to the right of the dealer


def cut_by(game: str, role: str, people: int = 1, after: int = 0, **setup: Any) -> Process:
    """A table whose first pack has just been shuffled, and at which the first person has this part."""
    for seed in range(after, after + 60):
        process = Process(draw=Random(seed).randbytes, checking=False)
        begun(FOUR[:people], game=game, process=process, **setup)
        while mesa(process).phase != "cut":
            advance(process)
        if -mesa(process).dealer % 4 == ROLES[role]:
            return process
    raise AssertionError(f"never {role}")


def advance(process: Process, hurried: bool = False) -> None:
    """What is due, or what a person who wants to play does as soon as they are asked."""
    page, table = page_of(process, 0), process.table
    action = plainest(process, page)
    if hurried:
        hurry(table, process.clock.now, page.who.player, page.version, {page.who.player})
    if action is not None:
        process.clock.now = max(process.clock.now, table.acted_at + (LEAST if hurried else table.rest))
        process.acts(page, action)
        return
    process.clock.now = max(process.clock.now, due(table) or 0)
    process.tick()


def plainest(process: Process, page: Page) -> Action | None:
    """Give the pack back, turn the vira, deal all there is, burn nothing."""
    acts = [decode_action(process.table.found, choice.action) for choice in page.menu]
    if not page.waited():
        return next((act for act in acts if isinstance(act, Waive)), None)
    for kind in (Draw, Turn, GiveBack, Waive, Deal):
        found = [act for act in acts if isinstance(act, kind)]
        if found:
            return found[-1] if kind is Deal else found[0]
    raise AssertionError(acts)


def seconds(game: str, role: str, hurried: bool = False, **options: str) -> float:
    """Table time from the shuffle to the first card, which falls once what was dealt has been seen; no bot burns anything."""
    for seed in range(20):
        process = cut_by(game, role, after=seed, options=options)
        shuffled = process.table.acted_at
        while mesa(process).phase != "play":
            advance(process, hurried)
        if mesa(process).burned == 0:
            return (process.table.acted_at + (LEAST if hurried else process.table.rest) - shuffled) / 1000
    raise AssertionError("bots burn all the time")


@pytest.mark.parametrize("game", BY_PACKETS)
def test_the_cutter_is_not_asked_for_thirteen_seconds(game: str) -> None:
    assert (seconds(game, "cutter"), seconds(game, "cutter", ritual="full")) == (5.6, 19.2)


@pytest.mark.parametrize("game", BY_PACKETS)
@pytest.mark.parametrize("role", ["dealer", "leader"])
def test_whoever_cuts_the_first_card_comes_four_seconds_earlier(game: str, role: str) -> None:
    assert seconds(game, role, ritual="full") - seconds(game, role) > 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("role", ROLES)
def test_who_does_not_want_to_look_has_cards_in_two_seconds(game: str, role: str) -> None:
    assert seconds(game, role, hurried=True) < 2.5


@pytest.mark.parametrize("game", BY_PACKETS)
def test_the_dealer_presses_one_button(game: str) -> None:
    process = cut_by(game, "dealer")
    pressed = process.table.version
    while mesa(process).phase != "play":
        advance(process)
    mine = [entry for entry in process.kept.since(pressed) if isinstance(entry, log.Acted) and entry.by == "person"]
    assert [entry.action for entry in mine] == [{"type": "Deal", "seat": -1}]


# What the cutter is asked.


def at_the_question(game: str = "truco-asfo", people: int = 1) -> Process:
    """Seat 0 has cut for a bot that gives everything."""
    process = cut_by(game, "cutter", people)
    process.acts(page_of(process, 0), GiveBack())
    process.settle()
    assert mesa(process).giving == "asked"
    return process


def test_the_question_has_one_time_and_silence_burns_nothing() -> None:
    process = at_the_question()
    prompt = page_of(process, 0).prompt
    opened = process.table.acted_at + process.table.rest
    assert prompt is not None
    assert (prompt.actors, prompt.until) == ([0], opened + TO_BURN)
    process.clock.now = opened + TO_BURN - 1
    assert process.tick().entries == ()
    process.clock.now += 1
    process.tick()
    last = process.kept.since()[-1]
    assert isinstance(last, log.Acted)
    assert (last.action, last.by, last.seat) == ({"type": "Waive"}, "window", 0)
    assert mesa(process).phase == "play"
    assert process.table.places[0].lapses == 0


def test_a_burn_asks_anew() -> None:
    process = at_the_question()
    process.acts(page_of(process, 0), Burn(1, 1))
    assert process.table.window_at == process.table.acted_at + process.table.rest + TO_BURN


@pytest.mark.parametrize("game", BY_PACKETS)
def test_a_bot_says_at_once_that_it_burns_nothing_whatever_the_pack_holds(game: str) -> None:
    process = cut_by(game, "dealer")
    while mesa(process).giving != "asked":
        advance(process)
    assert due(process.table) == process.table.acted_at + RESTS[GivesAll]


# Haste.


def resting(people: int = 1) -> Process:
    """A bot is to act when the rest is over."""
    process = cut_by("truco-asfo", "leader", people)
    assert process.table.rest > LEAST
    return process


def wants(process: Process, nth: int, version: int | None = None, here: int = 4) -> bool:
    """This person has seen enough; those before `here` listen."""
    seen = process.table.version if version is None else version
    return hurry(process.table, process.clock.now, FOUR[nth].player, seen, {who.player for who in FOUR[:here]})


def test_one_against_bots_ends_a_rest_alone_and_not_before_bots_have_thought() -> None:
    process = resting()
    process.clock.now = process.table.acted_at
    assert wants(process, 0)
    assert due(process.table) == process.table.acted_at + LEAST
    late = resting()
    late.clock.now = late.table.acted_at + LEAST + 40
    assert wants(late, 0)
    assert due(late.table) == late.clock.now


def test_a_rest_that_is_shorter_stays_as_it_is() -> None:
    process = begun(FOUR[:1], game="truco-asfo", pace="fast")
    process.table.rest = LEAST - 100
    process.clock.now = process.table.acted_at
    assert wants(process, 0)
    assert due(process.table) == process.table.acted_at + LEAST - 100


def test_everybody_who_plays_and_listens_has_to_want_it() -> None:
    process = resting(people=2)
    process.clock.now = process.table.acted_at
    assert not wants(process, 0)
    assert due(process.table) == process.table.acted_at + process.table.rest
    assert wants(process, 1)
    assert due(process.table) == process.table.acted_at + LEAST
    alone = resting(people=2)
    assert wants(alone, 0, here=1)


def test_the_next_act_begins_a_rest_of_its_own() -> None:
    process = resting()
    assert wants(process, 0)
    process.clock.now = max(process.clock.now, due(process.table) or 0)
    process.tick()
    assert process.table.hurried_at is None
    assert due(process.table) == process.table.acted_at + process.table.rest


def test_haste_about_something_older_is_none() -> None:
    process = resting()
    assert not wants(process, 0, process.table.moved - 1)
    assert process.table.hurried == set()


def test_who_watches_hurries_nobody() -> None:
    process = resting()
    process.enter(RITA)
    assert not hurry(process.table, process.clock.now, RITA.player, process.table.version, {RITA.player, FOUR[0].player})


def test_haste_leaves_no_trace_for_anybody() -> None:
    process = resting()
    rows, sent, prompt = len(process.kept.rows), len(page_of(process, 0).sent), process.table.prompt()
    assert wants(process, 0)
    assert (len(process.kept.rows), len(page_of(process, 0).sent), process.table.prompt()) == (rows, sent, prompt)


def test_a_rest_that_leaves_the_cutter_time_is_not_hurried() -> None:
    process = cut_by("truco-asfo", "cutter", options=FULL)
    while mesa(process).phase == "cut":
        advance(process)
    assert process.table.lingers
    assert not wants(process, 0)


def test_no_clock_of_a_person_is_hurried() -> None:
    process = cut_by("truco-asfo", "cutter", options={"clock": "20"})
    until = due(process.table)
    assert until == process.table.acted_at + process.table.rest + 20_000
    assert wants(process, 0)
    assert due(process.table) == until
