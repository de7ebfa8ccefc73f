"""The bill of a deal, line by line, and in one sentence."""

from typing import Final

from carteado.games.canastra.rules.events import Bill
from carteado.words.language import Language, Texts
from carteado.words.people import Listener

MINUS: Final = "−"
LINES: Final[Texts] = {"table": "cartas na mesa", "batida": "batida", "hands": "cartas na mão", "morto": "sem pegar o morto"}


def signed(points: int) -> str:
    """Points with their sign: "+310", "−130", "0"."""
    return f"+{points}" if points > 0 else f"{MINUS}{-points}" if points < 0 else "0"


def lines(words: Language, bill: Bill) -> list[tuple[str, int]]:
    """What a deal brought a side: each line that counts something, with its points. They add up to the total."""
    found = [(words.say(LINES["table"]), bill.table)]
    if bill.clean:
        name = words.count("{n} canastra real (limpa)", "{n} canastras reais (limpas)", bill.clean)
        found.append((name, bill.clean_points))
    if bill.dirty:
        name = words.count("{n} canastra simples (suja)", "{n} canastras simples (sujas)", bill.dirty)
        found.append((name, bill.dirty_points))
    rest = (("batida", bill.batida), ("hands", bill.hands), ("morto", bill.morto))
    return found + [(words.say(LINES[key]), points) for key, points in rest if points]


def told(listener: Listener, bill: Bill) -> str:
    """The bill of a side in one sentence."""
    parts = ", ".join([f"{name} {signed(points)}" for name, points in lines(listener.words, bill)])
    who = listener.side(bill.side)
    side = who[:1].upper() + who[1:]
    return listener.words.say("{side}: {parts}; total {total}.", side=side, parts=parts, total=signed(bill.total))
