"""The claim window after a discard, "a louca", with the rebate (PIF-LOUCA, PIF-ERR, PIF-REB, PIF-S7, PIF-S8, CAC-S10)."""

from . import endings, turns
from .table import Refused, Table


def may_claim(table: Table, seat: int) -> bool:
    return (
        seat in table.inside
        and seat != table.turn
        and seat not in table.no_discard_batida | table.stock_only
        and seat not in table.reached
    )


def opens(table: Table) -> None:
    """After the discard of the seat on turn."""
    table.claims, table.reached, table.called = {}, [], []
    louca = table.game == "pifpaf" or table.options["louca"] == "true"
    table.asked = [seat for seat in table.after(table.turn, table.inside) if louca and may_claim(table, seat)]
    table.windows += bool(table.asked)
    table.phase = "window"
    settle(table)


def answers(table: Table, seat: int) -> None:
    if table.phase != "window" or seat not in table.asked:
        raise Refused("not asked")
    table.asked.remove(seat)


def claim(table: Table, seat: int, discard: str | None) -> None:
    answers(table, seat)
    if not may_claim(table, seat):
        raise Refused("barred")
    if discard is not None and discard not in table.hands[seat]:
        raise Refused("card")
    if not table.errors and not valid(table, seat, discard):
        raise Refused("no batida")
    table.claims[seat] = discard
    settle(table)


def valid(table: Table, seat: int, discard: str | None) -> bool:
    return table.goes_out(seat, [table.lixo[-1]], discard)


def let_go(table: Table, seat: int) -> None:
    answers(table, seat)
    settle(table)


def reach(table: Table, seat: int) -> None:
    """Reaching and withdrawing: a pass that all see; then all others are asked, also those who have answered."""
    if table.game != "pifpaf" or not table.errors:
        raise Refused("no incidents")
    answers(table, seat)
    if not may_claim(table, seat):
        raise Refused("barred")
    table.reached.append(seat)
    if winner(table) is None:
        # reading: sealed answers are given again, or it would be seen who had claimed
        table.claims = {}
        table.asked = [one for one in table.after(table.turn, table.inside) if one != seat]
    settle(table)


def call(table: Table, seat: int, whom: int) -> None:
    # reading: whoever is still in may point it out while the window is open, also after an answer
    if table.phase != "window" or seat not in table.inside:
        raise Refused("not asked")
    if whom not in table.reached or whom in table.called or whom == seat:
        raise Refused("nothing to call")
    table.called.append(whom)
    table.stock_only.add(whom)


def winner(table: Table) -> int | None:
    """The first valid claim, once nobody before it can still claim."""
    for seat in table.after(table.turn, table.inside):
        if seat in table.asked and may_claim(table, seat):
            return None
        if seat in table.claims and valid(table, seat, table.claims[seat]):
            return seat
    return None


def settle(table: Table) -> None:
    """Close the window when no missing answer could change what comes of it."""
    first = winner(table)
    if first is None and table.asked:
        return
    table.asked = []
    for seat in table.after(table.turn, table.inside):
        if seat == first:
            discard = table.claims[seat]
            card = table.lixo.pop()
            table.hands[seat].append(card)
            if discard is not None:
                table.hands[seat].remove(discard)
                table.lixo.append(discard)
            endings.batida(table, seat, ten=discard is None, claimed=True)
            return
        if seat in table.claims:
            turns.false_batida(table, seat)
    turns.passes(table)
