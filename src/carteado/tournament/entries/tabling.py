"""The competition table: lots, groups, stages, slots, rounds."""

from typing import Literal

from carteado.tournament.entries.entry import Entry, Sides


class LotsCommitted(Entry, tag="lots-committed", frozen=True):
    """A fresh seed was bound to before anybody said a word."""

    items: tuple[int, ...]
    commitment: str
    purpose: str = ""


class LotsDrawn(Entry, tag="lots", frozen=True):
    """An order was drawn: by seed and words, derivable again, or by hand before witnesses."""

    items: tuple[int, ...]
    order: tuple[int, ...]
    purpose: str = ""
    seed: str = ""
    words: tuple[str, ...] = ()
    witnesses: tuple[str, ...] = ()


class StageSet(Entry, tag="stage", frozen=True):
    """A stage of the competition table: how it is played, and over how many partidas to which score.

    `kind` is `groups`, `swiss` or `knockout`; `rounds` those of a Swiss stage. What has no length takes the preset's.
    """

    stage: str
    kind: Literal["groups", "swiss", "knockout"]
    title: str = ""
    best_of: int = 0
    target: int = 0
    rounds: int = 0
    apart: int = -1  # first rounds of a Swiss stage that keep an entity apart; -1: all, as far as it goes; -2: all
    repescagem: bool = False


class GroupSet(Entry, tag="group", frozen=True):
    """A group and where its sides come from; all of them meet, so many times."""

    stage: str
    group: str
    slots: tuple[str, ...]
    legs: int = 1


class GroupsDrawn(Entry, tag="groups", frozen=True):
    """The groups as they were drawn, by seed and words; what entities had to give up, and what was changed by hand."""

    stage: str
    groups: tuple[tuple[str, tuple[int, ...]], ...]
    pots: tuple[tuple[int, ...], ...] = ()
    seed: str = ""
    words: tuple[str, ...] = ()
    by_hand: str = ""


class SlotSet(Entry, tag="slot", frozen=True):
    """A name for the n-th best of some places, across groups."""

    slot: str
    place: int
    among: tuple[str, ...]


class JogoSet(Entry, tag="jogo", frozen=True):
    """A jogo of the competition table, and where its sides come from."""

    jogo: str
    slots: tuple[str, ...]
    stage: str = ""
    best_of: int = 0
    target: int = 0
    third: bool = False


class RoundPaired(Entry, tag="round", frozen=True):
    """A round of a Swiss stage, or an extra round: who meets whom and who rests. By hand, with the reason."""

    stage: str
    round: int
    pairs: tuple[Sides, ...]
    byes: tuple[int, ...] = ()
    by_hand: str = ""
    seed: str = ""


class ExtraRoundOpened(Entry, tag="extra", frozen=True):
    """Those who are level at the top play again."""

    entries: tuple[int, ...]
    stage: str = ""


class StageClosed(Entry, tag="stage-closed", frozen=True):
    """The places of a stage are final: nobody moves up any more."""

    stage: str


class StageReopened(Entry, tag="stage-reopened", frozen=True):
    """The commission undoes what began on the grounds of a stage: these jogos, by name."""

    stage: str
    why: str
    jogos: tuple[str, ...] = ()
