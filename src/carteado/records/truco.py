"""How the acts of truco are written: `2 joga 3P truco`, `0 corre 3`, `3 queima 2 maço 1`, `juiz FEN-23 contra 3: KP 5C`."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final

from carteado.cards import Card, cards
from carteado.game import CHANCE, REFEREE, Action, Event, Seat
from carteado.games.truco.rules.acts import (
    Accept,
    Blind,
    Burn,
    Choose,
    Concede,
    FromBottom,
    GiveBack,
    GiveUp,
    Peek,
    PlayOn,
    Raise,
    Run,
    Saw,
    Show,
    Turn,
)
from carteado.games.truco.rules.pack_events import Burned, ViraTurned
from carteado.pack import Cut, Deal, Draw, Drew, Keep, Refuse, Ruling, Shuffle
from carteado.tricks.play import Play, Played

HIDDEN: Final = "?"
DOWN: Final = "virada"
PACKET: Final = "maço"
TRUCO: Final = 3
UNPRINTED: Final = ("Cc", "Cs")

_SEATS: Final = frozenset("0123456789")
_TURNING: Final = ("tira", "queima", "vira", "dá", "da")  # acts that turn cards up, told after them: `3 queima 1 = 2C`

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


Cards = tuple[Card, ...]


def tell(seat: Seat, action: Action, faces: Cards = ()) -> str:
    """An act as a line of a record, with the cards it turned up."""
    if isinstance(action, Shuffle):
        return f"monte {' '.join(map(str, action.cards))}"
    if isinstance(action, Ruling):
        return f"juiz {_tell_ruling(action)}"
    return f"{seat} {tell_act(action)}" + (f" = {' '.join(map(str, faces))}" if faces else "")


def tell_act(action: Action) -> str:
    """What a player does, without the seat."""
    if isinstance(action, Play):
        call = "" if not action.call else f" {_tell_call(action.call)}"
        return f"joga {action.card}" + (f" {DOWN}" if action.down else "") + call
    if isinstance(action, Blind):
        return f"joga #{action.place}" + (f" {DOWN}" if action.down else "")
    if isinstance(action, Raise):
        return _tell_call(action.to)
    if isinstance(action, Burn):
        return f"queima {action.nth}" + (f" {PACKET} {action.seat}" if action.seat >= 0 else "")
    if isinstance(action, Deal):
        return "dá" + (f" {action.seat}" if action.seat >= 0 else "")
    for kind, verb in _WITH_FIELD.items():
        if isinstance(action, kind):
            return f"{verb} {action.fields()[0]}"
    for kind, verb in _ALONE.items():
        if isinstance(action, kind):
            return verb
    raise TypeError(f"{type(action).__name__} is no act of truco")


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


def without_accents(text: str) -> str:
    """Words as they may be typed: accents are optional when reading."""
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def turned_up(action: Action, events: tuple[Event, ...]) -> Cards:
    """The cards that an act turned up for all: played in the dark, drawn, burned, or the vira."""
    wanted = next((told for kind, told in _FACES.items() if isinstance(action, kind)), None)
    if wanted is None:
        return ()
    faces = [getattr(event, "card", None) for event in events if isinstance(event, wanted)]
    return tuple([card for card in faces if isinstance(card, Card)])


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


def read(text: str, reads: "Callable[[str], Action | None] | None" = None) -> tuple[Seat, Action | None, Cards]:
    """Seat, action and the cards that it turned up; no action where cards are hidden. `Unreadable` if it is no act.

    `reads` is how a game reads the acts of its players, the seat apart.
    """
    who, _, rest = text.partition(" ")
    if who == "monte":
        return CHANCE, None if rest == HIDDEN else Shuffle(_cards(rest)), ()
    if who == "juiz":
        return REFEREE, _read_ruling(rest), ()
    if who not in _SEATS:
        raise Unreadable("no-seat", who)
    act, equals, turned = rest.partition(" = ")
    faces = _faces(turned) if equals else ()
    if faces and not (act.partition(" ")[0] in _TURNING or act.startswith("joga #")):
        raise Unreadable("no-face", act)
    return int(who), (reads or read_act)(act), faces


def read_act(act: str) -> Action | None:
    """What a player does, without the seat; nothing where the card is hidden."""
    verb, _, rest = act.partition(" ")
    return _read_play(rest) if verb == "joga" else _read_verb(verb, rest)


def _read_verb(verb: str, rest: str) -> Action:
    if verb == "truco" and not rest:
        return Raise(TRUCO)
    if (verb, rest) in _BARE:
        return _BARE[verb, rest]()
    if verb == "queima":
        return _read_burn(rest)
    if verb in _WITH_CARD:
        return _WITH_CARD[verb](card_of(rest))
    if verb in _NUMBERED:
        return _NUMBERED[verb](number(verb, rest))
    raise Unreadable("no-verb", f"{verb} {rest}".strip())


def _read_burn(rest: str) -> Burn:
    nth, _, packet = rest.partition(" ")
    if not packet:
        return Burn(number("queima", nth))
    word, _, seat = packet.partition(" ")
    if word not in (PACKET, "maco"):
        raise Unreadable("no-packet", rest)
    return Burn(number("queima", nth), number(PACKET, seat))


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
        return Blind(number("#", what[1:]), down)
    return Play(card_of(what), down, call)


def _read_call(words: list[str]) -> int:
    if not words:
        return 0
    if words == ["truco"]:
        return TRUCO
    if len(words) == 2 and words[0] == "pede":
        return number("pede", words[1])
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


def number(verb: str, text: str) -> int:
    """A number of at most three digits."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 3:
        raise Unreadable("no-number", verb, text)
    return int(text)


def card_of(text: str) -> Card:
    """A card as it is written, `3P`."""
    try:
        return Card.of(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error


def _cards(text: str) -> tuple[Card, ...]:
    try:
        return cards(text)
    except ValueError as error:
        raise Unreadable("no-card", text) from error


def _faces(text: str) -> Cards:
    faces = _cards(text)
    if not faces:
        raise Unreadable("no-card", text)
    return faces


_FACES: Final[dict[type[Action], type[Event]]] = {
    Blind: Played, Draw: Drew, Burn: Burned, Turn: ViraTurned, Deal: ViraTurned,
}  # fmt: skip
_WITH_FIELD: Final[dict[type[Action], str]] = {
    Draw: "tira", Cut: "corta", Saw: "serra", Turn: "vira", Accept: "cai", Run: "corre", Concede: "entrega",
    Choose: "escolhe", Keep: "fica", Refuse: "troca",
}  # fmt: skip
_ALONE: Final[dict[type[Action], str]] = {
    Peek: "espia", FromBottom: "de baixo", GiveBack: "devolve", PlayOn: "aceita a mão", GiveUp: "desiste", Show: "mostra",
}  # fmt: skip
_NUMBERED: Final[dict[str, Callable[[int], Action]]] = {
    "tira": Draw, "corta": Cut, "serra": Saw, "vira": Turn, "dá": Deal, "da": Deal, "pede": Raise, "cai": Accept, "corre": Run,
    "entrega": Concede,
}  # fmt: skip
_WITH_CARD: Final[dict[str, Callable[[Card], Action]]] = {"escolhe": Choose, "fica": Keep, "troca": Refuse}
_BARE: Final[dict[tuple[str, str], Callable[[], Action]]] = {
    ("devolve", ""): GiveBack, ("dá", ""): Deal, ("da", ""): Deal, ("desiste", ""): GiveUp, ("mostra", ""): Show,
    ("aceita", "a mão"): PlayOn, ("espia", ""): Peek, ("de", "baixo"): FromBottom,
}  # fmt: skip
