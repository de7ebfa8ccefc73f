"""How a deal and a partida end: the bill of a deal line by line, who has won, and the deals that break a tie."""

from typing import Final

from carteado.cards import CARDS
from carteado.game import Event, Outcome
from carteado.games.canastra.rules.events import Bill, Conta, DealEnded, TieToBreak
from carteado.games.canastra.rules.partida import Partida
from carteado.games.canastra.rules.phases import NO_SEAT, OVER, SHUFFLE, TURNED
from carteado.games.canastra.rules.rodada import Rodada
from carteado.games.canastra.rules.rulebook import POINTS, TIED_DEALS, CanastraRules
from carteado.pack import PartidaEnded

BATIDA: Final = 100  # CAN-12.1, BUR-PTS-3
NO_MORTO: Final = 100  # CAN-12.10, BUR-PTS-12
_CITED: Final = {"batida": "batida", "exhausted": "exhausted", "stalled": "stalled", "declined": "exhausted"}


def end_deal(partida: Partida, how: str, log: list[Event] | None) -> None:
    """Every hand is counted, the points are written down, and the deal passes (CAN-11.3, CAN-12.0)."""
    rodada = partida.rodada
    assert rodada is not None
    bills, clause = (
        tuple([bill_of(partida, rodada, side) for side in range(len(partida.score))]),
        partida.cite(_cited(partida, rodada, how)),
    )
    partida.conta, partida.ended = Conta(partida.mao, how, rodada.ender, clause, tuple([_row(bill) for bill in bills])), how
    partida.score = tuple([bill.score for bill in bills])
    for seat in range(partida.seats):
        rodada.reveal(seat, rodada.faces(seat))
    partida.phase = SHUFFLE
    partida.next_dealer = (partida.dealer + 1) % partida.seats
    if log is not None:
        hands = tuple([tuple([CARDS[face] for face in rodada.faces(seat)]) for seat in range(partida.seats)])
        log.append(DealEnded(rodada.ender, how, bills, hands, clause))
    settle(partida, log)


def _row(bill: Bill) -> tuple[int, ...]:
    return (
        bill.side, bill.table, bill.clean, bill.clean_points, bill.dirty, bill.dirty_points, bill.batida, bill.hands,
        bill.morto, bill.total, bill.score,
    )  # fmt: skip


def _cited(partida: Partida, rodada: Rodada, how: str) -> str:
    """By which rule the deal ended; who went out without a morto did so because all became stock, or none was left."""
    if how != "batida" or partida.taken_by(partida.sides[rodada.ender]):
        return _CITED[how]
    return "batida-waived" if all(state == TURNED for state in rodada.mortos) else "batida-none-left"


def bill_of(partida: Partida, rodada: Rodada, side: int) -> Bill:
    """What the deal brings one side (CAN-12.1 to CAN-12.10, BUR-PTS-3 to BUR-PTS-12)."""
    jogos = rodada.jogos[side]
    taken = _counted_mortos(partida, rodada, side)
    went_out = rodada.ender != NO_SEAT and partida.sides[rodada.ender] == side
    return billed(
        partida.rules,
        side,
        partida.base[side],
        sum([jogo.points for jogo in jogos]),
        [jogo.bonus for jogo in jogos if jogo.clean],
        [jogo.bonus for jogo in jogos if jogo.canastra and not jogo.clean],
        sum([_hand_points(partida, rodada, seat) for seat in range(partida.seats) if partida.sides[seat] == side]),
        taken > 0,
        went_out,
    )


def billed(
    rules: CanastraRules,
    side: int,
    base: int,
    table: int,
    clean: list[int],
    dirty: list[int],
    hands: int,
    taken: bool,
    went_out: bool,
) -> Bill:
    """The bill of a side that began the deal with `base`: its cards, what each canastra brings, the cards left in hands."""
    batida = BATIDA if went_out and (taken or rules.batida_without_morto) else 0
    morto = 0 if taken else -NO_MORTO
    total = table + sum(clean) + sum(dirty) + batida - hands + morto
    return Bill(side, table, len(clean), sum(clean), len(dirty), sum(dirty), batida, -hands, morto, total, base + total)


def _unused(partida: Partida, rodada: Rodada, seat: int) -> bool:
    """Whether others went out before a seat could use the morto it took by a discard, which here does not count (BUR-S18)."""
    if partida.rules.indirect_counts or rodada.waiting[seat] < 0 or rodada.ender == NO_SEAT:
        return False
    return partida.sides[rodada.ender] != partida.sides[seat]


def _counted_mortos(partida: Partida, rodada: Rodada, side: int) -> int:
    taken = partida.taken_by(side)
    return taken - len(
        [seat for seat in range(partida.seats) if partida.sides[seat] == side and _unused(partida, rodada, seat)]
    )


def _hand_points(partida: Partida, rodada: Rodada, seat: int) -> int:
    if _unused(partida, rodada, seat):
        return 0
    return sum([POINTS[face] for face in rodada.faces(seat)])


def settle(partida: Partida, log: list[Event] | None) -> None:
    """Whether the partida is over after this deal."""
    if partida.tied:
        partida.extra += 1
    totals = [bill.total for bill in partida.bills()]
    word, sides = settled(partida.rules, partida.score, totals, partida.mao, partida.tied, partida.extra)
    if len(sides) > 1:
        _tie(partida, sides, log)
    elif word:
        _end(partida, sides[0] if sides else NO_SEAT, word, log)


def settled(
    rules: CanastraRules, score: tuple[int, ...], totals: list[int], mao: int, tied: tuple[int, ...], extra: int
) -> tuple[str, tuple[int, ...]]:
    """What the score makes of a partida after a deal (CAN-13.1 to CAN-13.3, CAN-S12, CAN-S29, BUR-S14).

    The word of its clause, "" where it simply goes on, and sides: one has won, between several one more deal decides, and
    with a word but no side nobody has won. `totals` are what the deal brought, `extra` the deals played to break a tie.
    """
    if tied:
        return _settled_tie(totals, tied, extra)
    best = max(score)
    guarded = 0 < rules.max_deals <= mao
    if best < rules.target and not guarded:
        return "", ()
    leading = tuple([side for side, points in enumerate(score) if points == best])
    if len(leading) > 1:
        return "tie", leading
    reached = len([points for points in score if points >= rules.target])
    return "guard" if not reached else "both" if reached > 1 else "target", leading


def _settled_tie(totals: list[int], tied: tuple[int, ...], extra: int) -> tuple[str, tuple[int, ...]]:
    """The deal that was to break a tie counts alone, and only between those who were tied."""
    best = max([totals[side] for side in tied])
    leading = tuple([side for side in tied if totals[side] == best])
    return ("guard", ()) if len(leading) > 1 and extra >= TIED_DEALS else ("tie", leading)


def _tie(partida: Partida, sides: tuple[int, ...], log: list[Event] | None) -> None:
    partida.tied = sides
    if log is not None:
        log.append(TieToBreak(sides, partida.cite("tie")))


def _end(partida: Partida, side: int, word: str, log: list[Event] | None) -> None:
    partida.phase, partida.how, partida.clause = OVER, "played", partida.cite(word)
    partida.tied = () if side == NO_SEAT else (side,)
    if log is not None:
        log.append(PartidaEnded(side, partida.score, partida.how, partida.clause))


def outcome(partida: Partida) -> Outcome | None:
    """The side that won has 1 a seat and the others -1; where nobody did, all have 0."""
    if partida.phase != OVER:
        return None
    winner = partida.tied[0] if partida.tied else NO_SEAT
    returns = tuple([0 if winner == NO_SEAT else 1 if side == winner else -1 for side in partida.sides])
    return Outcome(returns, partida.score, partida.how, partida.clause)
