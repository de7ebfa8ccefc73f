"""Rows of partidas: what may be written, who has won, and what an absence or a sanction makes of them.

Rule 1: a row is never taken away by hand: an absence fills up, a sanction overwrites, and both say with what clause.
Rule 2: a jogo lost has exactly as many rows as it needs (T-1).
"""

from collections.abc import Sequence
from dataclasses import replace

from carteado.game import Reason
from carteado.tournament.results import Format, How, Row
from carteado.tournament.rules import Rules


def objection(format: Format, rows: Sequence[Row], drawn_allowed: bool = False, below: bool = True) -> Reason | None:
    """Why these rows cannot be, with the partida, its score, and what would be right.

    Facts of nobody-won and score-below: partida, score, score. Of not-to-target: the same, and what it goes to. Of
    too-many-partidas: partida, and what either side had won before it. A score is `below` nothing only where that is allowed.
    """
    won = [0, 0]
    for number, row in enumerate(rows, start=1):
        if max(won) >= format.needed or number > format.best_of:
            return Reason("too-many-partidas", row.clause, (number, *won))
        if len(row.counts) != len(won):
            return Reason("wrong-sides", row.clause, (number, len(row.counts), len(won)))
        if not below and min(row.score) < 0:
            return Reason("score-below", row.clause, (number, *row.score))
        winner = row.winner
        if winner is None and not drawn_allowed:
            return Reason("nobody-won", row.clause, (number, *row.counts))
        if row.how == "played" and format.target and max(row.counts) < format.target and not (winner is None and drawn_allowed):
            return Reason("not-to-target", row.clause, (number, *row.counts, format.target))
        if winner is not None:
            won[winner] += 1
    return None


def retold(before: Sequence[Row], told: Sequence[Sequence[int]]) -> tuple[Row, ...]:
    """All partidas told once more: one that absence or a sanction took, told as it counts or as it was, stays what it was."""
    return tuple(
        [
            before[at] if at < len(before) and before[at].how != "played" and is_told(before[at], score) else Row(tuple(score))
            for at, score in enumerate(told)
        ]
    )


def is_told(row: Row, score: Sequence[int]) -> bool:
    """Whether this is the score of that partida: the one that counts, or the real one."""
    return tuple(score) in (row.counts, row.score)


def won(rows: Sequence[Row], sides: int = 2) -> tuple[int, ...]:
    """The partidas that each side has won."""
    found = [0 for _ in range(sides)]
    for row in rows:
        winner = row.winner
        if winner is not None:
            found[winner] += 1
    return tuple(found)


def decided(format: Format, rows: Sequence[Row]) -> int | None:
    """The side that has won its partidas, or is ahead after the last one; `None` while there is none."""
    partidas = won(rows)
    most = max(partidas)
    if most >= format.needed or (len(rows) >= format.best_of and partidas.count(most) == 1):
        return partidas.index(most)
    return None


def finished(format: Format, rows: Sequence[Row]) -> bool:
    """Whether nothing more is to be played: somebody has won, or the last partida ended level."""
    return decided(format, rows) is not None or len(rows) >= format.best_of


def walkover(
    rules: Rules, format: Format, rows: Sequence[Row], absent: tuple[int, ...], partida: int | None = None
) -> tuple[Row, ...]:
    """The rows of a jogo some of whose sides are away: of one partida, counted from 1, or of all that is still to be played.

    Where both are away nothing is written. Where absence puts a side out of the event (CEGO-6.III-1), the jogo is lost whole.
    """
    present = [side for side in (0, 1) if side not in absent]
    if len(present) != 1:
        return tuple(rows)
    if rules.absence == "expels":
        return lost_jogo(rules, format, rows, absent[0], "", how="wo")
    row = _to_nothing(format, present[0], "wo", "", absent)
    if partida is not None:
        at = min(partida - 1, len(rows))
        return (*rows[:at], row, *rows[at:])
    made = list(rows)
    while not finished(format, made):
        made.append(row)
    return tuple(made)


def lost_partida(
    format: Format, rows: Sequence[Row], loser: int, clause: str, real: tuple[int, ...] | None = None
) -> tuple[Row, ...]:
    """The rows with one partida more, lost by sanction (FEN-28pu-c): the real score stays beside the one that counts."""
    made = _to_nothing(format, 1 - loser, "forfeit", clause)
    return (*rows, made if real is None else replace(made, score=real, counted=made.score))


def lost_jogo(
    rules: Rules, format: Format, rows: Sequence[Row], loser: int, clause: str, how: How = "forfeit"
) -> tuple[Row, ...]:
    """The rows of a jogo lost by sanction: as many as it needs (S-FEN-43, T-1), or as the commission fills it up (S-CEGO-33).

    `struck` keeps what the other side won; `overwritten` keeps nothing; `filled` keeps every partida finished.
    """
    innocent = 1 - loser
    absent = (loser,) if how == "wo" else ()
    kept = [] if rules.lost_jogo == "overwritten" else list(rows)
    if rules.lost_jogo == "struck":
        kept = [row for row in rows if row.winner == innocent]
    lost = _to_nothing(format, innocent, how, clause, absent)
    while won(kept)[innocent] < format.needed:
        kept.append(lost)
    return tuple(kept)


def _to_nothing(format: Format, winner: int, how: How, clause: str, absent: tuple[int, ...] = ()) -> Row:
    """A partida to nothing, as high as partidas go; one to nothing where any score will do."""
    score = [0, 0]
    score[winner] = format.target or 1
    return Row((score[0], score[1]), how, (), clause, absent)
