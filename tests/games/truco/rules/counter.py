"""A second opinion on `perft`: a mão of FENACEF truco from the text alone, slow and plain, sharing nothing with the engine."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

ORDER = (
    ("4P",), ("7C",), ("AE",), ("7O",), ("3P", "3C", "3E", "3O"), ("2P", "2C", "2E", "2O"), ("AP", "AC", "AO"),
    ("KP", "KC", "KE", "KO"), ("JP", "JC", "JE", "JO"), ("QP", "QC", "QE", "QO"), ("7P", "7E"), ("6P", "6C", "6E", "6O"),
    ("5P", "5C", "5E", "5O"), ("4C", "4E", "4O"),
)  # fmt: skip
MANILHAS = {"4P", "7C", "AE", "7O"}
NEXT_CALL = {1: 3, 3: 6, 6: 9, 9: 12}


@dataclass(frozen=True)
class Mao:
    """`vazas` are the pairs that took them, 2 for a cango; `table` who played what, `""` face down."""

    hands: tuple[frozenset[str], ...]
    turn: int
    raises: bool
    vazas: tuple[int, ...] = ()
    table: tuple[tuple[int, str], ...] = ()
    called: bool = False
    asked: int = 0
    asker: int = -1
    over: bool = False


def count(mao: Mao, depth: int) -> int:
    """Sequences of exactly this many acts in turn."""
    if depth == 0:
        return 1
    return 0 if mao.over else sum(count(following, depth - 1) for following in _following(mao))


def _following(mao: Mao) -> Iterator[Mao]:
    if mao.asked:
        for _ in range(2):
            yield from _answers(mao)
        return
    seat = mao.turn
    may_call = mao.raises and not mao.called
    for card in mao.hands[seat]:
        for face in (card, "") if mao.vazas else (card,):
            played = _play(mao, seat, card, face)
            yield played
            if may_call and not played.over:
                yield replace(played, called=True, asked=3, asker=seat)
    if may_call:
        yield replace(mao, called=True, asked=3, asker=seat)
    if _shows(mao, seat):
        yield replace(mao, over=True)


def _answers(mao: Mao) -> Iterator[Mao]:
    yield replace(mao, asked=0)
    yield replace(mao, over=True)
    if mao.asked in NEXT_CALL:
        yield replace(mao, asked=NEXT_CALL[mao.asked], asker=(mao.asker + 1) % 4)


def _play(mao: Mao, seat: int, card: str, face: str) -> Mao:
    hands = tuple(hand - {card} if owner == seat else hand for owner, hand in enumerate(mao.hands))
    table = (*mao.table, (seat, face))
    if len(table) < 4:
        return replace(mao, hands=hands, table=table, turn=(seat + 1) % 4)
    winner, lead = _close(table)
    vazas = (*mao.vazas, winner)
    return replace(mao, hands=hands, table=(), vazas=vazas, turn=lead, over=_decided(vazas))


def _rank(face: str) -> int:
    """The place in the order of art. 9, the best first; after all of them a card face down."""
    return next((place for place, faces in enumerate(ORDER) if face in faces), len(ORDER))


def _close(table: tuple[tuple[int, str], ...]) -> tuple[int, int]:
    best = min(_rank(face) for _, face in table)
    leaders = [seat for seat, face in table if _rank(face) == best]
    pairs = {seat % 2 for seat in leaders}
    if best == len(ORDER):
        return 2, table[0][0]
    if len(pairs) == 1:
        return leaders[0] % 2, leaders[0]
    return 2, next(seat for seat in leaders if seat % 2 != leaders[0] % 2)


def _decided(vazas: tuple[int, ...]) -> bool:
    if len(vazas) < 2:
        return False
    if len(vazas) == 3:
        return True
    first, second = vazas
    return (first != second) if 2 in vazas else first == second


def _shows(mao: Mao, seat: int) -> bool:
    hand = mao.hands[seat]
    first_and_zap = bool(mao.vazas) and mao.vazas[0] == seat % 2 and "4P" in hand
    return len(hand & MANILHAS) == 3 or {"4P", "7C"} <= hand or first_and_zap
