"""`carteado regulation`: read and search a regulation."""

import json
from difflib import get_close_matches
from typing import Final

import click
from rich.console import Console
from rich.markup import escape

from carteado.catalogue import Game
from carteado.cli.language import Command, GameType
from carteado.regulations import Clause, Regulation, Silence, regulation
from carteado.regulations.coverage import SILENCE
from carteado.search import search as searched
from carteado.words import Texts, Words

MOST = 20  # clauses suggested
KINDS: Final[Texts] = {
    "play": "regra de jogo",
    "option": "variante da casa",
    "incident": "irregularidade",
    "conduct": "conduta",
    "tournament": "torneio",
    "venue": "local e material",
    SILENCE: "silêncio do texto",
}


def commands(words: Words) -> list[click.Command]:
    """The commands of this file."""
    say = words.say

    @click.command("regulation", cls=Command, words=words, help=say("Lê um regulamento: inteiro, uma cláusula, ou uma busca."))
    @click.argument("game", metavar="ID", type=GameType(words))
    @click.argument("clause", metavar=f"[{say('CLÁUSULA')}]", required=False)
    @click.option("--search", default="", help=say("Só as cláusulas que falam disto, a melhor resposta primeiro."))
    @click.option("--json", "as_json", is_flag=True, help=say("Escreve em JSON."))
    def regulation_(game: Game, clause: str | None, search: str, as_json: bool) -> None:
        found = regulation(game.id)
        entries = _entries(words, found, clause, search)
        if as_json:
            click.echo(json.dumps([_described(entry) for entry in entries], ensure_ascii=False, indent=2))
            return
        console = Console(highlight=False)
        if not clause and not search:
            console.print(f"[bold]{escape(found.name(words.lang))}[/]\n{escape(found.summary(words.lang))}\n")
        for entry in entries:
            console.print(_told(found, entry, words))

    return [regulation_]


def _entries(words: Words, found: Regulation, clause: str | None, search: str) -> tuple[Clause | Silence, ...]:
    if clause:
        try:
            return (found.clause(clause),)
        except KeyError as error:
            near = ", ".join(_near(found, clause))
            told = words.say("{game} não tem a cláusula {clause}. Parecidas: {near}.", game=found.id, clause=clause, near=near)
            raise click.ClickException(told) from error
    if not search:
        return found.entries()
    entries = tuple([each.entry for each in searched(found.id, search, words.lang)])
    if not entries:
        raise click.ClickException(words.say("Nenhuma cláusula de {game} fala de «{wanted}».", game=found.id, wanted=search))
    return entries


def _near(found: Regulation, clause: str) -> list[str]:
    """Ids that contain what was typed, as many as can be looked through, else those written most alike."""
    ids = [entry.id for entry in found.entries()]
    within = [identity for identity in ids if clause.casefold() in identity.casefold()]
    return within[:MOST] or get_close_matches(clause.upper(), ids, n=5, cutoff=0)


def _told(found: Regulation, entry: Clause | Silence, words: Words) -> str:
    if isinstance(entry, Clause):
        head = f"[bold]{entry.id}[/] ({escape(entry.article)}; {words.say(KINDS[entry.kind])})"
    else:
        titles = {option.key: option.title(words.lang) for option in found.options}
        option = escape(f"; {titles.get(entry.option, '')} [{entry.option}]") if entry.option else ""
        head = f"[bold]{entry.id}[/] ({words.say(KINDS[SILENCE])}: {', '.join(entry.about)}{option})"
    return f"{head}\n  {escape(entry.text(words.lang))}"


def _described(entry: Clause | Silence) -> dict[str, object]:
    text = {"pt-BR": entry.text.pt, "en": entry.text.en}
    if isinstance(entry, Clause):
        return {"id": entry.id, "kind": entry.kind, "article": entry.article, "text": text}
    return {"id": entry.id, "kind": SILENCE, "about": list(entry.about), "option": entry.option, "text": text}
