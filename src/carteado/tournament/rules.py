"""The rules of one event: the fields of its preset, as the options and the General Regulation leave them, with their sources.

Rule 1: what decides is a field here, and a preset is a constant of these fields; nobody asks which preset it is.
Rule 2: the General Regulation stands over the technical one, and both over a choice among its readings: an override wins over
        an option, and is remembered with its source.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final, Literal

from carteado.options import BadOption, quoted
from carteado.tournament.criteria import Criterion
from carteado.tournament.results import Figure, Format

if TYPE_CHECKING:
    from carteado.tournament.preset import Preset
    from carteado.tournament.settings import Setting

BEST_OF_THREE: Final = Format(3, 12)
LEAGUE: Final = Criterion("points")


@dataclass(frozen=True)
class Override:
    """What the General Regulation sets otherwise, and where it says so."""

    key: str
    value: str
    source: str


@dataclass(frozen=True)
class Source:
    """One of the texts of an event, with its rank: the first prevails."""

    rank: int
    kind: Literal["general", "technical", "options"]
    text: str


@dataclass(frozen=True)
class Rules:
    """What decides an event; where each field comes from stands in the preset's `cites`.

    `win` and `lose` are the league points of the winner and the loser, by the partidas the loser won. `draw` is what each gets
    of a jogo that ends level; half of a win where it is `None`.
    """

    preset: str
    regulation: str = ""
    above: bool = False  # whether a general regulation stands over the text, whatever it says
    # the sides
    people: tuple[int, ...] = (2,)
    reserves: int = 0
    capataz: bool = False
    line_up: Literal["own", "begun", "partida", "organiser"] = "organiser"
    new_entries: Literal["table", "begun", "organiser"] = "organiser"
    # a jogo
    groups: Format = BEST_OF_THREE
    knockout: Format = BEST_OF_THREE
    drawn: bool = False
    sweep: bool = False  # two partidas in a row count three, the last to nothing
    capped: bool = False  # no partida counts more than it goes to
    below: bool = False  # whether a partida can end below nothing
    record: Literal["raw", "capped"] = "raw"
    # what it gives
    win: tuple[Figure, ...] = (1,)
    lose: tuple[Figure, ...] = (0,)
    draw: Figure | None = None
    bye: Figure = 0
    missed: Figure = 0  # a round whose entry was not there
    # absence
    wo_league: Figure = 3
    wo_absent: Figure = 0
    wo_points: bool = True
    absence: Literal["partidas", "expels"] = "partidas"
    wo_tolerance: int = 0
    wo_next: int = 0
    # sanctions
    lost_jogo: Literal["struck", "overwritten", "filled"] = "struck"
    forfeit_in_average: bool = True
    dsq_rank: Literal["last", "keep"] = "last"
    dsq_earlier: Literal["stand", "annul"] = "stand"
    # the order
    first: Criterion = LEAGUE
    equal: tuple[Criterion, ...] = ()
    mixed: tuple[Criterion, ...] = ()
    restart: bool = False
    encounter: Literal["points", "wins", "two", "table"] = "points"
    tentos: Literal["for", "difference"] = "for"
    average_scope: Literal["all", "groupsOnly"] = "all"
    general: tuple[Criterion, ...] = ()
    third_place: bool = False
    # the shape
    format: Literal["groups", "roundRobin", "fixedRounds", "free"] = "free"
    # the day
    time_up: Literal["forcedFalta", "commission", "none"] = "none"
    clock: int = 0  # minutes a jogo may last
    phones: bool = True  # whether athletes may enter results on their own
    signatures: Literal["athletes", "capatazes", "one"] = "one"
    confirm: Literal["entry", "volta", "partida", "deal"] = "partida"
    double_check: bool = False  # whether somebody else than who typed a sheet checks it
    commissions: tuple[tuple[str, int, int], ...] = ()
    starts: str = ""
    # what it was made of
    options: tuple[tuple[str, str], ...] = ()
    overrides: tuple[Override, ...] = ()
    technical: str = ""

    @classmethod
    def of(cls, preset: "Preset", options: Mapping[str, str], overrides: Sequence[Override] = ()) -> "Rules":
        """The rules of an event: the preset, the options, what the General Regulation sets. `BadOption` names a fault."""
        rules = preset.rules
        known = {setting.key: setting for setting in preset.settings}
        chosen = {key: setting for key, setting in known.items() if key in preset.options}
        for key, text in options.items():
            rules = _set(rules, chosen, key, str(text))
        for override in overrides:
            rules = _set(rules, known, override.key, str(override.value))
        told = tuple([(key, str(text)) for key, text in options.items()])
        return replace(rules, options=told, overrides=tuple(overrides), technical=preset.regulation)

    def format_of(self, knockout: bool) -> Format:
        """What a jogo of this kind of stage is."""
        return self.knockout if knockout else self.groups

    @property
    def sources(self) -> tuple[Source, ...]:
        """The texts of this event, the one that prevails first."""
        texts = dict.fromkeys(override.source for override in self.overrides)
        general = [Source(1, "general", text) for text in texts or ([""] if self.above else [])]
        technical = [Source(2, "technical", self.technical)] if self.technical else []
        return (*general, *technical, *[Source(3, "options", f"{key}={value}") for key, value in self.options])

    def override(self, key: str) -> Override | None:
        """What the General Regulation sets of this key; the last word is the one that counts."""
        return next((override for override in reversed(self.overrides) if override.key == key), None)

    def touched(self, key: str) -> str:
        """Where the General Regulation sets this key, "" where it does not."""
        found = self.override(key)
        return "" if found is None else found.source

    @property
    def half(self) -> Figure:
        """What each gets of a jogo that ended level."""
        return Fraction(self.win[0]) / 2 if self.draw is None else self.draw

    def criteria(self, mixed: bool) -> tuple[Criterion, ...]:
        """The list that tells a tie apart: of one size of group, or of several."""
        return self.expanded(self.mixed if mixed and self.mixed else self.equal)

    def expanded(self, listed: Sequence[Criterion]) -> tuple[Criterion, ...]:
        """The criteria with the direct encounter as these rules ask it: one figure, or a table of its own."""
        found: list[Criterion] = []
        for criterion in listed:
            if criterion.id != "encounter":
                found.append(criterion)
            else:
                found += [replace(criterion, id=name) for name in ENCOUNTERS[self.encounter]]
        return tuple(found)


ENCOUNTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "points": ("encounter",),
    "wins": ("encounterWins",),
    "two": ("encounterTwo",),
    "table": ("encounterWins", "encounterPartidas", "encounterTentos"),
}


def _set(rules: Rules, known: Mapping[str, "Setting"], key: str, text: str) -> Rules:
    if key not in known:
        raise BadOption("option-unknown", quoted(key), ", ".join(known))
    return known[key].set(rules, text)
