"""Who sees what in Brinquedo: one question, `sees`, which view and places follow."""

from carteado.cards import CARDS, Card
from carteado.game import Seat
from toy.brinquedo.rules.mesa import ANSWERED, CLAIMED, PASSED, SIZE, UNANSWERED, Mesa, eye
from toy.brinquedo.rules.places import named
from toy.brinquedo.rules.refusals import actors
from toy.brinquedo.rules.views import BrinquedoView, Known, Lugar, Table


def sees(mesa: Mesa, seat: Seat, card: int) -> bool:
    """Whether these eyes have seen the face at this place."""
    return mesa.seen[card] & eye(seat) != 0


def look(mesa: Mesa, seat: Seat) -> BrinquedoView:
    """The view of a seat, of a bystander or of the referee."""
    return BrinquedoView(mesa.rules.id, mesa.rules.options, seat, actors(mesa), _known(mesa, seat), _shown(mesa, seat))


def _face(mesa: Mesa, seat: Seat, card: int) -> Card | None:
    return CARDS[mesa.face(card)] if sees(mesa, seat, card) else None


def _known(mesa: Mesa, seat: Seat) -> Known:
    faces = tuple([_face(mesa, seat, card) for card in range(len(mesa.seen))])
    told = zip(mesa.asked, mesa.answers, strict=True)
    answers = [given if given == UNANSWERED or other == seat else ANSWERED for other, given in told]
    return Known(faces[:SIZE], faces[SIZE:], tuple(answers), mesa.book())


def _shown(mesa: Mesa, seat: Seat) -> Table:
    own = mesa.answers[mesa.asked.index(seat)] if seat in mesa.asked else UNANSWERED
    return Table(
        phase=mesa.phase,
        deal=mesa.deal,
        deals=mesa.rules.deals,
        dealer=mesa.dealer,
        turn=mesa.turn,
        pot=mesa.pot,
        stock=len(mesa.stock),
        pile_cards=tuple([CARDS[mesa.face(card)] for card in mesa.pile]),
        lugares=tuple([_lugar(mesa, seat, other) for other in range(mesa.seats)]),
        window=mesa.windows if mesa.asked else 0,
        answer={PASSED: "pass", CLAIMED: "claim"}.get(own, ""),
    )


def _lugar(mesa: Mesa, seat: Seat, other: Seat) -> Lugar:
    hand = mesa.hands[other] if mesa.hands else ()
    melds = [tuple([CARDS[mesa.face(card)] for card in cards]) for owner, cards in mesa.melds if owner == other]
    status = mesa.status[other] if mesa.status else ""
    return Lugar(other, status, mesa.chips[other], tuple([_face(mesa, seat, card) for card in hand]), tuple(melds))


def places(mesa: Mesa, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where every card lies now; what has been shuffled again lies in the stock, or where it went from there."""
    names = named(mesa)
    lying = [card for card in range(len(mesa.seen)) if card not in mesa.mixed]
    return tuple([(names[card], CARDS[mesa.face(card)], sees(mesa, seat, card)) for card in lying])
