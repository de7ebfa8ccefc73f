"""How a roda or a testa is paid: the points, the truco, the single tentos of penalty, and nothing after the 24th."""

from collections.abc import Iterable

from carteado.games.cego.rules import clauses
from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.sheet.hand import CegoMatch, CegoPartida, Hand, following, read_again, timed
from carteado.games.cego.sheet.prices import PENALTY, TENTOS, Price
from carteado.placar.match import Credit, Score


def end(match: CegoMatch, partida: CegoPartida, hand: Hand, bill: Iterable[Price], line: int) -> None:
    """The hand is over: its bill and what was owed besides are paid in order, and the next one comes up."""
    for price in bill:
        if price.side is not None and not partida.over:
            pay(match, partida, hand, price, line)
    for owed in hand.owed:
        if not partida.over:
            pay(match, partida, hand, Price(PENALTY, owed.side, 1, owed.clause), owed.line)
    hand.ended = True
    match.dealer = hand.dealer
    partida.last = hand
    partida.mao = None if partida.over else following(match.rules, hand, partida.score, timed(match))


def pay(match: CegoMatch, partida: CegoPartida, hand: Hand, price: Price, line: int) -> None:
    """Tentos to a side; the partida ends with those that take it out."""
    side = price.side
    if side is None or not price.tentos:
        return
    before = partida.score[side]
    after = capped(match, before + price.tentos)
    partida.score = (after, partida.score[1]) if side == 0 else (partida.score[0], after)
    partida.credits.append(Credit(line, hand.deal, side, after - before, price.clause, price.part))
    if after >= TARGET:
        partida.how, partida.clause = "played", clauses.PARTIDA


def pay_now(match: CegoMatch, partida: CegoPartida, price: Price, line: int) -> None:
    """A tento in the middle of a hand, which goes on from the new score."""
    hand = partida.mao
    assert hand is not None
    hand.begun = True
    pay(match, partida, hand, price, line)
    hand.base = partida.score
    partida.last = hand if partida.over else None
    partida.mao = None if partida.over else hand


def pay_after(match: CegoMatch, partida: CegoPartida, price: Price, line: int) -> None:
    """A tento for what happened in the hand that has ended; the one to come is read by the new score."""
    last, hand = partida.last, partida.mao
    assert last is not None
    pay(match, partida, last, price, line)
    if partida.over:
        partida.mao = None
    elif hand is not None:
        partida.mao = read_again(match.rules, hand, partida.score)


def set_score(match: CegoMatch, partida: CegoPartida, score: Score, clause: str, line: int) -> None:
    """The commission sets the score; the hand in play goes on from it, and one that had ended the partida may not have."""
    hand = partida.mao or partida.last
    for side in (0, 1):
        change = capped(match, score[side]) - partida.score[side]
        if change:
            partida.credits.append(Credit(line, 0 if hand is None else hand.deal, side, change, clause, TENTOS))
    partida.score = (capped(match, score[0]), capped(match, score[1]))
    if max(partida.score) >= TARGET:
        partida.how, partida.clause = "played", clause
        partida.last, partida.mao = hand, None
        return
    partida.how, partida.clause = "", ""
    assert hand is not None
    if partida.mao is None and hand.ended:
        partida.mao = following(match.rules, hand, partida.score, timed(match))
    elif hand.begun:
        hand.base = partida.score
        partida.mao = hand
    else:
        partida.mao = read_again(match.rules, hand, partida.score)


def capped(match: CegoMatch, tentos: int) -> int:
    """The tentos as the score keeps them."""
    return min(tentos, TARGET) if match.rules.cap_score else tentos
