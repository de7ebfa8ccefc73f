"""The pages of an event as plain HTML: all that the public page shows, said by the same values.

Rule 1: a page is made of `PublicEvent` alone, and of the bracket as everything draws it: what is not public cannot be in it.
Rule 2: no script, no address outside the folder, no time but that of the last line: the same log makes the same bytes.
"""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from carteado.paper.bracket_svg import Bracket, described, svg
from carteado.server.events.public_shapes import DrawTold, EntryTold, GroupTold, JogoTold, PlaceTold, PublicEvent, SideTold
from carteado.server.events.site.markup import Html, listed, page, table, tag
from carteado.server.events.site.style import STYLE
from carteado.tournament.lots import nonce
from carteado.tournament.state import plain
from carteado.words import Words
from carteado.words.language import Texts

STATUS: Final[Texts] = {
    "entries": "Inscrições abertas",
    "closed": "Inscrições encerradas",
    "drawn": "Tabela sorteada",
    "playing": "Em jogo",
    "ended": "Terminado",
}
STATES: Final[Texts] = {
    "awaited": "espera por lados",
    "scheduled": "a jogar",
    "called": "chamado",
    "playing": "em jogo",
    "decided": "a assinar",
    "signed": "a homologar",
    "homologated": "homologado",
}
SUMULA: Final[Texts] = {
    "open": "súmula aberta",
    "incomplete": "súmula incompleta",
    "provisional": "súmula provisória",
    "final": "súmula assinada",
    "homologated": "súmula homologada",
}
ENTRY: Final[Texts] = {
    "waiting": "lista de espera",
    "entered": "inscrita",
    "withdrawn": "retirou-se",
    "barred": "não admitida",
    "disqualified": "desclassificada",
}
HOW: Final[Texts] = {"wo": "WO", "forfeit": "perdida por sanção", "ruled": "decisão da comissão"}
PAGES: Final[Texts] = {
    "index.html": "Agora",
    "classificacao.html": "Grupos e classificação",
    "chave.html": "Chave",
    "sumulas.html": "Jogos e súmulas",
    "nomes.html": "Onde cada um joga",
    "sorteios.html": "Sorteios",
}
GROUPS: Final = "groups"
NOW: Final = ("called", "playing")
DONE: Final = ("decided", "signed", "homologated")
WIDE: Final = 400.0  # millimetres of a bracket, whose letters are as large as this allows
TALL: Final = 18.0  # of each jogo of its longest column


@dataclass(frozen=True)
class _Site:
    words: Words
    info: PublicEvent
    bracket: Bracket

    def name(self, entry: int | None) -> str:
        return self.entries[entry].name if entry in self.entries else "—"

    @property
    def entries(self) -> Mapping[int | None, EntryTold]:
        return {one.number: one for one in self.info.entries}

    def made(self, file: str, *body: object) -> str:
        """A page with what every page says."""
        info, say = self.info, self.words.say
        links = [
            tag("a", say(text), href=name, **({"aria-current": "page"} if name == file else {})) for name, text in PAGES.items()
        ]
        about = " · ".join(filter(None, (info.title, info.day, info.place, say(STATUS[info.status]))))
        head = tag(
            "header",
            tag("p", say("ENSAIO"), class_="rehearsal") if info.rehearsal else None,
            tag("h1", info.name),
            tag("p", about, class_="soft"),
        )
        foot = tag(
            "footer",
            tag("p", say("Revisão {n}. Última linha do registro: ", n=info.version), tag("span", info.head, class_="exact")),
            tag("p", tag("a", say("Os mesmos dados, para programas"), href="torneio.json")),
            tag("p", say("Vale, nesta ordem:"), " ", " · ".join(info.sources)) if info.sources else None,
        )
        title = f"{say(PAGES[file])} · {info.name}"
        nav = tag("nav", listed(links), **{"aria-label": say("Partes do torneio")})
        return page(self.words.lang, title, head, nav, tag("main", *body), foot)

    def side(self, side: SideTold) -> str:
        return self.name(side.entry) if side.entry else side.slot

    def against(self, jogo: JogoTold) -> str:
        return " × ".join([self.side(side) for side in jogo.sides])

    def index(self) -> str:
        """What is played, what was said, the last results."""
        say, jogos = self.words.say, self.info.jogos
        last = [jogo for jogo in jogos if jogo.state in DONE]
        return self.made(
            "index.html",
            self.section("said", say("Avisos"), listed(reversed(self.info.announcements))),
            self.section("now", say("Em jogo"), self.lines([jogo for jogo in jogos if jogo.state in NOW])),
            self.section("next", say("Próximos"), self.lines([one for one in jogos if one.state in ("scheduled", "awaited")])),
            self.section("last", say("Resultados"), self.lines(last[::-1])),
            self.section("entries", say("Inscrições"), self.entered()),
        )

    def section(self, name: str, title: str, *body: Html) -> Html:
        """A part of a page; nothing where there is nothing in it."""
        return tag("section", tag("h2", title), *body, id=name) if any(body) else Html("")

    def lines(self, jogos: Sequence[JogoTold]) -> Html:
        """Jogos in a line each, with the way to their súmula."""
        say = self.words.say
        heads = [say("Jogo"), say("Quem joga"), say("Mesa"), say("Placar"), say("Estado")]
        rows = [
            (
                tag("a", str(jogo.number), href=f"sumulas.html#jogo-{jogo.number}"),
                self.against(jogo),
                str(jogo.table) if jogo.table else "",
                " x ".join(map(str, jogo.partidas)) if jogo.rows else "",
                say(STATES[jogo.state]),
            )
            for jogo in jogos
        ]
        return table(say("Jogos"), heads, rows) if rows else Html("")

    def entered(self) -> Html:
        """Everybody who entered."""
        say = self.words.say
        heads = [say("Número"), say("Inscrição"), say("Pessoas"), say("Entidade"), say("Categoria"), say("Estado")]
        rows = [
            (
                str(one.number),
                one.name,
                ", ".join([self.person(one, at) for at in range(len(one.people))]),
                one.entity,
                one.category,
                ": ".join(filter(None, (say(ENTRY[one.state]), one.why))),
            )
            for one in self.info.entries
        ]
        return table(say("Inscrições"), heads, rows) if rows else Html("")

    def person(self, entry: EntryTold, at: int) -> str:
        """Somebody of an entry, with what they are besides."""
        one, say = entry.people[at], self.words.say
        marks = [*([say("capataz")] if one.capataz else []), *([say("reserva")] if one.reserve else []), *one.marks]
        return f"{one.name} ({', '.join(marks)})" if marks else one.name

    def standings(self) -> str:
        """The tables, each place with its reasons."""
        say = self.words.say
        groups = [self.group(group) for group in self.info.groups]
        general = self.places(say("Classificação geral"), self.info.general)
        empty = Html("") if groups or self.info.general else tag("p", say("Ainda não há tabela: ela nasce do sorteio."))
        return self.made("classificacao.html", *groups, self.section("geral", say("Classificação geral"), *general), empty)

    def group(self, group: GroupTold) -> Html:
        """A group, what lots or an extra round have still to tell, and its notes."""
        say = self.words.say
        state = say("fechado") if group.closed else say("parcial") if group.partial else say("completo")
        title = say("Grupo {name}", name=group.name)
        missing = [say("Falta o sorteio: {names}", names=self.names(tied)) for tied in group.open]
        missing += [say("Falta a rodada extra: {names}", names=self.names(tied)) for tied in group.extra]
        notes = listed([*missing, *group.notes])
        return self.section(f"grupo-{_anchor(group.name)}", f"{title} · {state}", *self.places(title, group.places), notes)

    def names(self, entries: Sequence[int]) -> str:
        return ", ".join(map(self.name, entries))

    def places(self, title: str, places: Sequence[PlaceTold]) -> list[Html]:
        """A table and, below, why everybody is where they are; what is the reason of several is told once."""
        if not places:
            return []
        say = self.words.say
        heads = [say("Lugar"), say("Lado"), *[figure.name for figure in max(places, key=lambda one: len(one.figures)).figures]]
        rows = [(one.place, self.placed(one), *[figure.value for figure in one.figures]) for one in places]
        said = Counter([text for one in places for text in one.why])
        own = [[tag("p", text) for text in one.why if said[text] == 1] for one in places]
        shared = [tag("p", text) for text, times in said.items() if times > 1]
        why = [listed([texts for texts in own if texts]), *shared]
        return [table(title, heads, rows), *([tag("h3", say("Por quê")), *why] if said else [])]

    def placed(self, place: PlaceTold) -> str:
        say = self.words.say
        marks = [{"dsq": "DSQ", "retired": say("retirou-se")}.get(place.mark, ""), say("segue") if place.goes_on else ""]
        told = ", ".join(filter(None, marks))
        return f"{self.name(place.entry)} ({told})" if told else self.name(place.entry)

    def chave(self) -> str:
        """The bracket, and the same in sentences."""
        say, bracket = self.words.say, self.bracket
        if not bracket.rounds:
            return self.made("chave.html", tag("p", say("Este torneio não tem chave, ou ela ainda não foi montada.")))
        longest = max([len(each.jogos) for each in bracket.rounds])
        tall = (longest + 3) * TALL
        drawing = tag("div", Html(str(svg(bracket, WIDE, tall, anywhere=True))), class_="scroll bracket")
        return self.made("chave.html", drawing, tag("p", described(bracket), class_="soft"))

    def sumulas(self) -> str:
        """Every jogo by its stage, with all that its sheet says."""
        parts: list[Html] = []
        titles = {one.name: one.title or one.name for one in self.info.stages}
        for stage, jogos in groupby(self.info.jogos, key=lambda jogo: jogo.stage):
            parts.append(tag("section", tag("h2", titles.get(stage, stage)), *[self.jogo(jogo) for jogo in jogos]))
        return self.made("sumulas.html", *(parts or [tag("p", self.words.say("Os jogos aparecem aqui depois do sorteio."))]))

    def jogo(self, jogo: JogoTold) -> Html:
        """The sheet of a jogo."""
        say = self.words.say
        where = [
            say("jogo {n}", n=jogo.number),
            say("Grupo {name}", name=jogo.group) if jogo.group else "",
            say("{n}ª rodada do torneio", n=jogo.round) if jogo.round else "",
            say("mesa {n}", n=jogo.table) if jogo.table else "",
            say("juiz {name}", name=jogo.judge) if jogo.judge else "",
            say(STATES[jogo.state]),
            say(SUMULA[jogo.sumula]),
            say("via {n}", n=jogo.via) if jogo.via > 1 else "",
        ]
        marks = [
            say("em disputa") if jogo.contested else "",
            say("suspenso") if jogo.suspended else "",
            say("tempo esgotado") if jogo.time_up else "",
            say("corrigido: os lados ficaram os que jogaram") if jogo.conflict else "",
        ]
        rows = [
            " ".join(filter(None, (" x ".join(map(str, row.score)), self.how(row.how, row.clause, row.counted))))
            for row in jogo.rows
        ]
        won = tag("p", say("Venceu {name}.", name=self.name(jogo.winner))) if jogo.winner else None
        missing = say("Falta assinar: {names}.", names=", ".join(jogo.missing)) if jogo.missing and jogo.state in DONE else ""
        return tag(
            "article",
            tag("h3", self.against(jogo)),
            tag("p", " · ".join(filter(None, [*where, *marks])), class_="soft"),
            listed(rows, ordered=True),
            won,
            listed([*jogo.observations, *([missing] if missing else [])]),
            class_="jogo",
            id=f"jogo-{jogo.number}",
        )

    def how(self, how: str, clause: str, counted: Sequence[int]) -> str:
        """How a partida ended otherwise than played out, and the score that counts."""
        say = self.words.say
        told = [say(HOW[how]) if how in HOW else "", clause]
        told += [say("conta {score}", score=" x ".join(map(str, counted)))] if counted else []
        text = ", ".join(filter(None, told))
        return f"({text})" if text else ""

    def people(self) -> str:
        """Everybody by name, with their jogos: the page that answers "onde eu jogo?"."""
        found: list[tuple[str, EntryTold]] = [(one.name, one) for one in self.info.entries]
        found += [(person.name, one) for one in self.info.entries for person in one.people]
        found.sort(key=lambda each: (plain(each[0]), each[1].number))
        letters: list[Html] = []
        parts: list[Html] = []
        for letter, named in groupby(found, key=lambda each: _letter(each[0])):
            letters.append(tag("a", letter, href=f"#letra-{_anchor(letter)}"))
            lines = [self.found(name, entry) for name, entry in named]
            parts.append(tag("section", tag("h2", letter, id=f"letra-{_anchor(letter)}"), listed(lines)))
        return self.made("nomes.html", tag("p", *letters, class_="letters"), *parts)

    def found(self, name: str, entry: EntryTold) -> list[Html]:
        jogos = [jogo for jogo in self.info.jogos if any(side.entry == entry.number for side in jogo.sides)]
        team = f" ({entry.name})" if name != entry.name else ""
        whose = tag("span", tag("strong", name), team, f" · {entry.entity}" if entry.entity else "")
        return [whose, listed([self.meeting(jogo) for jogo in jogos])]

    def meeting(self, jogo: JogoTold) -> Html:
        table_at = f", {self.words.say('mesa {n}', n=jogo.table)}" if jogo.table else ""
        told = f"{self.against(jogo)}{table_at}: {self.words.say(STATES[jogo.state])}"
        score = f" {' x '.join(map(str, jogo.partidas))}" if jogo.rows else ""
        return tag("a", told + score, href=f"sumulas.html#jogo-{jogo.number}")

    def lots(self) -> str:
        """Every draw with its proof, and what the server has bound itself to."""
        say = self.words.say
        made = [self.draw(one) for one in self.info.draws]
        for one in self.info.bound:
            text = say("Compromisso de um sorteio que ainda não foi feito: ")
            made.append(tag("section", tag("p", text, tag("span", one.commitment, class_="exact"))))
        return self.made("sorteios.html", *(made or [tag("p", say("Nenhum sorteio foi feito."))]))

    def draw(self, draw: DrawTold) -> Html:
        """A draw: what came out in which order, and into which group."""
        say = self.words.say
        title = (
            say("Sorteio dos grupos")
            if draw.purpose == GROUPS
            else " · ".join(filter(None, (say("Ordem sorteada"), draw.purpose)))
        )
        into = [f"{self.name(step.entry)} → {say('Grupo {name}', name=step.group)}" for step in draw.steps if step.group]
        pots = ", ".join(map(str, draw.pots))
        return tag(
            "section",
            tag("h2", title),
            tag("p", say("Potes de {sizes}.", sizes=pots)) if draw.pots else None,
            listed(into or [self.name(entry) for entry in draw.order], ordered=True),
            tag("p", say("À mão, diante de {names}.", names=", ".join(draw.witnesses))) if draw.witnesses else None,
            tag("p", say("À mão: {why}", why=draw.by_hand)) if draw.by_hand else None,
            self.proof(draw.commitment, draw.seed, draw.words),
            tag("p", say("Derivado de novo da semente e das palavras: confere.")) if draw.holds else None,
        )

    def proof(self, commitment: str, seed: str, words: Sequence[str]) -> list[Html]:
        """What anybody derives the order from, with `carteado tournament verify` or by hand."""
        if not seed:
            return []
        say = self.words.say
        said = [[word, ": ", tag("span", nonce(word), class_="exact")] for word in words]
        return [
            tag("p", say("Compromisso mostrado antes: "), tag("span", commitment, class_="exact")),
            tag("p", say("Semente mostrada depois: "), tag("span", seed, class_="exact")),
            tag("p", say("Palavras ditas na sala, e o número que cada uma dá:")) if said else Html(""),
            listed(said),
        ]


def site_of(words: Words, info: PublicEvent, bracket: Bracket) -> dict[str, bytes]:
    """The files of the site, by name."""
    site = _Site(words, info, bracket)
    made = {
        "index.html": site.index(),
        "classificacao.html": site.standings(),
        "chave.html": site.chave(),
        "sumulas.html": site.sumulas(),
        "nomes.html": site.people(),
        "sorteios.html": site.lots(),
        "estilo.css": STYLE,
    }
    return {name: text.encode() for name, text in made.items()}


def _anchor(text: str) -> str:
    """A name as the end of an address."""
    return re.sub(r"[^0-9a-z]+", "-", plain(text)).strip("-") or "x"


def _letter(name: str) -> str:
    first = plain(name)[:1].upper()
    return first if first.isalpha() else "#"
