"""An event whose people are shown by their initials: the names are gone before anything is told of them.

Rule 1: the state itself is renamed, so that every sentence made of it is; what people wrote freely is searched for their names.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from typing import Any, Final, TypeVar

import msgspec

from carteado.reading import is_list, is_object, is_tuple
from carteado.server.events.log import Kept
from carteado.tournament.state import Entered, State, plain
from carteado.tournament.tables import forget
from carteado.tournament.torneio import Torneio

T = TypeVar("T")
SMALL: Final = frozenset(("da", "das", "de", "do", "dos", "e"))
SHORTEST: Final = 2  # letters of a name that is searched for


def initials(name: str) -> str:
    """`Ana Lima da Silva` is `A. L. S.`."""
    return " ".join([f"{word[0]}." for word in name.split() if plain(word) not in SMALL]) or "?"


def nameless(kept: Kept) -> Kept:
    """The event with initials in the place of names."""
    torneio = kept.torneio
    state = torneio.state.copy()
    known = _known(state)
    state.entries = {number: _entered(one, known) for number, one in state.entries.items()}
    state.jogos = {name: _renamed(jogo, known) for name, jogo in state.jogos.items()}
    state.draws = [replace(draw, witnesses=tuple(map(initials, draw.witnesses))) for draw in state.draws]
    forget(state)
    return replace(kept, torneio=Torneio(torneio.log, state))


def hushed(kept: Kept, told: T) -> T:
    """What was told of it, without the names that somebody wrote into a text."""
    known = _known(kept.torneio.state)
    texts = {name: short for name, short in known.items() if len(name) >= SHORTEST}
    if not texts:
        return told
    pattern = re.compile("|".join([rf"(?<!\w){re.escape(name)}(?!\w)" for name in sorted(texts, key=len, reverse=True)]))

    def short(text: str) -> str:
        return pattern.sub(lambda found: texts[found[0]], text)

    made: T = msgspec.convert(_searched(msgspec.to_builtins(told), short), type(told))
    return made


def _known(state: State) -> dict[str, str]:
    """Every name of a person, and what is shown of it; the judges are people, too."""
    names = [person.name for one in state.entries.values() for person in one.people]
    names += [jogo.judge for jogo in state.jogos.values() if jogo.judge]
    return {name: initials(name) for name in names}


def _entered(one: Entered, known: Mapping[str, str]) -> Entered:
    """Who is told apart by initials keeps them; two of one entry who are not are numbered. A name made of names goes, too."""
    people, seen = list[Any](), dict[str, int]()
    for person in one.people:
        short = known[person.name]
        seen[short] = seen.get(short, 0) + 1
        people.append(replace(person, name=short if seen[short] == 1 else f"{short} ({seen[short]})"))
    words = {plain(word) for person in one.people for word in person.name.split() if len(word) > SHORTEST}
    named = bool(words & {plain(word) for word in re.findall(r"\w+", one.name)})
    name = f"{' / '.join([person.name for person in people])} ({one.number})" if named else one.name
    return replace(one, name=name, people=tuple(people))


def _renamed(value: Any, known: Mapping[str, str]) -> Any:
    """The same with every text that is a name of somebody in initials."""
    if isinstance(value, str):
        return known.get(value, value)
    if is_tuple(value):
        return tuple([_renamed(one, known) for one in value])
    if is_dataclass(value) and not isinstance(value, type):
        return replace(value, **{one.name: _renamed(getattr(value, one.name), known) for one in fields(value)})
    return value


def _searched(value: Any, change: Callable[[str], str]) -> Any:
    if isinstance(value, str):
        return change(value)
    if is_list(value):
        return [_searched(one, change) for one in value]
    return {key: _searched(one, change) for key, one in value.items()} if is_object(value) else value
