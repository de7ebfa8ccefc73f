"""Partidas that fit a view.

The facts a view may hold: the faces of the pack that it saw in their places (its own cards, the one that was refused, those
drawn for the first deal); the melds, the lixo and the cards all know to be in a hand; that a hand must have had a card, laid
or discarded or shown since, among those it had received by then; that a hand which came down to one card without the right to
go out holds one that gives it (CAN-11.1); all hands, once they are counted.

Every way in which the unseen cards may lie *now* is equally likely. Where cards that have left a hand came from is drawn at
random among the ways that fit, without weighing them: it has no bearing on what is to come.
"""

from random import Random
from typing import Final

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.canastra.rules.dealing import dealt_places
from carteado.games.canastra.rules.jogos import Jogo, Kit, kit_of
from carteado.games.canastra.rules.leaving import may_discard_last, saving
from carteado.games.canastra.rules.partida import Partida, lying
from carteado.games.canastra.rules.phases import DRAWN_NAMES, FROM_LIXO, FROM_STOCK, NAMES, PLAYING, THERE, TURNED
from carteado.games.canastra.rules.rodada import NO_FACE, PROOF, Rodada, counted
from carteado.games.canastra.rules.rulebook import FREE, HAND, CanastraRules
from carteado.games.canastra.rules.views import CanastraView, Lado, Mesa, Morto, Trace
from carteado.melds.grammar import FACES

UNKNOWN: Final = -1


def filled(view: CanastraView, rules: CanastraRules, rng: Random | None) -> Partida:
    """A partida in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    mesa = view.shown
    kit = kit_of(rules)
    partida = Partida(
        rules, kit, mesa.seats, rules.sides(mesa.seats), mesa.cutting, NAMES.index(mesa.phase), mesa.score, mesa.base,
        mesa.dealer, mesa.next_dealer, mesa.mao, mesa.attempts, mesa.extra, mesa.tied,
        tuple(zip(mesa.drawers, mesa.drawn_at, strict=True)), mesa.waiting, mesa.past, mesa.conta, mesa.ended, mesa.how,
        mesa.clause, None,
    )  # fmt: skip
    if view.known.traces:
        partida.rodada = _public(view, kit)
        _deal_again(partida, partida.rodada, mesa, rules, Random(0) if rng is None else rng)
    return partida


def _faces(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([card.index for card in cards])


def _public(view: CanastraView, kit: Kit) -> Rodada:
    """The deal with all that the view knows; hands and pack have holes."""
    mesa, known = view.shown, view.known
    hands = [counted(_faces(lugar.hand_cards)) for lugar in mesa.lugares]
    drew = DRAWN_NAMES.index(mesa.drew)
    held = [lugar.hand_cards for lugar in mesa.lugares] if mesa.ended else known.held_cards
    came = _places(view, kit.rules)
    mortos = [_morto(morto) for morto in mesa.mortos] or [THERE] * (known.stock_at // HAND - mesa.seats)
    waiting = [-1] * mesa.seats
    for morto in mesa.mortos:
        if morto.waiting:
            waiting[morto.seat] = morto.number - 1
    return Rodada(
        _pack(view, kit, came), known.cut, [counts for counts, _ in hands], [mask for _, mask in hands],
        [lugar.count for lugar in mesa.lugares], [_faces(cards) for cards in held],
        came, [_proofs(trace) for trace in known.traces], [_jogos(lado, kit) for lado in mesa.lados],
        [lado.opened for lado in mesa.lados], list(_faces(view.lixo())), mortos, waiting, known.stock_at, known.stock_end,
        mesa.turn, mesa.turns, drew, known.stock_at - 1 if drew == FROM_STOCK else -1,
        _faces(mesa.fresh_cards) if drew == FROM_LIXO else (), mesa.refusable, known.refused,
        NO_FACE if mesa.single_card is None else mesa.single_card.index, mesa.failed, mesa.idle, mesa.ender,
    )  # fmt: skip


def _places(view: CanastraView, rules: CanastraRules) -> list[list[int]]:
    """The places of the pack that went into each hand: those of the deal first."""
    mesa = view.shown
    nothing: list[list[int]] = [[] for _ in range(mesa.seats)]
    dealt = dealt_places(mesa.seats, mesa.dealer, rules.packet) if mesa.turns else nothing
    return [
        first + [told for told in trace if isinstance(told, int)] for first, trace in zip(dealt, view.known.traces, strict=True)
    ]


def _proofs(trace: Trace) -> list[int]:
    """What a hand must have had, with how many cards it had received by then."""
    received, found = HAND, list[int]()
    for told in trace:
        if isinstance(told, int):
            received += 1
        else:
            found.append(received * PROOF + told.index)
    return found


def _pack(view: CanastraView, kit: Kit, came: list[list[int]]) -> tuple[int, ...]:
    """The pack with the faces that the viewer has seen in their places."""
    mesa, known = view.shown, view.known
    pack = [UNKNOWN] * len(kit.deck(mesa.seats))
    for at, card in zip(mesa.drawn_at, mesa.drawn_cards, strict=True):
        pack[at - 1] = card.index
    if known.refused_card is not None:
        pack[known.refused] = known.refused_card.index
    for places, cards in zip(came, known.came_cards, strict=True):
        for place, card in zip(places if cards else (), cards, strict=True):
            pack[place] = card.index
    return tuple(pack)


def _morto(morto: Morto) -> int:
    return {"there": THERE, "stock": TURNED}.get(morto.state, morto.seat)


def _jogos(lado: Lado, kit: Kit) -> list[Jogo]:
    made: list[Jogo] = []
    for jogo in lado.jogos:
        pin = jogo.stands[0] if jogo.stands and kit.rules.mobility != FREE else 0
        made.append(lying(kit, _faces(jogo.meld_cards), jogo.stained, pin))
    return made


def _deal_again(partida: Partida, rodada: Rodada, mesa: Mesa, rules: CanastraRules, dice: Random) -> None:
    """Every unseen place gets a card: hands, mortos and stock as they lie now, then where the cards in hands came from."""
    rest = _unseen(rodada, mesa, rules)
    dice.shuffle(rest)
    pack = list(rodada.pack)
    if not mesa.turns:
        for at, face in enumerate(pack):
            if face == UNKNOWN:
                pack[at] = rest.pop()
        rodada.pack = tuple(pack)
        return
    hidden = [lugar.seat for lugar in mesa.lugares if lugar.count and not lugar.hand_cards]
    _bind(partida, rodada, hidden, rest)
    for seat in hidden:
        faces = list(rodada.held[seat])
        while len(faces) < rodada.sizes[seat]:
            faces.append(rest.pop())
        rodada.hands[seat], rodada.masks[seat] = counted(tuple(faces))
    for at in _lying_unseen(rodada):
        pack[at] = rest.pop()
    for seat in range(mesa.seats):
        _came(rodada, pack, seat, dice)
    rodada.pack = tuple(pack)


def _unseen(rodada: Rodada, mesa: Mesa, rules: CanastraRules) -> list[int]:
    """The cards that lie where the viewer does not see them."""
    counts = [0] * FACES
    for face in rules.deck(mesa.seats):
        counts[face] += 1
    seen = [face for face in rodada.pack if face != UNKNOWN] if not mesa.turns else list(rodada.lixo)
    for lugar in mesa.lugares:
        seen += _faces(lugar.hand_cards) or rodada.held[lugar.seat]
    for side in rodada.jogos:
        for jogo in side:
            seen += jogo.meld.cards
    for face in seen:
        counts[face] -= 1
    return [face for face in range(FACES) for _ in range(counts[face])]


def _bind(partida: Partida, rodada: Rodada, hidden: list[Seat], rest: list[int]) -> None:
    """Where the seat on turn holds one card that must give it the right to go out, the first that does comes next."""
    seat = rodada.turn
    if partida.phase != PLAYING or partida.ended or seat not in hidden or rodada.sizes[seat] != 1 or rodada.held[seat]:
        return
    side = partida.sides[seat]
    if may_discard_last(partida, seat):
        return
    mask = saving(partida, side, rodada.jogos[side])
    at = next(at for at, face in enumerate(rest) if mask >> face & 1)
    rest.append(rest.pop(at))
    order = hidden.index(seat)
    hidden[0], hidden[order] = hidden[order], hidden[0]


def _lying_unseen(rodada: Rodada) -> list[int]:
    """The places of the pack that are still in the stock or in a morto that nobody took."""
    found = list(range(rodada.stock_at, rodada.stock_end))
    for number, taken in enumerate(rodada.mortos):
        if taken == THERE:
            found += range(rodada.morto_at(number), rodada.morto_at(number) + HAND)
    return found


def _came(rodada: Rodada, pack: list[int], seat: Seat, dice: Random) -> None:
    """From which places the cards of a hand came: what it must have had by then first, the rest anywhere."""
    came = rodada.came[seat]
    if not came or pack[came[0]] != UNKNOWN:
        return
    free = came[:]
    for code in sorted(rodada.proofs[seat]):
        open_then = [place for place in came[: code // PROOF] if place in free]
        place = dice.choice(open_then)
        free.remove(place)
        pack[place] = code % PROOF
    rest = list(rodada.faces(seat))
    for face in rodada.held[seat]:
        rest.remove(face)
    dice.shuffle(rest)
    for place in free:
        pack[place] = rest.pop()
