"""The table around the cards, as everybody is told of it: who sits where, the match, the proof, who asks for a chair."""

from typing import TYPE_CHECKING

from carteado import catalogue
from carteado.table import entries as log
from carteado.table import messages
from carteado.table.seats import Place

if TYPE_CHECKING:
    from carteado.table.table import Table


def about(table: "Table") -> messages.About:
    """The table as it is now."""
    return messages.About(
        id=table.id,
        setup=table.setup,
        locked=bool(table.lock),
        stage=table.stage,  # type: ignore[arg-type]
        chairs=[_chair(table, place) for place in table.places],
        match=table.match.told(table.found, table.sides, table.standing),
        fair=table.era.told(),
        past=[era.told() for era in table.past],
        referee=table.referee_name,
        records=table.begun,
        family=catalogue.family(table.setup.game).name,
        sides=list(table.sides),
        candidate=_asking(table),
        out=list(table.removed.values()),
        advice=table.advice,
        event=None if table.bound is None else _event(table.bound, table.settled),
        lesson=table.guided is not None,
    )


def _event(bound: log.Bound, settled: bool) -> messages.OfEvent:
    return messages.OfEvent(id=bound.event, jogo=bound.jogo, people=list(bound.people), packs=bound.packs, closed=settled)


def _asking(table: "Table") -> messages.Candidate | None:
    found = table.candidate
    if found is None:
        return None
    return messages.Candidate(name=found.who.name, named=found.named, missing=table.unasked())


def _chair(table: "Table", place: Place) -> messages.Chair:
    return messages.Chair(
        kind="empty" if place.empty else "person" if place.player else "bot",
        name=place.name,
        bot=place.bot,
        ready=place.ready and not place.empty,
        away=place.away,
        host=table.hosts(place.player),
        left=place.left,
        heir="" if place.heir is None else place.heir.name,
        learns=place.learns,
    )
