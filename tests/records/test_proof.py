"""A record proves its packs, or says what is missing or wrong, and where first."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carteado import fair, records
from carteado.cards import Card
from carteado.pack import Draw
from carteado.records import Pack, Problem, Record, RecordError
from carteado.records import proof as proofs
from carteado.words import Words
from carteado.words.records import PROOFS, proof_problem
from fair.dealt import NONCES, SEED, dealt, packs_of, with_pack
from records_kit import patient, played

OTHER = bytes(32).hex()


def swapped(pack: tuple[Card, ...], one: int, two: int) -> tuple[Card, ...]:
    order = list(pack)
    order[one], order[two] = order[two], order[one]
    return tuple(order)


@pytest.mark.parametrize("play", range(8))
@pytest.mark.parametrize("dealer", [None, 2])
@pytest.mark.parametrize("before", [0, 7])
def test_a_partida_dealt_from_the_seed_is_proved(play: int, dealer: int | None, before: int) -> None:
    record = dealt(play, before, dealer)
    proof = records.prove(record)
    assert proof.proved
    assert (proof.verdict, proof.problems) == ("proved", ())
    lines = [record.lines[at].line for at, _ in packs_of(record)]
    assert proof.packs == tuple(Pack(before + nth, line, True) for nth, line in enumerate(lines, 1))


def test_the_packs_for_the_draw_and_for_many_maos_are_among_them() -> None:
    record = dealt(0)
    assert any(isinstance(line, records.Act) and isinstance(line.action, Draw) for line in record.lines)
    assert len(records.prove(record).packs) > 2


@patient
@given(st.integers(0, 7), st.data())
def test_any_two_cards_exchanged_are_found_at_the_first_of_them(play: int, data: st.DataObject) -> None:
    record = dealt(play)
    packs = packs_of(record)
    nth = data.draw(st.integers(0, len(packs) - 1))
    at, pack = packs[nth]
    one, two = data.draw(st.lists(st.integers(0, 39), min_size=2, max_size=2, unique=True).map(sorted))
    proof = records.prove(with_pack(record, nth, swapped(pack, one, two)))
    facts = (str(nth + 1), str(one + 1), str(pack[one]), str(pack[two]))
    assert proof.problems == (Problem(record.lines[at].line, "pack-differs", facts),)
    assert proof.verdict == "false"
    assert [(found.n, found.place) for found in proof.packs if found.ok is not True] == [(nth + 1, one + 1)]


def test_of_many_wrong_packs_the_first_is_told_and_all_are_marked() -> None:
    record = dealt(0, before=2)
    proof = records.prove(replace(record, before=3))
    assert [pack.ok for pack in proof.packs] == [False] * len(proof.packs)
    assert [(problem.code, problem.facts[0]) for problem in proof.problems] == [("pack-differs", "4")]


def test_a_pack_that_is_short_or_has_a_card_too_many() -> None:
    record = dealt()
    _, pack = packs_of(record)[1]
    for cards, place in ((pack[:-1], 40), ((*pack, pack[0]), 41), (pack[1:], 1)):
        proof = records.prove(with_pack(record, 1, cards))
        assert [(problem.code, problem.facts) for problem in proof.problems] == [("pack-size", ("2", "40", str(len(cards))))]
        assert proof.packs[1].place == place
        assert proof.verdict == "false"


def test_a_pack_with_a_card_twice_is_no_pack_of_the_game() -> None:
    """Sorted and shuffled alike it would agree with itself; it is compared with the cards of the game."""
    record = dealt()
    doubled = tuple(Card.of("3P") if str(card) == "4P" else card for card in packs_of(record)[0][1])
    assert records.prove(with_pack(record, 0, doubled)).problems[0].code == "pack-differs"


def test_another_seed_differs_from_the_commitment_and_in_its_packs() -> None:
    proof = records.prove(replace(dealt(), seed=OTHER))
    facts = (fair.commitment(bytes(32)), fair.commitment(SEED))
    assert proof.problems[0] == Problem(1, "seed-differs", facts)
    assert [problem.code for problem in proof.problems] == ["seed-differs", "pack-differs"]
    assert proof.verdict == "false"


def test_another_commitment_is_a_lie_even_where_the_packs_agree() -> None:
    proof = records.prove(replace(dealt(), commitment=OTHER))
    assert [problem.code for problem in proof.problems] == ["seed-differs"]
    assert all(pack.ok for pack in proof.packs)
    assert proof.verdict == "false"


@pytest.mark.parametrize("seat", range(4))
def test_another_nonce_of_any_seat_is_found(seat: int) -> None:
    nonces = (*NONCES[:seat], "f" * 32, *NONCES[seat + 1 :])
    assert records.prove(replace(dealt(), nonces=nonces)).problems[0].code == "pack-differs"


def without_promise(record: Record) -> Record:
    return replace(record, commitment="")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"commitment": ""}, "no-commitment"),
        ({"commitment": "", "seed": "", "nonces": ()}, "no-commitment"),
        ({"seed": ""}, "seed-hidden"),
        ({"nonces": ()}, "nonces-missing"),
    ],
)
def test_what_is_missing_is_told_and_nothing_is_called_proved(changes: dict[str, object], code: str) -> None:
    proof = records.prove(replace(dealt(), **changes))  # type: ignore[arg-type]
    assert proof.problems == (Problem(1, code),)
    assert (proof.proved, proof.verdict) == (False, "unproved")
    known = "seed" not in changes and "nonces" not in changes
    assert {pack.ok for pack in proof.packs} == {True if known else None}


def test_one_seats_record_has_no_packs_to_prove() -> None:
    record = dealt()
    mine = records.parse(records.write(records.masked(record, 1)))
    proof = records.prove(mine)
    assert [problem.code for problem in proof.problems] == ["seed-hidden", "packs-hidden"]
    assert {pack.ok for pack in proof.packs} == {None}
    first = mine.lines[packs_of(record)[0][0]].line
    told = records.prove(replace(mine, seed=SEED.hex()))
    assert told.problems == (Problem(first, "packs-hidden"),)
    assert told.verdict == "unproved"


def test_a_single_hidden_pack_is_enough() -> None:
    text = records.write(dealt())
    packs = re.findall(r"^monte .*$", text, re.MULTILINE)
    record = records.parse(text.replace(packs[1], "monte ?"))
    proof = records.prove(record)
    assert [pack.ok for pack in proof.packs] == [True, None, *[True] * (len(packs) - 2)]
    assert [problem.code for problem in proof.problems] == ["packs-hidden"]


def test_hands_that_are_written_out_are_not_dealt() -> None:
    header = f"compromisso {fair.commitment(SEED)}\nsemente {SEED.hex()}\n" + "".join(f"nonce {seat} -\n" for seat in range(4))
    record = records.parse(f"carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\n{header}cartas 0: 4P\n")
    assert records.prove(record).problems == (Problem(10, "hands-given"),)


def test_a_record_without_packs_proves_nothing() -> None:
    proof = records.prove(replace(dealt(), lines=(), result=None))
    assert proof.problems == (Problem(1, "no-packs"),)
    assert proof.verdict == "unproved"


def test_a_record_of_the_terminal_promised_nothing() -> None:
    assert [problem.code for problem in records.prove(played(0).record()).problems] == ["no-commitment"]


def test_a_header_no_partida_starts_from_is_an_error() -> None:
    with pytest.raises(RecordError, match="option-value"):
        records.prove(replace(dealt(), options={"concede": "talvez"}))


# The records of one match.


def match() -> list[Record]:
    """Three partidas, one after another."""
    told: list[Record] = []
    for play in range(3):
        told.append(dealt(play, sum(len(packs_of(record)) for record in told), None if play == 0 else play))
    return told


def test_a_whole_match_follows_in_any_order() -> None:
    one, two, three = match()
    assert two.before > 0
    assert records.follow([one, two, three]) == ()
    assert records.follow([three, one, two]) == ()
    assert records.follow([]) == ()


def test_a_record_given_twice_is_one_record() -> None:
    one, two, three = match()
    assert records.follow([one, two, one, two, three, records.masked(two, 0)]) == ()


def test_a_partida_left_out_is_told_by_the_next() -> None:
    one, two, three = match()
    facts = (str(three.before + 1), str(two.before))
    assert records.follow([three, one]) == ((0, Problem(1, "packs-skipped", facts)),)


def test_without_the_first_partida_the_match_begins_late() -> None:
    _, two, three = match()
    assert records.follow([two, three]) == ((0, Problem(1, "begins-late", (str(two.before + 1), "0"))),)


def test_packs_told_twice() -> None:
    one, two, _ = match()
    again = replace(dealt(5), nonces=("", "", "", ""))
    (found,) = records.follow([one, again])
    assert (found[1].code, found[1].facts[0]) == ("packs-twice", "1")
    (found,) = records.follow([one, replace(two, before=two.before - 1)])
    assert found == (1, Problem(1, "packs-twice", (str(two.before), str(two.before))))


def test_other_matches_and_records_without_a_promise_do_not_matter() -> None:
    one, two, _ = match()
    assert records.follow([one, two, replace(one, commitment=OTHER), without_promise(one), without_promise(one)]) == ()


# Words.


@pytest.mark.parametrize("lang", Words.LANGUAGES)
def test_every_problem_has_its_sentence(lang: str) -> None:
    told = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', Path(str(proofs.__file__)).read_text("utf-8")))
    assert told == set(PROOFS)
    for code in told:
        sentence = proof_problem(Words(lang), Problem(3, code, ("un", "deux", "trois", "quatre")))
        wanted = [
            fact
            for letter, fact in zip("abcd", ("un", "deux", "trois", "quatre"), strict=True)
            if f"{{{letter}}}" in PROOFS[code]
        ]
        assert [fact for fact in wanted if fact not in sentence] == []
        assert sentence.endswith(".")
