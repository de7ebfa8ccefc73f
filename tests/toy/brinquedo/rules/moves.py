"""What an act does to a partida of Brinquedo; whether it may be done is in `refusals`, how a deal ends in `endings`."""

from carteado.cards import CARDS
from carteado.game import REFEREE, Event, Seat
from carteado.pack import Dealt, Shuffled
from toy.brinquedo.rules.acts import (
    Answered,
    Anted,
    Bought,
    Claimed,
    DealerChosen,
    Discarded,
    Folded,
    Gambled,
    Melded,
    Rolled,
    StockEnded,
    StockShuffled,
)
from toy.brinquedo.rules.endings import end_deal
from toy.brinquedo.rules.mesa import (
    BOUGHT,
    CLAIM,
    CLAIMED,
    DIE_THROWN,
    EVERYBODY,
    FOLDED,
    NOBODY,
    OUT,
    PLAYING,
    RESHUFFLE,
    SHUFFLE,
    SITTING,
    SIZE,
    TURN,
    UNANSWERED,
    Mesa,
    hand_eyes,
)
from toy.brinquedo.rules.rulebook import DIE

Log = list[Event] | None


def draw_dealer(mesa: Mesa, drawn: int, log: Log) -> None:
    """The lot names the first dealer (BRI-2)."""
    mesa.dealer, mesa.phase = drawn, SHUFFLE
    if log is not None:
        log.append(DealerChosen(drawn))


def deal(mesa: Mesa, pack: tuple[int, ...], log: Log) -> None:
    """Who can pays the ante and gets a hand (BRI-3, BRI-4); what is neither dealt nor stock stays aside, unseen."""
    ante = mesa.rules.ante
    mesa.deal += 1
    mesa.status = tuple([OUT if held <= 0 else PLAYING if held >= ante else SITTING for held in mesa.chips])
    playing = mesa.playing()
    for seat in playing:
        mesa.pays(seat, ante)
    mesa.first, mesa.second, mesa.seen = pack, (), (0,) * SIZE
    mesa.melds = mesa.pile = mesa.aside = mesa.mixed = mesa.gamblers = mesa.passed_over = ()
    mesa.asked = mesa.answers = ()
    mesa.hands = ((),) * mesa.seats
    if log is not None:
        log.append(Shuffled(mesa.dealer, mesa.deal))
        sitting, out = [tuple([seat for seat, told in enumerate(mesa.status) if told == what]) for what in (SITTING, OUT)]
        log.append(Anted(tuple(playing), sitting, out, mesa.pot))
    _hands(mesa, playing, log)
    dealt = mesa.rules.hand * len(playing)
    mesa.stock = tuple(range(dealt, dealt + mesa.rules.stock))
    begin_turn(mesa, playing[0], log)


def _hands(mesa: Mesa, playing: list[Seat], log: Log) -> None:
    for nth, seat in enumerate(playing):
        cards = tuple(range(nth * mesa.rules.hand, (nth + 1) * mesa.rules.hand))
        mesa.holds(seat, cards)
        mesa.show(cards, hand_eyes(seat))
        if log is not None:
            log.append(Dealt(seat, tuple([CARDS[mesa.face(card)] for card in cards]), (seat, REFEREE)))


def begin_turn(mesa: Mesa, seat: Seat, log: Log) -> None:
    """The turn of this seat; the deal is over where no card is left to draw (BRI-6)."""
    mesa.turn, mesa.phase = seat, TURN
    mesa.turns += 1
    spent = mesa.second or not (mesa.pile or mesa.aside)
    if not mesa.stock and spent:
        end_deal(mesa, NOBODY, "dry", log)


def buy(mesa: Mesa, seat: Seat, log: Log) -> None:
    """The top card of the stock; without one the act waits until chance has shuffled (BRI-5, BRI-6)."""
    if not mesa.stock:
        mesa.phase = RESHUFFLE
        if log is not None:
            log.append(StockEnded(seat))
        return
    card, mesa.stock = mesa.stock[0], mesa.stock[1:]
    mesa.holds(seat, (*mesa.hands[seat], card))
    mesa.show((card,), hand_eyes(seat))
    mesa.phase = BOUGHT
    if log is not None:
        log.append(Bought(seat, (CARDS[mesa.face(card)],), (seat, REFEREE)))


def to_mix(mesa: Mesa) -> tuple[int, ...]:
    """The cards that become the stock again: the pile and the folded hands."""
    return (*mesa.pile, *[card for _, cards in mesa.aside for card in cards])


def reshuffle(mesa: Mesa, pack: tuple[int, ...], log: Log) -> None:
    """The new stock, and then the card somebody waits for."""
    mesa.mixed = to_mix(mesa)
    mesa.second, mesa.pile, mesa.aside = pack, (), ()
    mesa.stock = tuple(range(SIZE, SIZE + len(pack)))
    mesa.seen = (*mesa.seen, *[0] * len(pack))
    if log is not None:
        log.append(StockShuffled(len(pack)))
    buy(mesa, mesa.turn, log)


def gamble(mesa: Mesa, seat: Seat, log: Log) -> None:
    """A chip for a throw of the die, which chance makes (BRI-9)."""
    mesa.pays(seat, 1)
    mesa.gamblers = (*mesa.gamblers, seat)
    mesa.phase = DIE_THROWN
    if log is not None:
        log.append(Gambled(seat))


def roll(mesa: Mesa, drawn: int, log: Log) -> None:
    """With the highest number the seat takes half of the pot; the turn passes either way."""
    gain = mesa.pot // 2 if drawn == DIE - 1 else 0
    mesa.pays(mesa.turn, -gain)
    if log is not None:
        log.append(Rolled(mesa.turn, drawn + 1, gain))
    begin_turn(mesa, mesa.after(mesa.turn)[0], log)


def fold(mesa: Mesa, seat: Seat, log: Log) -> None:
    """The hand is put aside unseen; the last one in the deal has won it (BRI-10)."""
    cards = mesa.hands[seat]
    mesa.holds(seat, ())
    mesa.aside = (*mesa.aside, (seat, cards))
    mesa.status = tuple([FOLDED if other == seat else told for other, told in enumerate(mesa.status)])
    if log is not None:
        log.append(Folded(seat, len(cards)))
    others = mesa.after(seat)
    if len(others) == 1:
        end_deal(mesa, others[0], "alone", log)
    else:
        begin_turn(mesa, others[0], log)


def _lay(mesa: Mesa, seat: Seat, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The cards with these faces leave the hand: of equal ones the one that lies first, and all see which one that is.

    Who sees a later card go knows that those before it have another face.
    """
    hand, laid = list(mesa.hands[seat]), []
    for face in faces:
        at = next(at for at, card in enumerate(hand) if mesa.face(card) == face)
        mesa.passed_over = (*mesa.passed_over, *[(card, face) for card in hand[:at]])
        laid.append(hand.pop(at))
    mesa.holds(seat, tuple(hand))
    mesa.show(tuple(laid), EVERYBODY)
    mesa.passed_over = tuple([told for told in mesa.passed_over if mesa.seen[told[0]] != EVERYBODY])
    return tuple(laid)


def meld(mesa: Mesa, seat: Seat, faces: tuple[int, ...], log: Log) -> None:
    """Cards on the table; who has none left has won the deal (BRI-7, BRI-11)."""
    mesa.melds = (*mesa.melds, (seat, _lay(mesa, seat, faces)))
    if log is not None:
        log.append(Melded(seat, tuple([CARDS[face] for face in faces])))
    if not mesa.hands[seat]:
        end_deal(mesa, seat, "closed", log)


def discard(mesa: Mesa, seat: Seat, face: int, log: Log) -> None:
    """A card on the pile, which those who have a chip for it may claim (BRI-8)."""
    mesa.pile = (*mesa.pile, *_lay(mesa, seat, (face,)))
    able = [other for other in mesa.after(seat) if mesa.rules.open_claims or mesa.chips[other] >= 1]
    mesa.asked = tuple(able) if mesa.hands[seat] else ()
    mesa.answers = (UNANSWERED,) * len(mesa.asked)
    if log is not None:
        log.append(Discarded(seat, CARDS[face], mesa.asked))
    if not mesa.hands[seat]:
        end_deal(mesa, seat, "closed", log)
    elif mesa.asked:
        mesa.phase, mesa.windows = CLAIM, mesa.windows + 1
    else:
        begin_turn(mesa, mesa.after(seat)[0], log)


def answer(mesa: Mesa, seat: Seat, given: int, log: Log) -> None:
    """A sealed answer; the claim closes as soon as no missing one could change it: the nearest seat goes before."""
    mesa.answers = tuple([given if other == seat else told for other, told in zip(mesa.asked, mesa.answers, strict=True)])
    if log is not None:
        log.append(Answered(seat))
    for other, told in zip(mesa.asked, mesa.answers, strict=True):
        if told == UNANSWERED:
            return
        if told == CLAIMED:
            _close(mesa, other, log)
            return
    _close(mesa, NOBODY, log)


def _close(mesa: Mesa, taker: Seat, log: Log) -> None:
    paid = 0 if taker == NOBODY or mesa.rules.open_claims else 1
    if taker != NOBODY:
        mesa.pays(taker, paid)
        card, mesa.pile = mesa.pile[-1], mesa.pile[:-1]
        mesa.holds(taker, (*mesa.hands[taker], card))
    mesa.asked = mesa.answers = ()
    if log is not None:
        log.append(Claimed(taker, paid))
    begin_turn(mesa, mesa.after(mesa.turn)[0], log)
