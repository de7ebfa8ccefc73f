"""The acts of blackjack in the words of a record, there and back; chips in halves; packs asked for in the middle of a round."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from carteado import catalogue, fair, records
from carteado.game import CHANCE, REFEREE, Action, Seat, State
from carteado.games.blackjack.notation import FACE
from carteado.games.blackjack.rules.acts import ACTS, Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.events import AskedCard
from carteado.pack import Reshuffled, Ruling, Shuffle
from carteado.records import Act, Record, RecordError
from records_kit import unnumbered

OPENING = "carteado 1\nregulamento blackjack\nlugares 2\n"
TABLES: tuple[tuple[int, dict[str, str]], ...] = (
    (1, {"rounds": "6", "surrender": "late"}),
    (2, {"rounds": "4", "decks": "8", "resplit": "true", "das": "true", "surrender": "early"}),
    (3, {"rounds": "4", "decks": "2", "nevada": "true", "peek": "false"}),
    (7, {"rounds": "9", "decks": "1", "penetration": "0.9", "resplit": "true", "resplit_aces": "true"}),
)
SEED = bytes(range(32))
NONCES = ("a0a1a2a3a4a5a6a7a8a9aaabacadaeaf", *[""] * 6)
NAMES = ("Ana", "Beto", "Conceição", "Davi", "Eva", "Fábio", "Guga")


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("aposta 10 rodada 3", Bet(3, 10)),
        ("aposta 100000", Bet(0, 100_000)),
        ("segura vez 4", Insure(4)),
        ("recusa vez 4", Decline(4)),
        ("rende vez 4", Surrender(4)),
        ("mantém vez 1234", Stand(1234)),
        ("pede vez 5", Hit(5)),
        ("dobra vez 5", Double(5)),
        ("divide vez 5", Split(5)),
        ("pede", Hit(0)),
    ],
)
def test_an_act_is_one_line_there_and_back(text: str, action: Action) -> None:
    assert FACE.read(text) == action
    assert FACE.tell(action) == text


def test_accents_may_be_left_out() -> None:
    assert FACE.read("mantem") == Stand(0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 aposta", "number-range"),
        ("0 aposta 2,5", "number-range"),
        ("0 aposta -5", "number-range"),
        ("0 aposta 10 vez 2", "no-verb"),
        ("0 pede rodada 2", "no-verb"),
        ("0 pede vez já", "number-range"),
        ("0 pede carta", "no-verb"),
        ("0 descarta 5C", "no-verb"),
        ("0 corta 5", "no-verb"),
        ("0", "no-verb"),
        ("8 pede já", "no-verb"),
        ("juiz BJ-S21 placar 1,5 porque \"um só\"", "no-ruling"),
        ("juiz BJ-S21 placar 1,25 2 porque \"um quarto\"", "no-ruling"),
        ("resultado 1,25 2 jogada", "number-range"),
        ("resultado 1,5 jogada", "result-form"),
        ("início placar 1,5 2", "late-header"),
    ],
)  # fmt: skip
def test_what_is_no_line_is_told_by_its_code_and_line(text: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.parse(f"{OPENING}\n0 aposta 5\n{text}")
    assert (error.value.line, error.value.code) == (6, code)


@pytest.mark.parametrize("score", ["1,25 2", "1,5", "x 2", "-1 2", "1000000,5 2"])
def test_chips_of_the_start_are_whole_or_half(score: str) -> None:
    with pytest.raises(RecordError) as error:
        records.parse(f"{OPENING}início placar {score}\n")
    assert error.value.line == 4


def test_chips_are_written_as_people_read_them() -> None:
    text = f"{OPENING}motor 1\ninício placar 112,5 0,5 rodada 20\n\n0 aposta 5 rodada 20\n"
    record = records.parse(text.replace("blackjack\n", "blackjack/1\n"))
    assert record.start == {"score": (225, 1), "mao": 20}
    assert records.write(record) == text.replace("blackjack\n", "blackjack/1\n")
    assert records.parse(text.replace("placar 112,5", "fichas 112.5")).start["score"] == (225, 1)


def test_a_ruling_sets_chips_and_a_result_tells_them() -> None:
    line = 'juiz BJ-S21 placar 102,5 90 porque "acordo"'
    record = records.parse(f"{OPENING}\n{line}\nresultado 0,5 90 jogada BJ-S20\n")
    (told,) = record.lines
    assert isinstance(told, Act)
    assert told.action == Ruling("BJ-S21", score=(205, 180), why="acordo")
    assert record.result is not None
    assert record.result.score == (1, 180)
    assert records.write(record).endswith(f"{line}\nresultado 0,5 90 jogada BJ-S20\n")


@cache
def played(nth: int) -> tuple[Record, State, bool]:
    """A session at random, its shoes by a seed, with a ruling in the middle; and whether a shoe ran out in mid-round."""
    seats, options = TABLES[nth]
    rng = Random(nth)
    state = catalogue.new("blackjack", seats, dict(options))
    acts: list[tuple[Seat, Action]] = []
    shoes, ran_out = 0, False
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        if isinstance(action, Shuffle):
            shoes += 1
            action = Shuffle(fair.pack(SEED, NONCES[:seats], shoes, action.cards))
        acts.append((seat, action))
        step = state.apply(seat, action)
        state, ran_out = step.state, ran_out or any(isinstance(event, Reshuffled) for event in step.events)
        if len(acts) == 20:
            ruling = Ruling("BJ-S21", score=tuple([held + 51 for held in state.view(REFEREE).shown.score]), why="x")  # type: ignore[attr-defined]
            acts.append((REFEREE, ruling))
            state = state.apply(REFEREE, ruling).state
    record = records.recorded("blackjack", acts, dict(options), NAMES[:seats], seats=seats)
    return replace(record, commitment=fair.commitment(SEED), seed=SEED.hex(), nonces=NONCES[:seats]), state, ran_out


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_a_played_session_is_read_as_it_was_written_and_plays_again(nth: int) -> None:
    record, end, _ = played(nth)
    again = records.parse(records.write(record))
    assert unnumbered(again) == record
    *_, last = records.replay(again)
    assert last.state == end
    assert records.verify(again) == ()


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_shoe_is_proved(nth: int) -> None:
    record, _, _ = played(nth)
    assert records.prove(record).problems == ()
    for at, line in enumerate(record.lines):
        if isinstance(line, Act) and isinstance(line.action, Shuffle):
            cards = line.action.cards
            forged = replace(line, action=Shuffle((*cards[1:], cards[0])))
            assert records.prove(replace(record, lines=(*record.lines[:at], forged, *record.lines[at + 1 :]))).problems


def test_the_sessions_above_have_every_kind_of_act_and_a_shoe_that_ran_out() -> None:
    kinds = {type(line.action) for nth in range(len(TABLES)) for line in played(nth)[0].lines if isinstance(line, Act)}
    assert kinds == {*ACTS}
    assert any(played(nth)[2] for nth in range(len(TABLES)))


@pytest.mark.parametrize("nth", [1, 2])
def test_another_seats_record_hides_the_shoes_alone(nth: int) -> None:
    record, _, _ = played(nth)
    own = records.masked(record, 1)
    told = records.write(own)
    assert "\nmonte ?\n" in told
    assert unnumbered(records.parse(told)) == own
    for line, mine in zip(record.lines, own.lines, strict=True):
        assert mine == line or (isinstance(line, Act) and line.seat == CHANCE)
    with pytest.raises(RecordError) as error:
        list(records.replay(own))
    assert error.value.code == "hidden"


def test_a_replay_goes_step_by_step() -> None:
    record, _, _ = played(0)
    moments = list(records.replay(record))
    assert [moment.action for moment in moments] == [line.action for line in record.lines if isinstance(line, Act)]
    asked = [moment for moment in moments if isinstance(moment.action, Hit)]
    assert asked
    assert all(isinstance(moment.events[0], AskedCard) for moment in asked)
