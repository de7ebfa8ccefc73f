"""The bets of Truco Cego as pictures: every sequence the engine offers, played through it, drawn as a tree.

Rule 1: nothing is written here that the engine could say: words come from its menus, tentos from what it settles.
Rule 2: the same engine draws the same picture, so a test can tell that a page is out of date.
"""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from xml.sax.saxutils import escape

from carteado import catalogue
from carteado.cards import CARDS, Card, cards
from carteado.game import CHANCE, PUBLIC, Action, Event, State
from carteado.games.cego.rules.acts import Call, Declare, Defer, NaoQuero, Quero
from carteado.games.cego.rules.events import Credited, PointsSettled
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL
from carteado.games.cego.rules.views import CegoView, MesaCego
from carteado.pack import Deal, Shuffle
from carteado.words import Words

ENVIDO: Final = ("envido", "envido-envido", "real-envido", "falta-envido")
FLOR: Final = ("flor", "contra-flor", "contra-flor-e-o-resto", "achico")
TRUCO: Final = ("truco", "retruco", "vale-quatro")
LEFT, MIDDLE = 0, 3  # who play the first testa of a deal by seat 5

# Hands for the two who play the first testa; without a flor, and with one each, where neither has played.
PLAIN: Final = {LEFT: "7E 6E 4C", MIDDLE: "1E 12C 7C"}
FLORES: Final = {LEFT: "7O 6O 5O", MIDDLE: "7C 6C 5C"}


@dataclass
class Branch:
    """Something said, by the first or the second side, what comes of it, and what may be said next."""

    said: str
    side: int
    outcome: str = ""
    then: list["Branch"] = field(default_factory=list["Branch"])


def envido_tree(lang: str = "pt") -> list[Branch]:
    """Every chain of envido in a testa, accepted and refused."""
    return _openings(_dealt(PLAIN), Words(lang), ENVIDO)


def flor_tree(lang: str = "pt") -> list[Branch]:
    """A flor on each side in a testa, said or not, with all that may be put on it."""
    return _openings(_dealt(FLORES), Words(lang), FLOR)


def truco_tree(lang: str = "pt") -> list[Branch]:
    """Truco and its raises, answered at once."""
    return _openings(_dealt(PLAIN), Words(lang), TRUCO)


def _dealt(hands: dict[int, str]) -> State:
    named = {seat: cards(text) for seat, text in hands.items()}
    taken = [card for hand in named.values() for card in hand]
    rest = [CARDS[index] for index in BARALHO_ESPANHOL if CARDS[index] not in taken]
    order: list[Card] = [named[seat][place] if seat in named else rest.pop() for place in range(3) for seat in range(6)]
    state = catalogue.new("truco-cego", dealer=5, form="testa", cut=False)
    return state.apply(CHANCE, Shuffle((*order, *rest))).state.apply(5, Deal()).state


def _openings(state: State, words: Words, calls: tuple[str, ...]) -> list[Branch]:
    opening = [action for action in state.legal(LEFT) if isinstance(action, Call) and action.call in calls]
    return [_followed(state, LEFT, action, words, calls) for action in opening]


def _followed(state: State, seat: int, action: Action, words: Words, calls: tuple[str, ...]) -> Branch:
    """Say it, and go on to everything that may be said next, down to where the bet is settled."""
    said = words.action(action, state.view(seat)).partition(" (")[0]
    state, events = _applied(state, seat, action)
    branch = Branch(said, 0 if seat == LEFT else 1)
    if calls == ENVIDO and _mesa(state).window == "gate":
        state, events = _applied(state, MIDDLE, Declare("e-boa"))
    branch.outcome = _outcome(state, events, action, words)
    if not branch.outcome:
        speaker = state.actors()[0]
        following = [answer for answer in state.legal(speaker) if _goes_on(answer, calls)]
        branch.then = [_followed(state, speaker, answer, words, calls) for answer in following]
    return branch


def _applied(state: State, seat: int, action: Action) -> tuple[State, tuple[Event, ...]]:
    step = state.apply(seat, action)
    return step.state, step.events


def _goes_on(action: Action, calls: tuple[str, ...]) -> bool:
    """Whether this belongs to the same bet: a raise, a declaration, an answer, or leaving a flor as it is."""
    if isinstance(action, Call):
        return action.call in calls
    return isinstance(action, (Declare, Quero, NaoQuero, Defer))


def _outcome(state: State, events: tuple[Event, ...], action: Action, words: Words) -> str:
    """What is settled by now, in words; "" while somebody has to answer."""
    mesa = _mesa(state)
    if mesa.window == "song":
        return words.say("{n} a quem tiver mais", n=_sung_out(state))
    settled = [event for event in events if isinstance(event, PointsSettled)]
    if settled:
        return _to(settled[0].side, settled[0].tentos, words)
    refused = [event for event in events if isinstance(event, Credited)]
    if refused:
        return _to(refused[-1].side, refused[-1].tentos, words)
    if mesa.points == "hidden":
        return words.say("{n} a quem tiver mais, no fim", n=2 * 3)
    if isinstance(action, Quero) and not mesa.asked and mesa.level:
        return words.say("vale {n}", n=mesa.level + 1)
    return ""


def _sung_out(state: State) -> int:
    """What the songs are for: both sing the truth."""
    while True:
        seat = state.actors()[0]
        lapse = state.lapse(seat)
        assert lapse is not None
        state, events = _applied(state, seat, lapse)
        for event in events:
            if isinstance(event, PointsSettled):
                return event.tentos


def _to(side: int, tentos: int, words: Words) -> str:
    return words.say("{n} ao primeiro", n=tentos) if side == 0 else words.say("{n} ao segundo", n=tentos)


def _mesa(state: State) -> MesaCego:
    view = state.view(PUBLIC)
    assert isinstance(view, CegoView)
    return view.known


# Drawing.

ROW: Final = 26
CAPITAL, SMALL = 10.8, 7.2  # how wide a letter is
GAP: Final = 34
COLOURS: Final = ("#7a4a12", "#1d4e57")  # who says it: the first side, the second side


def drawn(title: str, branches: list[Branch]) -> str:
    """The tree as an SVG picture: who says what from left to right, what comes of it at the end of each line."""
    columns = _columns(branches)
    starts = [20.0]
    for column in columns:
        starts.append(starts[-1] + column + GAP)
    lines: list[str] = []
    height = _draw(branches, 0, 70, starts, lines) + 14
    width = starts[-1] + 20
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img" '
        f'font-family="Georgia, serif" font-size="14">'
    )
    paper = f'<rect width="{width:.0f}" height="{height:.0f}" fill="#fbf6ea"/>'
    name = f'<title>{escape(title)}</title><text x="20" y="34" font-size="19" fill="#2b2116">{escape(title)}</text>'
    return "\n".join([head, paper, name, *lines, "</svg>"]) + "\n"


def _wide(text: str) -> float:
    return len(text) * (CAPITAL if text.isupper() else SMALL)


def _columns(branches: list[Branch]) -> list[float]:
    """The longest word of each step, outcomes as a step of their own."""
    if not branches:
        return []
    deeper = [_columns(branch.then) if branch.then else [_wide(branch.outcome)] for branch in branches]
    below = [max([column[at] for column in deeper if at < len(column)]) for at in range(max(map(len, deeper)))]
    return [max(_wide(branch.said) for branch in branches), *below]


def _draw(branches: list[Branch], depth: int, top: float, starts: list[float], lines: list[str]) -> float:
    """Draw these one under another from this height; the height where the next may begin."""
    for branch in branches:
        x, y = starts[depth], top
        lines.append(_text(x, y, branch.said, COLOURS[branch.side], bold=True))
        if branch.outcome:
            lines.append(_line(x + _wide(branch.said) + 6, y, starts[depth + 1] - 8, y))
            lines.append(_text(starts[depth + 1], y, branch.outcome, "#2b2116"))
            top += ROW
            continue
        bottom = top
        for nth, below in enumerate(branch.then):
            if nth == 0:
                lines.append(_line(x + _wide(branch.said) + 6, y, starts[depth + 1] - 8, y))
            else:
                bend = starts[depth + 1] - GAP / 2
                lines.append(_line(bend, y, bend, bottom))
                lines.append(_line(bend, bottom, starts[depth + 1] - 8, bottom))
            bottom = _draw([below], depth + 1, bottom, starts, lines)
        top = bottom
    return top


def _text(x: float, y: float, text: str, colour: str, *, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" fill="{colour}"{weight}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float) -> str:
    ends = f'x1="{x1:.0f}" y1="{y1 - 5:.0f}" x2="{x2:.0f}" y2="{y2 - 5:.0f}"'
    return f'<line {ends} stroke="#b9a682" stroke-width="1.5"/>'


def pictures() -> dict[str, str]:
    """The pictures of the docs page, by file name."""
    return {
        "cego-envido.svg": drawn("Envido na testa: o que se diz e o que vale", envido_tree()),
        "cego-flor.svg": drawn("Flor contra flor na testa: o que se diz e o que vale", flor_tree()),
        "cego-truco.svg": drawn("Truco: o que se diz e o que vale", truco_tree()),
    }


def write(folder: Path) -> None:
    """Write the pictures again."""
    for name, picture in pictures().items():
        (folder / name).write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
