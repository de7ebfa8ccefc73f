"""Who sees what: `sees` says which hands are seen, and view and places follow it."""

from carteado.cards import CARDS, Card
from carteado.game import REFEREE, Seat
from carteado.games.blackjack.rules.hand import Hand
from carteado.games.blackjack.rules.partida import Partida
from carteado.games.blackjack.rules.phases import ASKING, NAMES, NO_SEAT, PLAYING, STATES
from carteado.games.blackjack.rules.views import BlackjackView, Lugar, Mao, Memory, Mesa


def sees(partida: Partida, seat: Seat, hand: Hand) -> bool:
    """Whether these eyes see a hand: all do, but for one that lies face down and is not yet settled (BJ-OPT-NEVADA)."""
    settled = hand.how != "" and hand.how != "surrender"
    return not partida.rules.nevada or seat in (hand.seat, REFEREE) or settled or _over(partida)


def sees_hole(partida: Partida, seat: Seat) -> bool:
    """Whether these eyes see the hidden card of the house (BJ-DIST-3, BJ-DIST-4)."""
    return not partida.hidden or seat == REFEREE


def _over(partida: Partida) -> bool:
    """Whether the hands that lie there are those of a round that is over."""
    return not partida.in_round()


def look(partida: Partida, seat: Seat) -> BlackjackView:
    """The view of a seat, of a bystander or of the referee."""
    rules = partida.rules
    return BlackjackView(rules.id, rules.options, seat, partida.actors(), _memory(partida), _mesa(partida, seat))


def _mesa(partida: Partida, seat: Seat) -> Mesa:
    asked = partida.phase in (ASKING, PLAYING) and 0 <= partida.at < len(partida.hands)
    hand = partida.hands[partida.at] if asked else None
    own = partida.house
    faces = partida.faces(own)
    visible = faces if sees_hole(partida, seat) else faces[:1]
    return Mesa(
        seats=partida.seats,
        phase=NAMES[partida.phase],
        waits=partida.waits,
        opening=partida.opening,
        score=partida.score,
        base=partida.base,
        mao=partida.mao,
        rounds=partida.rules.rounds,
        turn=hand.seat if hand is not None else NO_SEAT,
        hand=partida.number(hand) if hand is not None else 0,
        turns=partida.turns,
        decks=partida.rules.decks,
        shoe=len(partida.pack) - partida.cursor,
        house_count=len(faces),
        house_cards=tuple([CARDS[face] for face in visible]),
        house_total=own.total() if len(visible) == len(faces) else _alone(visible),
        checked=partida.checked,
        hidden=partida.hidden,
        lugares=tuple([_lugar(partida, seat, other) for other in range(partida.seats)]),
        how=partida.how,
        clause=partida.clause,
    )


def _alone(faces: tuple[int, ...]) -> int:
    """What the open card of the house counts by itself, an ace as eleven."""
    probe = Hand(NO_SEAT, (), 0, False, 0, 0, False, False, 0, 0, "", 0)
    for face in faces:
        probe.take(0, face)
    return probe.total()


def _lugar(partida: Partida, seat: Seat, other: Seat) -> Lugar:
    return Lugar(
        seat=other,
        score=partida.score[other],
        free=partida.free(other),
        bet=partida.bets[other],
        insured=partida.insured >> other & 1 == 1,
        able=partida.able(other),
        maos=tuple([_mao(partida, seat, hand) for hand in partida.hands_of(other)]),
    )


def _mao(partida: Partida, seat: Seat, hand: Hand) -> Mao:
    visible = sees(partida, seat, hand)
    return Mao(
        count=len(hand.draws),
        hand_cards=tuple([CARDS[face] for face in partida.faces(hand)]) if visible else (),
        total=hand.total() if visible else 0,
        soft=visible and hand.soft(),
        blackjack=visible and hand.natural(),
        stake=hand.stake,
        born=hand.born,
        of_aces=hand.of_aces,
        doubled=hand.doubled,
        state=STATES[hand.state],
        how=hand.how,
        gain=hand.gain,
    )


def _memory(partida: Partida) -> Memory:
    return Memory(
        gone_cards=tuple([CARDS[face] for face in sorted(partida.pack[: partida.began])]),
        cards=len(partida.pack),
        drawn=partida.cursor - partida.began,
        draws=tuple([hand.draws for hand in partida.hands]),
        house_draws=partida.house.draws,
        due=tuple([hand.due for hand in partida.hands]),
        at=partida.at,
    )


def places(partida: Partida, seat: Seat) -> tuple[tuple[str, Card, bool], ...]:
    """Where every card lies, and whether these eyes see its face there; the cards of earlier rounds were seen by all."""
    found = [(f"gone {nth}", CARDS[face], True) for nth, face in enumerate(sorted(partida.pack[: partida.began]))]
    for hand in partida.hands:
        name = f"hand {hand.seat} {partida.number(hand)}"
        seen = sees(partida, seat, hand)
        found += [(f"{name} {nth}", CARDS[face], seen) for nth, face in enumerate(partida.faces(hand))]
    for nth, face in enumerate(partida.faces(partida.house)):
        found.append((f"house {nth}", CARDS[face], nth != 1 or sees_hole(partida, seat)))
    left = partida.pack[partida.cursor :]
    return (*found, *[(f"shoe {nth}", CARDS[face], False) for nth, face in enumerate(left)])
