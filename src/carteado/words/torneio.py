"""Standings in sentences: why a side has its place, with every figure, what somebody still needs, and where a rule comes from.

Rule 1: a sentence is made of a `Split` and nothing else is looked up: what it says is what decided.
Rule 2: decimals have a comma and four places, rounded half up from the fraction, never through a float.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from carteado.tournament.criteria import Criterion
from carteado.tournament.results import Figure, Place, Ratio, Split, Standing, Tried
from carteado.tournament.rules import Rules
from carteado.words.language import Language

Names = Callable[[int], str]
Times = Mapping[frozenset[int], str]  # when lots were drawn, by the whole set: "12h40"
Far = Mapping[int, str]  # how far each came, where that decides before any figure: "até a semifinal"
Out = Mapping[int, str]  # that somebody was put out, by whom, when and by what clause

SIGNED: Final = frozenset(("saldo", "partidasDifference"))
PLACES: Final = 4


@dataclass(frozen=True)
class Telling:
    """One order as it is told: in whose words, by which rules, who is who, when lots were drawn, who was put out and how.

    `across` is an order of places of several groups, told shortly; `far` is that of the whole event, in which sides are told
    apart by figures only where they came equally far.
    """

    words: Language
    rules: Rules
    standing: Standing
    name: Names
    across: bool = False
    drawn: Times = field(default_factory=dict[frozenset[int], str])
    far: Far = field(default_factory=dict[int, str])
    out: Out = field(default_factory=dict[int, str])

    def ties(self) -> tuple[str, ...]:
        """A sentence for every tie, in the order of the places; one that goes on by the same figures is told with it."""
        return tuple([text for _, text in self._told()])

    def why(self, entry: int) -> tuple[str, ...]:
        """Why this entry has its place: the place itself, and every tie it stood in."""
        out = [self.out[entry]] if entry in self.out else []
        return (self.place(entry), *out, *[text for entries, text in self._told() if entry in entries])

    def place(self, entry: int) -> str:
        """The place of an entry, with what the table goes by first."""
        found = self.standing.at[entry]
        told = {"place": place(self.words, found), "name": self.name(entry)}
        if found.mark == "dsq" and not (entry in self.far and self.rules.dsq_rank == "keep"):
            return self.words.say("{name}: fora da classificação (DSQ).", **told)
        points = self.far.get(entry) or self._gathered(entry)
        if entry in self.far:
            retired = self.words.say("{name}: {place}, {far}; retirou-se.", **told, far=points)
            return retired if found.mark == "retired" else self.words.say("{name}: {place}, {far}.", **told, far=points)
        if found.mark == "retired":
            return self.words.say("{name}: {place}, com {points}; retirou-se.", **told, points=points)
        return self.words.say("{name}: {place}, com {points}.", **told, points=points)

    def row(self, tried: Tried) -> tuple[str, str, tuple[str, ...]]:
        """One criterion as a line of a table: its letter and title, its clause, and the figures."""
        title = self._title(tried)
        head = f"{tried.letter}) {title}" if tried.letter.islower() else f"{tried.letter}. {title}" if tried.letter else title
        told = [figure(self.words, tried.id, value) for value in tried.values or ()]
        return head, tried.clause, tuple(told) or (self.words.say("Nem todos se enfrentaram."),)

    def _told(self) -> Iterator[tuple[tuple[int, ...], str]]:
        splits = list(self.standing.splits)
        while splits:
            split = splits.pop(0)
            after = splits[0] if splits and _goes_on(split, splits[0]) else None
            if after is not None:
                splits.pop(0)
            yield split.entries, self._sentence(split, after)

    def _sentence(self, split: Split, after: Split | None) -> str:
        """The heading, the criteria, and who is ahead where it was between two."""
        extra = next((tried for tried in split.tried if tried.kind == "extra"), None)
        if extra is not None:
            return self._play_again(split, extra)
        if split.tried[-1].kind == "shared":
            return self._shared(split)
        parts = [self._heading(split), *[self._criterion(split, tried) for tried in split.tried]]
        parts += [self._lots_of_a_part(after)] if after else []
        last = split.tried[-1]
        if len(split.entries) == 2 and last.kind == "values" and not self._short(split):
            parts.append(self.words.say("{name} fica à frente.", name=self.name(split.entries[0])))
        return " ".join(parts)

    def _lots_of_a_part(self, part: Split) -> str:
        """The lots between those of a tie whom no figure told apart; where they are still to be drawn, between whom."""
        last = part.tried[-1]
        if last.kind != "open":
            return self._criterion(part, last)
        told = self.words.say("Falta o sorteio entre {names}.", names=self.listed(sorted(part.entries)))
        return f"{last.letter}) {told}" if last.letter else told

    def _heading(self, split: Split) -> str:
        everyone = sorted(split.entries) if self._listed_by_number(split) else split.entries
        names = self.listed(everyone)
        if self._short(split):
            return f"{names}:"
        if split.entries[0] in self.far:
            return self.words.say("{names} chegaram ao mesmo ponto: {far}.", names=names, far=self.far[split.entries[0]])
        if self._mixed(split):
            return self.words.say(
                "{names} empataram em {points} e vêm de grupos de tamanhos diferentes: vale o Average.",
                names=names,
                points=self._gathered(split.entries[0]),
            )
        return self.words.say("{names} empataram em {points}.", names=names, points=self._gathered(split.entries[0]))

    def _short(self, split: Split) -> bool:
        """Whether only the names stand before the criteria: places of several groups, and orders that no points make."""
        if self.far:
            return False
        return self.rules.first.id == "beaten" or (self.across and not self._mixed(split))

    def _mixed(self, split: Split) -> bool:
        """Whether they were told apart by the list for groups of several sizes."""
        asked = {(each.id, each.letter) for each in self.rules.mixed if each.id == "average"}
        return not self.far and any((tried.id, tried.letter) in asked for tried in split.tried)

    def _listed_by_number(self, split: Split) -> bool:
        """Whether the heading takes them as they were entered, because the figures that follow put them in order."""
        return split.tried[0].id == "average" or split.tried[-1].kind in ("open", "shared", "extra", "lots")

    def _criterion(self, split: Split, tried: Tried) -> str:
        """One criterion with its letter: "a) Partidas vencidas: A2 5, A1 4."."""
        told = self._figures(split, tried)
        if not tried.letter:
            return told
        return f"{tried.letter}. {told}" if tried.letter.isupper() else f"{tried.letter}) {told}"

    def _figures(self, split: Split, tried: Tried) -> str:
        say = self.words.say
        if tried.kind == "lots":
            return self._lots(split)
        if tried.kind == "open":
            return say("Falta o sorteio.")
        if tried.kind == "skipped":
            return say("Não se enfrentaram.") if len(split.entries) == 2 else say("Nem todos se enfrentaram.")
        values = tried.values or ()
        if tried.id == "encounterWins" and len(values) == 3 and set(values) == {1}:
            return say("Cada um venceu um dos outros.")
        if tried.id == "average":
            head = "" if self._mixed(split) else f"{self._title(tried)}: "
            return f"{head}{'; '.join(self._average(split))}."
        figures = [figure(self.words, tried.id, value) for value in values]
        if len(values) == 2 and values[0] != values[1]:
            figures = [f"{self.name(entry)} {text}" for entry, text in zip(split.entries, figures, strict=True)]
        title = "" if self.across else self._title(tried)
        return f"{title}: {', '.join(figures)}." if title else f"{', '.join(figures)}."

    def _average(self, split: Split) -> list[str]:
        """The Averages, the highest first, those of a WO said."""
        told: list[str] = []
        for part in split.parts:
            for entry in sorted(part):
                line = self.standing.lines[entry]
                text = f"{self.name(entry)} {ratio(self.words, line.average)}"
                told.append(self.words.say("{figure} (sem o WO)", figure=text) if line.wo else text)
        return told

    def _lots(self, split: Split) -> str:
        """Who came out of the lots: the first of two, or all in their order."""
        first = split.entries[:1] if len(split.entries) == 2 else split.entries
        names = ", ".join([self.name(entry) for entry in first])
        when = self.drawn.get(frozenset(split.entries), "")
        if when:
            return self.words.say("Sorteio das {when}: {names}.", when=when, names=names)
        return self.words.say("Sorteio: {names}.", names=names)

    def _play_again(self, split: Split, extra: Tried) -> str:
        names = self.listed(sorted(split.entries))
        facts = {"points": self._gathered(split.entries[0]), "names": names, "clause": _cited(extra.clause)}
        if self.standing.at[split.entries[0]].first == 1:
            return self.words.say("Empate em {points} no primeiro lugar: {names} jogam mais uma vez{clause}.", **facts)
        return self.words.say("Empate em {points}: {names} jogam mais uma vez{clause}.", **facts)

    def _shared(self, split: Split) -> str:
        first = self.standing.at[split.entries[0]]
        names, before = self.listed(sorted(split.entries)), [self._criterion(split, tried) for tried in split.tried[:-1]]
        points, shared = self._gathered(split.entries[0]), place(self.words, first)
        told = self.words.say(
            "{names} empataram em {points} e dividem a colocação: {place}.", names=names, points=points, place=shared
        )
        return " ".join([told, *before])

    def _gathered(self, entry: int) -> str:
        """What the table goes by first, as this entry has it: "5 pontos"."""
        line = self.standing.lines[entry]
        if self.rules.first.id == "points":
            return points(self.words, line.points)
        if self.rules.first.id == "beaten":
            return self.words.count("{n} adversário derrotado", "{n} adversários derrotados", line.beaten)
        if self.rules.first.id == "wins":
            return self.words.count("{n} jogo vencido", "{n} jogos vencidos", line.wins)
        return points(self.words, line.points)

    def _title(self, tried: Tried) -> str:
        known = [*self.rules.criteria(False), *self.rules.criteria(True), *self.rules.general, self.rules.first]
        found: Criterion | None = next((each for each in known if each.id == tried.id and each.letter == tried.letter), None)
        return found.title(self.words.lang) if found else ""

    def listed(self, entries: Sequence[int]) -> str:
        """Names in a row: "A3, C2 e D2"."""
        names = [self.name(entry) for entry in entries]
        if len(names) < 2:
            return "".join(names)
        return self.words.say("{first} e {last}", first=", ".join(names[:-1]), last=names[-1])


def _goes_on(split: Split, after: Split) -> bool:
    """Whether the next tie is what is left of this one, by figures that are known to be level, and only lots were asked."""
    told = [tried.id for tried in split.tried]
    return after.entries in split.parts and told == ["average"] and [tried.id for tried in after.tried] == ["average", "lots"]


def _cited(clause: str) -> str:
    return f" ({clause})" if clause else ""


def place(words: Language, found: Place) -> str:
    """A place in figures: "3º", and "3º-4º" where it is shared."""
    if found.first == found.last:
        return words.say("{n}º", n=found.first)
    return words.say("{n}º-{last}º", n=found.first, last=found.last)


def points(words: Language, gathered: Figure) -> str:
    """So many league points, in halves where they are: "5 pontos", "1,5 ponto"."""
    if gathered.denominator > 2:
        return words.say("{figure} pontos", figure=decimal(words, Fraction(gathered)))
    unit = gathered.denominator
    return words.count("{n} ponto", "{n} pontos", int(gathered * unit), unit)


def figure(words: Language, criterion: str, value: Figure | Ratio) -> str:
    """A figure of a criterion as it is read: with a sign where it is a difference, a fraction with its decimals."""
    if isinstance(value, Ratio):
        return ratio(words, value)
    if isinstance(value, Fraction) and value.denominator > 2:
        return decimal(words, value)
    text = words.points(int(value * value.denominator), value.denominator)
    return f"+{text}" if criterion in SIGNED and value > 0 else text


def ratio(words: Language, value: Ratio) -> str:
    """An Average as it is read: "72/69 = 1,0435"."""
    if not value.under:
        return words.say("{ratio}, nada contra", ratio=value) if value.over else words.say("nenhuma partida")
    return f"{value} = {decimal(words, Fraction(value.over, value.under))}"


def decimal(words: Language, value: Fraction) -> str:
    """A fraction with four decimals, rounded half up."""
    scale = 10**PLACES
    whole = (2 * abs(value.numerator) * scale + value.denominator) // (2 * value.denominator)
    point = "," if words.lang == "pt-BR" else "."
    return f"{'-' if value < 0 else ''}{whole // scale}{point}{whole % scale:0{PLACES}d}"
