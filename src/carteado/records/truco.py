"""How the acts of truco are written: `2 joga 3P truco`, `0 corre 3`, `juiz FEN-23 contra 3: KP 5C`."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from carteado.cards import BARALHO_40, CARDS, Card, cards
from carteado.game import CHANCE, PUBLIC, REFEREE, Action, Event, Seat, State
from carteado.truco.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    Cut,
    Deal,
    Draw,
    GiveBack,
    GiveUp,
    Play,
    PlayOn,
    Raise,
    Ruling,
    Run,
    Show,
    Shuffle,
)
from carteado.truco.deal import dealt_position
from carteado.truco.events import Burned, Drew, Played
from carteado.truco.views import TrucoView

HIDDEN: Final = "?"
DOWN: Final = "virada"
TRUCO: Final = 3
UNPRINTED: Final = ("Cc", "Cs")

_SEATS: Final = frozenset("0123456789")
_TURNING: Final = ("tira", "queima")  # acts that turn a card up, told after them: `3 queima 1 = 2C`

_RULING: Final = re.compile(
    r"(?P<clause>[A-Z0-9.a-z-]+)"
    r"(?: contra (?P<offender>[0-9]))?"
    r"(?: pena (?P<sanction>[A-Za-z]+))?"
    r"(?: placar (?P<a>[0-9]{1,4}) (?P<b>[0-9]{1,4}))?"
    r"(?: porque \"(?P<why>(?:[^\"\\]|\\.)*)\")?"
    r"(?::(?P<cards>(?: [0-9]{0,2}[A-Z]{0,2})*?)(?: ?e (?P<down>[0-9]) viradas?)?)?"
)

_ESCAPED: Final = re.compile(r"\\(.)")


class Unreadable(ValueError):
    """An act that cannot be read: a code and the facts."""

    def __init__(self, code: str, *facts: str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


def tell(seat: Seat, action: Action, face: Card | None = None) -> str:
    """An act as a line of a record."""
    if isinstance(action, Shuffle):
        return f"monte {' '.join(map(str, action.cards))}"
    if isinstance(action, Ruling):
        return f"juiz {_tell_ruling(action)}"
    return f"{seat} {_tell_act(action, face)}"


def _tell_act(action: Action, face: Card | None) -> str:
    if isinstance(action, Play):
        call = "" if not action.call else f" {_tell_call(action.call)}"
        return f"joga {action.card}" + (f" {DOWN}" if action.down else "") + call
    if isinstance(action, Blind):
        return f"joga #{action.place}" + (f" {DOWN}" if action.down else "") + _tell_face(face)
    if isinstance(action, Raise):
        return _tell_call(action.to)
    for kind, verb in _WITH_NUMBER.items():
        if isinstance(action, kind):
            return f"{verb} {action.fields()[0]}" + _tell_face(face)
    for kind, verb in _ALONE.items():
        if isinstance(action, kind):
            return verb
    if isinstance(action, Choose):
        return f"escolhe {action.card}"
    raise TypeError(f"{type(action).__name__} is no act of truco")


def _tell_face(face: Card | None) -> str:
    return f" = {face}" if face else ""


def _tell_call(to: int) -> str:
    return "truco" if to == TRUCO else f"pede {to}"


def _tell_ruling(ruling: Ruling) -> str:
    text = ruling.clause
    if ruling.offender is not None:
        text += f" contra {ruling.offender}"
    if ruling.sanction:
        text += f" pena {ruling.sanction}"
    if ruling.score:
        text += f" placar {ruling.score[0]} {ruling.score[1]}"
    if ruling.why:
        quoted = plain(ruling.why, "\\", r"\\", '"', r"\"")
        text += f' porque "{quoted}"'
    if ruling.cards or ruling.face_down:
        text += ":" + "".join(f" {card}" for card in ruling.cards)
    if ruling.face_down:
        text += f" e {ruling.face_down} virada" + ("s" if ruling.face_down > 1 else "")
    return text


def plain(text: str, *pairs: str) -> str:
    """Text that can stand in a line: control characters become spaces, and each first of a pair its second."""
    for bad, good in zip(pairs[::2], pairs[1::2], strict=True):
        text = text.replace(bad, good)
    return "".join(" " if unicodedata.category(letter) in UNPRINTED else letter for letter in text)


def turned_up(action: Action, events: tuple[Event, ...]) -> Card | None:
    """The card that an act turned up for all: one played in the dark, drawn or burned."""
    if not isinstance(action, (Blind, Draw, Burn)):
        return None
    return next((event.card for event in events if isinstance(event, (Played, Drew, Burned))), None)


def hides(seat: Seat, action: Action, viewer: Seat) -> bool:
    """Whether an act holds cards that the viewer did not see: a pack, or another seat's card played face down."""
    return isinstance(action, Shuffle) or (isinstance(action, Play) and action.down and seat != viewer)


def hide(seat: Seat, action: Action) -> str:
    """An act as a line that leaves its cards out."""
    if isinstance(action, Shuffle):
        return f"monte {HIDDEN}"
    assert isinstance(action, Play)
    call = "" if not action.call else f" {_tell_call(action.call)}"
    return f"{seat} joga {HIDDEN} {DOWN}{call}"


def read(text: str) -> tuple[Seat, Action | None, Card | None]:
    """Seat, action and the face a card turned out to have; no action where cards are hidden. `Unreadable` if it is no act."""
    who, _, rest = text.partition(" ")
    if who == "monte":
        return CHANCE, None if rest == HIDDEN else Shuffle(_cards(rest)), None
    if who == "juiz":
        return REFEREE, _read_ruling(rest), None
    if who not in _SEATS:
        raise Unreadable("no-seat", who)
    act, equals, turned = rest.partition(" = ")
    verb, _, rest = act.partition(" ")
    face = _card(turned) if equals else None
    if face and not (verb in _TURNING or act.startswith("joga #")):
        raise Unreadable("no-face", act)
    if verb == "joga":
        return int(who), _read_play(rest), face
    return int(who), _read_act(verb, rest), face


def _read_act(verb: str, rest: str) -> Action:
    if verb == "truco" and not rest:
        return Raise(TRUCO)
    if verb == "pede":
        return Raise(_number(verb, rest))
    if verb == "escolhe":
        return Choose(_card(rest))
    if (verb, rest) in _BARE:
        return _BARE[verb, rest]()
    if verb in _NUMBERED:
        return _NUMBERED[verb](_number(verb, rest))
    raise Unreadable("no-verb", f"{verb} {rest}".strip())


def _read_play(rest: str) -> Action | None:
    words = rest.split()
    if not words:
        raise Unreadable("no-card", rest)
    what, down = words[0], DOWN in words[1:2]
    call = _read_call(words[2:] if down else words[1:])
    if what == HIDDEN and down:
        return None
    if what.startswith("#"):
        if call:
            raise Unreadable("no-verb", rest)
        return Blind(_number("#", what[1:]), down)
    return Play(_card(what), down, call)


def _read_call(words: list[str]) -> int:
    if not words:
        return 0
    if words == ["truco"]:
        return TRUCO
    if len(words) == 2 and words[0] == "pede":
        return _number("pede", words[1])
    raise Unreadable("no-verb", " ".join(words))


def _read_ruling(text: str) -> Ruling:
    found = _RULING.fullmatch(text)
    if found is None:
        raise Unreadable("no-ruling", text)
    score = (int(found["a"]), int(found["b"])) if found["a"] else ()
    return Ruling(
        clause=found["clause"],
        offender=None if found["offender"] is None else int(found["offender"]),
        cards=_cards(found["cards"] or ""),
        face_down=int(found["down"] or 0),
        sanction=found["sanction"] or "",
        score=score,
        why=_ESCAPED.sub(r"\1", found["why"] or ""),
    )


def _number(verb: str, text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 3:
        raise Unreadable("no-number", verb, text)
    return int(text)


def _card(text: str) -> Card:
    try:
        return Card.of(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error


def hands_dealt(state: State, hands: tuple[tuple[Seat, tuple[Card, ...]], ...]) -> list[tuple[Seat, Action]]:
    """The acts that give these hands: a pack, handed back uncut, and the deal. Cards not named come in canonical order."""
    after = state.apply(CHANCE, state.legal(CHANCE)[0]).state
    view = after.view(PUBLIC)
    assert isinstance(view, TrucoView)
    dealer = view.known.dealer
    wanted = {seat * 3 + place: card.index for seat, dealt in hands for place, card in enumerate(dealt)}
    rest = [index for index in BARALHO_40 if index not in wanted.values()]
    dealt = [
        wanted[dealt_position(nth, dealer, 4)] if dealt_position(nth, dealer, 4) in wanted else rest.pop(0) for nth in range(12)
    ]
    pack = tuple(CARDS[index] for index in [*rest, *reversed(dealt)])
    if not view.known.cut:
        return [(CHANCE, Shuffle(pack))]
    return [(CHANCE, Shuffle(pack)), ((dealer + 3) % 4, GiveBack()), (dealer, Deal())]


_WITH_NUMBER: Final[dict[type[Action], str]] = {
    Draw: "tira", Cut: "corta", Burn: "queima", Accept: "cai", Run: "corre", Concede: "entrega",
}  # fmt: skip
_ALONE: Final[dict[type[Action], str]] = {
    GiveBack: "devolve", Deal: "dá", PlayOn: "aceita a mão", GiveUp: "desiste", Show: "mostra",
}  # fmt: skip
_NUMBERED: Final[dict[str, Callable[[int], Action]]] = {
    "tira": Draw, "corta": Cut, "queima": Burn, "cai": Accept, "corre": Run, "entrega": Concede,
}  # fmt: skip
_BARE: Final[dict[tuple[str, str], Callable[[], Action]]] = {
    ("devolve", ""): GiveBack, ("dá", ""): Deal, ("da", ""): Deal, ("desiste", ""): GiveUp, ("mostra", ""): Show,
    ("aceita", "a mão"): PlayOn,
}  # fmt: skip
