"""What the habits of `fregues` are worth, exactly, once more by the solver: its choices laid into a book of totals.

A chip that it bets, on a round from a full shoe, with the bet beyond its influence: so this is what a chip of its brings.
"""

from carteado.games.blackjack.bots.fregues import doubles, splits, stands
from carteado.games.blackjack.rules.rulebook import BlackjackRules
from carteado.games.blackjack.solver.hands import ACE, HANDS
from carteado.games.blackjack.solver.house import House
from carteado.games.blackjack.solver.play import DOUBLE, HIT, STAND, Play
from carteado.games.blackjack.solver.solution import Cell, solve
from carteado.games.blackjack.solver.split import Splits

INSURED = 20


def habitual(house: House) -> Play:
    """A player whose choices are those habits."""
    leader = Play(house, 0)
    for hand in range(HANDS.size):
        total, soft, up = HANDS.totals[hand], HANDS.softs[hand], house.up + 1
        leader.acts[hand] = STAND if total == 21 or stands(total, soft, up) else HIT
        leader.doubled[hand] = DOUBLE if doubles(total, soft, up) else STAND
    return leader


def worth(rules: BlackjackRules, cell: Cell, house: House, leader: Play) -> float:
    """What a starting hand brings; it insures a 20 or a BlackJack, and the house takes a bet where it has one."""
    hand = HANDS.number([cell.low - 1, cell.high - 1])
    natural = house.natural(HANDS.keys[hand])
    insurance = 1.5 * natural - 0.5 if cell.up - 1 == ACE and (cell.choices is None or HANDS.totals[hand] == INSURED) else 0.0
    if cell.choices is None:
        return cell.worth + insurance
    dead = natural if rules.peek else 0.0
    if cell.pair and splits(cell.low, cell.up):
        return Splits(rules, house, cell.low - 1, leader).worth(0.0) - dead + insurance
    return Play(house, 0, leader).first(hand, True) - dead + insurance


def habit_edge(rules: BlackjackRules) -> float:
    """The edge of who plays so, where a hand is split but once."""
    assert not rules.resplit
    solution = solve(rules)
    houses = [None if met is None else met.house for met in solution.against]
    leaders = [None if house is None else habitual(house) for house in houses]
    total = 0.0
    for cell in solution.cells:
        house, leader = houses[cell.up - 1], leaders[cell.up - 1]
        assert house is not None
        assert leader is not None
        total += cell.chance * worth(rules, cell, house, leader)
    return total
