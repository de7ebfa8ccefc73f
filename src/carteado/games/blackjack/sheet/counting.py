"""A round as people tell it: whether it can have been so, and what it brings everybody.

Rule 1: what no round can give is refused with its clause.
Rule 2: what a hand brings is what `rules.settling` pays; a hand that was tied is written down with nothing.
"""

from collections.abc import Iterator
from typing import Final

from carteado.game import Reason
from carteado.games.blackjack.rules.rulebook import EARLY, HALVES, NEVER, BlackjackRules
from carteado.games.blackjack.sheet.entries import (
    BLACKJACK,
    BUST,
    COMPARED,
    HOUSE_BLACKJACK,
    HOUSE_BUST,
    LOSS,
    SURRENDER,
    TIE,
    WIN,
    Played,
    Round,
    Staked,
)
from carteado.games.blackjack.sheet.session import BlackjackMatch, Rodada, Session, end, most_bet
from carteado.placar.match import Credit

SPLIT_BLACKJACK: Final = "BJ-SPLIT-3"
INSURANCE: Final = "insurance"


def objection(match: BlackjackMatch, rodada: Rodada, entry: Round) -> Reason | None:
    """Why a round cannot have been so, or `None`."""
    rules = match.rules
    if entry.round != rodada.number:
        return Reason("another-deal", "", (rodada.number,))
    seats = [staked.seat for staked in entry.staked]
    if len(set(seats)) != len(seats):
        return Reason("seat-twice", rules.cites["bet-range"])
    if any(seat >= match.seats for seat in seats):
        return Reason("no-such-seat", "", (max(seats), match.seats - 1))
    if len(seats) < rules.min_players:
        return Reason("few-bets", rules.cites["seats"], (rules.min_players,))
    for staked in entry.staked:
        reason = _of_bet(rules, rodada, staked) or _of_hands(rules, staked) or _of_insurance(rules, entry, staked)
        if reason is not None:
            return reason
    return _of_house(rules, entry)


def _of_bet(rules: BlackjackRules, rodada: Rodada, staked: Staked) -> Reason | None:
    """Whole chips between the limits, and chips for everything that was staked (BJ-DIST-1, BJ-S16, BJ-S3, BJ-SPLIT-4)."""
    held, cites = rodada.base[staked.seat], rules.cites
    if not most_bet(rules, held):
        return Reason("sits-out", cites["sit-out"], (staked.seat, rules.bet_min))
    if not rules.bet_min <= staked.bet <= rules.bet_max:
        clause = cites["bet-range" if staked.bet < rules.bet_min else "bet-most"]
        return Reason("bet-limits", clause, (staked.seat, rules.bet_min, rules.bet_max))
    stakes = [HALVES * staked.bet * (2 if hand.doubled else 1) for hand in staked.hands]
    price = sum(stakes) + (staked.bet if staked.insured else 0)
    if price > held:
        word = "split-chips" if len(staked.hands) > 1 else "double-two" if any(_doubled(staked)) else "insurance-price"
        clause = cites["bet-range" if HALVES * staked.bet > held else word]
        return Reason("staked-chips", clause, (staked.seat, price, held))
    return None


def _doubled(staked: Staked) -> list[bool]:
    return [hand.doubled for hand in staked.hands]


def _of_hands(rules: BlackjackRules, staked: Staked) -> Reason | None:
    """What no hand can be: split too often, doubled or given up after a split, a BlackJack with more than its two cards."""
    cites, seat, hands = rules.cites, staked.seat, staked.hands
    ways = [hand.how for hand in hands]
    if not hands:
        return Reason("no-hand", cites["deal"], (seat,))
    if len(hands) > rules.hands:
        return Reason("too-many-hands", cites["resplit-once" if rules.resplit else "resplit"], (seat, rules.hands))
    if len(hands) > 1 and BLACKJACK in ways:
        return Reason("split-no-blackjack", SPLIT_BLACKJACK, (seat,))
    if len(hands) > 1 and any(_doubled(staked)) and not rules.das:
        return Reason("split-no-double", cites["double-split"], (seat,))
    if SURRENDER in ways and rules.surrender == NEVER:
        return Reason("no-surrender-here", cites["surrender"], (seat,))
    if SURRENDER in ways and len(hands) > 1:
        return Reason("split-no-surrender", cites["surrender-blackjack"], (seat,))
    if any(hand.doubled and hand.how in (BLACKJACK, SURRENDER) for hand in hands):
        return Reason("not-doubled", cites["surrender-first" if SURRENDER in ways else "double-two"], (seat,))
    return None


def _of_insurance(rules: BlackjackRules, entry: Round, staked: Staked) -> Reason | None:
    """Before the house looks one insures or gives up; against an ace not every house lets one give up (BJ-S18, BJ-S12)."""
    if rules.surrender != EARLY or all(hand.how != SURRENDER for hand in staked.hands):
        return None
    if staked.insured:
        return Reason("insured-or-given-up", rules.cites["order"], (staked.seat,))
    if not rules.early_vs_ace and any(other.insured for other in entry.staked):
        return Reason("given-up-against-ace", rules.cites["early-ace"], (staked.seat,))
    return None


def _of_house(rules: BlackjackRules, entry: Round) -> Reason | None:
    """What cannot be with such a house."""
    cites = rules.cites
    hands = [(staked, hand) for staked in entry.staked for hand in staked.hands]
    if entry.house == HOUSE_BUST:
        if all(hand.how not in COMPARED for _, hand in hands):
            return Reason("house-idle", cites["house-idle"])
        other = [staked.seat for staked, hand in hands if hand.how in (TIE, LOSS)]
        return Reason("house-bust-wins", cites["house-bust"], (other[0],)) if other else None
    if entry.house != HOUSE_BLACKJACK:
        return None
    other = [staked.seat for staked, hand in hands if hand.how in (WIN, TIE)]
    if other:
        return Reason("house-blackjack-beats", cites["blackjack-beats"], (other[0],))
    return _of_look(rules, entry) if rules.peek else None


def _of_look(rules: BlackjackRules, entry: Round) -> Reason | None:
    """Where the house looks first, nobody has drawn, doubled, split or given up late against its BlackJack (BJ-S1)."""
    for staked in entry.staked:
        hand = staked.hands[0]
        if hand.how == SURRENDER and rules.surrender != EARLY:
            return Reason("given-up-too-late", rules.cites["late"], (staked.seat,))
        if len(staked.hands) > 1 or hand.doubled or hand.how == BUST:
            return Reason("played-after-look", rules.cites["check"], (staked.seat,))
    return None


def write(match: BlackjackMatch, session: Session, rodada: Rodada, entry: Round, line: int) -> None:
    """Write a round down that nothing was said against."""
    held = list(rodada.base)
    for staked in sorted(entry.staked, key=lambda each: each.seat):
        for gain, word, part in _brings(entry.house, staked):
            session.credits.append(Credit(line, entry.round, staked.seat, gain, match.rules.cites[word], part))
            held[staked.seat] += gain
    session.score = tuple(held)
    end(match, session, rodada)


def _brings(house: str, staked: Staked) -> Iterator[tuple[int, str, str]]:
    """What insurance and each hand bring: half chips, the clause by its name, what it is for, and of several hands which."""
    if staked.insured:
        paid = house == HOUSE_BLACKJACK
        word = "insurance-paid" if paid else "insurance-lost"
        yield (2 * staked.bet if paid else -staked.bet), word, INSURANCE
    for number, hand in enumerate(staked.hands, 1):
        gain, word, part = _gain(house, HALVES * staked.bet, hand)
        yield gain, word, f"{part} {number}" if len(staked.hands) > 1 else part


def _gain(house: str, bet: int, hand: Played) -> tuple[int, str, str]:
    stake = 2 * bet if hand.doubled else bet
    won = "double-won" if hand.doubled else "win"
    if hand.how == BUST:
        return -stake, "bust", BUST
    if hand.how == SURRENDER:
        return -(stake // HALVES), "surrender", SURRENDER
    if hand.how == BLACKJACK:
        tied = house == HOUSE_BLACKJACK
        return (0, "blackjack-tie", "blackjack-tie") if tied else (stake * 3 // 2, "blackjack", BLACKJACK)
    if house == HOUSE_BLACKJACK:
        return -stake, "blackjack-beats", "house-blackjack"
    if house == HOUSE_BUST:
        return stake, "house-bust", "house-bust"
    if hand.how == TIE:
        return 0, "tie", TIE
    return (stake, won, WIN) if hand.how == WIN else (-stake, won, LOSS)
