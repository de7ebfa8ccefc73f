"""What REST takes and gives about people: ids of others never go out, only a key for these two."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PersonKey = Annotated[str, Meta(min_length=20, max_length=20)]
Words = Annotated[str, Meta(max_length=500)]
Reason = Literal["stalling", "collusion", "name", "conduct", "other"]
Kind = Literal["friend", "block", "mute"]


class PlayedInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A partida I have played: `names` by chair, as they are now; ratings before and after where it was rated."""

    table: str
    n: int
    game: str
    at: int
    result: Literal["won", "lost", "drawn", "left"]
    seat: int
    names: list[str]
    there: bool
    before: int | None
    rating: int | None


class RatingInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A rating, how far off it may be, and whether that is too far to say much."""

    rating: int
    deviation: int
    provisional: bool
    games: int


class CoursePoint(Struct, kw_only=True, forbid_unknown_fields=True):
    """The rating after a partida."""

    at: int
    rating: int


class GameFigures(Struct, kw_only=True, forbid_unknown_fields=True):
    """What I have played of one game, and how my rating went."""

    game: str
    played: int
    won: int
    rating: RatingInfo | None
    course: list[CoursePoint]


class WeekFigures(Struct, kw_only=True, forbid_unknown_fields=True):
    """A week, from its first moment."""

    since: int
    played: int
    won: int


class MyFigures(Struct, kw_only=True, forbid_unknown_fields=True):
    """My figures: by game, the most played first, and by week, the last twelve."""

    games: list[GameFigures]
    weeks: list[WeekFigures]


class PersonInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody with whom I have something to do; `table` is where a friend plays now, for everybody to see."""

    key: str
    kind: Kind
    name: str
    at: int
    table: str


class FriendLink(Struct, kw_only=True, forbid_unknown_fields=True):
    """What makes a friend of who opens it, once and for a week."""

    link: str


class FriendAsked(Struct, kw_only=True, forbid_unknown_fields=True):
    """A link that was opened."""

    link: Annotated[str, Meta(min_length=43, max_length=43)]


class FriendTold(Struct, kw_only=True, forbid_unknown_fields=True):
    """Whose link it is, or who is a friend now."""

    name: str


class SeatedPerson(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody at a table, and what I have to say of them."""

    seat: int
    muted: bool
    blocked: bool
    friend: bool


class AboutSeat(Struct, kw_only=True, forbid_unknown_fields=True):
    """Block or mute who sits there, or no more."""

    table: TableId
    seat: SeatNumber
    kind: Literal["block", "mute"]
    on: bool


class PersonDropped(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody is no friend, not blocked or not muted any more."""

    key: PersonKey
    kind: Kind


class NewReport(Struct, kw_only=True, forbid_unknown_fields=True):
    """Somebody at a table did something that is not done; `n` is the partida."""

    table: TableId
    n: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber
    reason: Reason
    words: Words = ""


class Taken(Struct, kw_only=True, forbid_unknown_fields=True):
    """It was taken."""

    done: bool = True


class ReportInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A report as a moderator reads it; `others` is how many more are open about the same person."""

    id: str
    at: int
    name: str
    reporter: str
    table: str
    n: int
    reason: Reason
    words: str
    others: int
    there: bool


class DecisionInfo(Struct, kw_only=True, forbid_unknown_fields=True):
    """A decision in the log."""

    id: str
    at: int
    moderator: str
    name: str
    decision: Literal["dismissed", "waits", "banned", "lifted"]
    words: str
    liftable: bool


class Reports(Struct, kw_only=True, forbid_unknown_fields=True):
    """What moderators have before them."""

    reports: list[ReportInfo]
    decisions: list[DecisionInfo]


class NewDecision(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a moderator decides about a report: nothing, a day without "Achar mesa", or the door closed."""

    report: Annotated[str, Meta(min_length=1, max_length=40)]
    decision: Literal["dismissed", "waits", "banned"]
    words: Words = ""


class Lifting(Struct, kw_only=True, forbid_unknown_fields=True):
    """Open the door again that this decision closed."""

    decision: Annotated[str, Meta(min_length=1, max_length=40)]
    words: Words = ""


RECEIVED: Final[dict[str, Any]] = {
    shape.__name__: shape for shape in (FriendAsked, AboutSeat, PersonDropped, NewReport, NewDecision, Lifting)
}
SENT: Final[dict[str, Any]] = {
    shape.__name__: shape for shape in (PlayedInfo, MyFigures, PersonInfo, FriendLink, FriendTold, SeatedPerson, Reports, Taken)
}
