"""What a seat may do in Brinquedo, and why not: `menu` and `refusal` read what the seat itself sees, and nothing else."""

from collections import Counter

from carteado.cards import CARDS, Card
from carteado.game import CHANCE, Action, Reason, Seat
from carteado.pack import Lot, Shuffle
from toy.brinquedo.rules.acts import Buy, Claim, Discard, Fold, Gamble, Meld, Pass
from toy.brinquedo.rules.melds import is_meld, melds_in
from toy.brinquedo.rules.mesa import BOUGHT, CLAIM, DIE_THROWN, LOT, RESHUFFLE, SHUFFLE, TURN, UNANSWERED, Mesa
from toy.brinquedo.rules.moves import to_mix
from toy.brinquedo.rules.rulebook import DECK, DIE


def actors(mesa: Mesa) -> tuple[Seat, ...]:
    """Who is waited for."""
    if mesa.phase in (LOT, SHUFFLE, RESHUFFLE, DIE_THROWN):
        return (CHANCE,)
    if mesa.phase == CLAIM:
        return tuple([seat for seat, told in zip(mesa.asked, mesa.answers, strict=True) if told == UNANSWERED])
    return (mesa.turn,) if mesa.phase in (TURN, BOUGHT) else ()


def chances(mesa: Mesa) -> tuple[Action, ...]:
    """What chance is asked for."""
    if mesa.phase == LOT:
        return (Lot(mesa.seats),)
    if mesa.phase == DIE_THROWN:
        return (Lot(DIE),)
    pack = _pack(mesa)
    return (Shuffle(tuple([CARDS[face] for face in pack])),) if pack else ()


def _pack(mesa: Mesa) -> tuple[int, ...]:
    """The faces that are to be shuffled now, in order."""
    if mesa.phase == SHUFFLE:
        return DECK
    return tuple(sorted([mesa.face(card) for card in to_mix(mesa)])) if mesa.phase == RESHUFFLE else ()


def of_chance(mesa: Mesa, action: Action) -> Reason | None:
    """Any order of those cards, any number below."""
    if isinstance(action, Lot):
        below = {LOT: mesa.seats, DIE_THROWN: DIE}.get(mesa.phase, 0)
        return None if action.below == below and 0 <= action.drawn < below else Reason("no-such-lot")
    if not isinstance(action, Shuffle):
        return Reason("not-by-chance")
    pack = _pack(mesa)
    if not pack:
        return Reason("no-shuffle-now")
    return None if tuple(sorted(action.pack)) == pack else Reason("not-the-pack", "BRI-1", (len(pack), len(action.pack)))


def menu(mesa: Mesa, seat: Seat) -> tuple[Action, ...]:
    """Everything this seat may do now."""
    if seat not in actors(mesa):
        return ()
    if mesa.phase == CLAIM:
        return (Pass(mesa.windows), Claim(mesa.windows))
    if mesa.phase == TURN:
        offered = (Buy(mesa.turns), Gamble(mesa.turns), Fold(mesa.turns))
        return tuple([action for action in offered if refusal(mesa, seat, action) is None])
    faces = tuple([mesa.face(card) for card in mesa.hands[seat]])
    laid = [Meld(tuple([CARDS[face] for face in found])) for found in melds_in(faces)]
    return (*laid, *[Discard(CARDS[face]) for face in sorted(set(faces))])


def refusal(mesa: Mesa, seat: Seat, action: Action) -> Reason | None:
    """Why the seat may not do this."""
    if seat < 0 or seat not in actors(mesa):
        return Reason("not-your-turn", "BRI-5")
    if isinstance(action, (Claim, Pass)):
        return None if mesa.phase == CLAIM and action.window == mesa.windows else Reason("no-such-claim", "BRI-8")
    if isinstance(action, (Buy, Gamble, Fold)):
        return _of_turn(mesa, seat, action)
    if not isinstance(action, (Meld, Discard)):
        return Reason("not-by-a-seat")
    if mesa.phase != BOUGHT:
        return Reason("draw-first", "BRI-5")
    cards = action.cards if isinstance(action, Meld) else (action.card,)
    return _of_cards(mesa, seat, cards, isinstance(action, Meld))


def _of_turn(mesa: Mesa, seat: Seat, action: Buy | Gamble | Fold) -> Reason | None:
    if mesa.phase != TURN or action.turn != mesa.turns:
        return Reason("not-this-turn", "BRI-5")
    if isinstance(action, Gamble) and seat in mesa.gamblers:
        return Reason("gambled-already", "BRI-9")
    if isinstance(action, Gamble) and mesa.chips[seat] < 1:
        return Reason("no-chip-left", "BRI-9")
    if isinstance(action, Fold) and not mesa.rules.folding:
        return Reason("no-folding", "BRI-10")
    return None


def _of_cards(mesa: Mesa, seat: Seat, cards: tuple[Card, ...], melding: bool) -> Reason | None:
    held = Counter([mesa.face(card) for card in mesa.hands[seat]])
    missing = [card for card, count in Counter(cards).items() if held[card.index] < count]
    if missing:
        return Reason("card-not-held", "", (str(missing[0]),))
    if melding and not is_meld(tuple([card.index for card in cards])):
        return Reason("no-meld", "BRI-7")
    return None


def lapse(mesa: Mesa, seat: Seat) -> Action | None:
    """The quiet act: draw, give back the last card, do not claim."""
    if seat < 0 or seat not in actors(mesa):
        return None
    if mesa.phase == CLAIM:
        return Pass(mesa.windows)
    return Buy(mesa.turns) if mesa.phase == TURN else Discard(CARDS[mesa.face(mesa.hands[seat][-1])])
