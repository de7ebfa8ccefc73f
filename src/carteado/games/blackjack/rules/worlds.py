"""Sessions that fit a view.

The facts a view may hold: the cards that are gone from the shoe, the open cards, that the house has no BlackJack where it has
looked; and, where cards lie face down (BJ-OPT-NEVADA), what the acts of a seat prove of them: a hand that is not settled is not
over 21, one that drew, was doubled or given up was no BlackJack, cards that were split make a pair, of aces or of none.

Every order of the unseen cards of a shoe is equally likely among those that fit. Only where hidden hands that were split leave
so few that hundreds of tries find none, each hand is dealt by itself, the tightest first: then every fitting world can come
out, but not all alike.
"""

from random import Random
from typing import Final

from carteado.cards import shuffled
from carteado.games.blackjack.rules.counting import ACE, POINTS, are_blackjack, are_pair, total
from carteado.games.blackjack.rules.hand import DEALT, Hand
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import GIVEN_UP, NAMES, NO_SEAT, STATES
from carteado.games.blackjack.rules.rulebook import BEST, FACES, BlackjackRules
from carteado.games.blackjack.rules.views import BlackjackView, Mao

TRIES: Final = 400
TRIES_OF_A_HAND: Final = 4000
_UNKNOWN: Final = -1


def filled(view: BlackjackView, rules: BlackjackRules, rng: Random | None) -> Partida:
    """A session in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    partida = _public(view, rules)
    known = view.known
    pack = [_UNKNOWN] * known.cards
    pack[: partida.began] = [card.index for card in known.gone_cards]
    _lay_open(view, partida, pack)
    hidden = [hand for hand in partida.hands if hand.draws and pack[partida.began + hand.draws[0]] == _UNKNOWN]
    _fill(partida, pack, hidden, Random(0) if rng is None else rng)
    partida.pack = tuple(pack)
    for hand in (*partida.hands, partida.house):
        _count(partida, hand)
    return partida


def _public(view: BlackjackView, rules: BlackjackRules) -> Partida:
    """The session with all that is public; nothing in the shoe."""
    shown, known = view.shown, view.known
    lugares, began = shown.lugares, len(known.gone_cards)
    maos = [(lugar.seat, mao) for lugar in lugares for mao in lugar.maos]
    facts = zip(maos, known.draws, known.due, strict=True)
    hands = [_hand(seat, mao, draws, due) for (seat, mao), draws, due in facts]
    insured = sum([1 << lugar.seat for lugar in lugares if lugar.insured])
    house = Hand(NO_SEAT, known.house_draws, 0, False, 0, DEALT, False, False, 0, 0, "", 0)
    return Partida(
        rules, shown.seats, NAMES.index(shown.phase), shown.waits, shown.opening, shown.score, shown.base, shown.mao,
        shown.turns, (), began, began + known.drawn, tuple([lugar.bet for lugar in lugares]), insured, known.at,
        shown.checked, shown.hidden, shown.how, shown.clause, house, hands,
    )  # fmt: skip


def _hand(seat: int, mao: Mao, draws: tuple[int, ...], due: int) -> Hand:
    return Hand(
        seat, draws, 0, False, mao.stake, mao.born, mao.of_aces, mao.doubled, due, STATES.index(mao.state), mao.how, mao.gain
    )


def _lay_open(view: BlackjackView, partida: Partida, pack: list[int]) -> None:
    """The faces that the viewer sees, at their places."""
    maos = [mao for lugar in view.shown.lugares for mao in lugar.maos]
    for hand, mao in zip(partida.hands, maos, strict=True):
        for draw, card in zip(hand.draws, mao.hand_cards):  # noqa: B905
            pack[partida.began + draw] = card.index
    for draw, card in zip(partida.house.draws, view.shown.house_cards):  # noqa: B905
        pack[partida.began + draw] = card.index


def _fill(partida: Partida, pack: list[int], hidden: list[Hand], dice: Random) -> None:
    """The unseen cards of each shoe into its unseen places, so that what is known of them holds."""
    size = partida.shoe_size()
    known = list(pack)
    shoes = range(0, len(pack), size)
    unseen = [_unseen(partida.rules, known[start : start + size]) for start in shoes]
    for _ in range(TRIES):
        for start, rest in zip(shoes, unseen):  # noqa: B905
            faces = iter(shuffled(tuple(rest), dice))
            for place in range(start, min(start + size, len(pack))):
                if known[place] == _UNKNOWN:
                    pack[place] = next(faces)
        if _fits(partida, pack, hidden):
            return
    _fill_by_hands(partida, pack, known, hidden, dice)


def _unseen(rules: BlackjackRules, places: list[int]) -> list[int]:
    counts = [rules.decks] * FACES
    for face in places:
        if face != _UNKNOWN:
            counts[face] -= 1
    return [face for face in range(FACES) for _ in range(counts[face])]


def _fits(partida: Partida, pack: list[int], hidden: list[Hand]) -> bool:
    return _hole_fits(partida, pack) and all(_hands_fit(partida, pack, seat) for seat in {hand.seat for hand in hidden})


def _hole_fits(partida: Partida, pack: list[int]) -> bool:
    """Where the house looked and the round went on, it has no BlackJack (BJ-S1)."""
    draws = partida.house.draws
    if not partida.checked or len(draws) < 2:
        return True
    return not are_blackjack(pack[partida.began + draws[0]], pack[partida.began + draws[1]])


def _hands_fit(partida: Partida, pack: list[int], seat: int) -> bool:
    """What the acts of a seat prove of its hidden cards."""
    hands = partida.hands_of(seat)
    faces = [tuple([pack[partida.began + draw] for draw in hand.draws]) for hand in hands]
    if any(total(cards) > BEST for cards in faces):
        return False
    first = hands[0]
    if first.born == DEALT:
        acted = len(first.draws) > 2 or first.doubled or first.state == GIVEN_UP
        return not (acted and are_blackjack(faces[0][0], faces[0][1]))
    firsts = [cards[0] for cards in faces]
    pairs = all(are_pair(firsts[0], other, partida.rules.split_by_rank) for other in firsts[1:])
    return pairs and (POINTS[firsts[0]] == ACE) == first.of_aces


def _fill_by_hands(partida: Partida, pack: list[int], known: list[int], hidden: list[Hand], dice: Random) -> None:
    """Each seat's cards by themselves, those of split aces and pairs first, then the hidden card, then all the rest."""
    seats = sorted({hand.seat for hand in hidden}, key=lambda seat: _looseness(partida.hands_of(seat)[0]))
    while not _by_hands(partida, pack, known, seats, dice):
        pass


def _looseness(hand: Hand) -> int:
    return 0 if hand.of_aces else 1 if hand.born else 2


def _by_hands(partida: Partida, pack: list[int], known: list[int], seats: list[int], dice: Random) -> bool:
    size = partida.shoe_size()
    pack[:] = known
    for seat in (*seats, NO_SEAT):
        hands = [partida.house] if seat == NO_SEAT else partida.hands_of(seat)
        places = [partida.began + draw for hand in hands for draw in hand.draws]
        places = [place for place in places if pack[place] == _UNKNOWN]
        for _ in range(TRIES_OF_A_HAND):
            _draw_into(partida, pack, places, size, dice)
            if _hole_fits(partida, pack) if seat == NO_SEAT else _hands_fit(partida, pack, seat):
                break
            for place in places:
                pack[place] = _UNKNOWN
        else:
            return False
    _draw_into(partida, pack, [place for place, face in enumerate(pack) if face == _UNKNOWN], size, dice)
    return True


def _draw_into(partida: Partida, pack: list[int], places: list[int], size: int, dice: Random) -> None:
    """Unseen cards of the shoe that each place belongs to, at random."""
    for start in range(0, len(pack), size):
        mine = [place for place in places if start <= place < start + size]
        rest = _unseen(partida.rules, pack[start : start + size])
        for place, face in zip(mine, dice.sample(rest, len(mine)), strict=True):
            pack[place] = face


def _count(partida: Partida, hand: Hand) -> None:
    """What the cards of a hand come to."""
    draws, hand.draws = hand.draws, ()
    for draw in draws:
        hand.take(draw, partida.face(draw))
