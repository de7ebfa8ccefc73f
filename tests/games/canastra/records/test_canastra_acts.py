"""The acts of canastra and buraco in the words of a record, there and back, and what of them a seat's own record hides."""

from functools import cache
from random import Random

import pytest

from carteado import catalogue, records
from carteado.cards import Card, cards
from carteado.game import CHANCE, Action, Seat
from carteado.games.canastra.notation import FACE
from carteado.games.canastra.rules.acts import ACTS, ACTS_BY_LOT, Add, Buy, Decline, Discard, Lay, Take
from carteado.pack import Draw, Keep, Lot, Refuse, Ruling, Shuffle
from carteado.records import Act, Record, RecordError
from records_kit import unnumbered

OPENING = "carteado 1\nregulamento canastra\n"
RUN = cards("5C 2O 7C")
TABLES: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("canastra", 4, {}),
    ("canastra", 4, {"wild_mobility": "fixed"}),
    ("canastra", 4, {"exhaustion": "lixo_only_until_pass"}),
    ("buraco", 4, {"lixo_rule": "must_use_top"}),
    ("buraco", 2, {}),
    ("buraco", 3, {"max_deals": "1"}),
    ("buraco", 6, {"jokers": "0"}),
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("compra 5", Buy(5)),
        ("compra", Buy(0)),
        ("passa 61", Decline(61)),
        ("lixo 12", Take(12)),
        ("lixo", Take(0)),
        ("lixo 12 baixa 5C 6C 7C", Take(12, (cards("5C 6C 7C"),))),
        ("lixo baixa 5C 6C 7C / JP JO JK", Take(0, (cards("5C 6C 7C"), cards("JP JO JK")))),
        ("lixo 9 junta 7C em 2", Take(9, (), 2, cards("7C"))),
        ("recusa 7O", Refuse(Card.of("7O"))),
        ("fica 7O", Keep(Card.of("7O"))),
        ("baixa 5C 2O 7C", Lay((RUN,))),
        ("baixa 5C 2O=6C 7C", Lay((RUN,), ((6,),))),
        ("baixa 5C 2O=6C 7C / 9P 10P JP", Lay((RUN, cards("9P 10P JP")), ((6,), ()))),
        ("baixa 2O=1P 2P 3P", Lay((cards("2O 2P 3P"),), ((1,),))),
        ("baixa QP KP 2O=AP", Lay((cards("QP KP 2O"),), ((14,),))),
        ("baixa 2P 3P 4P 2P=5P 6P", Lay((cards("2P 3P 4P 2P 6P"),), ((5,),))),
        ("junta 7P 9P em 2", Add(2, cards("7P 9P"))),
        ("junta 2O=6 em 11", Add(11, cards("2O"), (6,))),
        ("junta 2O=10C 9C em 1", Add(1, cards("2O 9C"), (10,))),
        ("descarta JK", Discard(Card.of("JK"))),
        ("tira 17", Draw(17)),
    ],
)
def test_an_act_is_one_line_there_and_back(text: str, action: Action) -> None:
    assert FACE.read(text) == action
    assert FACE.tell(action) == text


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("baixa 5C 6C 7C + 9P 10P JP", Lay((cards("5C 6C 7C"), cards("9P 10P JP")))),
        ("baixa 5c 2o=6 7c", Lay((RUN,), ((6,),))),
        ("troca 7O", Refuse(Card.of("7O"))),
        ("baixa", Lay(())),
    ],
)
def test_some_may_be_written_otherwise(text: str, action: Action) -> None:
    assert FACE.read(text) == action


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("0 compra já", "number-range"),
        ("0 junta 7C", "no-meld"),
        ("0 junta 7C em x", "no-number"),
        ("0 baixa 5C 2O=15C 7C", "no-place"),
        ("0 baixa 5C 6X 7C", "no-card"),
        ("0 lixo junta 2O=6 em 1", "no-verb"),
        ("0 lixo todo", "no-verb"),
        ("0 bate", "no-verb"),
        ("cartas 0: AP AC AE AO 2P 2C 2E 2O 3P 3C 3E 3O", "hands-cards"),
        ("cartas morto AP AC AE AO 2P 2C 2E 2O 3P 3C 3E 3O / 0: 4P", "hands-cards"),
    ],
)
def test_what_is_no_line_is_told_by_its_code(text: str, code: str) -> None:
    with pytest.raises(RecordError) as error:
        records.parse(OPENING + text)
    assert error.value.code == code


@cache
def played(nth: int) -> Record:
    """A partida of random acts, as far as it comes in so many; one melds whenever it can, so that deals end."""
    game, seats, options = TABLES[nth]
    rng = Random(nth)
    state = catalogue.new(game, seats, dict(options))
    acts: list[tuple[Seat, Action]] = []
    while state.actors() and len(acts) < 400:
        seat = state.actors()[0]
        listed = state.legal(seat)
        liked = [
            action
            for action in listed
            if isinstance(action, (Lay, Add, Keep, Refuse)) or (isinstance(action, Take) and action.melds)
        ]
        action = rng.choice(liked) if liked and rng.random() < 0.7 else rng.choice(listed)
        if isinstance(action, Shuffle):
            action = action.mixed(rng)
        if isinstance(action, Lot):
            action = Lot(action.below, rng.randrange(action.below))
        acts.append((seat, action))
        state = state.apply(seat, action).state
    return records.recorded(game, acts, dict(options), seats=seats)


@pytest.mark.parametrize("nth", range(len(TABLES)))
def test_a_played_partida_is_read_as_it_was_written_and_plays_again(nth: int) -> None:
    record = played(nth)
    again = records.parse(records.write(record))
    assert unnumbered(again) == record
    assert [moment.action for moment in records.replay(again)] == [
        line.action for line in record.lines if isinstance(line, Act)
    ]


def test_the_partidas_above_have_every_kind_of_act_but_the_rarest() -> None:
    kinds = {type(line.action) for nth in range(len(TABLES)) for line in played(nth).lines if isinstance(line, Act)}
    assert kinds >= {*ACTS, *ACTS_BY_LOT} - {Ruling, Decline}


def test_another_seats_record_hides_the_pack_and_the_card_that_was_kept() -> None:
    record = next(record for record in map(played, range(len(TABLES))) if _keeps(record))
    at, seat = _keeps(record)[0]
    kept = record.lines[at]
    other = records.masked(record, (seat + 1) % record.seats)
    told = records.write(other)
    assert f"\n{seat} fica ?\n" in told
    assert "\nmonte ?\n" in told
    assert records.masked(record, seat).lines[at] == kept
    assert unnumbered(records.parse(told)) == other
    hidden = [line for line in other.lines if isinstance(line, Act) and line.action is None]
    assert {line.seat for line in hidden} <= {CHANCE, *range(record.seats)}
    assert all(line.seat == CHANCE or "fica" in line.hidden for line in hidden)


def _keeps(record: Record) -> list[tuple[int, Seat]]:
    lines = enumerate(record.lines)
    return [(at, line.seat) for at, line in lines if isinstance(line, Act) and isinstance(line.action, Keep)]
