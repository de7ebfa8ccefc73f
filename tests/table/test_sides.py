"""Sides that a house rule decides: six people are three pairs, or two trios, and every layer seats them alike."""

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, cast

import pytest

from carteado import arena, catalogue
from carteado.family import Game
from carteado.game import Outcome
from carteado.options import BadOption, Choice, Numbers
from carteado.placar.lines import Placar
from carteado.records.settings import setting
from carteado.server.games import seated_otherwise
from carteado.table import Table, Teller, messages
from carteado.table import entries as log
from carteado.terminal.screens.menu import chairs
from carteado.words import Words
from carteado.words.people import Listener
from carteado.words.placar_names import Names
from families_kit import forget, game, plant

NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Fito")
TRIOS = {"six": "trios"}
PAIRS_OF_SIX, TRIOS_OF_SIX = (0, 1, 2, 0, 1, 2), (0, 1, 0, 1, 0, 1)


def _sides(seats: int, settings: Mapping[str, str]) -> tuple[int, ...]:
    if settings.get("six") == "quartets":
        raise BadOption("option-value", "six", "quartets", "pairs | trios")
    count = 2 if settings.get("six", "pairs") == "trios" else 3
    return tuple([seat % count for seat in range(seats)])


@pytest.fixture(autouse=True)
def six() -> Iterator[Game]:
    with pytest.MonkeyPatch.context() as patch:
        yield plant(patch, "gathered", game("six", seats=(6,), sides=_sides)).games[0]
    forget()


def test_a_table_and_its_pages_are_seated_by_the_rules_that_were_chosen() -> None:
    table = Table()
    moments = [table.fold(log.Opened(at=1, player="ana", table="m", setup=messages.Setup(game="six"), lock="", dice="00"))]
    teller = Teller(moments[0], 2, "pt-BR")
    assert (table.sides, teller.sides) == (PAIRS_OF_SIX, PAIRS_OF_SIX)
    moments.append(table.fold(log.Changed(at=2, setup=messages.Setup(game="six", options=TRIOS), lock="")))
    teller.tell(moments[1])
    assert (table.sides, teller.sides) == (TRIOS_OF_SIX, TRIOS_OF_SIX)
    assert moments[1].about is not None
    assert moments[1].about.sides == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(("options", "seating"), [({}, PAIRS_OF_SIX), (TRIOS, TRIOS_OF_SIX)], ids=["pairs", "trios"])
def test_records_and_scoreboards_count_the_sides_that_play(options: dict[str, str], seating: tuple[int, ...]) -> None:
    assert (setting("six", 6, options).seating, setting("six", 6, options).sides) == (seating, max(seating) + 1)
    code = cast("Any", SimpleNamespace(id="six"))
    assert Placar(code, 6, 1, options=options).sides == seating
    last = Names(Words("pt-BR").of("six"), ("",) * (max(seating) + 1), ("",) * 6, options)
    assert last.seat(5) == ("Trio B, lugar 3" if options else "Dupla C, lugar 2")


def test_a_record_with_house_rules_that_cannot_be_is_read_as_printed_until_it_starts() -> None:
    assert setting("six", 6, {"six": "quartets"}).seating == PAIRS_OF_SIX


def test_people_are_told_of_pairs_or_of_trios() -> None:
    assert Listener(Words(), NAMES, None, "six").side(1) == "dupla B"
    assert Listener(Words(), NAMES, None, "six", tuple(TRIOS.items())).side(1) == "trio B"
    assert Words("pt-BR", "six").side(0, 2, NAMES) == "Ana e Davi"


def test_the_terminal_asks_for_the_bots_of_trios_where_trios_play() -> None:
    assert chairs("six", 6) == {"others": (1, 2, 3, 4, 5)}
    assert chairs("six", 6, TRIOS) == {"partners": (2, 4), "rivals": (1, 3, 5)}


def test_a_set_up_page_is_told_which_settings_part_people_otherwise() -> None:
    six = Choice("six", "six", {"pairs": 2, "trios": 3, "quartets": 4})
    told = game("told", seats=(4, 6), sides=_sides, choices=(Choice("ante", "ante", {}, Numbers(1, 9), "2"), six))
    (found,) = seated_otherwise(told, 6)
    assert (found.seats, found.options, found.sides) == (6, TRIOS, [0, 1, 0, 1, 0, 1])
    never = game("never", seats=(4,), choices=(six,))
    assert seated_otherwise(never, 4) == []


def test_what_the_seats_bring_along_is_not_told_as_a_choice() -> None:
    six = Choice("six", "six", {"pairs": 2, "trios": 3})
    needed = game("needed", seats=(6,), sides=_sides, choices=(six,), needs={6: TRIOS})
    assert seated_otherwise(needed, 6) == []


def test_bots_meet_side_against_side(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[str]] = []

    def played(_state: object, bots: list[str], _rng: object) -> arena.Played:
        seated.append(bots)
        sides = max(TRIOS_OF_SIX) + 1
        return arena.Played(cast("Any", None), [], 0, Outcome((1, -1) * 3, (0,) * sides, "played", ""))

    monkeypatch.setattr(arena, "bot", lambda name, _game: name)
    monkeypatch.setattr(arena, "play", played)
    monkeypatch.setattr(catalogue, "new", lambda *_: None)
    score = arena.match("six", "a", "b", 2, 1, TRIOS)
    assert seated == [["a", "b"] * 3, ["b", "a"] * 3]
    assert score.wins == 1
