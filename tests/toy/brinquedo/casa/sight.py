"""Who sees what against the house, and which shoes fit what was seen: every order of the unseen cards alike."""

from collections import Counter
from random import Random

from carteado.cards import CARDS, Card
from carteado.game import Seat
from toy.brinquedo.casa.moves import Partida
from toy.brinquedo.casa.rulebook import SHOE, CasaRules, points
from toy.brinquedo.casa.views import CasaView, Pano, Seen


def look(partida: Partida, seat: Seat, actors: tuple[Seat, ...]) -> CasaView:
    """Everybody sees the same."""
    rules = partida.rules
    pano = Pano(
        phase=partida.phase,
        round=partida.round,
        rounds=rules.rounds,
        chips=partida.chips,
        bet=partida.bet,
        shoe=len(partida.shoe) - partida.top,
        hand_cards=_cards(partida.hand),
        points=points(partida.hand),
        house_cards=_cards(partida.house),
        house_points=points(partida.house),
    )
    dealt = _cards(partida.shoe[rules.burned : partida.top])
    seen = Seen(pano, partida.waiting, len(partida.shoe), partida.top, dealt, _cards(partida.discards))
    return CasaView(rules.id, rules.options, seat, actors, seen, pano)


def _cards(faces: tuple[int, ...]) -> tuple[Card, ...]:
    return tuple([CARDS[face] for face in faces])


def _faces(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([card.index for card in cards])


def filled(view: CasaView, rules: CasaRules, rng: Random | None) -> Partida:
    """A partida with this view: what is unseen lies in any order, in the shoe or aside."""
    seen, pano = view.known, view.known.pano
    hand, house, discards = _faces(pano.hand_cards), _faces(pano.house_cards), _faces(seen.discard_cards)
    shoe: tuple[int, ...] = ()
    if seen.size:
        unseen = sorted((Counter(SHOE) - Counter((*hand, *house, *discards))).elements())
        (Random(0) if rng is None else rng).shuffle(unseen)
        shoe = (*unseen[: rules.burned], *_faces(seen.dealt_cards), *unseen[rules.burned :])
    return Partida(rules, pano.phase, pano.chips, pano.round, pano.bet, seen.waiting, hand, house, discards, seen.top, shoe)


def places(partida: Partida) -> tuple[tuple[str, Card, bool], ...]:
    """Where every card lies; there are none before the first shoe."""
    if not partida.shoe:
        return ()
    aside, left = partida.shoe[: partida.rules.burned], partida.shoe[partida.top :]
    hidden = [(f"aside {at}", face, False) for at, face in enumerate(aside)]
    hidden += [(f"shoe {partida.top + at}", face, False) for at, face in enumerate(left)]
    groups = (("hand", partida.hand), ("house", partida.house), ("discards", partida.discards))
    shown = [(f"{name} {at}", face, True) for name, faces in groups for at, face in enumerate(faces)]
    return tuple([(name, CARDS[face], seen) for name, face, seen in (*shown, *hidden)])
