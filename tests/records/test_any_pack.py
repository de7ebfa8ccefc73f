"""Packs of any cards, in mid-deal too, and lots: recorded, proved from the seed, hidden from a seat, dealt as a case wants."""

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest

from carteado import catalogue, fair, records
from carteado.cards import CARDS, Card, cards
from carteado.cli import main
from carteado.game import CHANCE, REFEREE, Action, Seat, State
from carteado.pack import Lot, Ruling, Shuffle
from carteado.records import Act, Problem, Record, RecordError
from carteado.records.face import Acts, CannotDeal
from carteado.records.hands import Place, dealt, traced
from records_kit import unnumbered
from records_kit.plugged import plugged
from records_kit.tiny import PACK, SEATS, Answer, LayDown, TakeStock, Tiny

SEED = bytes(range(32))
NONCES = ("a0" * 16, "", "c0" * 16, "", "")


@pytest.fixture(scope="module", autouse=True)
def tiny() -> Iterator[None]:
    with plugged("records_kit.tiny"):
        yield


def drawn(asked: Action, n: int) -> Action:
    """What the seed gives as the n-th pack or lot."""
    if isinstance(asked, Lot):
        return Lot(asked.below, fair.lot(SEED, NONCES, n, asked.below))
    assert isinstance(asked, Shuffle)
    return Shuffle(fair.pack(SEED, NONCES, n, asked.cards))


@cache
def played(seed: int = 0, before: int = 0) -> Record:
    """A partida with the packs and lots of the seed, as it is read from its file."""
    state = catalogue.new("tiny")
    rng = Random(seed)
    acts: list[tuple[Seat, Action]] = []
    draws = before
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        if seat == CHANCE:
            draws += 1
            action = drawn(action, draws)
        acts.append((seat, action))
        state = state.apply(seat, action).state
    record = records.recorded("tiny", acts, names=("Ana", "Beto", "Caio", "Davi", "Eva"))
    promised = replace(record, commitment=fair.commitment(SEED), seed=SEED.hex(), nonces=NONCES, before=before)
    return records.parse(records.write(promised))


def draws_of(record: Record) -> list[int]:
    """Where the record has what chance gave."""
    return [at for at, line in enumerate(record.lines) if isinstance(line, Act) and line.seat == CHANCE]


def changed(record: Record, at: int, action: Action) -> Record:
    line = record.lines[at]
    assert isinstance(line, Act)
    return replace(record, lines=(*record.lines[:at], replace(line, action=action), *record.lines[at + 1 :]))


def action_at(record: Record, at: int) -> Action:
    line = record.lines[at]
    assert isinstance(line, Act)
    assert line.action is not None
    return line.action


def pack_at(record: Record, at: int) -> tuple[Card, ...]:
    pack = action_at(record, at)
    assert isinstance(pack, Shuffle)
    return pack.cards


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("before", [0, 9])
def test_a_lot_a_pack_of_equal_cards_and_packs_in_mid_deal_are_recorded_and_proved(seed: int, before: int) -> None:
    record = played(seed, before)
    lot, first, *later = draws_of(record)
    assert isinstance(action_at(record, lot), Lot)
    assert sorted(pack_at(record, first)) == sorted(PACK)
    assert later
    assert all(len(pack_at(record, at)) < len(PACK) for at in later)
    assert records.verify(record) == ()
    proof = records.prove(record)
    assert (proof.verdict, proof.problems) == ("proved", ())
    assert [(pack.n, pack.lot, pack.ok) for pack in proof.packs] == [
        (before + nth, nth == 1, True) for nth in range(1, len(proof.packs) + 1)
    ]
    assert unnumbered(records.parse(records.write(record))) == unnumbered(record)


def test_the_result_of_five_sides_may_be_below_0() -> None:
    record = played()
    assert record.result is not None
    assert len(record.result.score) == SEATS
    assert min(record.result.score) < 0
    assert records.write(record).rstrip().splitlines()[-1].count(" ") == SEATS + 1


def test_two_cards_exchanged_in_a_pack_in_mid_deal_are_found_unless_they_are_equal() -> None:
    record = played()
    at = draws_of(record)[2]
    pack = pack_at(record, at)
    other = next(place for place, card in enumerate(pack) if card != pack[0])
    swapped = list(pack)
    swapped[0], swapped[other] = swapped[other], swapped[0]
    (problem, *_) = records.prove(changed(record, at, Shuffle(tuple(swapped)))).problems
    assert (problem.code, problem.facts) == ("pack-differs", ("3", "1", str(pack[0]), str(swapped[0])))
    first = draws_of(record)[1]
    whole = list(pack_at(record, first))
    one, two = (place for place, card in enumerate(whole) if card == whole[0])
    whole[one], whole[two] = whole[two], whole[one]
    assert records.prove(changed(record, first, Shuffle(tuple(whole)))).proved


@pytest.mark.parametrize("cards_", ["JK", "AP AP AP AP AP AP AP AP AP AP AP AP"])
def test_a_pack_of_other_cards_than_were_to_be_shuffled_is_no_pack_of_the_game(cards_: str) -> None:
    """The seed would order these cards so, too; but the game says which cards they are."""
    record = played()
    forged = fair.pack(SEED, NONCES, 2, cards(cards_))
    proof = records.prove(changed(record, draws_of(record)[1], Shuffle(forged)))
    assert proof.problems[0].code in ("pack-differs", "pack-size")
    assert proof.verdict == "false"


def test_another_lot_is_found() -> None:
    record = played()
    at = draws_of(record)[0]
    right = action_at(record, at)
    assert isinstance(right, Lot)
    for other in (Lot(SEATS, (right.drawn + 1) % SEATS), Lot(SEATS + 1, right.drawn)):
        proof = records.prove(changed(record, at, other))
        told = (f"{right.drawn} de {SEATS}", f"{other.drawn} de {other.below}")
        assert proof.problems[0] == Problem(record.lines[at].line, "lot-differs", ("1", *told))
        assert proof.verdict == "false"


def test_where_the_play_breaks_off_nobody_knows_what_was_to_be_shuffled() -> None:
    record = played()
    at = draws_of(record)[2]
    broken = replace(record, lines=(*record.lines[: at - 1], *record.lines[at:]))
    proof = records.prove(broken)
    assert [problem.code for problem in proof.problems][:1] == ["pack-unknown"]
    assert proof.verdict == "unproved"
    with pytest.raises(RecordError, match="illegal"):
        records.verify(broken)


def test_packs_and_lots_are_counted_together_through_a_match() -> None:
    first = played(0)
    count = len(draws_of(first))
    second = played(1, count)
    assert records.follow([first, second]) == ()
    assert [problem.code for _, problem in records.follow([first, played(1, count + 1)])] == ["packs-skipped"]
    assert [problem.code for _, problem in records.follow([first, played(1, count - 1)])] == ["packs-twice"]


def test_verify_tells_of_packs_and_lots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "tiny.carteado"
    path.write_text(records.write(played()), "utf-8")
    with pytest.raises(SystemExit) as leaving:
        main(("verify", str(path)))
    said = capsys.readouterr().out
    assert leaving.value.code == 0
    assert f"Os {len(draws_of(played())) - 1} baralhos conferem com a semente." in said
    assert "O sorteio confere com a semente." in said
    with pytest.raises(SystemExit):
        main(("verify", "--json", str(path)))
    (told,) = json.loads(capsys.readouterr().out)["records"]
    assert [pack.get("lot") for pack in told["packs"]][:2] == [True, None]


# One seat's own record.


def told_to(viewer: Seat, *acts: tuple[Seat, Action]) -> list[str]:
    """The lines of a seat's own record."""
    mine = records.masked(records.recorded("tiny", acts), viewer)
    assert records.write(records.parse(records.write(mine))) == records.write(mine)
    return records.write(mine).split("\n\n", 1)[1].splitlines()


OPENING = ((CHANCE, Lot(5, 3)), (CHANCE, Shuffle(PACK)))


def test_what_was_heard_of_an_act_is_shown_and_nothing_else() -> None:
    said = LayDown(cards("10C JK"), (), None, "oi")
    told = told_to(0, *OPENING, (3, TakeStock()), (3, said), (REFEREE, Ruling("TINY-9", 3)))
    line = "3 lay-down cards=10C,JK other_cards=() at=- said=oi"
    assert told == ["sorteio 3 de 5", "monte ?", "3 take-stock", line, "juiz TINY-9 contra 3"]


def test_an_act_that_holds_more_than_was_heard_shows_its_kind_alone_and_to_its_own_seat_all() -> None:
    unheard = LayDown(cards("10C"), (), None, ".segredo")
    acts = (*OPENING, (3, TakeStock()), (3, unheard))
    assert told_to(0, *acts)[-1] == "3 lay-down ?"
    assert told_to(3, *acts)[-1] == '3 lay-down cards=10C other_cards=() at=- said=".segredo"'


def test_an_act_that_nobody_heard_of_yet_and_sealed_answers_are_not_there_at_all() -> None:
    acts: Acts = list(OPENING)
    state = catalogue.new("tiny")
    for seat, action in acts:
        state = state.apply(seat, action).state
    while state.actors() != tuple(range(SEATS)):
        seat = state.actors()[0]
        acts.append((seat, state.legal(seat)[0]))
        state = state.apply(*acts[-1]).state
    acts += [(seat, Answer(seat == 1)) for seat in range(3)]
    told = told_to(1, *acts)
    assert told[-3:] == ["0 ?", "1 answer content=true", "2 ?"]
    waited = [at for at, (seat, _) in enumerate(acts) if seat == CHANCE][2] - 1
    assert told[waited : waited + 2] == [f"{acts[waited][0]} ?", "monte ?"]


# Hands that a case wants, out of a pack with equal cards.


def at_once(state: State) -> tuple[Acts, State]:
    return [], state


def held(state: State) -> dict[Place, Card]:
    board = state.board()
    assert isinstance(board, Tiny)
    return {(seat, nth): card for seat, hand in enumerate(board.hands) for nth, card in enumerate(hand)}


def test_equal_cards_are_told_apart_by_where_they_go() -> None:
    begun = catalogue.new("tiny").apply(CHANCE, Lot(5, 3)).state
    found = traced(begun, at_once, held)
    assert [found.at[seat, nth] for seat in range(SEATS) for nth in range(2)] == list(range(2 * SEATS))
    wanted = {found.at[3, 0]: Card.of("JK"), found.at[3, 1]: Card.of("JK"), found.at[0, 1]: Card.of("5E")}
    [(seat, pack)] = dealt(found, wanted)
    hands = held(begun.apply(seat, pack).state)
    assert [str(hands[place]) for place in ((3, 0), (3, 1), (0, 1))] == ["JK", "JK", "5E"]
    assert isinstance(pack, Shuffle)
    assert sorted(pack.cards) == sorted(PACK)


def test_a_card_more_often_than_the_pack_has_it_is_refused() -> None:
    begun = catalogue.new("tiny").apply(CHANCE, Lot(5, 3)).state
    found = traced(begun, at_once, held)
    with pytest.raises(CannotDeal) as caught:
        dealt(found, {found.at[seat, 0]: Card.of("JK") for seat in range(3)})
    assert (caught.value.code, caught.value.facts) == ("not-in-pack", ("JK",))


def test_hands_are_dealt_only_where_a_pack_is_wanted() -> None:
    with pytest.raises(CannotDeal, match="no-shuffle-now"):
        traced(catalogue.new("tiny"), at_once, held)


def test_a_shoe_of_eight_packs_is_one_line() -> None:
    shoe = Shuffle(CARDS[:52] * 8)
    record = Record("tiny", "1", seats=5, lines=(Act(0, CHANCE, shoe),))
    assert len(shoe.cards) == 416
    assert unnumbered(records.parse(records.write(record))) == record
