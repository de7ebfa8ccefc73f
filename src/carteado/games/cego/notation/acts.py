"""How the acts of Truco Cego are written: `0 envido e truco`, `1 quero envido 5`, `3 canta 29`, `2 pede flor a 5`.

Rule 1: a line says all that the act says, so it is read without a table: an answer names its part and its tentos.
Rule 2: a call is followed by its tentos where they are not the usual ones of that call.
"""

import re
from typing import Final

from carteado.game import Action
from carteado.games.cego.rules import acts, words
from carteado.records.pack_words import read_pack, tell_pack
from carteado.records.text import HIDDEN, Unreadable, card_of, number, without_accents
from carteado.tricks.play import Play

DOWN: Final = "virada"

_CALLS: Final = {
    words.ENVIDO: "envido",
    words.ENVIDO_ENVIDO: "envido-envido",
    words.REAL_ENVIDO: "real envido",
    words.FALTA_ENVIDO: "falta envido",
    words.ENVIDO_MINHA_FLOR: "envido minha flor",
    words.FLOR: "flor",
    words.CONTRA_FLOR: "contra-flor",
    words.CONTRA_FLOR_E_O_RESTO: "contra-flor e o resto",
    words.ACHICO: "com flor me achico",
    words.TRUCO: "truco",
    words.RETRUCO: "retruco",
    words.VALE_QUATRO: "vale quatro",
    words.ENVIDO_E_TRUCO: "envido e truco",
    words.REAL_ENVIDO_E_TRUCO: "real envido e truco",
    words.FALTA_ENVIDO_E_TRUCO: "falta envido e truco",
    words.TRUCO_E_ENVIDO: "truco e envido",
    words.TRUCO_E_REAL_ENVIDO: "truco e real envido",
    words.TRUCO_E_FALTA_ENVIDO: "truco e falta envido",
    words.FLOR_E_TRUCO: "não há flor sem truco",
}
# What a call is worth when nothing was called before it; a falta is always told.
_USUAL: Final = {
    words.ENVIDO: 2, words.ENVIDO_ENVIDO: 4, words.REAL_ENVIDO: 3, words.ENVIDO_MINHA_FLOR: 2, words.FLOR: 0,
    words.CONTRA_FLOR: 0, words.CONTRA_FLOR_E_O_RESTO: 0, words.ACHICO: 0, words.TRUCO: 2, words.RETRUCO: 3,
    words.VALE_QUATRO: 4, words.ENVIDO_E_TRUCO: 2, words.REAL_ENVIDO_E_TRUCO: 3, words.TRUCO_E_ENVIDO: 2,
    words.TRUCO_E_REAL_ENVIDO: 3, words.FLOR_E_TRUCO: 0,
}  # fmt: skip
_FLORES: Final = (words.FLOR, words.CONTRA_FLOR, words.CONTRA_FLOR_E_O_RESTO, words.ACHICO)
_PARTS: Final = {words.OF_ENVIDO: "envido", words.OF_FLOR: "flor", words.OF_TRUCO: "truco", words.OF_BOTH: "tudo"}
_OTHER: Final = {words.OF_ENVIDO: "truco", words.OF_TRUCO: "envido"}
_LEAVES: Final = {words.PASS: "passa", words.PACK: "vai ao baralho", words.UNSEEN: "vai ao baralho sem mostrar"}
_SHRINKS: Final = "me achico com flor e "

_ALONE: Final[tuple[tuple[str, Action], ...]] = (
    ("é boa", acts.Declare(words.E_BOA)),
    *[(f"acusa {_CALLS[what]}", acts.Declare(what)) for what in _FLORES],
    *[(said, acts.Leave(how)) for how, said in _LEAVES.items()],
    ("não mato", acts.NaoMato()),
    ("confessa", acts.Admit()),
    ("entrega a volta", acts.GiveHandUp()),
    ("não abre nada", acts.Nothing()),
)
_TOLD: Final[dict[Action, str]] = {action: said for said, action in _ALONE}
_BARE: Final[dict[str, Action]] = {without_accents(said): action for said, action in _ALONE}
_CALLED: Final = {without_accents(said): call for call, said in _CALLS.items()}

_CALL: Final = re.compile(rf"(?P<call>[a-z -]+?)(?: (?P<value>[0-9]{{1,3}}))?(?P<down> {DOWN})?")
_ANSWER: Final = re.compile(
    rf"(?P<shrinking>{_SHRINKS})?(?:passo o (?P<passing>envido|truco) e )?(?P<no>nao )?quero "
    r"(?:o )?(?P<part>envido|flor|truco|tudo) (?P<value>[0-9]{1,3})(?: e (?P<raising>retruco|vale quatro))?"
)
# How the lei do jogo is answered at a table, and the one way it is written.
_LEI_WORDS: Final = (
    (re.compile(r"^com flor e nao quero tudo\b"), "passo o truco e quero o envido"),
    (re.compile(r"^com flor quero tudo\b"), "quero tudo"),
    (re.compile(r"\ba falta(?: envido)?\b"), "o envido"),
)
_ANSWERS: Final = re.compile(rf"(?:{_SHRINKS}|passo o )?(?:com flor (?:e )?)?(?:nao )?quero\b|deixa\b|passo\b")
_DEFER: Final = re.compile(r"deixa (?P<part>envido|flor|truco|tudo) (?P<value>[0-9]{1,3})")
_NUMBERED: Final[tuple[tuple[str, type[acts.Sing] | type[acts.AskFlor] | type[acts.LeiDoJogo]], ...]] = (
    ("canta", acts.Sing),
    ("pede flor a", acts.AskFlor),
    ("lei do jogo", acts.LeiDoJogo),
)
_VERBS: Final[dict[type[Action], str]] = {kind: verb for verb, kind in _NUMBERED}


def tell(action: Action) -> str:
    """An act of this game without its seat."""
    match action:
        case acts.PlayTwo():
            return f"joga {action.under_card} e {action.over_card}"
        case acts.Call():
            return _tell_call(action.call, action.value)
        case acts.CallDown():
            return f"{_tell_call(action.call, action.value)} {DOWN}"
        case acts.Quero():
            return _tell_quero(action)
        case acts.NaoQuero():
            return f"{_SHRINKS if action.shrinking else ''}não quero {_PARTS[action.part]} {action.value}"
        case acts.Defer():
            return f"deixa {_PARTS[action.part]} {action.value}"
        case acts.Sing() | acts.AskFlor() | acts.LeiDoJogo():
            return f"{_VERBS[type(action)]} {action.fields()[0]}"
        case Play():
            return f"joga {action.card}" + (f" {DOWN}" if action.down else "")
        case _:
            return _tell_other(action)


def _tell_other(action: Action) -> str:
    told = _TOLD.get(action) or tell_pack(action)
    if told is None:
        raise TypeError(f"{type(action).__name__} is no act of Truco Cego")
    return told


def hide(action: Action) -> str:
    """An act that holds a card face down, without its card."""
    assert isinstance(action, Play)
    return f"joga {HIDDEN} {DOWN}"


def _tell_call(call: str, value: int) -> str:
    return _CALLS[call] if _USUAL.get(call) == value else f"{_CALLS[call]} {value}"


def _tell_quero(action: acts.Quero) -> str:
    text = _SHRINKS if action.shrinking else ""
    if action.passing:
        text += f"passo o {_PARTS[action.passing]} e quero o {_OTHER[action.passing]} {action.value}"
    else:
        text += f"quero {_PARTS[action.part]} {action.value}"
    if action.raising:
        text += f" e {_raise_over(action.part, action.value)}"
    return text


def _raise_over(part: str, value: int) -> str:
    """What may be asked for at once by who accepts so much: one step more (CEGO-9.XVI.b-2)."""
    return "vale quatro" if part == words.OF_TRUCO and value > 2 else "retruco"


def read(text: str) -> Action | None:
    """The act in this text; accents are optional. `Unreadable` if it is none of this game."""
    plain = without_accents(text)
    if plain in _BARE:
        return _BARE[plain]
    if plain.startswith("joga ") and " e " in plain:
        under, _, over = plain.removeprefix("joga ").partition(" e ")
        return acts.PlayTwo(card_of(under), card_of(over))
    for verb, kind in _NUMBERED:
        if plain.startswith(f"{verb} "):
            return kind(number(verb, plain.removeprefix(f"{verb} ")))
    found = _read_answer(plain) or _read_call(plain)
    if found is None and _ANSWERS.match(plain):
        raise Unreadable("answer-form", text)
    if plain.partition(" ")[0] == "joga":
        return _read_play(text)
    found = found or read_pack(text)
    if found is None:
        raise Unreadable("no-verb", text)
    return found


def _read_play(text: str) -> Action | None:
    """A card that is played; nothing where it is hidden."""
    _, _, rest = text.partition(" ")
    card, _, how = rest.partition(" ")
    if how not in ("", DOWN):
        raise Unreadable("no-verb", rest)
    return None if card == HIDDEN and how else Play(card_of(card), bool(how))


def _read_answer(plain: str) -> Action | None:
    deferred = _DEFER.fullmatch(plain)
    if deferred is not None:
        return acts.Defer(_part(deferred["part"]), int(deferred["value"]))
    for said, means in _LEI_WORDS:
        plain = said.sub(means, plain)
    found = _ANSWER.fullmatch(plain)
    if found is None:
        return None
    value, passing, raising = int(found["value"]), found["passing"] or "", bool(found["raising"])
    if passing and (found["no"] or found["part"] != _OTHER[passing]):
        raise Unreadable("no-verb", plain)
    if found["no"]:
        if raising:
            raise Unreadable("no-verb", plain)
        return acts.NaoQuero(_part(found["part"]), value, bool(found["shrinking"]))
    part = words.OF_BOTH if passing else _part(found["part"])
    if raising and found["raising"] != _raise_over(part, value):
        raise Unreadable("raise-order", plain, _raise_over(part, value), "CEGO-9.XVI.b-2")
    return acts.Quero(part, value, raising, passing, bool(found["shrinking"]))


def _part(said: str) -> str:
    return next(part for part, name in _PARTS.items() if name == said)


def _read_call(plain: str) -> Action | None:
    found = _CALL.fullmatch(plain)
    call = None if found is None else _CALLED.get(found["call"])
    if found is None or call is None:
        return None
    if found["value"] is None and call not in _USUAL:
        raise Unreadable("no-number", found["call"], "")
    value = _USUAL[call] if found["value"] is None else int(found["value"])
    return acts.CallDown(call, value) if found["down"] else acts.Call(call, value)
