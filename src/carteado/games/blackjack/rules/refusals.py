"""Why a seat may not do something: the authority. It reads what the seat itself sees, and nothing else."""

from carteado.game import Action, Reason, Seat
from carteado.games.blackjack.rules.acts import Bet, Decline, Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE, are_pair
from carteado.games.blackjack.rules.hand import DEALT, Hand
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import ASKING, BETTING, OVER, SHUFFLE
from carteado.games.blackjack.rules.rounds import early, insurable, up
from carteado.games.blackjack.rules.rulebook import EARLY, HALVES, LATE, BlackjackRules
from carteado.pack import Shuffle, counted

_WHOLE: dict[int, int] = {}


def whole(rules: BlackjackRules) -> int:
    """All cards of a shoe as one number, by how often each is there."""
    if rules.decks not in _WHOLE:
        _WHOLE[rules.decks] = counted(rules.pack)
    return _WHOLE[rules.decks]


def of_chance(partida: Partida, action: Action) -> Reason | None:
    """Any order of the packs, when a shoe is asked for."""
    if not isinstance(action, Shuffle):
        return Reason("not-by-chance")
    if partida.phase != SHUFFLE and not partida.waits:
        return Reason("no-shuffle-now")
    if action.counts == whole(partida.rules):
        return None
    return Reason("not-the-pack", partida.cite("shoe"), (partida.shoe_size(), len(action.pack)))


def of_player(partida: Partida, seat: Seat, action: Action) -> Reason | None:
    """Why this seat may not do this now."""
    if seat < 0 or seat >= partida.seats:
        return Reason("not-by-a-seat")
    if isinstance(action, Bet):
        return of_bet(partida, seat, action)
    if not isinstance(action, (Insure, Decline, Surrender, Stand, Hit, Double, Split)):
        return Reason("not-by-a-seat")
    if partida.phase == OVER:
        return Reason("partida-over", partida.cite("end"))
    if partida.phase == BETTING:
        return Reason("bet-first", partida.cite("bet-range"))
    actors = partida.actors()
    if seat not in actors:
        return Reason("no-cards-yet", partida.cite("deal")) if actors[0] < 0 else _of_waiting(partida, seat, actors[0])
    if action.turn != partida.turns:
        return Reason("not-this-turn", partida.cite("turn"))
    hand = partida.hands[partida.at]
    if partida.phase == ASKING:
        return _of_asking(partida, hand, action)
    return _of_turn(partida, hand, action)


def _of_waiting(partida: Partida, seat: Seat, turn: Seat) -> Reason:
    if not partida.bets[seat]:
        return Reason("sits-out", partida.cite("sit-out"), (partida.rules.bet_min,))
    return Reason("not-your-turn", partida.cite("order" if partida.phase == ASKING else "turn"), (turn,))


def of_bet(partida: Partida, seat: Seat, bet: Bet) -> Reason | None:
    """Whole chips between the minimum and the maximum, once a round, of chips that one has (BJ-DIST-1, BJ-S16, BJ-S20)."""
    rules = partida.rules
    if partida.phase == OVER:
        return Reason("partida-over", partida.cite("end"))
    if partida.phase != BETTING:
        return Reason("bets-closed", partida.cite("bet-range"))
    if bet.round != partida.mao:
        return Reason("not-this-round", partida.cite("bet-range"), (partida.mao,))
    if not partida.able(seat):
        return Reason("sits-out", partida.cite("sit-out"), (rules.bet_min,))
    if partida.bets[seat]:
        return Reason("bet-already", partida.cite("bet-range"), (partida.bets[seat],))
    if bet.chips < rules.bet_min:
        return Reason("bet-below", partida.cite("bet-range"), (rules.bet_min, bet.chips))
    if bet.chips > rules.bet_max:
        return Reason("bet-above", partida.cite("bet-most"), (rules.bet_max, bet.chips))
    has = partida.score[seat] // HALVES
    return Reason("bet-chips", partida.cite("bet-range"), (has, bet.chips)) if bet.chips > has else None


def _of_asking(partida: Partida, hand: Hand, action: Action) -> Reason | None:
    """Before the check: insurance, or giving up early, or neither (BJ-S18)."""
    if isinstance(action, Decline):
        return None
    if isinstance(action, Insure):
        if up(partida) != ACE:
            return Reason("no-ace-open", partida.cite("insurance"))
        return None if insurable(partida, hand.seat) else _short(partida, hand.seat, partida.bets[hand.seat], "insurance-price")
    if isinstance(action, Surrender):
        return of_early(partida, hand)
    return Reason("answer-before-check", partida.cite("order"))


def of_early(partida: Partida, hand: Hand) -> Reason | None:
    """Giving up before the check (BJ-OPT-REND-3, BJ-S11, BJ-S12)."""
    if partida.rules.surrender != EARLY:
        word = "late" if partida.rules.surrender == LATE else "surrender"
        return Reason("surrender-late" if partida.rules.surrender == LATE else "no-surrender", partida.cite(word))
    if not early(partida):
        return Reason("surrender-not-ace", partida.cite("early-ace"))
    return Reason("surrender-blackjack", partida.cite("surrender-blackjack")) if hand.natural() else None


def _of_turn(partida: Partida, hand: Hand, action: Action) -> Reason | None:
    if isinstance(action, Stand):
        return None
    if isinstance(action, (Insure, Decline)):
        return Reason("no-insurance-now", partida.cite("order"))
    if isinstance(action, Surrender):
        return of_late(partida, hand)
    if isinstance(action, Split):
        return of_split(partida, hand)
    if hand.natural():
        return Reason("blackjack-stands", partida.cite("stand"))
    if hand.of_aces:
        return Reason("split-aces-one-card", partida.cite("split-aces"))
    return of_double(partida, hand) if isinstance(action, Double) else None


def of_late(partida: Partida, hand: Hand) -> Reason | None:
    """Giving up after the check, before anything else is done (BJ-OPT-REND-2, BJ-OPT-REND-4, BJ-S11)."""
    if partida.rules.surrender != LATE:
        word = "early" if partida.rules.surrender == EARLY else "surrender"
        return Reason("surrender-early" if partida.rules.surrender == EARLY else "no-surrender", partida.cite(word))
    if hand.born != DEALT:
        return Reason("surrender-split", partida.cite("surrender-blackjack"))
    if len(hand.draws) > 2:
        return Reason("surrender-first", partida.cite("surrender-first"))
    return Reason("surrender-blackjack", partida.cite("surrender-blackjack")) if hand.natural() else None


def of_double(partida: Partida, hand: Hand) -> Reason | None:
    """Two cards, after a split only where that is agreed on, and as many chips again (BJ-DOBRA-1, BJ-S3, BJ-OPT-DAS)."""
    if len(hand.draws) > 2:
        return Reason("double-two-cards", partida.cite("double-two"))
    if hand.born != DEALT and not partida.rules.das:
        return Reason("double-after-split", partida.cite("double-split"))
    return None if partida.free(hand.seat) >= hand.stake else _short(partida, hand.seat, hand.stake, "double-two")


def of_split(partida: Partida, hand: Hand) -> Reason | None:
    """Two cards of one value, not split too often, and as many chips again (BJ-SPLIT-1, BJ-SPLIT-4, BJ-OPT-RESPLIT-1)."""
    rules = partida.rules
    if len(hand.draws) > 2:
        return Reason("split-two-cards", partida.cite("split"))
    one, other = partida.faces(hand)
    if not are_pair(one, other, rules.split_by_rank):
        return Reason("no-pair", partida.cite("split-rank" if rules.split_by_rank else "split"))
    if hand.born != DEALT:
        if not rules.resplit:
            return Reason("no-resplit", partida.cite("resplit"))
        if hand.of_aces and not rules.resplit_aces:
            return Reason("no-resplit-aces", partida.cite("resplit-aces"))
        if hand.born > 1 or len(partida.hands_of(hand.seat)) >= rules.hands:
            return Reason("resplit-once", partida.cite("resplit-once"), (rules.hands,))
    return None if partida.free(hand.seat) >= hand.stake else _short(partida, hand.seat, hand.stake, "split-chips")


def _short(partida: Partida, seat: Seat, price: int, word: str) -> Reason:
    """Not enough chips: what it costs and what there is, in half chips."""
    return Reason("chips-short", partida.cite(word), (price, partida.free(seat)))
