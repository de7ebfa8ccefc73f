"""Partidas that fit a view: every world the seat must reckon with, each equally likely, and no other.

The facts a view of Truco Cego may hold: faces that all or the viewer have seen; that a seat has a flor (it said one in the
clean profile, or asked for one) or has none (it said so in the clean profile, owned up to a false one, or was paid for its
partners' alone); that a song was true (proved, or sung in the clean profile); and which cards were chosen to prove something.
In the faithful profile no other word proves anything: a flor, a song or silence may always be a bluff.
"""

from itertools import permutations
from random import Random
from typing import Any

from carteado.game import Seat
from carteado.games.cego.rules.layout import layout
from carteado.games.cego.rules.partida import Partida, partida_restored
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, NO_SONG, PAIR, envido_song, flor_song, is_flor
from carteado.games.cego.rules.proofs import chosen_alike
from carteado.games.cego.rules.rulebook import SEATS, CegoRules
from carteado.games.cego.rules.trincas import trincas
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.games.cego.rules.volta import Volta, restored

UNKNOWN = -1


def filled(view: CegoView, rules: CegoRules, rng: Random | None) -> Partida:
    """A partida in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    dice = Random(0) if rng is None else rng
    mesa = view.known
    state: Any = mesa.state
    facts, public = state
    known = [UNKNOWN if card is None else card.index for hand in mesa.hands for card in hand.dealt_cards]
    hands = _hands(known, None if public is None else restored(rules, (), public), dice)
    told = None if public is None else (hands, public)
    made = partida_restored(rules, (rules.id, rules.options, facts, (), told))
    if mesa.pack:
        made.cards = _pack(mesa, layout(mesa.top, mesa.dealer, made.testa), hands, dice)
    return made


def _hands(known: list[int], volta: Volta | None, dice: Random) -> tuple[int, ...]:
    """Hands that fit: those bound by a fact are drawn each from all it may be until they share no card, the rest freely."""
    if volta is None:
        return ()
    seen = [index for index in known if index != UNKNOWN]
    unseen = [index for index in BARALHO_ESPANHOL if index not in seen]
    owners = [seat for seat in range(SEATS) if UNKNOWN in known[3 * seat : 3 * seat + 3]]
    bound = {seat: _may_be(volta, seat, known[3 * seat : 3 * seat + 3], unseen) for seat in owners if _is_bound(volta, seat)}
    chosen = [show & 7 for show in volta.shows]
    while True:
        drawn = {seat: ways[dice.randrange(len(ways))] for seat, ways in bound.items()}
        taken = [index for way in drawn.values() for index in way]
        if len(set(taken)) < len(taken):
            continue
        rest = [index for index in unseen if index not in taken]
        dice.shuffle(rest)
        hands = list(known)
        for seat in owners:
            way = list(drawn[seat]) if seat in drawn else rest
            if seat in drawn and seat not in chosen:
                dice.shuffle(way)
            for at in range(3 * seat, 3 * seat + 3):
                if hands[at] == UNKNOWN:
                    hands[at] = way.pop(0) if seat in drawn else way.pop()
        false = [seat for seat in owners if volta.no_flor >> seat & 1 and is_flor(*_three(hands, seat))]
        if not false:
            return tuple(hands)


def _three(hands: list[int], seat: Seat) -> tuple[int, int, int]:
    return (hands[3 * seat], hands[3 * seat + 1], hands[3 * seat + 2])


def _is_bound(volta: Volta, seat: Seat) -> bool:
    return (volta.has_flor | volta.sang_true) >> seat & 1 == 1 or seat in [show & 7 for show in volta.shows]


def _may_be(volta: Volta, seat: Seat, known: list[int], unseen: list[int]) -> list[tuple[int, ...]]:
    """All sets of cards that the unseen places of a bound seat may hold."""
    seen = [index for index in known if index != UNKNOWN]
    if seat in [show & 7 for show in volta.shows]:
        return [way for way in permutations(unseen, 3 - len(seen)) if _fits(volta, seat, _placed(known, way))]
    held, may = _mask(seen), _mask(unseen)
    song = volta.songs[seat] if volta.sang_true >> seat & 1 else NO_SONG
    fitting = [hand for mask, hand in trincas(song, volta.has_flor >> seat & 1 == 1) if mask & ~may == held]
    return [tuple([index for index in hand if index not in seen]) for hand in fitting]


def _mask(cards: list[int]) -> int:
    mask = 0
    for index in cards:
        mask |= 1 << index
    return mask


def _placed(known: list[int], way: tuple[int, ...]) -> tuple[int, ...]:
    """The hand with these cards at the places that are not seen, in order."""
    rest = iter(way)
    return tuple([next(rest) if index == UNKNOWN else index for index in known])


def _fits(volta: Volta, seat: Seat, cards: tuple[int, ...]) -> bool:
    a, b, c = cards
    for show in volta.shows:
        if show & 7 == seat and not chosen_alike(show, cards, volta.songs[seat]):
            return False
    flor = is_flor(a, b, c)
    if volta.has_flor >> seat & 1 and not flor:
        return False
    if not volta.sang_true >> seat & 1:
        return True
    song = volta.songs[seat]
    return song == (flor_song(a, b, c) if volta.has_flor >> seat & 1 and song >= PAIR else envido_song(a, b, c))


def _pack(mesa: MesaCego, places: list[int], hands: tuple[int, ...], dice: Random) -> tuple[int, ...]:
    pack = [UNKNOWN] * mesa.pack
    for at, card in zip(mesa.drawn, mesa.drawn_cards, strict=True):
        pack[at - 1] = card.index
    for at, index in zip(places, hands, strict=False):
        pack[at % mesa.pack] = index
    rest = [index for index in BARALHO_ESPANHOL if index not in pack]
    dice.shuffle(rest)
    return tuple([rest.pop() if index == UNKNOWN else index for index in pack])
