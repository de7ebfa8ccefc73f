"""A player's turn: fold, pifei, draw, batida, discard, and what may be done in between."""

from collections import Counter

from . import endings, window
from .table import Refused, Table


def begin(table: Table, seat: int) -> None:
    table.phase, table.turn, table.source = "draw", seat, ""
    table.said = table.erred = False
    table.turns += 1


def passes(table: Table) -> None:
    """The turn is over, and so is its window."""
    table.idle = table.idle + 1 if table.source == "lixo" else 0
    limit = int(table.options["stall_turns"])
    if limit and table.idle >= limit:
        endings.void(table, "stalled")
    else:
        begin(table, table.after(table.turn, table.inside)[0])


def own(table: Table, seat: int, *phases: str) -> None:
    if table.phase not in phases:
        raise Refused("phase")
    if seat != table.turn:
        raise Refused("turn")


def fold(table: Table, seat: int) -> None:
    """CAC-S15."""
    if table.options["fold"] != "true":
        raise Refused("no folding")
    if seat in table.drew:
        raise Refused("drew")
    table.scores[seat] = table.scores[seat] - 1
    leaves(table, seat)


def throw(table: Table, seat: int) -> None:
    """PIF-ERR-3: somebody believes the deal over because of another's false batida."""
    if table.game != "pifpaf" or table.phase not in ("draw", "discard") or seat not in table.inside:
        raise Refused("phase")
    if not table.liars or seat in table.liars:
        raise Refused("no false batida")
    leaves(table, seat)


def leaves(table: Table, seat: int) -> None:
    """Out of the deal, the hand dead."""
    following = table.after(seat, [one for one in table.inside if one != seat])
    table.inside.remove(seat)
    if len(table.inside) == 1:
        endings.alone(table)
    elif seat == table.turn:
        begin(table, following[0])


def pifei(table: Table, seat: int) -> None:
    own(table, seat, "draw", "discard")
    if table.game != "cacheta" or table.said:
        raise Refused("said")
    table.said = True


def buy(table: Table, seat: int) -> None:
    own(table, seat, "draw")
    if table.stock:
        drawn(table, table.stock.pop(0), "stock")
    elif (
        table.options["exhaustion"] == "reshuffle"
        and table.reshuffles < int(table.options["max_reshuffles"])
        and len(table.lixo) > 1
    ):
        table.phase = "restock"
    else:
        endings.void(table, "exhausted")


def restock(table: Table, cards: list[str]) -> None:
    """The lixo but its top is the stock again, and the draw that waited for it is done."""
    if Counter(cards) != Counter(table.lixo[:-1]):
        raise Refused("cards")
    table.reshuffles += 1
    table.stock, table.lixo = list(cards), table.lixo[-1:]
    table.phase = "draw"
    buy(table, table.turn)


def take(table: Table, seat: int, card: str) -> None:
    own(table, seat, "draw")
    if not table.lixo or card != table.lixo[-1]:
        raise Refused("not the top")
    if seat in table.stock_only and table.options["rebate_scope"] == "all_draws":
        raise Refused("stock only")
    drawn(table, table.lixo.pop(), "lixo")
    table.taken[seat].append(card)


def drawn(table: Table, card: str, source: str) -> None:
    table.hands[table.turn].append(card)
    table.source, table.phase = source, "discard"
    table.drew.add(table.turn)
    table.liars = []


def go_out(table: Table, seat: int, discard: str | None) -> None:
    own(table, seat, "discard")
    if discard is not None and discard not in table.hands[seat]:
        raise Refused("card")
    if table.source == "lixo" and seat in table.no_discard_batida | table.stock_only:
        raise Refused("barred")
    if table.goes_out(seat, [], discard):
        if discard is not None:
            table.hands[seat].remove(discard)
            table.lixo.append(discard)
        endings.batida(table, seat, ten=discard is None, claimed=False)
    elif not table.errors or table.erred:
        raise Refused("no batida")
    else:
        table.erred = True
        false_batida(table, seat)


def false_batida(table: Table, seat: int) -> None:
    """PIF-ERR-1, PIF-ERR-2, CAC-S9."""
    table.liars.append(seat)
    if table.options.get("wrong_batida") == "lose_life":
        table.debts[seat] += 1
    else:
        table.no_discard_batida.add(seat)


def discard(table: Table, seat: int, card: str) -> None:
    own(table, seat, "discard")
    if card not in table.hands[seat]:
        raise Refused("card")
    table.hands[seat].remove(card)
    table.lixo.append(card)
    table.liars = []  # reading: whoever sees a discard knows that the deal goes on
    if card in table.taken[seat]:
        table.taken[seat].remove(card)
    window.opens(table)
