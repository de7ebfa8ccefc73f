"""The betting round of Pif-Paf (PIF-APO-2 to 4, PIF-S2 to S5)."""

from collections import Counter

from . import endings
from .table import Refused, Table


def begin(table: Table) -> None:
    table.phase, table.turn = "bet", table.order[0]
    table.turns += 1


def abandon(table: Table, seat: int) -> None:
    table.inside.remove(seat)
    _next(table, seat)


def follow(table: Table, seat: int) -> None:
    if not table.bet and table.options["open_check"] != "true":
        raise Refused("nobody has bet")
    if table.bet - table.bets[seat] > table.scores[seat]:
        raise Refused("chips")
    table.pay(seat, table.bet)
    table.spoken.append(seat)
    _next(table, seat)


def bet(table: Table, seat: int, to: int) -> None:
    least, most = int(table.options["bet_min"]), int(table.options["bet_max"])
    more = int(table.options["raise_min"] or least)
    if to > most:
        raise Refused("most")
    if not table.bet and to < least:
        raise Refused("least")
    if table.bet and (to <= table.bet or (to < table.bet + max(1, more) and to != most)):
        raise Refused("raise")
    if to - table.bets[seat] > table.scores[seat]:
        raise Refused("chips")
    table.pay(seat, to)
    table.spoken = [seat]
    _next(table, seat)


def _next(table: Table, seat: int) -> None:
    if len(table.inside) == 1:
        endings.alone(table)
        return
    waiting = [one for one in table.after(seat, table.inside) if one not in table.spoken]
    if waiting:
        table.turn = waiting[0]
        table.turns += 1
        return
    table.phase = "recut" if table.inside == table.dealt else "mix"


def rest(table: Table) -> list[str]:
    """What is shuffled after the bets: the rest of the pack and the hands of those who abandoned (PIF-DIST-7)."""
    return table.stock + [card for seat in table.dealt if seat not in table.inside for card in table.hands[seat]]


def mix(table: Table, cards: list[str]) -> None:
    if Counter(cards) != Counter(rest(table)):
        raise Refused("cards")
    table.stock = list(cards)
    table.hands = [hand if seat in table.inside else [] for seat, hand in enumerate(table.hands)]
    table.phase = "recut"
