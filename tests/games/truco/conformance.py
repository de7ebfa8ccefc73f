"""The hooks of truco: scores near the end, rulings that name cards, and what remembered cards pin down."""

from itertools import permutations
from random import Random
from typing import Any, Final

from carteado.cards import Card, cards
from carteado.game import REFEREE, Action, State, View
from carteado.games.truco.rules.baralho import Baralho
from carteado.games.truco.rules.family import rules_of
from carteado.games.truco.rules.rulebook import NO_DUTY
from carteado.games.truco.rules.views import Fallen, Hand, Mesa, TrucoView
from carteado.pack import Ruling
from conformance_kit.hooks import Hooks
from games.truco import golden_asfo, golden_fenacef

SCORES: Final = ((0, 0), (11, 4), (6, 11), (11, 11), (10, 11), (9, 8), (11, 10), (3, 10))
RICH: Final = cards("4P 7C AE 7O 3P 3C 3E 3O 2P 2C 2E 2O KP KC")
COUPLE: Final = cards("2P 2C")
IN_HAND: Final = 99
RULED: Final = (*SCORES, (12, 3), (7, 14))


def start(rng: Random) -> dict[str, Any]:
    """Scores that bring ordinary, eleven and iron hands alike; now and then the first dealer is chosen, or nobody cuts."""
    position: dict[str, Any] = {"score": rng.choice(SCORES)}
    if rng.random() < 0.85:
        position["dealer"] = rng.randrange(4)
    if rng.random() < 0.15:
        position["cut"] = False
    return position


def start_with_ordinary_maos(rng: Random) -> dict[str, Any]:
    """The same, more often far from the end and uncut: only an ordinary mão has a couple to show or packets to burn."""
    position = start(rng)
    if rng.random() < 0.2:
        position |= {"score": (6, 7), "cut": rng.random() < 0.5}
    return position


def start_of_two_or_four(rng: Random) -> dict[str, Any]:
    """The same, sometimes one against one."""
    position = start(rng)
    if rng.random() < 0.3:
        position["seats"] = 2
        if "dealer" in position:
            position["dealer"] %= 2
    return position


def pack(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """Any order; every other time one with rich hands (unless it is cut), for manilhas together and tied vazas."""
    order, dealt = _with_rich(deck, rng)
    return tuple(order + dealt)


def pack_from_the_top(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """The same for a pack that is dealt from the top."""
    order, dealt = _with_rich(deck, rng)
    return tuple(dealt + order)


def pack_with_the_vira_last(deck: tuple[Card, ...], rng: Random) -> tuple[Card, ...]:
    """The same, some rich packs with an ace for the vira and the best two manilhas, which are twos then, in one hand."""
    order, dealt = _with_rich(deck, rng)
    if not dealt or rng.random() < 0.7:
        return tuple(dealt + order)
    couple = [card for card in dealt if card in COUPLE]
    others = [card for card in dealt if card not in couple]
    at = 3 * rng.randrange(len(others) // 3)
    return (*others[:at], *couple, *others[at:], *sorted(order, key=lambda card: card.rank != "A"))


def _with_rich(deck: tuple[Card, ...], rng: Random) -> tuple[list[Card], list[Card]]:
    order = list(deck)
    rng.shuffle(order)
    rich = [card for card in RICH if card in deck]
    dealt = rng.sample(rich, min(12, len(rich))) if rng.random() < 0.5 else []
    return [card for card in order if card not in dealt], dealt


def rulings(state: State, rng: Random) -> list[Action]:
    """Rulings over cards that a referee at this table might give, accepted or not."""
    return _rulings(state, rng, "FEN-39", "FEN-23", "FEN-18", "S-FEN-25", "FEN-22")


def asfo_rulings(state: State, rng: Random) -> list[Action]:
    """The same by the ASFO code, cards that turn up in the deal among them."""
    told = _rulings(state, rng, "ASFO-ORG-1", "ASFO-CARTAS-4", "ASFO-CARTAS-2", "S-ASFO-25", "")
    return _exposed(state, "ASFO-CORTE-16", rng) or told


def sinsep_rulings(state: State, rng: Random) -> list[Action]:
    """The same by the SINSEP code; where opponents choose between cards thrown together, mostly those."""
    if ("twoCards", "opponentsChoose") in state.view(REFEREE).options and rng.random() < 0.8:
        thrown = [Ruling("S-SIN-27", hand.seat, hand.seen()[:2]) for hand in _mesa(state).hands if hand.count > 1]
        if thrown:
            return [*thrown]
    told = _rulings(state, rng, "SIN-ORG-2", "S-SIN-27", "SIN-JOGO-3", "S-SIN-27", "")
    return _exposed(state, "SIN-DAR-4", rng) or told


def _exposed(state: State, clause: str, rng: Random) -> list[Action]:
    """Mostly before the first card falls: a card that turned up while it was dealt to a rival of the dealer."""
    mesa = _mesa(state)
    if mesa.phase not in ("play", "eleven") or mesa.vazas or rng.random() < 0.2:
        return []
    hand = rng.choice([hand for hand in mesa.hands if (hand.seat ^ mesa.dealer) & 1])
    return [Ruling(clause, mesa.dealer, (card,)) for card in hand.dealt_cards if card is not None]


def _mesa(state: State) -> Mesa:
    view = state.view(REFEREE)
    assert isinstance(view, TrucoView)
    return view.known


def _rulings(state: State, rng: Random, score: str, thrown: str, turned: str, out_of_turn: str, shown: str) -> list[Action]:
    mesa = _mesa(state)
    told: list[Action] = []
    if rng.random() < 0.3:
        told.append(Ruling(score, score=rng.choice(RULED), why="decisão da Comissão"))
    if mesa.phase != "play":
        return told
    turn = mesa.hands[mesa.turn].seen()
    several = [Ruling(thrown, mesa.turn, turn[:count], down) for count in range(4) for down in range(3)]
    several = [ruling for ruling in several if 2 <= len(ruling.cards) + ruling.face_down <= len(turn)]
    if several and rng.random() < 0.3:
        return [*several]
    told += several
    told += [Ruling(turned, mesa.turn, (card,)) for card in turn[:1]]
    for hand in mesa.hands:
        told += [
            Ruling(out_of_turn, hand.seat, (card,), sanction=what)
            for card in hand.seen()[-1:]
            for what in ("", "return", "stands")
        ]
        if shown:
            told.append(Ruling(shown, hand.seat))
    return told


def fixed(view: View) -> frozenset[str]:
    """The places where only one card can lie: those that remembered cards fill in every way they fit."""
    assert isinstance(view, TrucoView)
    mesa = view.known
    return frozenset().union(*[_fixed_of(mesa, hand) for hand in mesa.hands], _peeked(view), _bound(view))


def _peeked(view: TrucoView) -> frozenset[str]:
    """Where a card lies that the viewer has seen on the bottom of the pack before it was dealt."""
    mesa = view.known
    seen = [at for at, card in zip(mesa.peeked_at, mesa.peeked_cards, strict=True) if card is not None]
    if not seen:
        return frozenset()
    rules = rules_of(view.regulation, dict(view.options))
    pack = Baralho(
        tuple(range(mesa.pack)), mesa.top, mesa.cuts, mesa.saw, mesa.saw_top, mesa.end, mesa.vira_at, mesa.takes, mesa.burned,
        mesa.burn_banned, (), mesa.drawn,
    )  # fmt: skip
    dealt = pack.layout(rules, mesa.dealer, mesa.seats).hands
    places = [dealt.index(at) for at in seen if at in dealt]
    return frozenset([f"packet {at}" for at in places] + [f"hand {at // 3} {at % 3}" for at in places])


def _bound(view: TrucoView) -> frozenset[str]:
    """Hands of one card that can only be one card: after a tied first vaza nobody keeps a higher one than they showed."""
    mesa = view.known
    rules = rules_of(view.regulation, dict(view.options))
    if mesa.vira_card is None or rules.tie_duty == NO_DUTY or len(mesa.vazas) < 2 or mesa.results[0] != 2:
        return frozenset()
    power = rules.strength(rules.deck, mesa.vira_card.index)
    seen = {card.index for hand in mesa.hands for card in (*_seen(mesa, hand), *hand.partner_cards, *hand.exposed_cards)}
    seen |= {card.index for card in (*mesa.burned_cards, *mesa.peeked_cards, mesa.vira_card) if card is not None}
    unseen = {index for index in rules.deck if index not in seen}
    may = {
        card.seat: {index for index in unseen if power[index] <= power[card.card.index]}
        for card in mesa.vazas[1]
        if card.card is not None and mesa.hands[card.seat].count == 1 and not _face_known(mesa.hands[card.seat])
    }
    pinned: dict[int, set[int]] = {}
    while single := [seat for seat, faces in may.items() if len(faces) == 1]:
        pinned[single[0]] = may.pop(single[0])
        may = {seat: faces - pinned[single[0]] for seat, faces in may.items()}
    return frozenset(f"hand {seat} {place}" for seat in pinned for place in range(3))


def _face_known(hand: Hand) -> bool:
    return len(hand.seen()) == hand.count or bool(hand.partner_cards)


def _fixed_of(mesa: Mesa, hand: Hand) -> frozenset[str]:
    since = dict.fromkeys(hand.partner_cards, 0)
    since |= dict(zip(hand.exposed_cards, hand.exposed_since, strict=True))
    slots = _unseen_slots(mesa, hand)
    seen = {card.card for vaza in mesa.vazas for card in vaza} | set(_in_sight(hand))
    remembered = [card for card in sorted(since) if card not in seen]
    values: dict[str, set[Card | None]] = {}
    for way in permutations(range(len(slots)), len(remembered)):
        if all(slots[at][1] >= since[card] for at, card in zip(way, remembered, strict=True)):
            lying: dict[int, Card] = dict(zip(way, remembered, strict=True))
            for at, (name, _) in enumerate(slots):
                for label in _labels(name, hand, lying.get(at)):
                    values.setdefault(label, set()).add(lying.get(at))
    return frozenset(label for label, faces in values.items() if None not in faces and len(faces) == 1)


def _unseen_slots(mesa: Mesa, hand: Hand) -> list[tuple[str, int]]:
    """The cards of this hand whose faces are not seen: the place, and when it fell, last of all if it has not."""
    fallen = [card for vaza in mesa.vazas for card in vaza]
    slots = [(f"table {nth}", nth) for nth, card in enumerate(fallen) if card.seat == hand.seat and card.card is None]
    in_hand = hand.count - len([card for card in _in_sight(hand) if not _fell(fallen, card)])
    return slots + [(f"hand {hand.seat}", IN_HAND)] * in_hand


def _fell(fallen: list[Fallen], card: Card) -> bool:
    return any(one.card == card for one in fallen)


def _seen(mesa: Mesa, hand: Hand) -> set[Card]:
    fallen = {card.card for vaza in mesa.vazas for card in vaza}
    return {card for card in (*fallen, *hand.dealt_cards) if card is not None}


def _in_sight(hand: Hand) -> list[Card]:
    """The cards the viewer sees in this hand."""
    cards = [hand.dealt_cards[place - 1] for place in {*hand.held, *hand.laid}]
    return [card for card in cards if card is not None]


def _labels(name: str, hand: Hand, card: Card | None) -> list[str]:
    """Where a card may lie: one that came in place of another at its own place, the others anywhere else."""
    if name.startswith("table"):
        return [name]
    came = [one if place + 1 not in hand.laid else None for place, one in enumerate(hand.dealt_cards)]
    places = [came.index(card)] if card is not None and card in came else [at for at in range(3) if came[at] is None]
    return [f"{name} {place}" for place in places]


_TABLE_OPTIONS: Final = {"clock": "30", "signals": "preset"}

FENACEF: Final = Hooks(
    zero_sum=True,
    start=start,
    pack=pack,
    rulings=rulings,
    fixed=fixed,
    table_options=_TABLE_OPTIONS,
    rare=({"concede": "true"},),
)
ASFO: Final = Hooks(
    zero_sum=True,
    start=start_with_ordinary_maos,
    pack=pack_with_the_vira_last,
    rulings=asfo_rulings,
    fixed=fixed,
    table_options={**_TABLE_OPTIONS, "signals": "none", "repeatScope": "match"},
    rare=({"showAndWin": "couple"},),
)
SINSEP: Final = Hooks(
    zero_sum=True,
    start=start_of_two_or_four,
    pack=pack_from_the_top,
    rulings=sinsep_rulings,
    fixed=fixed,
    table_options={**_TABLE_OPTIONS, "signals": "none"},
    rare=({"twoCards": "opponentsChoose"},),
)

HOOKS: Final = {"truco-fenacef": FENACEF, "truco-asfo": ASFO, "truco-sinsep": SINSEP}
STORIES: Final = {"truco-fenacef": golden_fenacef.STORIES, "truco-asfo": golden_asfo.STORIES}
