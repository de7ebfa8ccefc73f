"""`carteado verify` of an event: every draw derived again from its seed and the words that were said."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from carteado.cli.language import unreadable
from carteado.cli.records import ROTEIRO
from carteado.cli.tournament.folder import LOG, BadFolder, event
from carteado.tournament import verifying
from carteado.tournament.roteiro import RoteiroError, run
from carteado.tournament.state import Draw
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from carteado.words.event import name_of
from carteado.words.people import and_last


@dataclass
class Drawn:
    """The draws of one event, in words and for programs; `fault` is why it cannot be read."""

    path: Path
    lines: list[str]
    told: list[dict[str, Any]]
    holds: bool = True
    fault: str = ""


def is_event(path: Path) -> bool:
    """Whether this is an event: its folder, its log, or a roteiro."""
    return path.suffix == ROTEIRO or path.name == LOG or (path / LOG).is_file()


def drawn(words: Words, path: Path) -> Drawn:
    """Every draw of the event, and whether it follows from what was said aloud."""
    try:
        torneio = _read(path)
    except BadFolder as bad:
        return Drawn(path, [], [], False, words.say("O registro em {path} foi alterado: a linha {line} não segue a anterior.",
                                                    path=path, line=bad.line))  # fmt: skip
    except (RoteiroError, UnicodeDecodeError) as error:
        return Drawn(path, [], [], False, f"{path}: {error}")
    except OSError as error:
        return Drawn(path, [], [], False, unreadable(words, path, error))
    state, found = torneio.state, Drawn(path, [], [])
    draws = {one.number: one for one in state.draws}
    for one in verifying.draws(torneio):
        held = draws.get(one.number)
        names = [name_of(state)(entry) for entry in held.order] if held else []
        found.lines.append(_line(words, one, names, held))
        found.told.append({"line": one.number, "method": one.method, "holds": one.holds, "order": names})
        found.holds = found.holds and one.holds
    return found


def _read(path: Path) -> Torneio:
    if path.suffix == ROTEIRO:
        return run(path.read_text(encoding="utf-8")).event
    return event(path.parent if path.name == LOG else path)


def _line(words: Words, one: verifying.Derived, names: list[str], held: Draw | None) -> str:
    seen = held.witnesses if held else ()
    facts = {"n": one.number, "order": ", ".join(names) or "—"}
    by = f" ({and_last(words, seen)})" if seen else ""
    if not one.holds:
        return words.say("Linha {n}: {order}. NÃO CONFERE com a semente.", **facts)
    if one.method == "hand":
        return words.say("Linha {n}: {order}. Feito à mão{by}.", by=by, **facts)
    return words.say("Linha {n}: {order}. Confere com a semente e as palavras{by}.", by=by, **facts)
