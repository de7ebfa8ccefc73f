"""The acts of cacheta and pif-paf in the words of a record, there and back, and what of them a seat's own record hides."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from carteado import catalogue, fair, records
from carteado.cards import Card
from carteado.game import CHANCE, Action, Seat, State
from carteado.games.pife.notation import FACE
from carteado.games.pife.rules.acts import (
    ACTS_OF,
    Abandon,
    Buy,
    Claim,
    Discard,
    Follow,
    GoOut,
    Pass,
    PickUp,
    Pifei,
    PointOut,
    Raise,
    Reach,
    Throw,
)
from carteado.pack import Cut, Lot, Ruling, Shuffle
from carteado.records import Act, Record, RecordError
from records_kit import unnumbered

OPENING = "carteado 1\nregulamento pifpaf\n"
CHIPS = {"stack": "40", "bet_min": "5", "bet_max": "20"}
SHORT = {"max_reshuffles": "1"}
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("cacheta", 2, {**SHORT, "lives": "2", "wrong_batida": "lose_life", "fold": "true", "max_void_deals": "1"}),
    ("cacheta", 4, {**SHORT, "lives": "2", "louca": "true", "wrong_batida": "stock_only", "max_void_deals": "1"}),
    ("cacheta", 6, {**SHORT, "lives": "1", "fold": "true", "max_void_deals": "1"}),
    ("pifpaf", 3, {**SHORT, **CHIPS, "max_deals": "2"}),
    ("pifpaf", 5, {**SHORT, **CHIPS, "max_deals": "2", "open_check": "true", "rebate_scope": "batida_only"}),
    ("pifpaf", 8, {**SHORT, **CHIPS, "max_deals": "1", "profile": "clean"}),
)
SEED = bytes(range(32))
NONCES = ("a0a1a2a3a4a5a6a7a8a9aaabacadaeaf", *[""] * 7)
NAMES = ("Ana", "Beto", "Conceição", "Davi", "Eva", "Fábio", "Guga", "Hilda")
LOUD = (Abandon, Reach, Throw, PointOut, GoOut, Claim, Pifei)  # what ends a deal soon, or a menu holds often


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("corta 17", Cut(17)),
        ("abandona vez 3", Abandon(3)),
        ("acompanha vez 3", Follow(3)),
        ("aposta 10 vez 3", Raise(3, 10)),
        ("aposta 100000", Raise(0, 100_000)),
        ("compra vez 1234", Buy(1234)),
        ("compra", Buy(0)),
        ("pega 8E vez 7", PickUp(7, Card.of("8E"))),
        ("pega 10C", PickUp(0, Card.of("10C"))),
        ("pifei vez 7", Pifei(7)),
        ("descarta 5C", Discard(Card.of("5C"))),
        ("bate 5P", GoOut(Card.of("5P"))),
        ("bate com dez", GoOut(None)),
        ("louca 2O janela 9", Claim(9, Card.of("2O"))),
        ("louca com dez janela 9", Claim(9, None)),
        ("louca com dez", Claim(0, None)),
        ("passa janela 9", Pass(9)),
        ("avança janela 9", Reach(9)),
        ("aponta 3 janela 9", PointOut(9, 3)),
        ("joga fora vez 7", Throw(7)),
    ],
)
def test_an_act_is_one_line_there_and_back(text: str, action: Action) -> None:
    assert FACE.read(text) == action
    assert FACE.tell(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("repica 10", Raise(0, 10)),
        ("bate 10", GoOut(None)),
        ("bate 10c", GoOut(Card.of("10C"))),
        ("avanca", Reach(0)),
    ],
)
def test_some_may_be_written_otherwise(text: str, action: Action) -> None:
    assert FACE.read(text) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 compra já", "no-verb"),
        ("0 compra vez já", "number-range"),
        ("0 compra janela 2", "no-verb"),
        ("0 passa vez 2", "no-verb"),
        ("0 louca 2O vez 2", "no-verb"),
        ("0 aponta 3 vez 2", "no-verb"),
        ("0 descarta 2O vez 2", "no-card"),
        ("0 pega", "no-card"),
        ("0 pega 8E janela 2", "no-verb"),
        ("0 aposta", "number-range"),
        ("0 aposta -5", "number-range"),
        ("0 aposta 10 janela 2", "no-verb"),
        ("0 aponta 8", "number-range"),
        ("0 bate", "no-card"),
        ("0 baixa 5P 5C 5E", "no-verb"),
        ("0", "no-verb"),
        ("cartas 0: AP AC AE AO 2P 2C 2E 2O 3P 3C", "hands-cards"),
        ("cartas vira 9C 10C", "hands-cards"),
        ("cartas monte 9X", "no-card"),
    ],
)
def test_what_is_no_line_is_told_by_its_code_and_line(text: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.parse(f"{OPENING}\n{text}")
    assert (error.value.line, error.value.code) == (4, code)


@cache
def played(nth: int) -> tuple[Record, State]:
    """A partida at random, its packs and lots by a seed, to the end; each kind of act is as likely, the loud ones seldom."""
    game, seats, options = TABLES[nth]
    rng = Random(nth)
    state = catalogue.new(game, seats, dict(options))
    acts: list[tuple[Seat, Action]] = []
    drawn = 0
    while state.actors():
        seat = rng.choice([other for other in (*state.actors(), *range(seats)) if state.legal(other)])
        listed = state.legal(seat)
        quiet = [action for action in listed if not isinstance(action, LOUD)]
        some = quiet if quiet and rng.random() < 0.85 else listed
        rare: list[Action] = [action for action in listed if isinstance(action, (PointOut, Throw))]
        some = rare if rare and rng.random() < 0.3 else some
        kind = rng.choice(sorted({type(action).__name__ for action in some}))
        action = rng.choice([action for action in some if type(action).__name__ == kind])
        drawn += seat == CHANCE
        if isinstance(action, Shuffle):
            action = Shuffle(fair.pack(SEED, NONCES[:seats], drawn, action.cards))
        elif isinstance(action, Lot):
            action = Lot(action.below, fair.lot(SEED, NONCES[:seats], drawn, action.below))
        acts.append((seat, action))
        state = state.apply(seat, action).state
    record = records.recorded(game, acts, dict(options), NAMES[:seats], seats=seats)
    return replace(record, commitment=fair.commitment(SEED), seed=SEED.hex(), nonces=NONCES[:seats]), state


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_a_played_partida_is_read_as_it_was_written_and_plays_again(nth: int) -> None:
    record, end = played(nth)
    again = records.parse(records.write(record))
    assert unnumbered(again) == record
    *_, last = records.replay(again)
    assert last.state == end
    assert records.verify(again) == ()


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_every_pack_of_a_deal_is_proved(nth: int) -> None:
    record, _ = played(nth)
    assert records.prove(record).problems == ()
    at = [at for at, line in enumerate(record.lines) if isinstance(line, Act) and isinstance(line.action, Shuffle)][-1]
    line = record.lines[at]
    assert isinstance(line, Act)
    assert isinstance(line.action, Shuffle)
    cards = line.action.cards
    forged = replace(line, action=Shuffle((*cards[1:], cards[0])))
    assert records.prove(replace(record, lines=(*record.lines[:at], forged, *record.lines[at + 1 :]))).problems


def test_the_partidas_above_have_every_kind_of_act() -> None:
    kinds = {type(line.action) for nth in range(len(TABLES)) for line in played(nth)[0].lines if isinstance(line, Act)}
    assert kinds == {*ACTS_OF["cacheta"], *ACTS_OF["pifpaf"]} - {Ruling}


@pytest.mark.parametrize("nth", [1, 3])
def test_another_seats_record_hides_packs_and_sealed_answers(nth: int) -> None:
    record, _ = played(nth)
    own = records.masked(record, 1)
    told = records.write(own)
    assert "\nmonte ?\n" in told
    assert " responde ? janela " in told
    assert "passa" not in "\n".join(line for line in told.splitlines() if not line.startswith("1 "))
    assert unnumbered(records.parse(told)) == own
    for line, mine in zip(record.lines, own.lines, strict=True):
        if isinstance(line, Act) and line.seat == 1:
            assert mine == line
    with pytest.raises(RecordError) as error:
        list(records.replay(own))
    assert error.value.code == "hidden"
