"""The deal that is played on a scoreboard, and how it ends; changed by `counting` and `incidents` alone."""

from dataclasses import dataclass

from carteado.game import Seat
from carteado.games.canastra.rules.endings import settled
from carteado.games.canastra.rules.rulebook import CanastraRules
from carteado.placar.match import MatchOf, PartidaOf, Score


@dataclass(frozen=True)
class Hand:
    """A deal: the score with which it began, the lay-downs of each side that failed in it.

    `tied` are the sides between which it decides, `extra` how many such deals were played before it, `void` how many deals
    before it that do not count: each keeps its number.
    """

    deal: int
    dealer: Seat
    base: Score
    failed: tuple[int, ...]
    tied: tuple[int, ...] = ()
    extra: int = 0
    void: int = 0


CanastraPartida = PartidaOf[Hand]
CanastraMatch = MatchOf[CanastraRules, Hand]


def minimum(rules: CanastraRules, hand: Hand, side: int) -> int:
    """What the first lay-down of a side needs in this deal; 0 where it is free."""
    return rules.minimum(hand.failed[side]) if rules.vulnerable(hand.base[side]) else 0


def following(match: CanastraMatch, hand: Hand, score: Score, tied: tuple[int, ...], *, again: bool = False) -> Hand:
    """The next deal, by the next seat, or by the same one where this deal does not count."""
    failed = hand.failed if match.rules.attempts_by_match else (0,) * match.count
    extra = hand.extra if again else hand.extra + bool(hand.tied)
    dealer = hand.dealer if again else match.after(hand.dealer)
    return Hand(hand.deal + 1, dealer, score, failed, tied, extra, hand.void + again)


def end(match: CanastraMatch, partida: CanastraPartida, hand: Hand, totals: list[int]) -> None:
    """The deal is written down: the partida is over, or the next deal comes up."""
    rules = match.rules
    extra = hand.extra + bool(hand.tied)
    word, sides = settled(rules, partida.score, totals, hand.deal - hand.void, hand.tied, extra)
    partida.last = hand
    match.dealer = hand.dealer
    if word and len(sides) < 2:
        partida.mao, partida.how, partida.clause, partida.winners = None, "played", rules.cites[word], sides
    else:
        partida.mao = following(match, hand, partida.score, sides)


def reopen(partida: CanastraPartida) -> None:
    """The partida is not over after all."""
    partida.how, partida.clause, partida.winners = "", "", None
