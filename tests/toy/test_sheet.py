"""The scoreboard of more sides than two: chips by deal at a table of three and of five, each for itself, and over REST."""

from pathlib import Path
from typing import Any

import pytest

from carteado.family import Standing
from carteado.game import REFEREE, Illegal
from carteado.placar import AnyPlacar, Confirm, Correction, Entry, FirstDealer, Incident, Tally, opened
from carteado.server.placar_log import folded
from carteado.server.placar_records import board_of, texts_of
from carteado.server.placar_shapes import NewPlacar as Setup
from carteado.server.placar_shapes import PlacarOpened, PlacarWritten, decode, encode, said_as
from carteado.words import Words
from carteado.words.placar import line, refusal
from carteado.words.placar_names import Names
from server.server_kit import Site, site

NAMES = Names(Words("pt-BR").of("brinquedo"), ["", "", ""], ["Ana", "Bia", ""])


def sheet(*points: tuple[int, ...], deals: int = 2, seats: int = 3, best_of: int = 1, judge: bool = False) -> AnyPlacar:
    """A scoreboard on which these deals were counted."""
    placar = opened("brinquedo", {"deals": str(deals)}, seats, best_of, judge).enter(REFEREE, FirstDealer(0))
    for deal, gained in enumerate(points, start=1):
        placar = placar.enter(REFEREE, Tally(deal, gained))
    return placar


def refused(placar: AnyPlacar, side: int, entry: Any) -> str:
    with pytest.raises(Illegal) as told:
        placar.enter(side, entry)
    return told.value.code


def test_each_side_has_its_own_points_and_they_may_be_negative() -> None:
    placar = sheet((5, -30, 25))
    partida = placar.match.partida
    assert (placar.sides, placar.count) == ((0, 1, 2), 3)
    assert partida is not None
    assert partida.score == (25, -10, 45)
    assert [(credit.side, credit.points) for credit in partida.credits] == [(0, 5), (1, -30), (2, 25)]


@pytest.mark.parametrize(
    ("gained", "winners", "wins"),
    [((9, -9, 0), (0,), (1, 0, 0)), ((6, 6, -12), (0, 1), (1, 1, 0)), ((0, 0, 0), (), (0, 0, 0))],
)
def test_one_several_or_nobody_wins(gained: tuple[int, ...], winners: tuple[int, ...], wins: tuple[int, ...]) -> None:
    match = sheet(gained, deals=1).match
    assert (match.winners(), match.wins()) == (winners, wins)


def test_every_side_confirms_before_the_next_partida_and_a_correction_takes_it_back() -> None:
    placar = sheet((9, -9, 0), deals=1, best_of=3)
    assert placar.actors() == (0, 1, 2)
    placar = placar.enter(0, Confirm(1, (29, 11, 20))).enter(2, Confirm(1, (29, 11, 20)))
    assert placar.actors() == (1,)
    assert refused(placar, REFEREE, FirstDealer(1)) == "confirm-first"
    assert placar.enter(1, Confirm(1, (29, 11, 20))).enter(REFEREE, FirstDealer(1)).match.partidas[1].score == (20, 20, 20)
    again = placar.enter(1, Correction(2, Tally(1, (9, -8, -1))))
    assert (again.actors(), refused(again, 1, Confirm(1, (29, 11, 20)))) == ((0, 1, 2), "another-score")


def test_a_forfeit_names_its_side_and_the_others_have_the_match() -> None:
    match = sheet((9, -9, 0), best_of=3).enter(REFEREE, Incident("BRI-15", 1, sanction="out")).match
    partida = match.partidas[0]
    assert (partida.how, partida.forfeiter, match.won(partida)) == ("match-forfeited", 1, (0, 2))
    assert match.standing() == Standing((2, 0, 2), (0, 2))
    assert match.sheet(20) == ((20, 0, 20), (20, 0, 20))


def test_a_line_needs_a_side_that_is_there_and_a_number_for_each() -> None:
    placar = sheet()
    assert placar.check(2, Tally(1, (1, 2, 3))) is None
    assert refused(placar, 3, Tally(1, (1, 2, 3))) == "no-such-side"
    assert [refused(placar, 0, Tally(1, points)) for points in ((1, 2), (1, 2, 3, 4), ())] == ["points-of-each"] * 3
    assert refused(placar, 0, Tally(2, (1, 2, 3))) == "another-deal"
    assert refused(sheet((1, 2, -3)), 0, Correction(2, Tally(1, (1, 2)))) == "points-of-each"


def test_lines_and_refusals_name_every_side() -> None:
    assert line(NAMES, Tally(1, (5, -30, 25))) == "Rodada 1: Ana 5, Bia -30, Lado C 25."
    assert line(NAMES, Confirm(1, (25, -10, 45))) == "Resultado da partida 1 confirmado: Ana 25, Bia -10, Lado C 45."
    placar = sheet((9, -9, 0), deals=1, best_of=3)
    reason = placar.check(REFEREE, FirstDealer(1))
    assert reason is not None
    assert refusal(NAMES, reason) == (
        "Falta confirmar a partida 1, Ana 29, Bia 11, Lado C 20: todos os lados confirmam, e então começa a próxima."
    )
    other = placar.check(0, Confirm(1, (0, 0, 0)))
    assert other is not None
    assert refusal(NAMES, other).startswith("O resultado mudou e agora é Ana 29, Bia 11, Lado C 20:")


async def _opened(here: Site, **more: Any) -> tuple[str, list[str]]:
    setup = {"game": "brinquedo", "options": {"deals": "1"}, "players": 3, "names": ["Ana", "Bia", "Caio"], **more}
    answer = await here.client.post("/api/placares", json=setup)
    assert answer.status_code == 201, answer.text
    return answer.json()["id"], answer.json()["keys"]


async def _mark(here: Site, placar: str, key: str, entry: dict[str, Any]) -> dict[str, Any]:
    version = (await here.client.get(f"/api/placares/{placar}")).json()["version"]
    body = {"key": key, "version": version, "entry": entry}
    found: dict[str, Any] = (await here.client.post(f"/api/placares/{placar}/lines", json=body)).json()
    return found


async def test_three_phones_over_rest(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        placar, keys = await _opened(here)
        assert len(keys) == 3
        told = await _mark(here, placar, keys[0], {"type": "first-dealer", "seat": 0})
        assert (told["sides"], told["seating"], told["tally"], told["own"]) == (["Ana", "Bia", "Caio"], [0, 1, 2], 1, None)
        told = await _mark(here, placar, keys[1], {"type": "tally", "deal": 1, "points": [7, -14, 7]})
        assert (told["score"], told["winners"], told["wins"]) == ([27, 6, 27], [0, 2], [1, 0, 1])
        assert [len(legal) for legal in told["legal"]] == [1, 1, 1]
        for key in keys:
            told = await _mark(here, placar, key, {"type": "confirm", "partida": 1, "score": [27, 6, 27]})
        assert [partida["agreed"] for partida in told["partidas"]] == [[0, 1, 2]]
        (offer,) = (await here.client.get(f"/api/placares/{placar}/irregularities")).json()
        assert offer["clause"] == "BRI-15"


async def test_the_link_of_each_side_has_its_letter_and_the_judge_has_another(tmp_path: Path) -> None:
    async with site(tmp_path) as here:
        placar, keys = await _opened(here, players=8, judge=True)
        assert len(keys) == 9
        told = await _mark(here, placar, keys[8], {"type": "first-dealer", "seat": 7})
        assert told["lines"][0]["side"] == REFEREE
        assert (await _mark(here, placar, keys[7], {"type": "tally", "deal": 1, "points": [0] * 8}))["code"] == "judge-pays"
        codes = [await here.client.post(f"/api/placares/{placar}/qr.svg", json={"key": key}) for key in keys]
        assert [answer.status_code for answer in codes] == [200] * 9
        assert len({answer.content for answer in codes}) == 9


def test_it_is_stored_and_carried_like_any_other() -> None:
    setup = Setup(game="brinquedo", options={"deals": "1"}, players=3, names=["Ana"])
    entries: list[Entry] = [FirstDealer(0), Tally(1, (5, -10, 5)), Confirm(1, (25, 10, 25))]
    first = encode(PlacarOpened(at=1, placar="placar-x", setup=setup, keys=["a", "b", "c"]))
    log = [first, *[encode(PlacarWritten(at=2, side=2, entry=said_as(said))) for said in entries]]
    board, again = board_of([("x", text.encode()) for text in texts_of(log)])
    assert [encode(each) for each in again] == log
    assert board.placar == folded([decode(row) for row in log]).placar
    assert board.placar.match.winners() == (0, 2)
