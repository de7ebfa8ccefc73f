"""How the acts of truco are written: `2 joga 3P truco`, `0 corre 3`, `3 queima 2 maço 1`."""

from collections.abc import Callable
from typing import Final

from carteado.cards import Card
from carteado.game import Action, Event, Seat
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
    Waive,
)
from carteado.games.truco.rules.pack_events import Burned, ViraTurned
from carteado.pack import Deal, Draw, Drew
from carteado.records.pack_words import read_pack, tell_pack
from carteado.records.text import HIDDEN, Cards, Unreadable, card_of, number
from carteado.tricks.play import Play, Played

DOWN: Final = "virada"
PACKET: Final = "maço"
TRUCO: Final = 3
_TURNING: Final = (
    "tira",
    "queima",
    "não",
    "nao",
    "vira",
    "dá",
    "da",
)  # acts that turn cards up, told after them: `3 queima 1 = 2C`


def tell(action: Action) -> str:
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
    for kind, verb in _WITH_FIELD.items():
        if isinstance(action, kind):
            return f"{verb} {action.fields()[0]}"
    for kind, verb in _ALONE.items():
        if isinstance(action, kind):
            return verb
    told = tell_pack(action)
    if told is None:
        raise TypeError(f"{type(action).__name__} is no act of truco")
    return told


def _tell_call(to: int) -> str:
    return "truco" if to == TRUCO else f"pede {to}"


def turned_up(action: Action, events: tuple[Event, ...]) -> Cards:
    """The cards that an act turned up for all: played in the dark, drawn, burned, or the vira."""
    wanted = next((told for kind, told in _FACES.items() if isinstance(action, kind)), None)
    if wanted is None:
        return ()
    faces = [getattr(event, "card", None) for event in events if isinstance(event, wanted)]
    return tuple([card for card in faces if isinstance(card, Card)])


def turns(act: str) -> bool:
    """Whether an act as it is written may turn cards up."""
    return act.partition(" ")[0] in _TURNING or act.startswith("joga #")


def hides(seat: Seat, action: Action, viewer: Seat) -> bool:
    """Whether an act holds a card that the viewer did not see: another seat's, played face down."""
    return isinstance(action, Play) and action.down and seat != viewer


def hide(action: Action) -> str:
    """Such an act without its card."""
    assert isinstance(action, Play)
    call = "" if not action.call else f" {_tell_call(action.call)}"
    return f"joga {HIDDEN} {DOWN}{call}"


def read(act: str) -> Action | None:
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
    if verb == "escolhe":
        return Choose(card_of(rest))
    if verb in _NUMBERED:
        return _NUMBERED[verb](number(verb, rest))
    found = read_pack(f"{verb} {rest}".strip())
    if found is None:
        raise Unreadable("no-verb", f"{verb} {rest}".strip())
    return found


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


_FACES: Final[dict[type[Action], type[Event]]] = {
    Blind: Played, Draw: Drew, Burn: Burned, Turn: ViraTurned, Deal: ViraTurned, Waive: ViraTurned,
}  # fmt: skip
_WITH_FIELD: Final[dict[type[Action], str]] = {
    Saw: "serra", Turn: "vira", Accept: "cai", Run: "corre", Concede: "entrega", Choose: "escolhe",
}  # fmt: skip
_ALONE: Final[dict[type[Action], str]] = {
    Peek: "espia", FromBottom: "de baixo", GiveBack: "devolve", Waive: "não queima", PlayOn: "aceita a mão",
    GiveUp: "desiste", Show: "mostra",
}  # fmt: skip
_NUMBERED: Final[dict[str, Callable[[int], Action]]] = {
    "serra": Saw, "vira": Turn, "pede": Raise, "cai": Accept, "corre": Run, "entrega": Concede,
}  # fmt: skip
_BARE: Final[dict[tuple[str, str], Callable[[], Action]]] = {
    ("devolve", ""): GiveBack, ("desiste", ""): GiveUp, ("mostra", ""): Show, ("aceita", "a mão"): PlayOn,
    ("espia", ""): Peek, ("de", "baixo"): FromBottom, ("não", "queima"): Waive, ("nao", "queima"): Waive,
}  # fmt: skip
