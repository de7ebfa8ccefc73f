"""A scoreboard and its log: opened, folded, told. It is stored like a table, as a log of its own kind."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from msgspec import UNSET

from carteado.catalogue import GAMES
from carteado.game import REFEREE, Seat
from carteado.placar import BY_PARTIDA, AnyPlacar, AssignJudge, Credit, Settle, opened
from carteado.placar.claims import ANSWERS, WRITTEN
from carteado.placar.match import Fault, PartidaOf
from carteado.server.placar_shapes import (
    NewPlacar,
    PlacarClaim,
    PlacarGain,
    PlacarInfo,
    PlacarLine,
    PlacarOpened,
    PlacarPartida,
    PlacarWritten,
    StoredPlacar,
    entry_of,
    said_as,
    shown_as,
)
from carteado.server.storage import Facts
from carteado.table.naming import legible
from carteado.words.language import Language
from carteado.words.placar import consequence, credit, line
from carteado.words.placar_names import Names

PREFIX: Final = "placar-"
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # no letters that people confuse
ID_LENGTH: Final = 10
KEY_BYTES: Final = 12
PENDING: Final = "pending"
CONTESTED: Final = "contested"


def fresh_id() -> str:
    """An id that nobody guesses."""
    return "".join(secrets.choice(ALPHABET) for _ in range(ID_LENGTH))


def fresh_key() -> str:
    """The key of a side."""
    return secrets.token_urlsafe(KEY_BYTES)


def locked(key: str) -> str:
    """What is kept of a key."""
    return hashlib.sha256(key.encode()).hexdigest()


def kept_as(identity: str) -> str:
    """The name under which it is stored."""
    return PREFIX + identity


def writers(placar: AnyPlacar) -> tuple[Seat, ...]:
    """Whose keys there are, in their order: of each side, and of the judge or referee where there is one."""
    return (*range(placar.count), REFEREE) if placar.judge or placar.by_entry else tuple(range(placar.count))


def empty(setup: NewPlacar) -> AnyPlacar:
    """The scoreboard of this set-up; `KeyError`, `BadOption` or `ValueError` where it cannot be."""
    confirm = BY_PARTIDA if setup.confirm is UNSET else setup.confirm
    return opened(setup.game, setup.options, setup.players or None, setup.best_of, setup.judge, confirm)


@dataclass(frozen=True)
class Board:
    """A scoreboard with its names, its keys and the moment of every line."""

    opened: PlacarOpened
    placar: AnyPlacar
    times: tuple[int, ...]
    ids: frozenset[str] = frozenset()  # of the lines that came with one of their own

    @property
    def version(self) -> int:
        """How many lines it has."""
        return len(self.placar.lines)

    def side_of(self, key: str) -> Seat | None:
        """Whose key this is."""
        hashed = locked(key)
        kept = zip(writers(self.placar), self.opened.keys, strict=False)
        return next((side for side, each in kept if hmac.compare_digest(each, hashed)), None)

    def names(self, words: Language) -> Names:
        """The names at this table."""
        setup, placar = self.opened.setup, self.placar
        spoken = Language(words.lang, setup.game)
        return Names(spoken, _filled(setup.sides, placar.count), _filled(setup.names, placar.seats), placar.options)

    def facts(self, at: int) -> Facts:
        """What is kept beside the log."""
        over = self.placar.match.winners() is not None
        begun = bool(self.placar.lines or self.opened.event)
        return Facts("over" if over else "playing" if begun else "open", False, b"{}", (), at)


def folded(stored: Sequence[StoredPlacar]) -> Board:
    """The scoreboard after these; `ValueError` where the first does not open it or another does."""
    opened, *written = stored
    if not isinstance(opened, PlacarOpened):
        raise ValueError("not opened")
    made = empty(opened.setup)
    times: list[int] = []
    ids: set[str] = set()
    for each in written:
        if not isinstance(each, PlacarWritten):
            raise ValueError("opened twice")
        made = made.written(each.side, entry_of(each.entry))
        times.append(each.at)
        ids.add(each.id)
    return Board(opened, made, tuple(times), frozenset(ids - {""}))


def _filled(names: Sequence[str], count: int) -> list[str]:
    return [*map(legible, names), *[""] * count][:count]


def told(board: Board, words: Language) -> PlacarInfo:
    """The scoreboard as it is shown."""
    placar, match = board.placar, board.placar.match
    partida, won = match.partida, match.winners()
    shown = placar.shown()
    names = board.names(words)
    return PlacarInfo(
        id=board.opened.placar.removeprefix(PREFIX),
        version=board.version,
        game=placar.code.id,
        options=dict(placar.options),
        sides=[names.side(side) for side in range(placar.count)],
        seating=list(placar.sides),
        names=[names.seat(seat) for seat in range(placar.seats)],
        players=placar.seats,
        best_of=placar.best_of,
        target=placar.code.target,
        created_at=board.opened.at,
        phase=shown.phase,
        partida=len(match.partidas),
        mao=shown.mao,
        score=list(match.score),
        wins=list(match.wins()),
        winners=None if won is None else list(won),
        dealer=shown.dealer,
        cutter=shown.cutter,
        leader=shown.leader,
        after=partida is not None and partida.last is not None,
        undo=placar.undo,
        partidas=[
            PlacarPartida(
                number=each.number, score=list(each.score), how=each.how, clause=each.clause, agreed=_agreed(placar, each)
            )
            for each in match.partidas
            if each.over
        ],
        lines=_lines(board, names),
        legal=[[said_as(entry) for entry in placar.legal(side)] for side in writers(placar)],
        own=shown_as(shown.own),
        judge=placar.reading.judge,
        tally=shown.tally,
        unit=GAMES[placar.code.id].unit,
        confirm=placar.confirm,
        claim=_claim(placar, names),
        referee=REFEREE in writers(placar),
        event=board.opened.event,
        jogo=board.opened.jogo,
        sayable=[said_as(entry) for entry in placar.code.sayable(match)],
    )


def _agreed(placar: AnyPlacar, partida: PartidaOf[Any]) -> list[int]:
    """Who has nothing more to confirm of a partida that is over: where every entry is confirmed, everybody."""
    return list(range(placar.count) if placar.by_entry else partida.agreed())


def _claim(placar: AnyPlacar, names: Names) -> PlacarClaim | None:
    """What waits to be confirmed, and what would follow if it were written."""
    claim = placar.claim
    if claim is None:
        return None
    after = placar.written(REFEREE, Settle(claim.line, claim.entry))
    place = after.standing.get(len(after.lines))
    fault = None if place is None else _faults(after).get(place)
    return PlacarClaim(
        line=claim.line,
        side=claim.side,
        text=line(names, claim.entry),
        entry=said_as(claim.entry),
        agreed=list(claim.agreed),
        contested=claim.contested,
        follows="" if fault is None else consequence(names, fault.consequence),
        gains=[] if place is None else [gain(names, found) for found in gains_of(after, place)],
        score=[] if after.match.partida is None else list(after.match.partida.score),
    )


def _faults(placar: AnyPlacar) -> dict[int, Fault]:
    return {fault.line: fault for partida in placar.match.partidas for fault in partida.faults}


def _state(placar: AnyPlacar, number: int) -> str:
    """What has become of a claim that is not written."""
    claim = placar.claim
    if claim is not None and claim.line == number:
        return PENDING if claim.contested is None else CONTESTED
    fate = placar.reading.fates.get(number, WRITTEN)
    return "" if fate == WRITTEN else fate


def _lines(board: Board, names: Names) -> list[PlacarLine]:
    """Every line; what followed from a line stands beside the line whose words count."""
    placar = board.placar
    standing = placar.standing
    faults = _faults(placar)
    shown: list[PlacarLine] = []
    for each, at in zip(placar.lines, board.times, strict=True):
        place = standing.get(each.number)
        fault = faults.get(place) if place is not None else None
        gains = [] if place is None else gains_of(placar, place)
        shown.append(
            PlacarLine(
                number=each.number,
                side=each.side,
                at=at,
                text=line(names, each.entry),
                entry=said_as(each.entry),
                stands=place is not None or isinstance(each.entry, (*ANSWERS, AssignJudge)),
                clause=fault.clause if fault is not None else gains[0].clause if gains else "",
                follows="" if fault is None else consequence(names, fault.consequence),
                gains=[gain(names, found) for found in gains],
                state=_state(placar, each.number),
            )
        )
    return shown


def gains_of(placar: AnyPlacar, place: int) -> list[Credit]:
    """What the line in this place gave."""
    return [credit for partida in placar.match.partidas for credit in partida.credits if credit.line == place]


def gain(names: Names, found: Credit) -> PlacarGain:
    """Points that a line gave, in words."""
    text = credit(names, found.side, found.points, found.part)
    return PlacarGain(side=found.side, points=found.points, clause=found.clause, text=text, part=found.part)
