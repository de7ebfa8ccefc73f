"""An event as whoever holds a key of the desk sees it: all that is public, and what is for the desk alone."""

from msgspec import Struct

from carteado.regulations import Text
from carteado.server.events.public_shapes import PublicEvent


class DeskNotice(Struct, kw_only=True, omit_defaults=True):
    """Something the desk should look at, with the clause behind it."""

    kind: str
    text: str
    clause: str = ""
    jogo: str = ""
    entries: list[int] = []
    stage: str = ""
    sides: list[int] = []


class PartTold(Struct, kw_only=True, omit_defaults=True):
    """A part that somebody has."""

    number: int
    part: str
    name: str
    entry: int = 0
    table: int = 0
    taken: bool = False


class LineTold(Struct, kw_only=True, omit_defaults=True):
    """A line of the log, in words."""

    number: int
    at: int
    who: str
    role: str
    type: str
    text: str
    corrected: bool = False
    correctable: bool = False


class PenaltyTold(Struct, kw_only=True):
    """A sanction of the regulation: its clause, what it does, who may give it."""

    clause: str
    effect: str
    by: list[str]
    text: Text


class OptionTold(Struct, kw_only=True, omit_defaults=True):
    """A question that the organiser answers, or the General Regulation."""

    key: str
    allowed: str
    value: str = ""
    title: str = ""


class CheckTold(Struct, kw_only=True, omit_defaults=True):
    """Something a clause wants looked at, and whether it was."""

    clause: str
    text: str
    moment: str = ""
    ticked: bool = False


class DecisionTold(Struct, kw_only=True, omit_defaults=True):
    """A sanction, a disqualification or a ruling."""

    number: int
    at: int
    who: str
    clause: str = ""
    text: str = ""
    jogo: str = ""
    entry: int = 0


class CallTold(Struct, kw_only=True):
    """A jogo that could be called now, and the table for it."""

    jogo: str
    sides: list[int]
    table: int


class ShapeTold(Struct, kw_only=True):
    """So many groups as they are proposed: their names, their sizes, and the jogos in them."""

    names: list[str]
    sizes: list[int]
    jogos: int


class TemplateTold(Struct, kw_only=True, omit_defaults=True):
    """A competition table to start from, the numbers it asks for, and what it waits for."""

    kind: str
    title: str
    asks: list[str]
    why: str = ""


class DeskEvent(Struct, kw_only=True, omit_defaults=True):
    """An event as whoever holds a key of the desk sees it: all that is public, and what is for the desk alone."""

    event: PublicEvent
    part: PartTold
    notices: list[DeskNotice] = []
    parts: list[PartTold] = []
    lines: list[LineTold] = []
    penalties: list[PenaltyTold] = []
    options: list[OptionTold] = []
    general: list[OptionTold] = []  # all that the General Regulation may set
    checks: list[CheckTold] = []
    decisions: list[DecisionTold] = []
    complaints: list[str] = []
    commissions: dict[str, list[str]] = {}
    due: int = 0
    calls: list[CallTold] = []
    shapes: list[ShapeTold] = []
    templates: list[TemplateTold] = []
