"""Partidas that fit a view: every world the seat must reckon with, each equally likely, and no other.

The facts a view of truco may hold: faces seen at a place; cards that fell open, and where the viewer may tell, from which
place; cards known to be in a hand or face down since a moment (`exposed_cards`), or since the deal (`partner_cards`);
burned and drawn cards. No act proves anything else: a call, a run or silence may always be a bluff.
"""

from itertools import permutations
from random import Random

from carteado.cards import Card
from carteado.game import Seat
from carteado.truco.deal import dealt_position
from carteado.truco.mao import Mao
from carteado.truco.partida import PHASES, Partida
from carteado.truco.rules import TrucoRules
from carteado.truco.sight import KINDS
from carteado.truco.strength import strong_seats
from carteado.truco.vaza import ENTRY_BITS, FACE_DOWN, UNDECIDED, VERDICTS
from carteado.truco.views import Fallen, Hand, Mesa, TrucoView

UNKNOWN = -1


class _Slot:
    """A card of one seat: fallen at a moment, or still in hand; its place and face as far as they are known."""

    __slots__ = ("down", "face", "nth", "place")

    def __init__(self, nth: int, down: bool, place: int, face: int) -> None:
        self.nth = nth
        self.down = down
        self.place = place
        self.face = face

    def may_be(self, since: int) -> bool:
        """Whether a card last known to be in hand after so many had fallen can be this one."""
        return self.face == UNKNOWN and (self.nth == UNKNOWN or (self.down and self.nth >= since))


def filled(view: TrucoView, rules: TrucoRules, rng: Random | None) -> Partida:
    """A partida in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    mesa = view.known
    slots = [_slots(mesa, hand) for hand in mesa.hands]
    for hand, mine in zip(mesa.hands, slots, strict=True):
        _recall(hand, mine, rng)
    pool = _unseen(mesa, rules, slots)
    if rng is not None:
        rng.shuffle(pool)
    for mine in slots:
        for slot in mine:
            if slot.face == UNKNOWN:
                slot.face = pool.pop()
        _settle_places(mine, rng)
    hands = _hands(slots)
    pack = _pack(mesa, rules, hands, pool) if mesa.pack else ()
    return _partida(mesa, rules, pack, None if not mesa.hands else _mao(mesa, rules, slots, hands))


def _slots(mesa: Mesa, hand: Hand) -> list[_Slot]:
    fallen = [card for vaza in mesa.vazas for card in vaza]
    slots = [_fallen_slot(hand, nth, card) for nth, card in enumerate(fallen) if card.seat == hand.seat]
    taken = [slot.place for slot in slots]
    seen = [at for at in range(3) if at not in taken and (hand.dealt_cards[at] is not None or at + 1 in hand.held)]
    slots += [_Slot(UNKNOWN, False, at, _index(hand.dealt_cards[at])) for at in seen]
    slots += [_Slot(UNKNOWN, False, UNKNOWN, UNKNOWN) for _ in range(3 - len(slots))]
    return slots


def _fallen_slot(hand: Hand, nth: int, fallen: Fallen) -> _Slot:
    place = fallen.place - 1
    if place == UNKNOWN and fallen.card is not None and fallen.card in hand.dealt_cards:
        place = hand.dealt_cards.index(fallen.card)
    return _Slot(nth, fallen.down, place, _index(fallen.card))


def _index(card: Card | None) -> int:
    return UNKNOWN if card is None else card.index


def _recall(hand: Hand, slots: list[_Slot], rng: Random | None) -> None:
    """Put the cards the viewer remembers into slots where they can be, every way alike."""
    since = {card.index: 0 for card in hand.partner_cards}
    since.update(zip([card.index for card in hand.exposed_cards], hand.exposed_since, strict=True))
    for slot in slots:
        since.pop(slot.face, None)
    cards = sorted(since)
    ways = [
        way
        for way in permutations(slots, len(cards))
        if all(slot.may_be(since[card]) for card, slot in zip(cards, way, strict=True))
    ]
    way = ways[0] if rng is None else ways[rng.randrange(len(ways))]
    for card, slot in zip(cards, way, strict=True):
        slot.face = card


def _unseen(mesa: Mesa, rules: TrucoRules, slots: list[list[_Slot]]) -> list[int]:
    seen = {slot.face for mine in slots for slot in mine}
    seen |= {_index(card) for card in mesa.burned_cards} | {card.index for card in mesa.drawn_cards}
    return [index for index in rules.deck if index not in seen]


def _settle_places(slots: list[_Slot], rng: Random | None) -> None:
    free = [place for place in range(3) if place not in [slot.place for slot in slots]]
    if rng is not None:
        rng.shuffle(free)
    for slot in slots:
        if slot.place == UNKNOWN:
            slot.place = free.pop()


def _hands(slots: list[list[_Slot]]) -> tuple[int, ...]:
    faces = [[slot.face for slot in sorted(mine, key=lambda slot: slot.place)] for mine in slots]
    return tuple([face for mine in faces for face in mine])


def _pack(mesa: Mesa, rules: TrucoRules, hands: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
    size = len(rules.deck)
    pack = [UNKNOWN] * size
    for at, card in zip(mesa.drawn, mesa.drawn_cards, strict=True):
        pack[at - 1] = card.index
    for nth, burned in enumerate(mesa.burned_cards):
        pack[(mesa.top + nth if rules.burn_from_top else mesa.top - 1 - nth) % size] = _index(burned)
    skip = 0 if rules.burn_from_top else len(mesa.burned_cards)
    for nth in range(len(hands)):
        pack[(mesa.top - 1 - skip - nth) % size] = hands[dealt_position(nth, mesa.dealer, mesa.seats)]
    left = list(rest)
    return tuple([left.pop() if index == UNKNOWN else index for index in pack])


def _mao(mesa: Mesa, rules: TrucoRules, slots: list[list[_Slot]], hands: tuple[int, ...]) -> Mao:
    trail = held = laid = 0
    exposed: list[int] = []
    for hand, mine in zip(mesa.hands, slots, strict=True):
        known = dict(zip(hand.exposed_cards, hand.exposed_since, strict=True))
        by_face = {card.index: since for card, since in known.items()}
        for slot in mine:
            at = hand.seat * 3 + slot.place
            if slot.nth == UNKNOWN:
                held |= 1 << at
            else:
                entry = hand.seat | slot.place << 2 | (FACE_DOWN if slot.down else 0)
                trail |= entry << (ENTRY_BITS * slot.nth)
            if slot.place + 1 in hand.laid:
                laid |= 1 << at
            if slot.face in by_face:
                exposed.append(at * 16 + by_face[slot.face])
    power = rules.strength(0)
    fallen = sum(len(vaza) for vaza in mesa.vazas)
    results = sum((result + 1) << (2 * vaza) for vaza, result in enumerate(mesa.results))
    return Mao(
        rules=rules,
        seats=mesa.seats,
        dealer=mesa.dealer,
        kind=KINDS.index(mesa.kind),
        owner=mesa.owner,
        missing_a=rules.target - mesa.base[0],
        missing_b=rules.target - mesa.base[1],
        hands=hands,
        power=power,
        strong=strong_seats(hands, power),
        held=held,
        trail=trail,
        fallen=fallen,
        vaza=len(mesa.results) if VERDICTS[results] == UNDECIDED else len(mesa.results) - 1,
        results=results,
        turn=mesa.turn,
        went=_went(mesa),
        stake=mesa.stake,
        asked=mesa.asked,
        raiser=mesa.raiser,
        callers=mesa.callers,
        folded=sum(1 << seat for seat in mesa.folded),
        laid=laid,
        exposed=tuple(sorted(exposed)),
        winner=mesa.winner,
    )


def _went(mesa: Mesa) -> int:
    vaza: tuple[Fallen, ...] = mesa.vazas[-1] if len(mesa.vazas) > len(mesa.results) else ()
    return sum(1 << card.seat for card in vaza)


def _partida(mesa: Mesa, rules: TrucoRules, pack: tuple[int, ...], mao: Mao | None) -> Partida:
    score: tuple[Seat, Seat] = mesa.score
    return Partida(
        rules=rules,
        seats=mesa.seats,
        cut=mesa.cut,
        phase=PHASES.index(mesa.phase),
        score_a=score[0],
        score_b=score[1],
        base_a=mesa.base[0],
        base_b=mesa.base[1],
        dealer=mesa.dealer,
        next_dealer=mesa.next_dealer,
        number=mesa.mao,
        pack=pack,
        top=mesa.top,
        cuts=mesa.cuts,
        burned=len(mesa.burned_cards),
        burn_banned=mesa.burn_banned,
        drawn=mesa.drawn,
        thrower=mesa.thrower,
        thrown=() if mao is None else tuple([mao.place(mesa.thrower, card) for card in mesa.thrown_cards]),
        sanctions=mesa.sanctions,
        how=mesa.how,
        clause=mesa.clause,
        mao=mao,
    )
