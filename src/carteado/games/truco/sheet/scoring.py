"""How the score changes: a mão that ends or is void, points beside it, a score that is set.

Rule 1: every change of a score leaves a `Credit` with its line and clause.
"""

from dataclasses import replace

from carteado.game import Seat
from carteado.games.truco.sheet.state import Credit, Mao, Match, Partida, Score, deals
from carteado.placar.consequence import PASSES, Consequence


def settle_call(match: Match, mao: Mao, how: str, side: int) -> None:
    """A call that was none is withdrawn, even if it was accepted; an answer that binds is an answer."""
    ladder = match.rules.ladder
    if how == "accepted":
        mao.stake, mao.asked, mao.chain = mao.asked, 0, 0
    elif how == "raised":
        mao.stake = mao.asked
        mao.asked, mao.raiser = ladder.above[mao.stake], side
        mao.chain += 1
    elif how == "lowered":
        mao.stake = ladder.below[mao.stake]
        mao.raiser = None if mao.stake == ladder.bottom else 1 - side
    elif mao.asked and mao.raiser == side:
        mao.chain -= 1
        if mao.chain:
            mao.asked, mao.stake, mao.raiser = mao.stake, ladder.below[mao.stake], 1 - side
        else:
            mao.asked, mao.raiser = 0, None if mao.stake == ladder.bottom else 1 - side


def void(match: Match, partida: Partida, mao: Mao, found: Consequence, clause: str, line: int) -> None:
    if found.from_base:
        take_back(partida, mao, clause, line)
    if found.deal == PASSES:
        _next_mao(match, partida, mao, match.after(mao.dealer))
        return
    again = deals(match, partida, mao.dealer, mao.number)
    again.begun = True
    partida.mao, partida.last = again, None


def take_back(partida: Partida, mao: Mao, clause: str, line: int) -> None:
    """What the mão gave does not count any more, and a partida that it ended goes on."""
    for side in (0, 1):
        gained = partida.score[side] - mao.base[side]
        if gained:
            partida.credits.append(Credit(line, mao.number, side, -gained, clause))
    partida.score = mao.base
    partida.how, partida.clause = "", ""


def end_mao(match: Match, partida: Partida, mao: Mao, side: int | None, points: int, clause: str, line: int) -> None:
    """The mão is over: its points are written, and the deal passes."""
    mao.winner = side
    if side is not None:
        _write(match, partida, mao, side, points, clause, line)
    _next_mao(match, partida, mao, match.after(mao.dealer))
    partida.last = mao
    _end_if_won(match, partida)


def credit(match: Match, partida: Partida, mao: Mao, found: Consequence, clause: str, line: int, dealing: bool) -> None:
    """Points beside the mão: it goes on from them, or had ended before; one not yet dealt is what the new score makes it."""
    if found.to is None:
        return
    _write(match, partida, mao, found.to, found.points, clause, line)
    current = partida.mao
    if current is not None and (mao is partida.last or dealing):
        partida.mao = replace(deals(match, partida, current.dealer, current.number), begun=current.begun)
    elif current is not None:
        current.base = partida.score
    _end_if_won(match, partida)


def _write(match: Match, partida: Partida, mao: Mao, side: int, points: int, clause: str, line: int) -> None:
    before = partida.score[side]
    after = capped(match, before + points)
    partida.score = (after, partida.score[1]) if side == 0 else (partida.score[0], after)
    partida.credits.append(Credit(line, mao.number, side, after - before, clause))


def _next_mao(match: Match, partida: Partida, mao: Mao, dealer: Seat) -> None:
    partida.last = None
    partida.mao = deals(match, partida, dealer, mao.number + 1)
    match.dealer = mao.dealer


def _end_if_won(match: Match, partida: Partida) -> None:
    if max(partida.score) >= match.rules.target:
        partida.how, partida.clause = "played", match.rules.cites["partida"]
        partida.last, partida.mao = partida.last or partida.mao, None


def set_score(match: Match, partida: Partida, score: Score, clause: str, line: int) -> None:
    """The organisers set the score; a mão in play goes on from it, and one that had ended the partida may not have."""
    mao = partida.mao
    number = 0 if mao is None else mao.number
    for side in (0, 1):
        change = capped(match, score[side]) - partida.score[side]
        if change:
            partida.credits.append(Credit(line, number, side, change, clause))
    partida.score = (capped(match, score[0]), capped(match, score[1]))
    if max(partida.score) >= match.rules.target:
        partida.how, partida.clause = "played", clause
        partida.last, partida.mao = partida.last or mao, None
    elif mao is None or not mao.begun:
        partida.how, partida.clause = "", ""
        partida.mao = _reopened(match, partida, mao or partida.last)
        partida.last = None
    else:
        mao.base = partida.score


def _reopened(match: Match, partida: Partida, before: Mao | None) -> Mao:
    """The mão to be played by a score that was set: the one that was broken off, or the one after it."""
    assert before is not None
    if before.winner is None:
        return deals(match, partida, before.dealer, before.number)
    return deals(match, partida, match.after(before.dealer), before.number + 1)


def capped(match: Match, points: int) -> int:
    """The points as the score keeps them."""
    cap = match.rules.record_cap
    return cap if 0 < cap < points else points
