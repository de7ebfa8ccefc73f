"""What the acts of a roteiro come to: entries of the log, by keyword.

Rule 1: an act that names somebody who is not there becomes the refusal it would be at the desk, so that it can be expected.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from carteado.game import Reason
from carteado.tournament import entries as log
from carteado.tournament.checks.tabling import extra_sets
from carteado.tournament.entries import AnyEntry
from carteado.tournament.penalties import Effect
from carteado.tournament.roteiro import day, names
from carteado.tournament.roteiro.drawing import drawing, pairing, seeds_first
from carteado.tournament.roteiro.parts import Act, Acting
from carteado.tournament.roteiro.people import entry_made
from carteado.tournament.roteiro.text import Line, RoteiroError, before_colon, key, tokens
from carteado.tournament.rows import is_told
from carteado.tournament.swissing import ALWAYS, STRICTLY
from carteado.tournament.templates import KNOCKOUT, knockout
from carteado.tournament.torneio import Refused, Torneio

_NUMBER: Final = re.compile(r"[0-9]{1,6}")


IN_A_JOGO: Final[tuple[Effect, ...]] = ("jogo", "partida", "hand", "warning", "out")
OUT: Final[tuple[Effect, ...]] = ("out",)
PERSON: Final[tuple[Effect, ...]] = ("person",)
StageKind = Literal["groups", "swiss", "knockout"]
KINDS: Final[Mapping[str, StageKind]] = {
    "grupos": "groups",
    "suico": "swiss",
    "eliminatoria": "knockout",
    "repescagem": "knockout",
}


def _option(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    name, equals, value = line.rest.partition("=")
    if not equals:
        raise RoteiroError(line.number, "an option is written `opção averageScope=all`")
    return [log.OptionSet(key=name.strip(), value=value.strip())]


def _override(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"([\w.]+)\s*=\s*(\S+)(?:\s+(.+))?", line.rest)
    if found is None:
        raise RoteiroError(line.number, 'the General Regulation is written `geral woLeague=2 "art. 12"`')
    return [log.OverrideSet(key=found[1], value=found[2], source=(found[3] or "").strip('" ') or "Regulamento Geral")]


def _tables(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    words = line.rest.split()
    if not words or not all(_NUMBER.fullmatch(word) for word in words if key(word) not in ("fechada", "fechadas")):
        raise RoteiroError(line.number, "tables are written `mesas 6` or `mesas 6 fechadas 3`")
    numbers = [int(word) for word in words if _NUMBER.fullmatch(word)]
    return [log.TablesSet(tables=numbers[0], closed=tuple(numbers[1:]))]


def _commission(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, people = before_colon(line.number, line.rest, "comissão organizadora: Ana / Beto / Caio")
    return [
        log.CommissionNamed(
            kind=key(head) or "organizadora", people=tuple(name.strip() for name in people.split("/") if name.strip())
        )
    ]


def _enter(_event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [entry_made(line)]


def _change(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    made = entry_made(line)
    before = event.state.entries[names.the_entry(event.state, made.name)]
    people = made.people or before.people
    return [
        log.EntryChanged(
            entry=before.number, name=before.name, entity=made.entity or before.entity, category=made.category, people=people
        )
    ]


def _close(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`encerra inscrições [sem X Y]`, or `encerra` alone for the event."""
    if key(line.rest).startswith("inscricoes"):
        left_out = line.rest.partition(" sem ")[2]
        return [log.EntriesClosed(left_out=names.entries(event.state, line.number, left_out) if left_out else ())]
    return [log.EventEnded()]


def _reopen(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    if key(line.rest).startswith("inscricoes"):
        return [log.EntriesReopened(why=line.rest.partition(" ")[2].strip() or "-")]
    head, why = before_colon(line.number, line.rest, "reabre grupos q1 q2: motivo")
    if not head:
        raise RoteiroError(line.number, "a stage is opened again by `reabre grupos q1 q2: motivo`")
    stage, *jogos = head.split()
    return [log.StageReopened(stage=names.stage(event.state, stage), why=why, jogos=tuple(jogos))]


def _group(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, rest = before_colon(line.number, line.rest, "grupo A: A1 A2 A3 A4")
    words = tokens(head)
    if not words:
        raise RoteiroError(line.number, "a group has a name: `grupo A: A1 A2`")
    stage = names.stage(event.state, words[2]) if len(words) > 2 and key(words[1]) in ("fase", "em") else "grupos"
    legs = int(words[-2]) if len(words) > 2 and key(words[-1]) == "turnos" and _NUMBER.fullmatch(words[-2]) else 1
    return [log.GroupSet(stage=stage, group=words[0], slots=names.slots(event.state, line.number, rest), legs=legs)]


def _stage_set(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`fase S suíço 3 rodadas [melhor de 3]: …`, `fase ouro eliminatória melhor de 5`."""
    head, colon, rest = line.rest.partition(":")
    found = re.fullmatch(
        r"(\S+)\s+(\S+)(?:\s+(\d+)\s+rodadas?)?(?:\s+melhor\s+de\s+(\d+))?(?:\s+at[eé]\s+(\d+))?(?:\s+(repescagem))?"
        r"(?:\s+entidades\s+(sempre|livres|\d{1,3}))?",
        head.strip(),
    )
    kind = KINDS.get(key(found[2])) if found else None
    if found is None or kind is None:
        raise RoteiroError(line.number, "a stage is written `fase S suíço 3 rodadas melhor de 3: A B C D`")
    repescagem = key(found[2]) == "repescagem" or bool(found[6])
    made: list[AnyEntry] = [
        log.StageSet(
            stage=found[1], kind=kind, best_of=int(found[4] or 0), target=int(found[5] or 0), rounds=int(found[3] or 0),
            repescagem=repescagem, apart=_apart(found[7]),
        )
    ]  # fmt: skip
    if colon and kind == "swiss":
        made.append(log.GroupSet(stage=found[1], group=found[1], slots=names.slots(event.state, line.number, rest)))
    return made


def _apart(told: str | None) -> int:
    """How long an entity is kept apart: as far as it goes, always, never, or for so many rounds."""
    if told is None:
        return ALWAYS
    return {"sempre": STRICTLY, "livres": 0}.get(told) or int(told if told.isdecimal() else 0)


def _join(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`entra S: F`: late into a stage that is paired round by round."""
    head, rest = before_colon(line.number, line.rest, "entra S: F")
    stage = names.stage(event.state, head)
    group = next((one for one in event.state.groups.values() if one.stage == stage), None)
    if group is None:
        raise Refused(Reason("no-stage", "", (head[:80],)))
    slots = (*group.slots, *names.slots(event.state, line.number, rest))
    return [log.GroupSet(stage=group.stage, group=group.name, slots=slots)]


def _slot(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(\S+)\s*=\s*(\d{1,4})\s+(?:entre|de)\s+(.+)", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a slot is written `vaga x1 = 1 entre 3A 3B 2C 2D`")
    return [log.SlotSet(slot=found[1], place=int(found[2]), among=names.slots(event.state, line.number, found[3]))]


def _jogo(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, rest = before_colon(line.number, line.rest, "jogo q1 melhor de 5: s1 x x2")
    found = re.fullmatch(
        r"(\S+)(?:\s+(?:na\s+)?fase\s+(\S+))?(?:\s+melhor\s+de\s+(\d+))?(?:\s+at[eé]\s+(\d+))?(?:\s+(terceiro))?", head
    )
    both = names.faces(rest)
    if found is None or both is None:
        raise RoteiroError(line.number, "a jogo is written `jogo q1 melhor de 5: s1 x x2`")
    slots = tuple(names.slot_text(event.state, line.number, word) for word in both)
    stage = names.stage(event.state, found[2]) if found[2] else "eliminatória"
    third = bool(found[5]) or key(found[1]) in ("terceiro", "3o")
    return [
        log.JogoSet(jogo=found[1], slots=slots, stage=stage, best_of=int(found[3] or 0), target=int(found[4] or 0), third=third)
    ]


def _result(event: Torneio, line: Line, by: Acting) -> list[AnyEntry]:
    head, rest = before_colon(line.number, line.rest, "resultado A1 x A2: 12-9 10-12 12-8")
    jogo, turned, known = names.met(event.state, line.number, head)
    rows = names.scores(line.number, rest, turned)
    source: log.Source = "device" if by.role in ("athlete", "capataz", "judge") else "paper"
    whole = len(rows) > len(jogo.rows) and all(map(is_told, jogo.rows, rows))
    return [log.RowsTaken(jogo=jogo.id, sides=known, rows=rows, source=source, whole=whole)]


def _partial(event: Torneio, line: Line, by: Acting) -> list[AnyEntry]:
    """Partidas that are over; the last may still be in play: `parcial A x B: 24-16 10-8`."""
    made = _result(event, line, by)[0]
    assert isinstance(made, log.RowsTaken)
    jogo = event.state.jogos[made.jogo]
    last = made.rows[-1] if made.rows else ()
    if last and jogo.format.target and max(last) < jogo.format.target:
        made = replace(made, rows=made.rows[:-1], running=last)
    return [replace(made, whole=False if not jogo.rows else made.whole)]


def _walkover(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(.+?)\s+ausentes?(?:\s+(.+?))?(?:\s+partida\s+(\d{1,2}))?", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a walkover is written `wo B3 x B4 ausente B4 [partida 1]` or `wo X x Y ausentes`")
    jogo, _, known = names.met(event.state, line.number, found[1])
    absent = (names.the_entry(event.state, found[2]),) if found[2] else known
    return [log.WalkoverGiven(jogo=jogo.id, sides=known, absent=absent, partida=int(found[3] or 0))]


def _sanction(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(
        r"(?:(.+?)\s+)?contra\s+(.+?)\s+([^\s:]+)(?:\s+placar\s+(\d{1,5})-(\d{1,5}))?(?:\s*:\s*(.+))?", line.rest
    )
    if found is None:
        raise RoteiroError(line.number, "a sanction is written `pena q1 contra B3 FEN-28pu-d`")
    against = names.the_entry(event.state, found[2])
    clause = event.state.preset_of.meant(found[3], IN_A_JOGO if found[1] else OUT)
    if not found[1]:
        return [log.SanctionGiven(jogo="", sides=(), against=against, clause=clause, why=found[6] or "")]
    jogo, turned, known = names.met(event.state, line.number, found[1])
    score = (int(found[4]), int(found[5])) if found[4] else ()
    return [
        log.SanctionGiven(
            jogo=jogo.id, sides=known, against=against, clause=clause, why=found[6] or "",
            partida=len(jogo.rows) + 1, score=tuple(reversed(score)) if turned else score,
        )
    ]  # fmt: skip


def _disqualify(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    head, _, why = line.rest.partition(":")
    name, _, clause = head.strip().rpartition(" ")
    if names.entry(event.state, head):
        name, clause = head, ""
    if not name:
        raise RoteiroError(line.number, "a disqualification is written `desclassifica B3 FEN-36`")
    meant = event.state.preset_of.meant(clause, OUT)
    return [log.Disqualified(against=names.the_entry(event.state, name), clause=meant, why=why.strip())]


def _exclude(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(.+?)\s*:\s*(.+?)\s+([^\s:]+-[^\s:]+)(?:\s+entra\s+(.+))?", line.rest)
    if found is None:
        raise RoteiroError(line.number, "a player is excluded by `exclui Ipê: c CEGO-6.VI-1 [entra r]`")
    against = names.the_entry(event.state, found[1])
    clause = event.state.preset_of.meant(found[3], PERSON)
    return [log.PersonExcluded(against=against, person=found[2], clause=clause, instead=found[4] or "")]


def _withdraw(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    name, _, why = line.rest.partition(":")
    return [log.EntryWithdrawn(entry=names.the_entry(event.state, name), why=why.strip())]


def _bar(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    name, _, why = line.rest.partition(":")
    return [log.EntryBarred(entry=names.the_entry(event.state, name), why=why.strip())]


def _time(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    found = re.fullmatch(r"(.+?)(?:\s+(cera|vence)\s+(.+))?", line.rest)
    if found is None:
        raise RoteiroError(line.number, "the end of time is written `tempo g7` or `tempo g7 cera Ipê`")
    jogo, _, known = names.met(event.state, line.number, found[1])
    named = names.the_entry(event.state, found[3]) if found[2] else 0
    stalling, winner = (named, 0) if found[2] == "cera" else (0, named)
    return [log.TimeCalled(jogo=jogo.id, sides=known, stalling=stalling, winner=winner)]


def _rule(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`decide q1 12-9 12-10: motivo`, `decide q1 vence B3: motivo`, `decide: motivo`."""
    head, why = before_colon(line.number, line.after, "decide q1 12-9 12-10: motivo")
    if not head:
        return [log.Ruled(why=why)]
    found = re.fullmatch(r"(.+?)(?:\s+vence\s+(.+)|((?:\s+\d+-\d+)+))", head)
    if found is None:
        raise RoteiroError(line.number, "a ruling is written `decide q1 12-9 12-10: motivo` or `decide q1 vence B3: motivo`")
    jogo, turned, known = names.met(event.state, line.number, found[1])
    won = names.the_entry(event.state, found[2]) if found[2] else 0
    rows = names.scores(line.number, found[3] or "", turned)
    return [log.Ruled(why=why, jogo=jogo.id, sides=known, rows=rows, winner=won)]


def _finish(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    return [log.StageClosed(stage=names.stage(event.state, line.rest or "grupos"))]


def _extra(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    if line.rest:
        return [log.ExtraRoundOpened(entries=names.entries(event.state, line.number, line.rest))]
    for group in event.state.groups.values():
        for tied in extra_sets(event.state, group):
            return [log.ExtraRoundOpened(entries=tied, stage=group.stage)]
    return [log.ExtraRoundOpened(entries=())]


def _bracket(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`chave [fase F] [melhor de 5] [terceiro]: 1A 2B ...`, the best seed first; without sides, all entries by their seeds."""
    head, _, rest = line.after.partition(":")
    found = re.fullmatch(r"(?:fase\s+(\S+))?\s*(?:melhor\s+de\s+(\d+))?\s*(terceiro)?", head.strip())
    if found is None:
        raise RoteiroError(line.number, "a bracket is written `chave melhor de 5 terceiro: 1A 2B 1B 2A`")
    playing = [entered for entered in event.state.entries.values() if entered.plays]
    slots = names.slots(event.state, line.number, rest) if rest else [f"#{number}" for number in seeds_first(playing)]
    third = bool(found[3]) or event.state.code.third_place
    if not event.state.closed:
        raise Refused(Reason("entries-open", event.state.cited("table")))
    if len(slots) < 2:
        raise Refused(Reason("two-sides", "", ("final",)))
    stage = names.stage(event.state, found[1]) if found[1] else KNOCKOUT
    made = knockout(list(slots), stage, third, int(found[2] or 0))
    taken = [one for one in made if isinstance(one, log.JogoSet) and _elsewhere(event, one)]
    return knockout(list(slots), stage, third, int(found[2] or 0), f"{key(stage)}-") if taken else made


def _elsewhere(event: Torneio, made: log.JogoSet) -> bool:
    """Whether a jogo of this name is of another stage: there it stays, and the new one is named after its own."""
    before = event.state.jogos.get(made.jogo)
    return before is not None and before.stage != made.stage


ACTS: Final[Mapping[str, Act]] = {
    "chave": _bracket,
    "opcao": _option,
    "geral": _override,
    "mesas": _tables,
    "comissao": _commission,
    "inscreve": _enter,
    "altera": _change,
    "encerra": _close,
    "reabre": _reopen,
    "grupo": _group,
    "fase": _stage_set,
    "entra": _join,
    "sorteia": drawing,
    "rodada": pairing,
    "vaga": _slot,
    "jogo": _jogo,
    "resultado": _result,
    "parcial": _partial,
    "wo": _walkover,
    "pena": _sanction,
    "desclassifica": _disqualify,
    "exclui": _exclude,
    "retira": _withdraw,
    "barra": _bar,
    "tempo": _time,
    "decide": _rule,
    "fecha": _finish,
    "extra": _extra,
    **day.ACTS,
}
