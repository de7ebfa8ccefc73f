"""What a referee finds on a table of blackjack: what hands are worth, what may be done with one, and what is paid for it."""

from collections.abc import Iterator
from typing import Final

from carteado.arbitro.asking import Finding
from carteado.cards import CARDS
from carteado.game import Action, Reason
from carteado.games.blackjack.rules.acts import Double, Hit, Insure, Split, Stand, Surrender
from carteado.games.blackjack.rules.counting import ACE, POINTS, TEN, total
from carteado.games.blackjack.rules.events import Busted, HouseDone, InsuranceSettled, Settled, Surrendered
from carteado.games.blackjack.rules.rulebook import BEST, EARLY, HALVES, RANKS
from carteado.games.blackjack.rules.views import Mao
from carteado.games.blackjack.rulings.replay import DEALT, WHO, Replay, shown
from carteado.games.blackjack.rulings.table import Faces

HOUSE: Final = -1  # whose hand is told; 0 is the only one there is, 1 and more are those of a split
# The clauses by which cards are counted.
NUMBERS: Final = "BJ-VAL-2"
PICTURES: Final = "BJ-VAL-3"
ACES: Final = "BJ-VAL-4"
BLACKJACK: Final = "BJ-BJ-1"
SPLIT_ACES: Final = "BJ-SPLIT-3"
SPLIT_TENS: Final = "BJ-S4"


def worth(whose: int, faces: Faces, bust: str, *, born: bool = False) -> Finding:
    """What cards are worth, and by which clause; `bust` is that by which too many are."""
    cards = " ".join([str(CARDS[face]) for face in faces])
    count, points = len(faces), total(faces)
    told = (whose, cards, points)
    ace = any(POINTS[face] == ACE for face in faces)
    if points > BEST:
        return Finding("worth-bust", bust, told)
    if points == BEST and count == DEALT:
        tens = POINTS[faces[0]] == TEN
        return (
            Finding("worth-split", SPLIT_TENS if tens else SPLIT_ACES, told)
            if born
            else Finding("worth-blackjack", BLACKJACK, told)
        )
    if points == BEST:
        return Finding("worth-21", BLACKJACK, (*told, count))
    if ace:
        soft = points != sum([POINTS[face] for face in faces])
        return Finding("worth-soft" if soft else "worth-ace", ACES, told)
    pictures = any(POINTS[face] == TEN and face % RANKS >= TEN for face in faces)
    return Finding("worth", PICTURES if pictures else NUMBERS, told)


def hands(replay: Replay) -> Iterator[Finding]:
    """What each hand is worth, and that of the house where it is told."""
    bust = replay.rules.cites["bust"]
    for at, mao in enumerate(replay.maos):
        faces = tuple([card.index for card in mao.hand_cards])
        if replay.cards.at < 0 or len(replay.cards.hands[at]) > 1:
            yield worth(whose(replay, at), faces, bust, born=mao.born > 0)
    if replay.cards.at < 0:
        house = tuple([card.index for card in replay.mesa.house_cards])
        yield worth(HOUSE, house[: len(replay.cards.house)], replay.rules.cites["house-bust"])


def whose(replay: Replay, at: int) -> int:
    """Which hand it is, where there are several."""
    return at + 1 if len(replay.maos) > 1 else 0


def house_erred(replay: Replay) -> Finding | None:
    """What the house did not do though it has no choice: draw, or stand (BJ-CRUP-1 to BJ-CRUP-3, BJ-S13)."""
    told, drew = len(replay.cards.house), replay.mesa.house_count
    cites = replay.rules.cites
    points = total(replay.cards.house[: min(told, drew)])
    if drew > told:
        return Finding("house-must-draw", cites["house-draws"], (points,))
    if drew == told:
        return None
    idle = any(isinstance(event, HouseDone) and event.how == "idle" for event in replay.events)
    return Finding("house-need-not" if idle else "house-must-stand", cites["house-idle" if idle else "house-stands"], (points,))


def after_look(replay: Replay) -> Finding | None:
    """That the house looked and had a BlackJack, where something was told to have been done after it (BJ-S1)."""
    laid, told = [mao.count for mao in replay.maos], [len(hand) for hand in replay.cards.hands]
    return Finding("after-look", replay.rules.cites["check"]) if laid != told and replay.rules.peek else None


def paid(replay: Replay) -> Iterator[Finding]:
    """What insurance and each hand bring, by the clauses of the engine."""
    for event in replay.events:
        if isinstance(event, InsuranceSettled):
            yield Finding("insurance-paid" if event.gain > 0 else "insurance-lost", event.clause, (event.gain,))
        elif isinstance(event, Busted):
            yield Finding("pays-bust", event.clause, (whose(replay, event.hand), -event.lost))
        elif isinstance(event, Surrendered):
            yield Finding("pays-surrender", event.clause, (0, -event.lost))
        elif isinstance(event, Settled) and event.seat == WHO:
            yield Finding(f"pays-{event.how}", event.clause, (whose(replay, event.hand), event.gain, event.stake))


def may(replay: Replay) -> Iterator[Finding]:
    """What may be done with the hand that is being played, each by its clause or against it."""
    mao = replay.maos[replay.cards.at]
    if mao.count == DEALT and not mao.born:
        yield from _before_look(replay)
    cites = replay.rules.cites
    for kind in (Stand, Hit, Double, Split):
        yield _answer(kind, replay.check(kind), cites[_allows(kind, mao)], mao.stake)
    if replay.rules.surrender != EARLY or mao.count != DEALT or mao.born:
        yield _answer(Surrender, replay.check(Surrender), cites["late"], mao.stake // HALVES)


def _allows(kind: type[Action], mao: Mao) -> str:
    """The clause that allows something with such a hand, by its name."""
    if kind is Double:
        return "double-split" if mao.born else "double"
    if kind is not Split:
        return "stand" if kind is Stand else "hit"
    if mao.born:
        return "resplit-aces" if mao.of_aces else "resplit"
    one, other = mao.hand_cards[0], mao.hand_cards[1]
    return "split-rank" if one.rank != other.rank else "split-aces" if one.rank == "A" else "split"


def _before_look(replay: Replay) -> Iterator[Finding]:
    """Insurance, and early surrender: before the house looks (BJ-S18)."""
    cites, asked = replay.rules.cites, replay.asked
    lugar = replay.mesa.lugares[WHO]
    early = replay.rules.surrender == EARLY
    if asked is not None:
        turn = shown(asked).turns
        yield _answer(Insure, asked.check(WHO, Insure(turn)), cites["insurance"], lugar.bet)
        if early:
            yield _answer(Surrender, asked.check(WHO, Surrender(turn)), cites["early"], lugar.bet)
        return
    if POINTS[replay.cards.house[0]] != ACE:
        yield _answer(Insure, Reason("no-ace-open", cites["insurance"]), "", lugar.bet)
    else:
        yield _answer(Insure, Reason("chips-short", cites["insurance-price"], (lugar.bet, lugar.free)), "", lugar.bet)
    if early:
        reason = "surrender-blackjack" if lugar.maos[0].blackjack else "surrender-not-ace"
        word = "surrender-blackjack" if lugar.maos[0].blackjack else "early-ace"
        yield _answer(Surrender, Reason(reason, cites[word]), "", lugar.bet)


def _answer(kind: type[Action], reason: Reason | None, clause: str, price: int) -> Finding:
    name = kind.__name__
    if reason is None:
        return Finding(f"may-{name}", clause, (price,))
    return Finding(f"may-not-{name}", reason.clause, (reason.code, *reason.facts))


def ended(replay: Replay) -> Iterator[Finding]:
    """Why the hand that is asked about is over by itself, and what it has lost."""
    at = replay.cards.at
    mao, cites = replay.maos[at], replay.rules.cites
    if mao.state == "bust":
        yield Finding("pays-bust", cites["bust"], (whose(replay, at), mao.gain))
    elif mao.state == "surrendered":
        yield Finding("pays-surrender", cites["surrender"], (0, mao.gain))
    elif mao.doubled:
        yield Finding("over-doubled", cites["double-one"])
    else:
        yield Finding("over-aces", cites["split-aces"])


def is_over(mao: Mao) -> bool:
    """Whether a hand is no longer played."""
    return mao.state != "live"
