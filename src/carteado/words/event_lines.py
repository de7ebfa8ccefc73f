"""The log of an event in sentences, line by line."""

from typing import Any, Final

from carteado.reading import is_object, is_tuple
from carteado.tournament import entries as log
from carteado.tournament.state import State
from carteado.words.event import jogo_text, name_of, slot_text
from carteado.words.event_settings import option
from carteado.words.language import Language, Texts
from carteado.words.torneio_needs import above

LINES: Final[Texts] = {
    "opened": "Torneio aberto: {name}.",
    "option": "Opção {key} = {value}.",
    "override": "{source}: {key} = {value}.",
    "role": "Papel dado: {part} a {name}.",
    "role-taken": "Papel {number} retirado.",
    "commission": "Comissão {kind}: {people}.",
    "tables": "Mesas: {tables}.",
    "tables-not": "Mesas: {tables}. Fechadas: {closed}.",
    "entry": "Inscrição: {name}.",
    "entry-changed": "Inscrição alterada: {name}.",
    "entry-withdrawn": "{entry} se retirou. {why}",
    "entry-barred": "{entry} não foi admitida. {why}",
    "fee": "Taxa de {entry}: {state}.",
    "checked-in": "Presença: {entry}.",
    "checked-in-not": "Não está presente: {entry}.",
    "entries-closed": "Inscrições encerradas.",
    "entries-reopened": "Inscrições reabertas: {why}",
    "lots-committed": "Compromisso do sorteio: {commitment}.",
    "lots": "Sorteio: {order}.",
    "stage": "Fase {stage}.",
    "group": "Grupo {group}.",
    "groups": "Grupos sorteados.",
    "slot": "Vaga {slot}: {place}º entre {among}.",
    "jogo": "Jogo {number}: {slots}.",
    "round": "{round}ª rodada do torneio, fase {stage}.",
    "extra": "Rodada extra: {entries}.",
    "stage-closed": "Fase {stage} fechada.",
    "stage-reopened": "Fase {stage} reaberta: {why}",
    "scheduled": "{jogo}: mesa {table}.",
    "scheduled-not": "{jogo}: sem mesa.",
    "called": "{jogo} chamado, mesa {table}.",
    "called-not": "{jogo} chamado.",
    "started": "{jogo} começou.",
    "suspended": "{jogo} suspenso. {why}",
    "resumed": "{jogo} retomado.",
    "judge": "{jogo}: juiz {judge}.",
    "bound": "{jogo}: placar {place}.",
    "rows": "{jogo}: {rows}.",
    "contested": "{jogo}: resultado contestado. {why}",
    "contest-settled": "{jogo}: contestação resolvida. {why}",
    "walkover": "{jogo}: WO na partida {partida}, ausente {absent}.",
    "walkover-not": "{jogo}: WO, ausente {absent}.",
    "sanction": "{jogo}: {clause} contra {against}. {why}",
    "disqualified": "{against} desclassificada ({clause}). {why}",
    "excluded": "{person}, de {against}, fora ({clause}).",
    "time": "{jogo}: tempo esgotado.",
    "ruled": "Decisão da comissão: {why}",
    "substituted": "{jogo}: {enters} no lugar de {leaves} ({entry}).",
    "rotated": "{jogo}: rodízio de testas de {entry}.",
    "seats": "{jogo}: {chosen} escolheu os lugares no par ou ímpar.",
    "observed": "{jogo}: {text}",
    "sumula": "{jogo}: via {via}. {why}",
    "signed": "{jogo}: assinou {person}.",
    "signed-not": "{jogo}: a coordenação assinou.",
    "received": "{jogo}: material entregue.",
    "homologated": "{jogo}: homologado.",
    "complaint": "{jogo}: reclamação de {entry}: {text}",
    "complaint-confirmed": "Reclamação {number} confirmada pelo capataz.",
    "checklist": "Conferido: {clause}.",
    "checklist-not": "Conferido, e não estava em ordem: {clause}.",
    "announced": "Aviso: {text}",
    "published": "Publicado: {what}, revisão {revision}.",
    "corrected": "Correção da linha {number}. {why}",
    "ended": "Torneio encerrado.",
    "online": "Mesas do servidor: {options}; quem assiste vê {delay} s depois.",
    "table-bound": "{jogo}: mesa {place} do servidor.",
    "table-unbound": "{jogo}: saiu da mesa {place} do servidor. {why}",
    "duplicate": "Rodada duplicada (fora do regulamento): {packs} baralhos, compromisso {commitment}; {jogos}.",
    "duplicate-begun": "Rodada duplicada começou. Palavras: {words}.",
    "duplicate-played": "Rodada duplicada terminada: semente {seed}.",
}
FEES: Final[Texts] = {"paid": "paga", "exempt": "isenta", "owed": "a pagar"}
PARTS: Final[Texts] = {
    "organiser": "organização",
    "coordinator": "coordenação",
    "commission": "comissão",
    "judge": "juiz",
    "capataz": "capataz",
    "athlete": "atleta",
}
ENTRIES: Final = ("entry", "against", "chosen")


def line(words: Language, state: State, entry: log.AnyEntry) -> str:
    """A line of the log."""
    facts = {key: _shown(words, state, key, value) for key, value in vars(entry).items()}
    if isinstance(entry, log.RowsTaken):
        running = [f"({'-'.join(map(str, entry.running))})"] if entry.running else []
        facts["rows"] = " ".join([*[f"{a}-{b}" for a, b in entry.rows], *running]) or "—"
    if isinstance(entry, log.OverrideSet):
        facts |= {"source": above(words, entry.source), "key": option(words, state, entry.key)}
    if isinstance(entry, log.OptionSet):
        facts["key"] = option(words, state, entry.key)
    if isinstance(entry, log.FeeMarked):
        facts["state"] = words.say(FEES[entry.state])
    if isinstance(entry, log.RoleGiven):
        facts["part"] = words.say(PARTS[entry.part]) if entry.part in PARTS else entry.part
    if isinstance(entry, log.JogoSet):
        facts["number"] = str(state.jogos[entry.jogo].number) if entry.jogo in state.jogos else entry.jogo
    return words.say(LINES[_sentence(entry)], **facts).strip()


def _sentence(entry: log.AnyEntry) -> str:
    """Which sentence tells of it: some entries say that something is so, or that it is not."""
    match entry:
        case log.CheckedIn(present=False) | log.ChecklistTicked(well=False):
            other = True
        case log.JogoScheduled(table=0) | log.JogoCalled(table=0) | log.WalkoverGiven(partida=0) | log.SumulaSigned(entry=0):
            other = True
        case log.TablesSet(closed=closed):
            other = closed != ()
        case _:
            other = False
    return f"{entry.tag}-not" if other else entry.tag


def _shown(words: Language, state: State, key: str, value: Any) -> str:
    who = name_of(state)
    if key == "jogo":
        jogo = state.jogos.get(str(value))
        return jogo_text(words, state, jogo) if jogo else str(value)
    if key in ENTRIES and isinstance(value, int):
        return who(value)
    if key in ("absent", "order", "entries") and all(isinstance(one, int) for one in value):
        return ", ".join(map(who, value))
    if key == "slots":
        return " x ".join(slot_text(words, state, text) for text in value)
    if is_object(value):
        return ", ".join([f"{name}={one}" for name, one in value.items()]) or "—"
    return ", ".join([str(one) for one in value]) if is_tuple(value) else str(value)
