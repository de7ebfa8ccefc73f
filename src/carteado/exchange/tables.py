"""An event as tables for spreadsheets: entries, jogos, standings. How to reach people is in none of them."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from carteado.exchange.cells import Cell, csv_of
from carteado.tournament.classification import general
from carteado.tournament.progress import state_of
from carteado.tournament.results import Standing
from carteado.tournament.state import Jogo, State
from carteado.tournament.tables import played, sides, standing
from carteado.words import event as says
from carteado.words.language import Language, Texts
from carteado.words.torneio import place

Rows = list[list[Cell]]
STATES: Final[Texts] = {
    "awaited": "espera por lados",
    "scheduled": "a jogar",
    "called": "chamado",
    "playing": "em jogo",
    "decided": "a assinar",
    "signed": "a homologar",
    "homologated": "homologado",
}
PRESENCE: Final[Texts] = {
    "waiting": "lista de espera",
    "entered": "inscrita",
    "withdrawn": "retirou-se",
    "barred": "não admitida",
    "disqualified": "desclassificada",
}
FEES: Final[Texts] = {"owed": "a pagar", "paid": "pago", "exempt": "isento"}


def entries(words: Language, state: State, fees: bool = False) -> Rows:
    """Everybody who entered, in columns that can be read in again; what was paid is for the desk alone."""
    say, most = words.say, max([len(one.people) for one in state.entries.values()], default=2)
    header: list[Cell] = [say("Número"), say("Inscrição"), *[say("Pessoa {n}", n=n) for n in range(1, most + 1)]]
    header += [say("Entidade"), say("Categoria"), say("Estado"), *([say("Pago")] if fees else [])]
    rows: Rows = [header]
    for one in state.entries.values():
        people = [person.name for person in one.people]
        row: list[Cell] = [one.number, one.name, *people, *[""] * (most - len(people)), one.entity, one.category]
        rows.append([*row, say(PRESENCE[one.state]), *([say(FEES[one.fee])] if fees else [])])
    return rows


def jogos(words: Language, state: State) -> Rows:
    """Every jogo: where and when it stands, who plays, its partidas as they count, how far it is."""
    say = words.say
    header: list[Cell] = [
        say("Jogo"),
        say("Fase"),
        say("Grupo"),
        say("Rodada do torneio"),
        say("Mesa"),
        say("Lado 1"),
        say("Lado 2"),
    ]
    rows: Rows = [[*header, say("Partidas"), say("Placar"), say("Vencedor"), say("Estado")]]
    for jogo in state.jogos.values():
        rows.append(_jogo(words, state, jogo))
    return rows


def _jogo(words: Language, state: State, jogo: Jogo) -> list[Cell]:
    named = says.name_of(state)
    known = [
        named(side) if side else says.slot_text(words, state, text)
        for side, text in zip(sides(state, jogo), jogo.slots, strict=True)
    ]
    one = played(state, jogo.id)
    won = [row.winner for row in one.rows] if one else []
    score = _against((won.count(0), won.count(1))) if one and one.decided else ""
    told = ", ".join([_against(row.counts) for row in one.rows]) if one else ""
    winner = named(one.winner) if one and one.decided and one.winner else ""
    where: list[Cell] = [jogo.number, jogo.stage, jogo.group, jogo.round or "", jogo.table or ""]
    return [*where, *known[:2], told, score, winner, words.say(STATES[state_of(state, jogo)])]


def standings(words: Language, state: State) -> Rows:
    """Every table, group by group and then the whole event, each place with its figures and why it is this one."""
    orders = [(words.say("Grupo {group}", group=name), standing(state, name)) for name in state.groups]
    if state.began:
        orders.append((words.say("Classificação geral"), general(state).standing))
    heads: list[str] = []
    for _, order in orders:
        for line in order.lines.values():
            heads += [name for name, _ in says.figures(words, state.code, line) if name not in heads]
            break
    rows: Rows = [[words.say("Tabela"), words.say("Lugar"), words.say("Inscrição"), *heads, words.say("Por quê")]]
    for title, order in orders:
        rows += _places(words, state, title, order, heads)
    return rows


def _places(words: Language, state: State, title: str, order: Standing, heads: list[str]) -> Rows:
    found: Rows = []
    for one in order.places:
        line = order.lines.get(one.entry)
        figures: Mapping[str, str] = dict(says.figures(words, state.code, line)) if line else {}
        why = " ".join(says.why(words, state, order, one.entry)) if line else ""
        name = says.name_of(state)(one.entry)
        found.append([title, place(words, one), name, *[_number(figures.get(head, "")) for head in heads], why])
    return found


def _number(text: str) -> Cell:
    """A figure that is a whole number as one: `-3` is no formula. What was for and against is no date: `5 x 4`."""
    if text.removeprefix("-").removeprefix("+").isdecimal():
        return int(text)
    both = text.split("-")
    return _against(both) if len(both) == 2 and all(part.isdecimal() for part in both) else text


def _against(both: Iterable[object]) -> str:
    return " x ".join(map(str, both))


Making = Callable[[Language, State], Rows]
TABLES: Final[Mapping[str, Making]] = {"inscricoes": entries, "jogos": jogos, "classificacao": standings}


def csv_files(words: Language, state: State) -> dict[str, bytes]:
    """All of them, by the name of the file."""
    return {f"{name}.csv": csv_of(made(words, state)) for name, made in TABLES.items()}
