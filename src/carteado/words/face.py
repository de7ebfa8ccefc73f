"""What a family says in its own words: the type of its face `words`.

Rule 1: a field that a family leaves as it is here is said by the shared words, from names of classes and fields if need be.
Rule 2: whatever is told here is made from what the listener may know: a view, or an event already masked.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from carteado.arbitro import Finding
from carteado.game import Action, Event, Seat, View
from carteado.words.language import Language, Texts
from carteado.words.offered import Force, Insight, Offered
from carteado.words.people import Listener
from carteado.words.refusals import Refusals
from carteado.words.sheets import SheetWords


@dataclass(frozen=True)
class Heard:
    """What words come to: an act, or none, by which clause, and `why` they are read so where that is not plain.

    `memo` is what the family keeps for the speaker's next act, 0 or "" for nothing: only its own board reads it. `meant` is
    what forbidden words would be if the other side takes them so; `said` are the words in question.
    """

    act: Action | None = None
    clause: str = ""
    why: str = ""
    memo: int | str = 0
    meant: Action | None = None
    said: str = ""


@dataclass(frozen=True)
class Ears:
    """How typed words are heard where a game is played with words: the speaker's view and menu, the seat and the names.

    `why` says why they were heard so, with two facts: what was said, and the memo, by the names in `facts`; `example` is
    something one may say.
    """

    hear: Callable[[str, View, Sequence[Action], Seat, Sequence[str]], Heard]
    why: Texts
    facts: tuple[str, str] = ("said", "memo")
    example: Texts = field(default_factory=dict[str, str])

    def explained(self, words: Language, why: str, facts: Sequence[int | str]) -> str:
        """Why words were heard so, in a sentence; "" where that is plain."""
        return words.say(self.why[why], **dict(zip(self.facts, facts, strict=True))) if why else ""


@dataclass(frozen=True)
class RefereeWords:
    """The referee without a played game: what a clause usually brings, what follows before it is done, what is refused.

    `seats` and `sides` name people from who deals on, by how many sit there, as keys of `roles`. `finding` tells one of several
    things that follow.
    """

    effect: Callable[[Language, str], str]
    to_come: Texts = field(default_factory=dict[str, str])
    refusals: Texts = field(default_factory=dict[str, str])
    roles: Texts = field(default_factory=dict[str, str])
    seats: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    sides: Mapping[int, tuple[str, ...]] = field(default_factory=dict[int, tuple[str, ...]])
    finding: Callable[[Language, Finding], str] | None = None


def forgets(_listener: Listener, _event: Event) -> object:
    """Nothing that was heard changes a later sentence."""
    return None


def knows_nothing(_view: View) -> object:
    """A view adds nothing to what was heard."""
    return None


@dataclass(frozen=True)
class Speech:
    """The words of one family.

    `label` names an act, with its price where a view tells it; `tell` an event, "" where there is nothing worth telling.
    `remember` is the memory of a listener after an event, `recall` that of one who comes in with a view. `phases` name what a
    table is doing; `starts` say why no partida begins from a position. With `spanish` cards go by the names of the Spanish
    pack. `bots` introduce its own players, `tables` are refusals of a table in the words of this game, by code. `presets` are
    the titles of its presets by name, and `preset_lines` say of each in one line how it is played.
    `offered` tells of an act whatever a screen shows of it, given the menu it stands in; `insight` what the cards in view mean,
    `moment` which clauses rule what is done now, the nearest first, `strength` the order of the cards, where they have one.
    `lines` say what is wrong with a line of its records, by the code of its notation; {a}, {b} and {c} are the facts.
    """

    label: Callable[[Language, Action, View | None], str] | None = None
    tell: Callable[[Listener, Event], str] | None = None
    remember: Callable[[Listener, Event], object] = forgets
    recall: Callable[[View], object] = knows_nothing
    spanish: bool = False
    phases: Texts = field(default_factory=dict[str, str])
    reasons: Refusals = field(default_factory=Refusals)
    options: Refusals = field(default_factory=Refusals)
    starts: Refusals = field(default_factory=Refusals)
    bots: Texts = field(default_factory=dict[str, str])
    presets: Texts = field(default_factory=dict[str, str])
    preset_lines: Texts = field(default_factory=dict[str, str])
    lines: Texts = field(default_factory=dict[str, str])
    tables: Texts = field(default_factory=dict[str, str])
    ears: Ears | None = None
    referee: RefereeWords | None = None
    sheet: SheetWords = field(default_factory=SheetWords)
    offered: Callable[[Language, Action, View | None, tuple[Action, ...]], Offered] | None = None
    insight: Callable[[Language, View], Insight] | None = None
    moment: Callable[[View], tuple[str, ...]] | None = None
    strength: Callable[[Language, View], tuple[Force, ...]] | None = None
