"""A partida on the scoreboard: the target, the deal that breaks a tie, corrections, confirmations, three sides."""

import pytest

from carteado.game import REFEREE
from carteado.placar import Confirm, Correction, FirstDealer, Tally
from games.canastra.sheet.sheet_kit import A, B, Sheet, at, deal, gains, mesa, refused, score, sheet


def ended(placar: Sheet) -> tuple[str, tuple[int, ...] | None]:
    partida = placar.match.partidas[-1]
    return partida.clause, placar.match.winners() if partida.over else None


@pytest.mark.parametrize(
    ("before", "gained", "expected"),
    [
        ((2850, 2100), (150, 90), ("CAN-13.1", (0,))),
        ((2850, 2100), (145, 90), ("", None)),
        ((2900, 2990), (110, 65), ("CAN-13.2", (1,))),
        ((2990, 2990), (50, 50), ("", None)),
    ],
)
def test_the_first_to_three_thousand_has_won(
    before: tuple[int, int], gained: tuple[int, int], expected: tuple[str, tuple[int, ...] | None]
) -> None:
    assert ended(at(*before).enter(0, Tally(2, gained))) == expected


def test_after_a_tie_one_deal_alone_decides() -> None:
    placar = at(2990, 2990).enter(0, Tally(2, (50, 50)))
    rodada = mesa(placar).rodada
    assert rodada is not None
    assert rodada.tied == (0, 1)
    again = placar.enter(1, Tally(3, (-20, -20)))
    assert ended(again) == ("", None)
    assert ended(again.enter(1, Tally(4, (-20, 15)))) == ("CAN-13.3", (1,))


def test_of_three_sides_only_the_tied_ones_win_the_deal_between_them() -> None:
    placar = at(1600, 1600, 1400, game="buraco", seats=3)
    rodada = mesa(placar).rodada
    assert rodada is not None
    assert rodada.tied == (0, 1)
    placar = placar.enter(2, Tally(2, (10, 40, 900)))
    assert (score(placar), ended(placar)) == ((1610, 1640, 2300), ("BUR-S14", (1,)))
    assert placar.match.wins() == (0, 1, 0)


def test_after_ten_ties_nobody_has_won() -> None:
    placar = at(3000, 3000)
    for number in range(2, 12):
        assert ended(placar) == ("", None)
        placar = placar.enter(0, Tally(number, (5, 5)))
    assert ended(placar) == ("CAN-S29", ())


@pytest.mark.parametrize("target", [1500, 3000, 5000])
def test_buraco_goes_as_far_as_was_agreed(target: int) -> None:
    placar = sheet((target // 2, 0), (target // 2 - 5, 0), game="buraco", target=str(target))
    assert (mesa(placar).target, ended(placar)) == (target, ("", None))
    assert ended(placar.enter(0, Tally(3, (5, 0)))) == ("BUR-PTS-1", (0,))


def test_a_partida_has_no_more_deals_than_the_guard_lets_it() -> None:
    placar = sheet((5, 10), max_deals="2")
    assert ended(placar.enter(0, Tally(2, (0, 0)))) == ("CAN-S29", (1,))


@pytest.mark.parametrize(("seats", "mode", "sides"), [(2, "", 2), (3, "", 3), (4, "", 2), (6, "", 3), (6, "two_trios", 2)])
def test_every_formation_has_its_sides(seats: int, mode: str, sides: int) -> None:
    settings = {"six_mode": mode} if mode else {}
    placar = sheet((10,) * sides, game="buraco", seats=seats, options=settings)
    assert score(placar) == (10,) * sides


def test_five_play_only_where_the_house_lets_them() -> None:
    with pytest.raises(ValueError, match="seats"):
        sheet(game="buraco", seats=5)
    assert score(sheet((5,) * 5, game="buraco", seats=5, allow_five="true")) == (5,) * 5
    with pytest.raises(ValueError, match="seats"):
        sheet(seats=2)


def test_a_line_is_corrected_and_everything_after_it_is_counted_again() -> None:
    placar = sheet().enter(0, deal(A, B)).enter(1, Tally(2, (100, 200)))
    assert score(placar) == (410, 70)
    corrected = placar.enter(1, Correction(2, Tally(1, (300, -130))))
    assert score(corrected) == (400, 70)
    assert len(corrected.lines) == 4
    assert gains(corrected, 2)[0].part == "total"
    assert refused(placar, Correction(2)) == ("later-line", "", 3, "another-deal")


def test_a_correction_that_ends_the_partida_earlier_is_refused_and_names_the_line() -> None:
    placar = sheet((2900, 0), (50, 0), (20, 0))
    assert refused(placar, Correction(3, Tally(2, (100, 0)))) == ("later-line", "CAN-13.1", 4, "partida-over")


def test_both_sides_confirm_before_the_next_partida() -> None:
    placar = sheet((3000, 500), best_of=3)
    assert placar.actors() == (0, 1)
    assert refused(placar, FirstDealer(1))[0] == "confirm-first"
    assert refused(placar, Tally(2, (5, 5)))[0] == "partida-over"
    for side in (0, 1):
        placar = placar.enter(side, Confirm(1, (3000, 500)))
    placar = placar.enter(REFEREE, FirstDealer(1))
    assert (score(placar), placar.match.wins(), placar.shown().mao) == ((0, 0), (1, 0), 1)
