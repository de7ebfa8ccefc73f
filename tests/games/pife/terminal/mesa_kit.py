"""A terminal table of cacheta or pif-paf with a known hand; the others cut, follow, draw, discard what they drew, and pass."""

from random import Random

from carteado.cards import Card, cards
from carteado.game import Action, View
from carteado.games.pife.rules.acts import Buy, Discard, Follow, Pass
from carteado.games.pife.rules.views import Mesa, PifeView
from carteado.pack import Cut
from carteado.terminal.session import Session, Setup

CUT = 50
HANDS = "5P 5C 5E 7O 8O 9O QE KE 3C"  # one card short: the ace or the jack of espadas
ORDERS = {"cacheta": (1, (0, 2, 1), 1, 28), "pifpaf": (2, (0, 1, 2), 3, 27)}  # dealer, order, packet, where the stock begins
AGREED = {"cacheta": {}, "pifpaf": {"stack": "100", "bet_min": "5", "bet_max": "20"}}


class Quiet:
    """Cuts in the middle, follows, draws from the stock, discards what it drew, passes."""

    def choose(self, view: View, legal: tuple[Action, ...], rng: Random) -> Action | None:
        assert isinstance(view, PifeView)
        if not view.waited:
            return None
        wanted = [act for act in legal if isinstance(act, (Follow, Buy, Pass)) or (isinstance(act, Cut) and act.at == CUT)]
        drawn = [act for act in legal if isinstance(act, Discard) and act.card == view.shown.fresh_card]
        return (wanted or drawn or list(legal))[0]


def session(game: str, hand: str = HANDS, stock: str = "AE", **options: str) -> Session:
    """A partida of three in which the person is seat 0 and plays first with this hand; the vira is the 2 of paus."""
    dealer, order, packet, first = ORDERS[game]

    def pack(whole: tuple[Card, ...]) -> tuple[Card, ...]:
        return _pack(whole, order, packet, first, cards(hand), cards(stock))

    setup = Setup(game, dealer=dealer, seats=3, options={**AGREED[game], **options})
    return Session(setup, {1: Quiet(), 2: Quiet()}, pack)


def _pack(
    whole: tuple[Card, ...], order: tuple[int, ...], packet: int, first: int, hand: tuple[Card, ...], stock: tuple[Card, ...]
) -> tuple[Card, ...]:
    """As it has to lie before the cut; in pif-paf also for the second one, of the rest."""
    own = [at for at in range(27) if order[at // packet % 3] == 0]
    wanted = dict(zip(own, hand, strict=True)) | {first + nth: card for nth, card in enumerate(stock)}
    if first == 28:
        wanted[27] = Card.of("2P")
    rest = list(whole)
    for card in wanted.values():
        rest.remove(card)
    rest.sort(key=lambda card: (card.index * 7) % 52)
    lies = [wanted[at] if at in wanted else rest.pop() for at in range(104)]
    if first == 27:
        lies = lies[:27] + lies[-CUT:] + lies[27:-CUT]
    return tuple(lies[-CUT:] + lies[:-CUT])


def mesa(table: Session) -> Mesa:
    view = table.view()
    assert isinstance(view, PifeView)
    return view.shown
