"""The end of a deal and of the match: lives, pots, void deals."""

from .table import Table


def batida(table: Table, seat: int, ten: bool, claimed: bool) -> None:
    table.ended, table.out = "louca" if claimed else "ten" if ten else "batida", seat
    if table.game == "pifpaf":
        table.scores[seat] += table.pot
        table.carried = 0
    else:
        _lose_lives(table, seat, 2 if ten else 1)
    _close(table)


def alone(table: Table) -> None:
    """One is left: the pot is theirs (PIF-S5, PIF-S9); in cacheta it costs the others nothing (CAC-S15)."""
    (seat,) = table.inside
    table.ended, table.out = "alone", seat
    if table.game == "pifpaf":
        table.scores[seat] += table.pot
        table.carried = 0
    else:
        _lose_lives(table, seat, 0)
    _close(table)


def _lose_lives(table: Table, winner: int, cost: int) -> None:
    for seat in table.inside:
        lost = table.debts[seat] + (0 if seat == winner else cost)
        table.scores[seat] = max(0, table.scores[seat] - lost)


def void(table: Table, how: str) -> None:
    """PIF-S15: bets return to those still in, pingos and dead bets stay for the next pot. CAC-S12: no lives are lost."""
    table.ended = how
    if table.game == "pifpaf":
        returned = 0
        for seat in table.inside:
            table.scores[seat] += table.bets[seat]
            returned += table.bets[seat]
        table.carried = table.pot - returned
    _close(table)


def _close(table: Table) -> None:
    table.deals += 1
    table.voids = 0 if table.out is not None else table.voids + 1
    table.pingos, table.bets, table.asked = 0, [0] * table.seats, []
    if table.game == "pifpaf":
        _end_of_chips(table)
    else:
        _end_of_lives(table)
    table.phase = "shuffle" if table.winners is None else "over"
    if table.winners is None:
        table.dealer = table.after(table.dealer, [seat for seat in range(table.seats) if table.scores[seat]])[0]


def _end_of_lives(table: Table) -> None:
    alive = [seat for seat in range(table.seats) if table.scores[seat]]
    if not alive:
        table.winners = [] if table.out is None else [table.out]  # CAC-S14
    elif len(alive) == 1:
        table.winners = alive
    elif table.voids >= int(table.options["max_void_deals"]):
        table.winners = _most(table)
        if len(table.winners) > 1:
            table.winners = []  # drawn


def _end_of_chips(table: Table) -> None:
    """PIF-S22."""
    limit = int(table.options["max_deals"])
    able = [seat for seat in range(table.seats) if table.scores[seat]]
    if len(able) >= 3 and not (limit and table.deals >= limit):
        return
    sharing = table.after(table.dealer, able or list(range(table.seats)))
    each, odd = divmod(table.carried, len(sharing))
    for nth, seat in enumerate(sharing):
        table.scores[seat] += each + (nth < odd)
    table.carried = 0
    table.winners = _most(table)


def _most(table: Table) -> list[int]:
    return [seat for seat in range(table.seats) if table.scores[seat] == max(table.scores)]
