"""What happens on the day, as a roteiro writes it: calls, chairs, sheets, signatures, complaints, lists to tick."""

import re
from collections.abc import Mapping
from typing import Final, Literal

from carteado.tournament import entries as log
from carteado.tournament.entries import AnyEntry
from carteado.tournament.roteiro import names
from carteado.tournament.roteiro.parts import Act, Acting
from carteado.tournament.roteiro.text import Line, RoteiroError, before_colon, key
from carteado.tournament.state import plain
from carteado.tournament.torneio import Torneio


def _call(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    text, _, table = line.rest.partition(" mesa ")
    jogo, _, known = names.met(event.state, line.number, text)
    return [log.JogoCalled(jogo=jogo.id, sides=known, table=_number(line, table))]


def _start(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`inicia g7` or `inicia Ipê x Jerivá: x y z / u v w`."""
    head, _, seated = line.rest.partition(":")
    jogo, turned, known = names.met(event.state, line.number, head)
    lineups = tuple([_people(part) for part in seated.split("/")]) if seated.strip() else ()
    return [log.JogoStarted(jogo=jogo.id, sides=known, lineups=tuple(reversed(lineups)) if turned else lineups)]


def _people(text: str) -> tuple[str, ...]:
    return tuple([name.strip() for name in re.split(r",|\s{2,}" if "," in text else r"\s+", text.strip()) if name.strip()])


def _schedule(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(.+?)\s+mesa\s+(\d{1,4})", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a table is given by `marca q1 mesa 3`")
    jogo, _ = names.jogo(event.state, line.number, found[1])
    return [log.JogoScheduled(jogo=jogo.id, table=int(found[2]))]


def _judge(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, rest = before_colon(line.number, line.rest, "juiz g7: João [objeções Ipê Jerivá]")
    jogo, _, _ = names.met(event.state, line.number, head)
    judge, *objections = re.split(r"\s+obje(?:ç|c)(?:ões|oes|ão|ao)\s+", rest)
    against = names.entries(event.state, line.number, objections[0]) if objections else ()
    return [log.JudgeAssigned(jogo=jogo.id, judge=judge, objections=against)]


def _suspend(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, _, why = line.rest.partition(":")
    jogo, _, _ = names.met(event.state, line.number, head)
    return [log.JogoSuspended(jogo=jogo.id, why=why.strip())]


def _resume(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    jogo, _, _ = names.met(event.state, line.number, line.rest)
    return [log.JogoResumed(jogo=jogo.id)]


def _substitute(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"([^:]+):\s*(.+?)\s+por\s+(.+)", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a substitution is written `substitui g7 de Ipê: c por r`")
    jogo, entry = names.side_of(event.state, line.number, found[1])
    return [log.Substituted(jogo=jogo.id, entry=entry, leaves=found[2].strip(), enters=found[3].strip())]


def _rotate(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, order = before_colon(line.number, line.rest, "rodízio g7 de Ipê: y z x")
    jogo, entry = names.side_of(event.state, line.number, head)
    return [log.TestasRotated(jogo=jogo.id, entry=entry, order=_people(order))]


def _seats(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(.+?)\s*:\s*escolhe\s+(.+?)(?:\s+(\d)\s+(\d))?", line.rest)
    if found is None:
        raise RoteiroError(line.number, "chairs are chosen by `lugares g7: escolhe P [3 2]`")
    jogo, _, _ = names.met(event.state, line.number, found[1])
    chosen = names.the_entry(event.state, found[2])
    return [log.SeatsChosen(jogo=jogo.id, chosen=chosen, odds=int(found[3] or 0), evens=int(found[4] or 0))]


def _sign(event: Torneio, line: Line, by: Acting) -> list[AnyEntry]:
    """`assina q1 [por PIN]: A1 um, A1 dois`, `assina q1: Ipê` for its captain, `assina q1: coordenador`."""
    head, rest = before_colon(line.number, line.rest, "assina q1: Ana, Beto")
    text, _, pin = head.partition(" por ")
    how: Literal["pin", "paper"] = "pin" if key(pin.strip()) == "pin" else "paper"
    jogo, _, known = names.met(event.state, line.number, text)
    via = jogo.sumula.via.number
    made: list[AnyEntry] = []
    for name in [one.strip() for one in rest.split(",") if one.strip()]:
        if key(name) in ("coordenador", "coordenadora"):
            made.append(log.SumulaSigned(jogo=jogo.id, via=via, person=by.name or name, how=how))
            continue
        entry = names.entry(event.state, name)
        people = [(side, one) for side in known if side for one in event.state.entries[side].people]
        found = next(((side, one.name) for side, one in people if plain(one.name) == plain(name)), None)
        captain = next((one.name for side, one in people if side == entry and one.capataz), name)
        side, person = found or (entry, captain)
        if not side:
            names.the_entry(event.state, name)
        made.append(log.SumulaSigned(jogo=jogo.id, via=via, entry=side, person=person, how=how))
    return made


def _homologate(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    jogo, _, _ = names.met(event.state, line.number, line.rest)
    return [log.Homologated(jogo=jogo.id)]


def _receive(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    jogo, _, _ = names.met(event.state, line.number, line.rest)
    return [log.SumulaReceived(jogo=jogo.id)]


def _copy(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, why = before_colon(line.number, line.rest, "via q1: molhou")
    jogo, _, _ = names.met(event.state, line.number, head)
    return [log.SumulaIssued(jogo=jogo.id, via=jogo.sumula.via.number + 1, why=why)]


def _observe(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, text = before_colon(line.number, line.rest, "observa q1: mão 7 anulada")
    jogo, _, _ = names.met(event.state, line.number, head)
    return [log.Observed(jogo=jogo.id, text=text)]


def _contest(event: Torneio, line: Line, by: Acting) -> list[AnyEntry]:
    head, _, why = line.rest.partition(":")
    jogo, _, _ = names.met(event.state, line.number, head)
    return [log.Contested(jogo=jogo.id, entry=by.entry, why=why.strip())]


def _settle(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, _, why = line.rest.partition(":")
    jogo, _, _ = names.met(event.state, line.number, head)
    return [log.ContestSettled(jogo=jogo.id, why=why.strip())]


def _complain(event: Torneio, line: Line, by: Acting) -> list[AnyEntry]:
    """`reclama g7 de Ipê: texto`, `reclama g7 de Ipê por Ana: texto`, `reclama confirma 1`."""
    confirmed = re.fullmatch(r"confirma\s+(\d{1,5})", line.rest)
    if confirmed is not None:
        return [log.ComplaintConfirmed(number=int(confirmed[1]))]
    found = re.fullmatch(r"([^:]+?)(?:\s+por\s+([^:]+?))?\s*:\s*(.+)", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a complaint is written `reclama g7 de Ipê: texto`")
    jogo, entry = names.side_of(event.state, line.number, found[1])
    return [log.ComplaintMade(jogo=jogo.id, entry=entry, text=found[3], person=found[2] or by.name)]


def _tick(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`confere FEN-27pu [q1] [mal]`."""
    found = re.fullmatch(r"(\S+)(?:\s+(.+?))??(\s+mal)?", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a list is ticked by `confere FEN-27pu q1`")
    jogo = names.met(event.state, line.number, found[2])[0].id if found[2] else ""
    return [log.ChecklistTicked(clause=found[1], jogo=jogo, well=not found[3])]


def _present(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [log.CheckedIn(entry=one) for one in names.entries(event.state, line.number, line.rest)]


def _away(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [log.CheckedIn(entry=one, present=False) for one in names.entries(event.state, line.number, line.rest)]


def _pay(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [log.FeeMarked(entry=one, state="paid") for one in names.entries(event.state, line.number, line.rest)]


def _announce(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [log.Announced(text=line.rest)]


def _number(line: Line, text: str) -> int:
    if text.strip() and not re.fullmatch(r"[0-9]{1,4}", text.strip()):
        raise RoteiroError(line.number, f"{text.strip()!r} is no table")
    return int(text) if text.strip() else 0


ACTS: Final[Mapping[str, Act]] = {
    "chama": _call,
    "inicia": _start,
    "marca": _schedule,
    "juiz": _judge,
    "suspende": _suspend,
    "retoma": _resume,
    "substitui": _substitute,
    "rodizio": _rotate,
    "lugares": _seats,
    "assina": _sign,
    "homologa": _homologate,
    "recebe": _receive,
    "via": _copy,
    "observa": _observe,
    "contesta": _contest,
    "resolve": _settle,
    "reclama": _complain,
    "confere": _tick,
    "presente": _present,
    "presentes": _present,
    "ausente": _away,
    "paga": _pay,
    "avisa": _announce,
}
