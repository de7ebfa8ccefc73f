"""Time: run-out clocks, bots that come in for the silent, rests that everybody can foresee."""

import pytest

from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC
from carteado.games.truco.rules.acts import Accept, Concede, GiveUp, PlayOn, Raise, Run
from carteado.games.truco.rules.events import RESTS, Decided, MaoEnded
from carteado.games.truco.rules.pack_events import LEAVES_TIME, PacketDealt
from carteado.table import asks, due, incoming, think
from carteado.table import entries as log
from carteado.table.clocks import INTERVAL, LAPSES
from carteado.tricks.play import Play
from games.truco.kit import clause
from table.play_kit import Crowd, begun, dealt, done, mesa, nonce, page_of, played
from table.table_kit import FOUR, Process

CLOCK = {"clock": "20"}
TWENTY = 20_000


def _dealt(score: tuple[int, int] = (0, 0), **options: str) -> Process:
    process = begun(FOUR, options={**CLOCK, **options})
    dealt(process, score=score)
    return process


def _last(process: Process) -> log.Acted:
    acts = [entry for entry in process.kept.since() if isinstance(entry, log.Acted)]
    return acts[-1]


def _ends(process: Process) -> int:
    return process.table.acted_at + process.table.rest + TWENTY


# What a run-out clock stands for.


@clause("S-FEN-11")
def test_an_answer_that_does_not_come_is_a_run() -> None:
    process = _dealt()
    process.acts(page_of(process, 1), Raise(3))
    process.wait(_ends(process) - process.clock.now)
    assert _last(process).action == {"type": "Run", "stake": 3}
    assert mesa(process).score == (0, 1)


@clause("S-FEN-11")
def test_a_card_that_does_not_come_is_the_lowest_one_open() -> None:
    process = _dealt()
    process.wait(_ends(process) - process.clock.now)
    assert _last(process).by == "clock"
    assert _last(process).action == {"type": "Play", "card": "5O", "down": False, "call": 0}


@clause("S-FEN-11")
def test_an_eleven_hand_that_nobody_decides_is_given_up() -> None:
    process = _dealt((11, 4))
    process.wait(_ends(process) - process.clock.now)
    assert mesa(process).score == (11, 5)


@clause("S-FEN-11")
def test_where_both_must_run_the_clock_answers_for_who_does_not() -> None:
    process = _dealt((11, 4), answerPolicy="acceptByOneFoldByBoth")
    process.acts(page_of(process, 2), Run(3))
    assert mesa(process).score == (11, 4)
    process.wait(_ends(process) - process.clock.now)
    assert (_last(process).seat, _last(process).by, _last(process).action) == (0, "clock", {"type": "Run", "stake": 3})
    assert mesa(process).score == (11, 5)


@clause("S-FEN-11")
def test_a_cut_that_does_not_come_gives_the_pack_back() -> None:
    process = begun(FOUR, options=CLOCK)
    while mesa(process).phase != "cut":
        process.wait(max(0, _ends(process) - process.clock.now))
        for seat in range(4):
            if process.table.places[seat].away:
                process.do(page_of(process, seat), incoming.Sit)
    process.clock.now = _ends(process)
    process.tick()
    assert _last(process).action == {"type": "GiveBack"}
    assert _last(process).by == "clock"


def test_not_a_millisecond_too_soon() -> None:
    process = _dealt()
    assert due(process.table) == _ends(process)
    before = process.table.version
    process.clock.now = _ends(process) - 1
    assert process.tick().entries == ()
    process.clock.now += 1
    assert len(process.tick().entries) == 1
    assert process.table.version == before + 1


def test_the_page_is_told_when_the_clock_ends() -> None:
    process = _dealt()
    prompt = page_of(process, 0).prompt
    assert prompt is not None
    assert (prompt.actors, prompt.until) == ([2], _ends(process))
    assert prompt.since == process.table.acted_at + process.table.rest


def test_without_a_clock_nothing_runs_out() -> None:
    process = begun(FOUR)
    dealt(process)
    assert due(process.table) is None
    process.wait(10**9)
    assert mesa(process).turn == 2
    prompt = page_of(process, 0).prompt
    assert prompt is not None
    assert prompt.until is None


# Who is silent twice.


def _silent_once() -> Process:
    """Seat 2 has let its clock run out, and is on turn again."""
    process = _dealt()
    process.clock.now = _ends(process)
    assert [type(entry).__name__ for entry in process.tick().entries] == ["Acted"]
    assert [place.lapses for place in process.table.places] == [0, 0, 1, 0]
    played(process, "AE", "3P", "2C", "3C", "7O", "QE")
    assert mesa(process).turn == 2
    return process


def test_two_lapses_in_a_row_bring_a_bot() -> None:
    process = _silent_once()
    process.clock.now = _ends(process)
    assert [type(entry).__name__ for entry in process.tick().entries] == ["Acted", "StoodIn"]
    assert LAPSES == 2
    assert process.table.places[2].away
    story = [line.text for line in page_of(process, 0).story]
    assert story[-1] == "Cida não respondeu: um robô joga no seu lugar."


def test_an_act_of_ones_own_begins_the_count_anew() -> None:
    process = _silent_once()
    process.acts(page_of(process, 2), Play(Card.of("2P")))
    assert process.table.places[2].lapses == 0


def test_beside_a_bot_the_clock_is_the_persons() -> None:
    """Both are asked and the person sleeps: the bot answers then, as it would have alone."""
    process = begun(FOUR[:2], options=CLOCK)
    dealt(process)
    process.acts(page_of(process, 1), Raise(3))
    assert process.table.state is not None
    assert process.table.state.actors() == (2, 0)
    process.table.thoughts, process.table.thought_ply = {2: Accept(3), 3: None}, process.table.ply
    process.clock.now = _ends(process) - 1
    assert process.tick().entries == ()
    process.clock.now += 1
    process.tick()
    assert mesa(process).stake == 3


def test_no_bot_comes_in_once_the_match_is_over() -> None:
    """The second lapse in a row is the card that ends it."""
    process = begun(FOUR, options=CLOCK)
    dealt(process, {0: "4P 3P 2P", 1: "4C 5C 6C", 2: "7C AE 7O", 3: "5E 6E 5O"}, score=(11, 11))
    played(process, "7C", "5E", "2P", "4C", "AE", "6E", "3P")
    process.table.places[1].lapses = LAPSES - 1
    process.clock.now = _ends(process)
    entries = process.tick().entries
    assert [type(entry).__name__ for entry in entries] == ["Acted", "Revealed", "Committed"]
    assert process.table.stage == "over"


def test_an_absent_table_of_four_ends_up_with_bots_and_ends() -> None:
    process = begun(FOUR, options=CLOCK)
    for _ in range(5000):
        when = due(process.table)
        if when is None:
            break
        process.clock.now = max(process.clock.now, when)
        process.tick()
    assert process.table.stage == "over"
    assert all(place.away for place in process.table.places)


def test_who_comes_back_has_two_more() -> None:
    process = begun(FOUR, options=CLOCK)
    process.wait(400_000)
    away = next(seat for seat in range(4) if process.table.places[seat].away)
    process.do(page_of(process, away), incoming.Sit)
    assert process.table.places[away].lapses == 0


# What does not move a clock.


def test_talk_proposals_comings_and_goings_do_not_extend_the_clock() -> None:
    process = _dealt(concede="true", signals="preset")
    until = due(process.table)
    process.clock.now += 5000
    process.do(page_of(process, 2), incoming.Phrase, phrase="who-deals")
    process.do(page_of(process, 0), incoming.Phrase, phrase="sign-zap")
    process.acts(page_of(process, 2), Concede(1))
    process.do(page_of(process, 0), incoming.Decline)
    process.do(page_of(process, 2), incoming.Stand)
    process.do(page_of(process, 2), incoming.Sit)
    assert due(process.table) == until


def test_a_refused_act_does_not_extend_the_clock() -> None:
    process = _dealt()
    until = due(process.table)
    process.clock.now += 5000
    assert process.act(page_of(process, 2), Accept(3)).code == "nothing-asked"
    assert due(process.table) == until


def test_a_table_that_slept_gives_a_fresh_clock() -> None:
    process = _dealt()
    process.clock.now += 10**7
    process.table.woken = process.clock.now
    assert due(process.table) == process.clock.now + TWENTY
    assert process.tick().entries == ()


def test_waking_early_takes_nothing_away() -> None:
    process = _dealt()
    until = due(process.table)
    process.table.woken = process.table.acted_at - 1
    assert due(process.table) == until


# Between partidas.


def test_with_a_clock_the_next_partida_does_not_wait_for_ever() -> None:
    process = begun(FOUR, partidas=3, options=CLOCK)
    Crowd(process, 2).play()
    assert process.table.stage == "between"
    for seat in (0, 1):
        process.do(page_of(process, seat), incoming.Ready, nonce=nonce(seat))
    when = process.table.acted_at + process.table.rest + INTERVAL
    assert due(process.table) == when
    process.clock.now = when
    process.tick()
    assert process.table.stage == "playing"
    assert [place.away for place in process.table.places] == [False, False, True, True]
    assert process.table.era.nonces == [nonce(0), nonce(1), "", ""]


def test_without_a_clock_it_does() -> None:
    process = begun(FOUR, partidas=3)
    Crowd(process, 2).play()
    assert process.table.stage == "between"
    assert due(process.table) is None


def test_nothing_is_due_before_and_after_a_match() -> None:
    process = Process()
    process.open(FOUR[0], options=CLOCK)
    assert due(process.table) is None
    assert process.tick().entries == ()
    process = begun(FOUR, options=CLOCK)
    Crowd(process, 1).play_match()
    assert due(process.table) is None


# Bots and rests.


def _rest_after(public_events: list[str], pace: str) -> int:
    by_name = {kind.__name__: rest for kind, rest in RESTS.items()}
    rest = sum(by_name.get(name, 0) for name in public_events)
    return rest if pace == "normal" else rest // 2


@pytest.mark.parametrize("pace", ["normal", "fast"])
@pytest.mark.parametrize("people", [1, 2])
def test_packs_and_bots_come_exactly_when_the_rest_is_over(people: int, pace: str) -> None:
    """And the rest follows from what a bystander was told, whoever holds which cards."""
    process = begun(FOUR[:people], pace=pace, options={"concede": "true"})
    watching = process.enter(FOUR[3])
    assert watching.role == PUBLIC
    Crowd(process, people).play_match()
    acted, rest, seen = 0, 0, 0
    for update in watching.updates:
        if not update.how:
            continue
        if update.how in ("bot", "table") and acted:
            assert update.at == acted + rest
            seen += 1
        acted = update.at
        assert update.events
        rest = _rest_after([event["type"] for event in update.events], pace)
    assert seen > 30


def test_a_person_who_may_burn_a_packet_has_time_to_say_so() -> None:
    process = begun(FOUR[:1], game="truco-asfo", options={"ritual": "full"})
    crowd, rests = Crowd(process, 3), dict[bool, set[int]]({True: set(), False: set()})
    while not all(rests.values()):
        crowd.step()
        events = process.table.story[-1]
        if events and isinstance(events[-1], PacketDealt) and mesa(process).phase == "deal":
            rests[mesa(process).dealer == 1].add(process.table.rest)
    assert rests == {True: {LEAVES_TIME[PacketDealt]}, False: {RESTS[PacketDealt]}}


def test_a_pack_comes_when_the_rest_after_the_mao_is_over() -> None:
    process = begun(FOUR)
    dealt(process, score=(11, 4))
    process.acts(page_of(process, 0), GiveUp())
    assert process.table.state is not None
    assert process.table.state.actors() == (CHANCE,)
    assert due(process.table) == process.table.acted_at + process.table.rest
    assert process.table.rest == RESTS[Decided] + RESTS[MaoEnded]


def test_a_bot_that_is_slow_to_think_keeps_the_table_waiting_and_no_longer() -> None:
    process = begun(FOUR[:1], options=CLOCK)
    process.thinking = False
    dealt(process)
    assert mesa(process).turn == 2
    assert process.table.places[2].bot
    assert due(process.table) == _ends(process)
    process.clock.now = process.table.acted_at + process.table.rest + 3000
    process.thinking = True
    process.think()
    assert due(process.table) == process.table.acted_at + process.table.rest
    process.tick()
    assert _last(process).by == "bot"
    assert _last(process).at == process.clock.now


def test_a_thought_about_an_older_moment_is_forgotten() -> None:
    process = begun(FOUR[:1])
    process.thinking = False
    dealt(process)
    late = next(ask for ask in asks(process.table) if ask.seat == 2)
    done(process, 2, Play(Card.of("2P")))
    asks(process.table)
    think(process.table, late.ply, 2, PlayOn())
    assert 2 not in process.table.thoughts or process.table.thoughts[2] is None


def test_the_same_bot_thinks_the_same_wherever_it_is_asked() -> None:
    process = begun(FOUR[:1])
    other = process.reloaded()
    assert process.table.thoughts == other.table.thoughts
    process.wait(8000)
    other.catch_up()
    assert process.table.thoughts == other.table.thoughts
    assert process.table.thought_ply == other.table.thought_ply
