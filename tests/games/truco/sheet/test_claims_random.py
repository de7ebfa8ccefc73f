"""Whatever two sides and a referee enter, in whatever order, only what is written counts."""

from random import Random

import pytest

from carteado.game import REFEREE
from carteado.placar import (
    BY_ENTRY,
    Agree,
    AnyPlacar,
    Confirm,
    Contest,
    Correction,
    Entry,
    FirstDealer,
    Incident,
    Settle,
    Withdraw,
    opened,
    told,
)
from games.truco.sheet.sheet_kit import FEN

WRITERS = (0, 1, REFEREE)


def tries(placar: AnyPlacar, rng: Random) -> list[tuple[int, Entry]]:
    """What somebody may want to enter now, the wrong things included."""
    line = rng.randrange(1, len(placar.lines) + 3)
    strange: list[Entry] = [
        Agree(line), Contest(line), Withdraw(line), Settle(line), Correction(line), Confirm(1, (12, 3)),
        FirstDealer(rng.randrange(4)), Incident("FEN-29", rng.randrange(4), sanction=rng.choice("ab")),
    ]  # fmt: skip
    possible = [(side, entry) for side in WRITERS for entry in placar.legal(side)]
    return (
        [(rng.choice(WRITERS), rng.choice(strange)), rng.choice(possible)]
        if possible
        else [(rng.choice(WRITERS), rng.choice(strange))]
    )


def by_the_referee(placar: AnyPlacar) -> AnyPlacar:
    """The same scoreboard as if the referee had entered what is written, and nobody had claimed anything."""
    plain, numbers = opened(FEN, {}, None, 3), dict[int, int]()
    for line in placar.reading.written:
        entry = line.entry
        entry = Correction(numbers[entry.line], entry.entry) if isinstance(entry, Correction) else entry
        plain = plain.enter(REFEREE, entry, recorded=True)
        numbers[line.number] = len(plain.lines)
    return plain


@pytest.mark.clause("FEN-38.1")
@pytest.mark.parametrize("seed", range(12))
def test_only_what_is_written_counts(seed: int) -> None:
    rng, placar = Random(seed), opened(FEN, {}, None, 3, confirm=BY_ENTRY)
    entered = 0
    for _ in range(60):
        for side, entry in tries(placar, rng):
            if placar.check(side, entry) is None:
                placar, entered = placar.enter(side, entry), entered + 1
    plain = by_the_referee(placar)
    assert (placar.match.wins(), [each.score for each in placar.match.partidas]) == (
        plain.match.wins(),
        [each.score for each in plain.match.partidas],
    )
    assert [(change.points, change.score) for change in told(placar).changes] == [
        (change.points, change.score) for change in told(plain).changes
    ]
    assert entered == len(placar.lines) > 20
