"""A deal as people tell it: whether it can have been so, and what it brings everybody.

Rule 1: what no deal can give is refused with its clause.
Rule 2: credits add up to what everybody has: chips are only moved between stacks and pot.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from carteado.game import Reason, Seat
from carteado.games.pife.rules.phases import NO_SEAT
from carteado.games.pife.rules.rulebook import PifeRules
from carteado.games.pife.sheet.entries import NOBODY, TEN, VOID, WON, NineCards
from carteado.games.pife.sheet.hand import Hand, PifeMatch, PifePartida, end
from carteado.placar.match import Credit

PINGO: Final = 1  # PIF-APO-3


def still_in(hand: Hand, entry: NineCards) -> list[Seat]:
    """Who was in the deal to its end."""
    return [seat for seat in hand.playing() if seat not in entry.left and seat not in hand.threw]


def objection(match: PifeMatch, hand: Hand, entry: NineCards) -> Reason | None:
    """Why a deal cannot have been so, or `None`."""
    rules, stayed = match.rules, still_in(hand, entry)
    if entry.deal != hand.deal:
        return Reason("another-deal", "", (hand.deal,))
    if len(set(entry.left)) != len(entry.left) or any(seat not in hand.playing() for seat in entry.left):
        return Reason("left-not-playing", rules.cites["abandon"])
    if entry.left and not rules.chips and not rules.fold:
        return Reason("no-leaving", rules.cites["abandon"])
    if not stayed:
        return Reason("somebody-stays", rules.cites["alone"])
    if len(stayed) == 1 and entry.how != WON:
        return Reason("alone-wins", rules.cites["alone"])
    if (entry.winner == NOBODY) != (entry.how == VOID) or (entry.winner != NOBODY and entry.winner not in stayed):
        return Reason("winner-not-in", rules.cites["batida"])
    if entry.how == TEN and not rules.ten_cards:
        return Reason("ten-is-nine", rules.cites["ten"])
    if not rules.chips:
        return Reason("no-chips-here", rules.cites["lives"]) if any(entry.bets) else None
    return _bets_objection(match, hand, entry, stayed)


def _bets_objection(match: PifeMatch, hand: Hand, entry: NineCards, stayed: list[Seat]) -> Reason | None:
    """What nobody can have bet (PIF-APO-2, PIF-S3, PIF-S4)."""
    rules, bets = match.rules, entry.bets
    if len(bets) != match.seats:
        return Reason("points-of-each", "", (match.seats,))
    for seat, bet in enumerate(bets):
        if bet > max(0, hand.base[seat] - PINGO):
            return Reason("bet-chips", rules.cites["bet-chips"], (seat, max(0, hand.base[seat] - PINGO)))
        if bet and not rules.bet_min <= bet <= rules.bet_max:
            return Reason("bet-range", rules.cites["bet-range"], (rules.bet_min, rules.bet_max))
    top = max(bets)
    if any(bets[seat] != top for seat in (*stayed, *hand.threw)):
        return Reason("bets-unequal", rules.cites["speak"], (top,))
    if not top and len(stayed) > 1 and not rules.open_check:
        return Reason("nobody-bet", rules.cites["bet-first"], (rules.bet_min,))
    return _levels_objection(rules, sorted({bet for bet in bets if bet}))


def _levels_objection(rules: PifeRules, levels: list[int]) -> Reason | None:
    for lower, higher in pairwise(levels):
        if higher - lower < rules.least_raise and higher != rules.bet_max:
            return Reason("raise-steps", rules.cites["bet-raise"], (lower, higher, rules.least_raise))
    return None


def write(match: PifeMatch, partida: PifePartida, hand: Hand, entry: NineCards, line: int) -> None:
    """Write a deal down that nothing was said against."""
    credits = _chips(match, hand, entry, line) if match.rules.chips else _lives(match, hand, entry, line)
    held, pot = list(hand.base), hand.pot
    for credit in credits:
        held[credit.side] += credit.points
        pot -= credit.points
        partida.credits.append(credit)
    partida.score = tuple(held)
    winner = NO_SEAT if entry.how == VOID else entry.winner
    end(match, partida, hand, pot if match.rules.chips else 0, winner, line)


def _lives(match: PifeMatch, hand: Hand, entry: NineCards, line: int) -> Iterator[Credit]:
    """Who left loses one life; who stayed what the batida costs, and what false batidas do (CAC-VID-2, CAC-DEZ-1, CAC-S9)."""
    rules, stayed = match.rules, still_in(hand, entry)
    for seat in hand.playing():
        lost: list[tuple[int, str, str]] = []
        if seat in entry.left:
            lost.append((1, "abandon", "left"))
        elif entry.how != VOID and seat in stayed:
            if seat != entry.winner:
                ten = entry.how == TEN
                lost.append((rules.ten_cards if ten else 1, "lives-ten" if ten else "lives", "ten" if ten else "batida"))
            lost.append((hand.owes[seat], "false", "false"))
        left = hand.base[seat]
        for points, word, part in lost:
            if min(points, left):
                yield Credit(line, hand.deal, seat, -min(points, left), rules.cites[word], part)
            left -= min(points, left)


def _chips(match: PifeMatch, hand: Hand, entry: NineCards, line: int) -> Iterator[Credit]:
    """Pingo and bets go into the pot, which the winner takes; in a void deal bets return to those still in (PIF-S15)."""
    cites, stayed = match.rules.cites, still_in(hand, entry)
    pot = hand.pot
    for seat in hand.playing():
        yield Credit(line, hand.deal, seat, -PINGO, cites["pingo"], "pingo")
        kept = entry.how == VOID and seat in stayed
        bet = 0 if kept else entry.bets[seat]
        if bet:
            yield Credit(line, hand.deal, seat, -bet, cites["speak"], "bet")
        pot += PINGO + bet
    if entry.how != VOID:
        yield Credit(line, hand.deal, entry.winner, pot, cites["alone" if len(stayed) == 1 else "pot"], "pot")
