"""What acts change of an event beyond themselves, in words, however they were written."""

from collections.abc import Sequence
from typing import Final

from carteado.server.events.log import Kept
from carteado.server.services import Services
from carteado.tournament import entries as log
from carteado.tournament.changes import changes
from carteado.tournament.torneio import Torneio
from carteado.words import Words
from carteado.words.event import change, unhomologated

FAR: Final = (
    *(log.Corrected, log.OptionSet, log.OverrideSet, log.StageReopened, log.StageClosed, log.Ruled),
    *(log.WalkoverGiven, log.SanctionGiven, log.Disqualified, log.PersonExcluded, log.TimeCalled),
    *(log.EntryWithdrawn, log.EntryBarred),
)


async def consequences(
    services: Services, event: str, before: Torneio, after: Torneio, entries: Sequence[log.AnyEntry], words: Words
) -> list[str]:
    """What became of the event besides; sheets nobody has homologated come first where it, or a stage, ends."""
    ended = any(isinstance(one, log.EventEnded) for one in entries)
    closed = [*before.state.stages] if ended else [one.stage for one in entries if isinstance(one, log.StageClosed)]
    waiting = unhomologated(words, before.state, *closed)
    if not any(isinstance(one, FAR) for one in entries):
        return waiting
    return [*waiting, *await services.events.apart(Kept(event, before), _changes, after, words)]


def _changes(kept: Kept, after: Torneio, words: Words) -> list[str]:
    before = kept.torneio
    return [change(words, before.state, after.state, one) for one in changes(before, Torneio(after.log, after.state.copy()))]
