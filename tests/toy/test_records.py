"""The toy in the text format: written, read again, replayed, proved, and as one seat saw it."""

from dataclasses import replace
from random import Random

import pytest

from carteado import catalogue, fair, records
from carteado.cards import Card
from carteado.game import CHANCE, PUBLIC, Action, Seat, State
from carteado.pack import Lot, Shuffle
from carteado.records import Act, Problem, Record
from conformance_kit.drive import moments
from conformance_kit.drive import start as drawn_start
from conformance_kit.options import variants
from conformance_kit.registry import hooks_of
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Fold, Pass
from toy.brinquedo.rules.board import BrinquedoBoard
from toy.kit import WHOLE, deal, turn

GAMES = ("brinquedo", "brinquedo-casa")
CASES = [(identity, options, seed) for identity in GAMES for seed, options in enumerate(variants(identity))]
SEED = bytes(range(32))
NONCES = ("a0a1a2a3a4a5a6a7a8a9aaabacadaeaf", "", "c0c1c2c3c4c5c6c7c8c9cacbcccdcecf", "", "")
NAMES = ("Ana", "Beto", "Conceição", "Davi", "Eva", "Fábio", "Guga", "Hilda")


def _played(state: State, seats: int, rng: Random, before: int = 0) -> tuple[State, list[tuple[Seat, Action]]]:
    """A partida at random with the packs and lots of the seed."""
    acts: list[tuple[Seat, Action]] = []
    drawn = before
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice([act for act in state.legal(seat) if not isinstance(act, Fold) or rng.random() < 0.2])
        drawn += seat == CHANCE
        if isinstance(action, Shuffle):
            action = Shuffle(fair.pack(SEED, NONCES[:seats], drawn, action.cards))
        elif isinstance(action, Lot):
            action = Lot(action.below, fair.lot(SEED, NONCES[:seats], drawn, action.below))
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return state, acts


@pytest.mark.parametrize(("identity", "options", "seed"), CASES, ids=str)
def test_a_partida_is_written_read_and_replayed(identity: str, options: dict[str, str], seed: int) -> None:
    rng = Random(seed)
    seats = drawn_start(identity, rng, options).seats
    state, acts = _played(catalogue.new(identity, seats, options), seats, rng)
    record = records.recorded(identity, acts, options, NAMES[:seats], seats=seats)
    text = records.write(record)
    read = records.parse(text)
    assert records.write(read) == text
    *_, last = records.replay(read)
    assert last.state == state
    assert records.verify(read) == ()
    assert records.check(read) == ()


@pytest.mark.parametrize("seed", range(6))
def test_so_is_one_from_another_position(seed: int) -> None:
    position = hooks_of("brinquedo").start(Random(seed))
    seats = position.pop("seats")
    state, acts = _played(catalogue.new("brinquedo", seats, **position), seats, Random(seed))
    read = records.parse(records.write(records.recorded("brinquedo", acts, {}, NAMES[:seats], position, seats=seats)))
    *_, last = records.replay(read)
    assert last.state == state


def _proved(identity: str, seats: int, seed: int, before: int = 0, **options: str) -> Record:
    _, acts = _played(catalogue.new(identity, seats, options), seats, Random(seed), before)
    record = records.recorded(identity, acts, options, NAMES[:seats], seats=seats)
    sworn = fair.commitment(SEED)
    promised = replace(record, commitment=sworn, seed=SEED.hex(), nonces=NONCES[:seats], before=before)
    return records.parse(records.write(promised))


@pytest.mark.parametrize("before", [0, 3])
@pytest.mark.parametrize("seed", range(4))
def test_packs_in_mid_deal_and_lots_are_proved(seed: int, before: int) -> None:
    record = _proved("brinquedo", 5, seed, before, stock="4")
    proof = records.prove(record)
    assert (proof.verdict, proof.problems) == ("proved", ())
    sizes = {len(line.action.cards) for line in record.lines if isinstance(line, Act) and isinstance(line.action, Shuffle)}
    assert len(sizes) > 1
    assert any(pack.lot for pack in proof.packs)
    kept = records.prove(replace(record, seed=""))
    assert [pack.lot for pack in kept.packs] == [pack.lot for pack in proof.packs]


def test_shoes_of_416_cards_are_proved() -> None:
    record = _proved("brinquedo-casa", 1, 2, burned="most", rounds="30", stack="1000")
    proof = records.prove(record)
    assert (proof.verdict, proof.problems) == ("proved", ())
    assert len(proof.packs) > 2


def test_an_exchanged_card_in_mid_deal_is_found() -> None:
    record = _proved("brinquedo", 5, 1, stock="4")
    packs = [at for at, line in enumerate(record.lines) if isinstance(line, Act) and isinstance(line.action, Shuffle)]
    at = next(at for at in packs if len(set(_shuffle(record, at).cards)) > 1 and len(_shuffle(record, at).cards) < 104)
    told = _shuffle(record, at).cards
    other = next(place for place in range(1, len(told)) if told[place] != told[0])
    order = list(told)
    order[0], order[other] = order[other], order[0]
    line = record.lines[at]
    assert isinstance(line, Act)
    false = replace(record, lines=(*record.lines[:at], replace(line, action=Shuffle(tuple(order))), *record.lines[at + 1 :]))
    (problem, *_) = records.prove(false).problems
    assert isinstance(problem, Problem)
    assert (problem.line, problem.code) == (line.line, "pack-differs")


def _shuffle(record: Record, at: int) -> Shuffle:
    line = record.lines[at]
    assert isinstance(line, Act)
    assert isinstance(line.action, Shuffle)
    return line.action


@pytest.mark.parametrize("seed", range(8))
def test_a_seat_keeps_the_same_record_of_worlds_it_cannot_tell_apart(seed: int) -> None:
    rng = Random(seed)
    every = list(moments("brinquedo", seed, {"stock": "4", "deals": "1"}, rulings=0))
    every = [moment for moment in every if moment.acts and isinstance(moment.acts[0][1], Shuffle)]
    for moment in rng.sample(every, min(12, len(every))):
        (first, *_) = moment.states
        for seat in moment.players:
            acts = moment.state.resample(seat, rng).board().retell(list(moment.acts))
            told = {_kept(first, seat, given, moment.seats) for given in (list(moment.acts), acts)}
            assert len(told) == 1


def _kept(first: State, seat: Seat, acts: list[tuple[Seat, Action]], seats: int) -> str:
    board = first.board()
    assert isinstance(board, BrinquedoBoard)
    position = {"score": board.mesa.chips, "dealer": board.mesa.dealer, "pot": board.mesa.pot}
    played = dict(first.view(PUBLIC).options)  # what so many seats bring along is among them
    record = records.recorded("brinquedo", acts, played, (), position, seats=seats)
    kept = records.write(records.masked(record, seat))
    assert records.write(records.parse(kept)) == kept
    return kept


def test_an_answer_that_was_never_told_is_in_nobody_elses_record() -> None:
    state = deal("", seats=5)
    card = Discard(Card.of("AP"))
    number = turn(state)
    opened = [(CHANCE, Shuffle(WHOLE)), (0, Buy(number)), (0, card), (3, Claim(1)), (1, Claim(1))]
    other = [(seat, Pass(1) if seat == 3 else act) for seat, act in opened]
    position = {"dealer": 4}
    one, two = [records.recorded("brinquedo", acts, {}, (), position, seats=5) for acts in (opened, other)]
    for seat in (0, 1, 2, 4):
        assert records.masked(one, seat) == records.masked(two, seat)
    assert records.masked(one, 3) != records.masked(two, 3)
