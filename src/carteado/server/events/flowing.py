"""From a scoreboard to the event its table belongs to: each version once, whatever is killed when.

Rule 1: the scoreboard is written first. Who dies before the event is written leaves it behind, never ahead: whoever looks at
        either of them next brings the event up to it.
Rule 2: what has been taken stands in the log of the event alone, so two servers never take the same twice.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from time import monotonic
from typing import Final

from carteado.placar.entries import Entry
from carteado.placar.told import Observation
from carteado.server.errors import Refusal
from carteado.server.events import following
from carteado.server.events.log import Kept
from carteado.server.placar_log import Board, kept_as
from carteado.server.services import Services
from carteado.server.storage import StorageError
from carteado.tournament.entries import AnyEntry, Contested
from carteado.tournament.taking import Wording, taken
from carteado.tournament.torneio import Refused, Torneio
from carteado.words import Words
from carteado.words.language import Language
from carteado.words.placar import consequence, line

EVERY: Final = 2.0  # seconds between two looks at the scoreboards of an event
WHO: Final = "placar"
_log = logging.getLogger(__name__)


async def flow(services: Services, board: Board) -> None:
    """Bring the event of this scoreboard up to it, if it has one."""
    opened = board.opened
    if not opened.event:
        return
    place = opened.placar.removeprefix("placar-")
    (services.events.claimed.add if board.placar.claim else services.events.claimed.discard)(place)

    def made(torneio: Torneio) -> Sequence[AnyEntry]:
        found = taken(torneio, opened.jogo, place, board.placar, _wording(board))
        return [replace(entry, who=WHO) for entry in found]

    try:
        await services.events.write(opened.event, made)
    except (Refusal, Refused, StorageError) as error:  # the line is written: the event takes it when somebody looks again
        _log.warning("event behind its scoreboard", exc_info=error)
        return
    services.events.heard[place] = board.version


async def dispute(services: Services, board: Board, said: Entry, own: str) -> None:
    """A line that waited on a device and does not fit any more: the desk sees it, once, and nothing is overwritten."""
    opened = board.opened
    if not opened.event:
        return
    words = Words()
    text = line(board.names(words), said)
    why = words.say("Guardado na mesa sem rede, e não coube mais: {text} [{id}]", text=text, id=own)

    def made(torneio: Torneio) -> Sequence[AnyEntry]:
        known = any(isinstance(one, Contested) and one.why == why for one in torneio.log)
        return [] if known or opened.jogo not in torneio.state.jogos else [Contested(jogo=opened.jogo, why=why, who=WHO)]

    try:
        await services.events.write(opened.event, made)
    except (Refusal, Refused, StorageError) as error:  # the device keeps the line, and sends it again
        _log.warning("dispute not told", exc_info=error)


async def caught_up(services: Services, kept: Kept) -> Kept:
    """The event, with all that its scoreboards have said; they are not looked at again for a moment."""
    events, now = services.events, monotonic()
    if now - events.followed.get(kept.id, -EVERY) < EVERY:
        return kept
    events.followed[kept.id] = now
    behind = False
    for jogo in kept.torneio.state.jogos.values():
        if jogo.place and not jogo.sumula.homologated:
            behind = await _caught_up(services, jogo.place) or behind
        elif jogo.online is not None and not jogo.sumula.homologated:
            behind = await following.behind(services, kept, jogo) or behind
    return (await events.one(kept.id, fresh=True) or kept) if behind else kept


async def _caught_up(services: Services, place: str) -> bool:
    known = services.events.heard.get(place)
    if known is not None and not await services.store.load(kept_as(place), known + 1, 1):
        return False
    stored = await services.store.load(kept_as(place))
    if not stored:
        return False
    await flow(services, await services.archive.board(kept_as(place), stored))
    return True


def _wording(board: Board) -> Wording:
    words = Words()
    return Wording(
        remark=lambda seen: _remark(board, words, seen),
        void=lambda text: words.say("Sem efeito, corrigido no placar: {remark}", remark=text),
        claim=words.say("Lançamento contestado no placar da mesa."),
        differs=words.say("O placar da mesa diz outra coisa."),
    )


def _remark(board: Board, words: Language, seen: Observation) -> str:
    """An irregularity as the súmula has it: when, by which clause, whose, and what followed."""
    names = board.names(words)
    faults = [fault for partida in board.placar.match.partidas for fault in partida.faults if fault.line == seen.line]
    follows = consequence(names, faults[0].consequence) if faults else ""
    side = "" if seen.side is None else names.side(seen.side)
    told = [
        words.say("{n}ª partida", n=seen.partida),
        f"{seen.clause}{seen.letter and f' {seen.letter}'}",
        side,
        follows,
        seen.why,
    ]
    return ": ".join([", ".join([part for part in told[:3] if part]), " ".join([part for part in told[3:] if part])]).strip(
        ": "
    )
