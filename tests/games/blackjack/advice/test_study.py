"""A session studied: each decision held against the book, each round against the edge, and luck apart from both."""

import os
from collections.abc import Iterator
from typing import Final, Self

import pytest

from carteado.advice import Study, report
from carteado.game import REFEREE, Action, Seat
from carteado.games.blackjack.advice import FACE
from carteado.games.blackjack.advice.edges import edge_of
from carteado.games.blackjack.advice.study import study
from carteado.games.blackjack.rules.acts import Hit, Insure, Stand
from carteado.games.blackjack.rules.regulation import rules_of
from carteado.games.blackjack.solver.position import values
from carteado.games.blackjack.solver.solution import edge, packs
from carteado.pack import Ruling
from carteado.records import Record, parse, recorded, write
from carteado.words import Words
from conformance_kit.build import tries
from games.blackjack.advice.sessions import recording
from games.blackjack.kit import Mesa, sessao

FUZZ: Final = bool(os.environ.get("CARTEADO_FUZZ"))
DEVIATIONS: Final = 3.0
ONE: Final = {"decks": "1"}


class Kept(Mesa):
    """A session that remembers its acts."""

    def __init__(self, found: Mesa) -> None:
        super().__init__(found.state)
        self.acts: list[tuple[Seat, Action]] = []

    def _act(self, seat: Seat, action: Action) -> Self:
        self.acts.append((seat, action))
        return super()._act(seat, action)

    def record(self, **options: str) -> Record:
        """What was done, written down and read again."""
        return parse(write(recorded("blackjack", self.acts, options, seats=1)).encode())


def round_of(shoe: str, *acts: str, bet: int = 10) -> Kept:
    """A session of one pack in which one round was played."""
    found = Kept(sessao(decks=1))
    found.aposta(0, bet).embaralha(shoe).faz(*acts)
    return found


def test_a_mistake_costs_what_the_best_act_was_worth_more() -> None:
    found = study(round_of("10P 10C 6E 7O 5P", "0 mantém").record(**ONE), 0)
    shoe = list(packs(1))
    for value in (10, 10, 6):
        shoe[value - 1] -= 1
    each = values(rules_of(ONE), shoe, (6, 10), 10)
    assert each.hit is not None
    (decision,) = found.decisions
    assert (decision.kind, type(decision.made), type(decision.best), decision.number) == ("hard-16-10", Stand, Hit, 1)
    assert decision.cost == pytest.approx(10 * (each.hit - each.stand))
    assert found.mistakes == (decision,)


def test_what_is_best_costs_nothing() -> None:
    found = study(round_of("10P 10C 6E 7O 5P", "0 pede", "0 mantém").record(**ONE), 0)
    assert [decision.cost for decision in found.decisions] == [0, 0]
    assert found.mistakes == ()


def test_a_hand_without_a_choice_is_no_decision() -> None:
    assert study(round_of("AP 9C KE 7O", "0 mantém").record(**ONE), 0).decisions == ()


def test_a_round_adds_up() -> None:
    """16 stood on against 17: ten lost, of which the edge and the mistake are told and the rest is luck."""
    (only,) = study(round_of("10P 10C 6E 7O", "0 mantém").record(**ONE), 0).rounds
    assert (only.number, only.staked, only.result) == (1, 10, -10)
    assert only.expected == pytest.approx(10 * edge(rules_of(ONE)))
    assert only.result == pytest.approx(only.expected - only.cost + only.luck)


@pytest.mark.parametrize(
    ("shoe", "acts", "staked"),
    [
        ("6P 10C 5E 7O 9P", ("0 dobra",), 20),
        ("8P 6C 8E 10O 10P 10E KP", ("0 divide", "0 mantém", "0 mantém"), 20),
        ("9P AC 10E 7O", ("0 segura", "0 mantém"), 15),
    ],
)
def test_all_that_was_staked(shoe: str, acts: tuple[str, ...], staked: float) -> None:
    assert study(round_of(shoe, *acts).record(**ONE), 0).rounds[0].staked == staked


def test_insurance_is_a_decision_of_its_own() -> None:
    found = study(round_of("9P AC 10E 7O", "0 segura", "0 mantém").record(**ONE), 0)
    assert found.decisions[0].kind == "insurance"
    assert type(found.decisions[0].made) is Insure
    assert found.decisions[0].cost == pytest.approx(10 * (0.5 - 1.5 * 15 / 49))


def test_a_round_that_has_not_ended_is_not_told_of() -> None:
    found = study(round_of("10P 10C 2E 7O 2P", "0 pede").record(**ONE), 0)
    assert (found.rounds, found.decisions) == ((), ())


@pytest.mark.parametrize("ended", [True, False])
def test_a_round_that_is_taken_back_was_not_played(ended: bool) -> None:
    found = round_of("10P 10C 2E 7O 2P", *(("0 mantém",) if ended else ("0 pede",)))
    found._act(REFEREE, Ruling("BJ-S21", sanction="void", why="carta virada"))
    found.aposta(0, 4).embaralha("10P 10C 9E 7O").faz("0 mantém")
    told = study(found.record(**ONE), 0)
    assert [(each.number, each.staked, each.result) for each in told.rounds] == [(1, 4, 4)]
    assert [decision.kind for decision in told.decisions] == ["hard-19-10"]


def test_who_sits_by_has_no_round() -> None:
    found = Kept(sessao(2, (10, 100), decks=1))
    found.aposta(0, 10).aposta(1, 10).embaralha("10P 10E 10C 6E 9E 10O").faz("0 mantém", "1 mantém")
    found.aposta(1, 10).embaralha("10P 10C 9E 7O").faz("1 mantém")
    record = parse(write(recorded("blackjack", found.acts, ONE, seats=2, start={"score": (20, 200)})).encode())
    assert [len(study(record, seat).rounds) for seat in (0, 1)] == [1, 2]


def test_the_edge_of_who_has_too_few_chips() -> None:
    rules = rules_of({"decks": "1", "das": "true"})
    poor, once, rich = (edge_of(rules, spare) for spare in (0, 1, 9))
    assert once == pytest.approx(0.000248, abs=5e-7)  # the base game's
    assert rich == pytest.approx(0.001541, abs=5e-7)
    assert poor < once - 0.015
    assert edge_of(rules_of({"decks": "1", "stack": "7", "nevada": "true"}), 3) == once


def lucks(record: Record, seat: int) -> Iterator[float]:
    yield from [each.luck for each in study(record, seat).rounds]


@pytest.mark.parametrize(
    ("names", "options"),
    [
        ("random fregues", {"decks": "2"}),
        ("random estrategista", {"decks": "6", "surrender": "late", "das": "true", "resplit": "true"}),
        ("random fregues", {"decks": "1", "surrender": "early", "peek": "false", "penetration": "0.5", "nevada": "true"}),
        (
            "random random",
            {"decks": "2", "stack": "6", "bet_max": "4", "rounds": "10", "hit_soft_17": "true"},
        ),  # short of chips
    ],
)
def test_luck_comes_to_nothing_in_the_long_run(names: str, options: dict[str, str]) -> None:
    """Whoever plays, and however badly: what is left once the edge and the mistakes are told has no side."""
    rounds = 20_000 if FUZZ else tries(60, 300)
    whole = {"rounds": "150", "stack": "100000", **options}
    found: tuple[list[float], list[float]] = ([], [])
    seed = 0
    while len(found[0]) < rounds:
        record = recording(names, seed, **whole)
        for seat, luck in enumerate(found):
            luck.extend(lucks(record, seat))
        seed += 1
    for luck in found:
        mean = sum(luck) / len(luck)
        error = sum([(each - mean) ** 2 for each in luck]) ** 0.5 / len(luck)
        assert abs(mean) < DEVIATIONS * error


def test_by_the_book_nothing_is_a_mistake() -> None:
    found = study(recording("estrategista", 5, rounds="40", stack="1000", decks="1", das="true", surrender="late"), 0)
    assert len(found.rounds) == 40
    assert found.mistakes == ()


def test_the_report_tells_the_mistakes_at_their_lines() -> None:
    record = round_of("10P 10C 6E 7O 5P", "0 mantém").record(**ONE)
    (told,) = report(Words("pt-BR", "blackjack"), record)
    assert told.text == "dura 16 contra 10: manteve; pedir valia 0,36 ficha a mais"
    assert write(record).splitlines()[told.line - 1].startswith("0 ")
    (english,) = report(Words("en", "blackjack"), record)
    assert english.text == "hard 16 against 10: stood; to hit was worth 0.36 chips more"


def test_with_several_at_the_table_the_report_says_whose() -> None:
    record = recording("fregues fregues", 2, rounds="20")
    told = FACE.report(Words("pt-BR", "blackjack"), record)
    assert {remark.seat for remark in told} == {0, 1}
    assert all(remark.text.startswith(f"lugar {remark.seat}, ") for remark in told)


def test_the_dearest_mistake_first() -> None:
    found: Study = study(recording("random", 3, rounds="20", decks="1"), 0)
    costs = [each.cost for each in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) > 3
