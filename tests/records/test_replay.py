"""A record played again gives the partida that was played; what was changed afterwards is found."""

from dataclasses import replace
from typing import Any

import pytest

from carteado import records
from carteado.cards import Card
from carteado.game import REFEREE, State
from carteado.games.cego.rules.views import CegoView
from carteado.games.truco.rules.acts import Blind, Burn, Turn
from carteado.games.truco.rules.views import TrucoView
from carteado.pack import Deal, Draw, Shuffle
from carteado.records import Act, Record, RecordError, Result
from carteado.tricks.play import Play
from carteado.words import Words
from records_kit import SEEDS, Played, a_record, played

TOGETHER = 10  # partidas looked at by one test where not every partida has what is looked for


def finished(record: Record) -> bool:
    return record.result is not None and record.result.how == "played"


def changed(record: Record, at: int, **fields: object) -> Record:
    """The record with one act changed."""
    line = record.lines[at]
    assert isinstance(line, Act)
    new: Act = replace(line, **fields)  # type: ignore[arg-type]
    return replace(record, lines=(*record.lines[:at], new, *record.lines[at + 1 :]))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_replay_is_the_partida_that_was_played(seed: int) -> None:
    partida = played(seed)
    record = records.parse(records.write(partida.record()))
    moments = list(records.replay(record))
    assert records.start(record) == partida.states[0]
    assert [moment.state for moment in moments] == list(partida.states[1:])
    assert [moment.events for moment in moments] == list(partida.events)
    assert [(moment.seat, moment.action) for moment in moments] == list(partida.acts)
    assert records.verify(record) == ()


def test_moments_name_their_lines() -> None:
    record = records.parse(records.write(played(0).record()))
    acts = [line.line for line in record.lines if isinstance(line, Act)]
    assert [moment.line for moment in records.replay(record)] == acts


@pytest.mark.parametrize("field", [{"score": (12, 99)}, {"how": "void"}, {"clause": "FEN-99"}], ids=str)
def test_a_changed_result_is_found(field: dict[str, Any]) -> None:
    record = a_record(finished)
    assert record.result is not None
    assert records.verify(replace(record, result=replace(record.result, line=9))) == ()
    assert records.verify(replace(record, result=replace(record.result, **field))) == ("result-differs",)


def test_a_result_that_differs_under_another_engine_says_so() -> None:
    record = a_record(finished)
    forged = replace(record, engine=records.ENGINE + 1, result=Result(0, (99, 0), "played", "FEN-3c"))
    assert records.verify(forged) == ("result-differs", "engine-differs")
    assert records.verify(replace(record, engine=records.ENGINE + 1)) == ()


def test_a_missing_result_and_one_that_comes_too_early_are_found() -> None:
    record = a_record(finished)
    assert records.verify(replace(record, result=None)) == ("result-missing",)
    assert records.verify(replace(record, lines=record.lines[:-1])) == ("result-too-early",)


def last_pack(record: Record) -> int:
    return max(at for at, line in enumerate(record.lines) if isinstance(line, Act) and isinstance(line.action, Shuffle))


def plays_at_the_end(record: Record) -> list[Card]:
    """The cards played, by who saw them, from the last pack."""
    acts = [line.action for line in record.lines[last_pack(record) :] if isinstance(line, Act)]
    return [action.card for action in acts if isinstance(action, Play)]


@pytest.mark.parametrize("first", range(0, len(SEEDS), TOGETHER))
def test_a_changed_card_of_the_last_pack_is_found(first: int) -> None:
    partidas = [played(seed) for seed in SEEDS[first : first + TOGETHER]]
    changeable = [partida for partida in partidas if plays_at_the_end(partida.record())]
    assert changeable
    for partida in changeable:
        demand_found(partida)


def demand_found(partida: Played) -> None:
    """The first card played from the last pack changes places with one that nobody held."""
    record = partida.record()
    at = last_pack(record)
    line = record.lines[at]
    assert isinstance(line, Act)
    assert isinstance(line.action, Shuffle)
    fallen = plays_at_the_end(record)[0]
    dealt = next(state for state in reversed(partida.states) if fallen in held(state))
    stayed = next(card for card in line.action.cards if card not in held(dealt))
    swap = {fallen: stayed, stayed: fallen}
    forged = Shuffle(tuple(swap.get(card, card) for card in line.action.cards))
    with pytest.raises(RecordError) as caught:
        records.verify(changed(record, at, action=forged))
    assert caught.value.code in ("illegal", "another-face")


def held(state: State) -> set[Card | None]:
    """The cards of all four hands, fallen ones included, and the burned ones."""
    view = state.view(REFEREE)
    assert isinstance(view, (TrucoView, CegoView))
    burned = view.known.burned_cards if isinstance(view, TrucoView) else ()
    return {card for hand in view.known.hands for card in hand.dealt_cards} | set(burned)


@pytest.mark.parametrize("kind", [Blind, Burn, Deal, Draw, Turn])
def test_a_card_told_otherwise_than_it_was_turned_up_is_found(kind: type) -> None:
    def told(line: object) -> bool:
        return isinstance(line, Act) and isinstance(line.action, kind) and line.faces != ()

    record = a_record(lambda record: any(told(line) for line in record.lines))
    at = next(at for at, line in enumerate(record.lines) if told(line))
    line = record.lines[at]
    assert isinstance(line, Act)
    other = Card.of("4C") if Card.of("4C") not in line.faces else Card.of("5C")
    forged = records.parse(records.write(changed(record, at, faces=(other, *line.faces[1:]))))
    with pytest.raises(RecordError, match="another-face") as caught:
        list(records.replay(forged))
    assert caught.value.line == forged.lines[at].line


def test_an_act_out_of_order_is_refused_with_line_seat_code_and_clause() -> None:
    text = "carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\ncartas 2: 3P\n3 truco\n2 joga 3P\n"
    with pytest.raises(RecordError) as caught:
        list(records.replay(records.parse(text)))
    assert (caught.value.line, caught.value.code) == (6, "illegal")
    assert caught.value.facts == ("2", "answer-first", "FEN-17.1")


@pytest.mark.parametrize(
    ("header", "code"),
    [
        ("opção concede=talvez", "option-value"),
        ("opção vira=sim", "option-unknown"),
        ("opção falseShow=loseHand\nopção showAndWin=off", "false-show-without-show"),
        ("início placar 12 0", "start-score"),
        ("início placar 0 0 carteador 7", "start-dealer"),
        ("início placar 0 0 mão 0", "start-mao"),
        ("lugares 6", "start-seats"),
    ],
)
def test_a_header_that_cannot_be_is_told_when_the_partida_starts(header: str, code: str) -> None:
    record = records.parse(f"carteado 1\nregulamento truco-fenacef\n{header}\n")
    with pytest.raises(RecordError) as caught:
        records.start(record)
    assert caught.value.code == code
    assert Words().record_error(caught.value) != Words("en").record_error(caught.value)


@pytest.mark.parametrize("before", ["", "cartas 2: 3P\n"], ids=["draw-first", "mao-in-play"])
def test_hands_are_given_only_where_a_pack_is_wanted(before: str) -> None:
    start = "início placar 0 0 carteador 0\n" if before else ""
    record = records.parse(f"carteado 1\nregulamento truco-fenacef\n{start}{before}cartas 0: 4P\n")
    with pytest.raises(RecordError, match="no-shuffle-now"):
        list(records.replay(record))


def test_hands_of_another_pack_are_refused() -> None:
    record = records.parse("carteado 1\nregulamento truco-fenacef\ninício placar 0 0 carteador 0\ncartas 0: 8C\n")
    with pytest.raises(RecordError, match="not-in-pack: 8C"):
        list(records.replay(record))
