"""Partidas that fit a view: every world the seat must reckon with, each equally likely, and no other.

The facts a view of truco may hold: faces seen at a place; cards that fell open, and where the viewer may tell, from which
place; cards known to be in a hand or face down since a moment (`exposed_cards`), or since the deal (`partner_cards`); where
a card came in place of another; burned, drawn and peeked cards; the vira; and, where a tied first vaza binds, that who
followed showed the highest card.
No other act proves anything: a call, a run or silence may always be a bluff.
"""

from itertools import permutations
from random import Random

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.truco.rules.baralho import Baralho, Layout, peeks_of
from carteado.games.truco.rules.mao import IRON, Mao
from carteado.games.truco.rules.partida import Partida
from carteado.games.truco.rules.phases import EXPOSED, PHASES
from carteado.games.truco.rules.rulebook import BLIND_ALL, LEADER_SHOWS, NO_DUTY, TrucoRules
from carteado.games.truco.rules.sight import GIVING, KINDS
from carteado.games.truco.rules.strength import NO_CARD, strong_seats
from carteado.games.truco.rules.views import Fallen, Hand, Mesa, TrucoView
from carteado.tricks.vaza import ENTRY_BITS, FACE_DOWN, UNDECIDED, VERDICTS

UNKNOWN = -1
_TIED = 2


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
    _bind(mesa, rules, slots, pool, rng)
    for mine in slots:
        for slot in mine:
            if slot.face == UNKNOWN:
                slot.face = pool.pop()
    vira = _vira(mesa, pool)
    layout = _blank(mesa).layout(rules, mesa.dealer, mesa.seats) if mesa.pack else None
    for owner, mine in enumerate(slots):
        _settle_places(mesa, owner, mine, layout, rng)
    hands = _hands(slots)
    cards = () if layout is None else _pack(mesa, layout, hands, vira, pool)
    return _partida(mesa, rules, cards, None if not mesa.hands else _mao(mesa, rules, slots, hands, vira, rng))


def _vira(mesa: Mesa, pool: list[int]) -> int:
    if mesa.vira == "none":
        return NO_CARD
    return pool.pop() if mesa.vira_card is None else mesa.vira_card.index


def _bind(mesa: Mesa, rules: TrucoRules, slots: list[list[_Slot]], pool: list[int], rng: Random | None) -> None:
    """Give the cards that may not be higher than one shown after a tie: the tightest bound first, so all fits are alike."""
    bound = _bounds(mesa, rules, slots)
    power = rules.strength(rules.deck, NO_CARD if mesa.vira_card is None else mesa.vira_card.index)
    for limit, slot in sorted(bound, key=lambda item: item[0]):
        fitting = [index for index in pool if power[index] <= limit]
        slot.face = fitting[0 if rng is None else rng.randrange(len(fitting))]
        pool.remove(slot.face)


def _bounds(mesa: Mesa, rules: TrucoRules, slots: list[list[_Slot]]) -> list[tuple[int, _Slot]]:
    """Which unseen cards in hand the duty after a tied first vaza keeps at or below which strength."""
    blind = KINDS.index(mesa.kind) == IRON and rules.iron == BLIND_ALL
    if rules.tie_duty == NO_DUTY or blind or len(mesa.vazas) < 2 or mesa.results[0] != _TIED:
        return []
    power = rules.strength(rules.deck, NO_CARD if mesa.vira_card is None else mesa.vira_card.index)
    shown = mesa.vazas[1][:1] if rules.tie_duty == LEADER_SHOWS else mesa.vazas[1]
    found: list[tuple[int, _Slot]] = []
    for fallen in shown:
        mine = slots[fallen.seat]
        of_it = next(slot for slot in mine if fallen.card is not None and slot.face == fallen.card.index)
        if fallen.card is None or of_it.place + 1 in mesa.hands[fallen.seat].laid:
            continue
        found += [(power[fallen.card.index], slot) for slot in mine if slot.face == UNKNOWN]
    return found


def _slots(mesa: Mesa, hand: Hand) -> list[_Slot]:
    fallen = [card for vaza in mesa.vazas for card in vaza]
    slots = [_fallen_slot(hand, nth, card) for nth, card in enumerate(fallen) if card.seat == hand.seat]
    taken = [slot.place for slot in slots]
    seen = [at for at in range(3) if at not in taken and (at + 1 in hand.laid or at + 1 in hand.held)]
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
    seen |= {_index(card) for card in mesa.peeked_cards} | {_index(mesa.vira_card)}
    return [index for index in rules.deck if index not in seen]


def _settle_places(mesa: Mesa, owner: Seat, slots: list[_Slot], layout: Layout | None, rng: Random | None) -> None:
    """Places nobody told are free, but for a card the viewer saw dealt, or peeked at before: that one lies where it came."""
    seen = [_index(card) for card in mesa.hands[owner].dealt_cards]
    peeked = dict(zip([_index(card) for card in mesa.peeked_cards], mesa.peeked_at, strict=True))
    for slot in slots:
        at = peeked.get(slot.face, UNKNOWN)
        if slot.place == UNKNOWN and slot.face in seen:
            slot.place = seen.index(slot.face)
        elif slot.place == UNKNOWN and layout is not None and at in layout.hands:
            slot.place = layout.hands.index(at) - owner * 3
    free = [place for place in range(3) if place not in [slot.place for slot in slots]]
    if rng is not None:
        rng.shuffle(free)
    for slot in slots:
        if slot.place == UNKNOWN:
            slot.place = free.pop()


def _hands(slots: list[list[_Slot]]) -> tuple[int, ...]:
    faces = [[slot.face for slot in sorted(mine, key=lambda slot: slot.place)] for mine in slots]
    return tuple([face for mine in faces for face in mine])


def _blank(mesa: Mesa, cards: tuple[int, ...] = ()) -> Baralho:
    """The pack of the view, with these cards or none in particular."""
    return Baralho(
        cards=cards or (0,) * mesa.pack,
        top=mesa.top,
        cuts=mesa.cuts,
        saw=mesa.saw,
        saw_top=mesa.saw_top,
        end=mesa.end,
        vira_at=mesa.vira_at,
        takes=mesa.takes,
        burned=mesa.burned,
        burn_banned=mesa.burn_banned,
        peeks=peeks_of(mesa.peekers, mesa.peeked_at),
        drawn=mesa.drawn,
        giving=GIVING.index(mesa.giving),
    )


def _pack(mesa: Mesa, layout: Layout, hands: tuple[int, ...], vira: int, rest: list[int]) -> tuple[int, ...]:
    pack = [UNKNOWN] * mesa.pack
    for at, card in zip(mesa.drawn, mesa.drawn_cards, strict=True):
        pack[at - 1] = card.index
    for at, seen in zip((*mesa.peeked_at, *layout.burned), (*mesa.peeked_cards, *mesa.burned_cards), strict=True):
        if seen is not None:
            pack[at] = seen.index
    for place, index in enumerate(hands):
        pack[layout.hands[place]] = index
    if vira != NO_CARD:
        pack[layout.vira] = vira
    left = list(rest)
    return tuple([left.pop() if index == UNKNOWN else index for index in pack])


def _mao(mesa: Mesa, rules: TrucoRules, slots: list[list[_Slot]], hands: tuple[int, ...], vira: int, rng: Random | None) -> Mao:
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
    power = rules.strength(rules.deck, vira)
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
        vira=vira,
        power=power,
        strong=strong_seats(hands, power) if rules.show_sets else 0,
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
        kill=sum(1 << seat for seat in mesa.must_kill),
        forced=_forced(mesa, slots, laid, rng),
        winner=mesa.winner,
    )


def _forced(mesa: Mesa, slots: list[list[_Slot]], laid: int, rng: Random | None) -> tuple[int, ...]:
    """Cards that wait for their owner's turn; a covered one is any card in hand that does not lie open."""
    found: list[int] = []
    for seat, told, down in zip(mesa.forced_seats, mesa.forced_places, mesa.forced_down, strict=True):
        taken = [item // 2 for item in found]
        places = [seat * 3 + slot.place for slot in slots[seat] if slot.nth == UNKNOWN]
        free = [at for at in places if at not in taken and not laid >> at & 1]
        at = seat * 3 + told - 1 if told else free[0 if rng is None else rng.randrange(len(free))]
        found.append(at * 2 + down)
    return tuple(found)


def _went(mesa: Mesa) -> int:
    vaza: tuple[Fallen, ...] = mesa.vazas[-1] if len(mesa.vazas) > len(mesa.results) else ()
    return sum(1 << card.seat for card in vaza)


def _partida(mesa: Mesa, rules: TrucoRules, pack: tuple[int, ...], mao: Mao | None) -> Partida:
    return Partida(
        rules=rules,
        seats=mesa.seats,
        cut=mesa.cut,
        phase=PHASES.index(mesa.phase),
        score_a=mesa.score[0],
        score_b=mesa.score[1],
        base_a=mesa.base[0],
        base_b=mesa.base[1],
        dealer=mesa.dealer,
        next_dealer=mesa.next_dealer,
        number=mesa.mao,
        redeals=mesa.redeals,
        thrower=mesa.thrower,
        thrown=() if mao is None else _thrown(mesa, mao),
        sanctions=mesa.sanctions,
        how=mesa.how,
        clause=mesa.clause,
        baralho=_blank(mesa, pack),
        mao=mao,
    )


def _thrown(mesa: Mesa, mao: Mao) -> tuple[int, ...]:
    if mesa.phase == PHASES[EXPOSED]:
        return tuple([mao.hands.index(card.index) for card in mesa.thrown_cards])
    return tuple([mao.place(mesa.thrower, card) for card in mesa.thrown_cards])
