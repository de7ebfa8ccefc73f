"""What was said at a table of Truco Cego: typed or spoken words, turned into the act they are, or into nothing.

Rule 1: the words said first count, and of two ways to read them the longer one.
Rule 2: what is heard is not judged: whether the act may be done now is for the engine to say.
Rule 3: where the words are no act, the clause says why; where they are odd and count all the same, it says that too.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from carteado.game import Action, Seat, View
from carteado.games.cego.rules import acts, clauses, words
from carteado.games.cego.rules.pontos import SONGS
from carteado.games.cego.rules.views import CegoView
from carteado.games.cego.words import frases
from carteado.games.cego.words.ear import ASKS_FLOR, TRUCOS, Ear
from carteado.games.cego.words.numerals import first_number, plain
from carteado.words.face import Heard

FORBIDDEN: Final = {
    "quieto": "quero", "quietinho": "quero", "querido": "quero", "querinho": "quero", "turco": "truco", "trunfo": "truco",
    "truque": "truco", "truquinho": "truco", "trucozinho": "truco",
}  # fmt: skip
_ACCEPTS: Final = {"envido": "CEGO-9.VIII.h-3", "flor": clauses.CONTRA_WON, "lei": clauses.LEI_ANSWER}
_REFUSES: Final = {"flor": clauses.SHRUNK, "lei": clauses.LEI_ANSWER}
_ANSWERS: Final = ("envido", "truco", "flor", "lei")
_ABOUT_FLOR: Final = ("asks-flor", "admits")  # may be said by who is to sing, and are no song


def heard(
    text: str,
    view: CegoView,
    menu: Sequence[Action],
    *,
    seat: Seat | None = None,
    names: Sequence[str] = (),
    taken: bool = False,
) -> Heard:
    """What a seat (that of the view, unless another is named) says with these words.

    `menu` are its legal acts; the memo is the song of a speaker who put a number after the QUERO. With `taken` the other side
    took a forbidden word for the call it sounds like.
    """
    ear = Ear(view.seat if seat is None else seat, view.known, tuple(menu), names)
    said = plain(text)
    if not said:
        return Heard(why="nothing-said", clause="CEGO-9.VIII.h-1")
    found = frases.first(said)
    about_flor = found is not None and found.kind in _ABOUT_FLOR
    if ear.mesa.window == "song" and not about_flor and (ear.seat == ear.mesa.singer or found is None):
        return _sung(said)
    result = _odd(ear, said, taken) if found is None else _READ[found.kind](ear, found)
    return replace(result, said=" ".join(text.split())) if result.said == said else result


def _sung(said: str) -> Heard:
    """A song: the first number, unless the speaker gives in before any."""
    number = first_number(said)
    gives_in = frases.GIVES_IN.search(said)
    if gives_in is not None and (number is None or first_number(said[: gives_in.start()]) is None):
        return Heard(acts.NaoMato(), clauses.NAO_MATO)
    if number is None:
        return Heard(why="no-number", clause="CEGO-9.XIV-13", said=said)
    if number.value not in SONGS:
        return Heard(why="no-such-song", clause="CEGO-9.XIV-6", said=str(number.value))
    act = acts.Sing(number.value)
    if number.article:
        return Heard(act, "CEGO-9.XIV-11", "article", said=said)
    if number.more:
        return Heard(act, "CEGO-9.XIV-12" if number.value < min(SONGS[10:]) else "CEGO-9.VIII.j-1", "first-number", said=said)
    return Heard(act, clauses.SINGS)


def _quero(ear: Ear, said: frases.Frase) -> Heard:
    raise_to = said.part("raise")
    skips = bool(raise_to) and ear.mesa.window == "truco" and TRUCOS.index(raise_to) != ear.mesa.asked
    act = ear.quero(raising=bool(raise_to) and not skips)
    if act is None:
        return _nothing_asked(ear)
    if skips:
        return Heard(act, "CEGO-9.XVI.b-2", "skipped", said=said.text)
    if isinstance(act, acts.Quero) and act.part == words.OF_BOTH and frases.PART.search(said.text + said.rest):
        return Heard(act, "CEGO-9.VIII.i-3", "quero-first")
    number = None if ear.mesa.window == "truco" else first_number(said.rest)
    if number is not None and number.value in SONGS:
        return Heard(act, "CEGO-9.VIII.j-3", "held", memo=number.value)
    return Heard(act, _ACCEPTS.get(ear.mesa.window, clauses.TRUCO_QUERO))


def _nao_quero(ear: Ear, said: frases.Frase) -> Heard:
    act = ear.nao_quero()
    if isinstance(act, acts.NaoQuero) and act.part == words.OF_BOTH and frases.QUERO.search(said.rest):
        return Heard(act, "CEGO-9.VIII.i-2", "nao-quero-first")
    return Heard(act, _REFUSES.get(ear.mesa.window, "CEGO-9.VIII.h-3")) if act else _nothing_asked(ear)


def _nothing_asked(ear: Ear) -> Heard:
    """To a flor with a truco a bare answer says first that there is no flor against it; the truco is answered next."""
    if ear.flor_with_truco():
        return Heard(acts.Declare(words.E_BOA), "CEGO-9.XVI.m-3", "good-first")
    return Heard(why="nothing-to-answer", clause="CEGO-9.VIII.h-3")


def _part(ear: Ear, said: frases.Frase) -> Heard:
    """Passing one half of two proposals and accepting the other; "first" and "second" go by the order they were said in."""
    halves = (words.OF_TRUCO, words.OF_ENVIDO) if ear.mesa.double == "truco-first" else (words.OF_ENVIDO, words.OF_TRUCO)
    ordinals = {"primeiro": halves[0], "segundo": halves[1]}
    passed, kept = (ordinals.get(half, half) for half in (said.part("no"), said.part("yes")))
    if passed == kept:
        return Heard(why="same-half", clause="CEGO-9.VIII.i-2", said=said.text)
    act = ear.quero(raising=bool(said.part("raise")), passing=passed)
    return Heard(act, "CEGO-9.XVI.l-8" if ear.mesa.window == "lei" else "CEGO-9.VIII.i-2", "" if act else "nothing-to-answer")


def _with_flor(ear: Ear, said: frases.Frase) -> Heard:
    """ "Com flor quero", "com flor e não quero": answers to the lei do jogo."""
    refuses = bool(said.part("no"))
    act = ear.quero(passing=words.OF_TRUCO) if refuses else ear.quero(raising=bool(said.part("raise")))
    clause = clauses.LEI_FLOR_NO_TRUCO if refuses else clauses.LEI_FLOR_QUERO
    return Heard(act, clause, "" if act else "nothing-to-answer")


def _shrinks(ear: Ear, said: frases.Frase) -> Heard:
    then = said.part("then")
    if frases.DOWN.search(said.rest):
        return _called(ear, replace(said, call=words.ACHICO))
    if ear.mesa.window == "lei":
        if not then:
            return Heard(why="not-an-answer", clause=clauses.LEI_SHRINK_QUERO, said=said.text)
        refuses = then.startswith("nao")
        act = ear.nao_quero(shrinking=True) if refuses else ear.quero(raising="retruco" in then, shrinking=True)
        clause = clauses.LEI_SHRINK_NO_TRUCO if refuses else clauses.LEI_SHRINK_QUERO
        return Heard(act, clause, "" if act else "nothing-to-answer")
    if ear.mesa.window == "flor":
        act = ear.nao_quero(shrinking=True)
        return Heard(act, clauses.SHRUNK, "" if act else "nothing-to-answer")
    return Heard(ear.call(words.ACHICO), clauses.CALLS[words.ACHICO])


def _called(ear: Ear, said: frases.Frase) -> Heard:
    call = said.call
    if frases.DOWN.search(said.rest):
        found = [act for act in ear.menu if isinstance(act, acts.CallDown) and act.call == call]
        return Heard(found[0] if found else acts.CallDown(call), clauses.FACE_DOWN)
    if call in (words.RETRUCO, words.VALE_QUATRO) and ear.truco_pending():
        return Heard(why="no-quero", clause="CEGO-9.VIII.h-7", said=said.text)
    if call in (words.ENVIDO, words.ENVIDO_ENVIDO):
        return _envido(ear, said)
    if call == words.ENVIDO_MINHA_FLOR:
        offered = any(isinstance(act, acts.Call) and act.call == call for act in ear.menu)
        return Heard(ear.call(call if offered else words.ENVIDO), clauses.CALLS[call], "flor-lost")
    return Heard(ear.call(call), said.clause or clauses.CALLS[call], said.why)


def _envido(ear: Ear, said: frases.Frase) -> Heard:
    """Over an envido a plain one is an envido-envido, and as an opening envido-envido is a plain one."""
    again = ear.mesa.window == "envido" and bool(ear.mesa.chain) and ear.mesa.chain[-1] != words.REAL_ENVIDO
    call = words.ENVIDO_ENVIDO if again else words.ENVIDO
    if said.clause:
        return Heard(ear.call(call), said.clause, said.why, said=said.text)
    if call != said.call:
        return Heard(ear.call(call), "S-CEGO-11", "again" if again else "plain-envido", said=said.text)
    return Heard(ear.call(call), clauses.CALLS[call])


def _asks_flor(ear: Ear, said: frases.Frase) -> Heard:
    asked = [act for act in ear.menu if isinstance(act, acts.AskFlor)]
    whom = said.part("whom").split()
    named = [seat for seat, name in enumerate(ear.names) if plain(name) and plain(name) == " ".join(whom)]
    numbered = [int(word) for word in whom[:1] if word.isdecimal() and len(word) == 1]
    seats = named or numbered or ([act.seat for act in asked] if len(asked) == 1 and not whom else [])
    if len(seats) != 1:
        return Heard(why="whom", clause=clauses.ASKED_FLOR)
    return Heard(acts.AskFlor(seats[0]), clauses.ASKED_FLOR)


def _is_good(ear: Ear, said: frases.Frase) -> Heard:
    if ear.mesa.window in ASKS_FLOR:
        return Heard(acts.Declare(words.E_BOA), clauses.CALLS[words.E_BOA])
    return _unclear(ear, said.text)


def _lei(ear: Ear, _: frases.Frase) -> Heard:
    return Heard(ear.any_of(acts.LeiDoJogo) or acts.LeiDoJogo(ear.mesa.falta), clauses.LEI)


def _defers(ear: Ear, said: frases.Frase) -> Heard:
    act = ear.any_of(acts.Defer)
    return Heard(act, "CEGO-9.VIII.h-5") if act else _unclear(ear, said.text)


def _nothing(ear: Ear, said: frases.Frase) -> Heard:
    act = ear.any_of(acts.Nothing)
    return Heard(act, "CEGO-9.VIII.k-2") if act else _unclear(ear, said.text)


_READ: Final[dict[str, Callable[[Ear, frases.Frase], Heard]]] = {
    "call": _called,
    "quero": _quero,
    "nao-quero": _nao_quero,
    "part": _part,
    "half": lambda ear, said: _unclear(ear, said.text),
    "with-flor": _with_flor,
    "shrinks": _shrinks,
    "asks-flor": _asks_flor,
    "is-good": _is_good,
    "lei": _lei,
    "defers": _defers,
    "nothing": _nothing,
    "passes": lambda _ear, _said: Heard(acts.Leave(words.PASS), clauses.PASSED),
    "to-pack": lambda _ear, _said: Heard(acts.Leave(words.PACK), clauses.TO_PACK),
    "unseen": lambda _ear, _said: Heard(acts.Leave(words.UNSEEN), clauses.TO_PACK),
    "together": lambda _ear, _said: Heard(acts.GiveHandUp(), clauses.TOGETHER),
    "admits": lambda _ear, _said: Heard(acts.Admit(), clauses.ADMITTED),
    "nao-mato": lambda _ear, _said: Heard(acts.NaoMato(), clauses.NAO_MATO),
}


def _odd(ear: Ear, said: str, taken: bool) -> Heard:
    """Words that sound like a call and are none, or count only by a clause of their own."""
    for word in said.split():
        if word in FORBIDDEN:
            return _forbidden(ear, word, taken)
        if word.startswith("flor"):
            return _florish(ear, word)
    if "real" in said.split():
        return Heard(why="real-alone", clause="CEGO-9.XV.b-6", said=said)
    if "falta" in said.split():
        return Heard(why="falta-alone", clause="CEGO-9.XV-0", said=said)
    return _unclear(ear, said)


def _forbidden(ear: Ear, word: str, taken: bool) -> Heard:
    meant = ear.quero() if FORBIDDEN[word] == "quero" else ear.call(words.TRUCO)
    if taken and meant is not None:
        return Heard(meant, "CEGO-9.VIII.h-9", "taken", said=word)
    return Heard(why="forbidden", clause="CEGO-9.VIII.h-8", meant=meant, said=word)


def _florish(ear: Ear, word: str) -> Heard:
    has_flor = ear.has_flor()
    if has_flor is None:
        return _unclear(ear, word)
    if has_flor:
        return Heard(why="not-sung", clause="CEGO-9.VIII.h-10", said=word)
    return Heard(ear.call(words.FLOR), "CEGO-9.VIII.h-11", "false-flor", said=word)


def _unclear(ear: Ear, said: str) -> Heard:
    if ear.mesa.window in _ANSWERS and any(isinstance(act, acts.NaoQuero) for act in ear.menu):
        return Heard(why="not-an-answer", clause="CEGO-9.VIII.h-3", said=said)
    if ear.mesa.window in ASKS_FLOR and any(isinstance(act, acts.Declare) for act in ear.menu):
        return Heard(why="flor-or-not", clause=clauses.CALLS[words.E_BOA], said=said)
    return Heard(why="not-understood", clause="CEGO-9.VIII.h-1", said=said)


def at_table(text: str, view: View, menu: Sequence[Action], seat: Seat, names: Sequence[str]) -> Heard:
    """What a seat says with these words at a table whose view it has."""
    if not isinstance(view, CegoView):
        raise TypeError(f"no words of Truco Cego are heard with a {type(view).__name__}")
    return heard(text, view, menu, seat=seat, names=names)
