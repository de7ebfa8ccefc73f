"""The referee at the table of Truco Cego: what may be ruled, when, and what follows from it.

Rule 1: `effects` names the clauses that can be ruled on and what each brings; the referee says what happened, no more.
Rule 2: the ruling is told first, then what follows from it, with its clause.
Rule 3: what comes out by itself when the cards are shown (false songs and flores, hidden ones) is not ruled but noted.
"""

from typing import Final

from carteado.game import Action, Event, Reason, Seat
from carteado.games.cego.rules import effects, songs
from carteado.games.cego.rules.card_objections import is_high, places_of
from carteado.games.cego.rules.effects import (
    BY_CLAUSE,
    CHOICES,
    FALSE_FLORES,
    FORFEITS,
    GATHERINGS,
    NEW_DEALS,
    ONE_TENTO,
    SHOWINGS,
)
from carteado.games.cego.rules.moments import player_of
from carteado.games.cego.rules.objections import objection_to, understood
from carteado.games.cego.rules.partida import Partida
from carteado.games.cego.rules.penalties import (
    cut_again,
    deal_again,
    fall_face_down,
    forfeit_flor,
    forfeit_gathered,
    forfeit_volta,
    give_one,
    lose_match,
    lose_truco,
    set_score,
    show_cards,
    show_flor,
    turn_up,
    write_down,
)
from carteado.games.cego.rules.pontos import place_of
from carteado.games.cego.rules.rulebook import SEATS
from carteado.games.cego.rules.seats import NOBODY
from carteado.games.cego.rules.stages import DONE
from carteado.games.cego.rules.volta import Volta
from carteado.pack import Ruled, Ruling
from carteado.tricks.sanctions import WARNED

Log = list[Event] | None
LONGEST_REASON: Final = 300
REPLACED: Final = "r"
_FLAT: Final = 2  # tentos for gathered cards, unless the house pays a flor as such


def effect_of(partida: Partida, clause: str) -> str:
    """What the clause brings at this table; "" where nothing is ruled by it."""
    effect = BY_CLAUSE.get(clause, "")
    return effects.DISQUALIFIED if effect == effects.BYSTANDER and partida.rules.bystander_out else effect


def choices_of(partida: Partida, effect: str) -> tuple[str, ...]:
    """What a clause of this effect leaves to be told in `sanction`; an empty one is always allowed."""
    choices = CHOICES.get(effect, ())
    flat = effect == effects.GATHERED_BY_RIVALS and partida.rules.gathered_flor == _FLAT
    return choices[:1] if flat else choices


def rulings(partida: Partida) -> tuple[Action, ...]:
    """Samples of what may be ruled now: every clause that needs no cards or score named, against every seat it can be."""
    found: list[Action] = []
    for clause in BY_CLAUSE:
        effect = effect_of(partida, clause)
        if effect in effects.NEEDS_CARDS or effect == effects.SET_SCORE:
            continue
        seats: list[Seat | None] = [None] if effect in effects.NEEDS_NOBODY else list(range(SEATS))
        found += [Ruling(clause, seat) for seat in seats if objection(partida, Ruling(clause, seat)) is None]
    return tuple(found)


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this ruling cannot be given now, or `None`."""
    if not isinstance(action, Ruling):
        return Reason("not-a-ruling")
    clause = action.clause
    effect = effect_of(partida, clause)
    if effect == "":
        return Reason("no-such-ruling", "", (clause,))
    strange = _superfluous(partida, action, effect)
    if strange:
        return Reason("superfluous", clause, (strange,))
    if action.offender is None and effect not in effects.NEEDS_NOBODY:
        return Reason("offender-missing", clause)
    if action.offender is not None and not 0 <= action.offender < SEATS:
        return Reason("no-such-seat", clause, (action.offender, SEATS - 1))
    if partida.how not in ("", "played") and effect not in (effects.NOTE, effects.SET_SCORE):
        return Reason("forfeited-already", partida.clause)
    return objection_to(partida, action, effect)


def _superfluous(partida: Partida, ruling: Ruling, effect: str) -> str:
    """The first field of a ruling that its clause has no use for, or that is longer than a sheet has room for."""
    if ruling.cards and effect not in effects.TAKES_CARDS:
        return "cards"
    if ruling.face_down:
        return "face_down"
    if ruling.sanction and ruling.sanction not in choices_of(partida, effect):
        return "sanction"
    if ruling.score and effect != effects.SET_SCORE:
        return "score"
    return "why" if len(ruling.why) > LONGEST_REASON else ""


def rule(partida: Partida, ruling: Ruling, log: Log) -> None:
    """Apply the ruling."""
    effect = effect_of(partida, ruling.clause)
    brings = _verdict(ruling, effect)
    offender = NOBODY if ruling.offender is None else ruling.offender
    if log is not None:
        told = partida.dealer if ruling.offender is None and effect in effects.BY_DEALER else ruling.offender
        log.append(Ruled(ruling.clause, told, brings, ruling.sanction, ruling.why, ruling.score))
    volta = partida.volta
    if brings == effects.WARNING and offender != NOBODY:
        write_down(partida, offender, WARNED, ruling.clause)
    elif effect == effects.RESERVE:
        write_down(partida, offender, REPLACED, ruling.clause)
    elif effect == effects.RECUT:
        cut_again(partida)
    elif effect == effects.RESHUFFLE or effect in NEW_DEALS or brings == effects.REDEAL:
        deal_again(partida, ruling.clause, log)
    elif effect in FORFEITS:
        lose_match(partida, offender, ruling.clause, log)
    elif brings == effects.SET_SCORE:
        set_score(partida, ruling, log)
    elif volta is not None:
        _in_volta(partida, volta, ruling, effect, offender, log)


def _verdict(ruling: Ruling, effect: str) -> str:
    """What follows, by the name the record tells it with."""
    if effect == effects.STOCK:
        return effects.REDEAL if ruling.sanction == effects.REDEAL else effects.WARNING
    if effect == effects.SET_SCORE and not ruling.score:
        return effects.NOTE
    if effect in effects.EXPOSURES:
        return effects.EXPOSED_HIGH if any(is_high(card.index) for card in ruling.cards) else effects.EXPOSED_LOW
    return effects.DISQUALIFIED if effect == effects.LEFT_TABLE else effect


def _in_volta(partida: Partida, volta: Volta, ruling: Ruling, effect: str, offender: Seat, log: Log) -> None:
    clause = ruling.clause
    if effect in effects.EXPOSURES:
        high = any(is_high(card.index) for card in ruling.cards)
        turn_up(partida, volta, places_of(volta, ruling), high, clause, log)
    elif effect in SHOWINGS or effect in ONE_TENTO:
        show_cards(volta, ruling, log)
        if effect in ONE_TENTO:
            give_one(partida, offender, clause, log)
    elif effect in (effects.BYSTANDER_SPOKE, effects.COUNT_LATE):
        forfeit_volta(partida, volta, offender, clause, log)
    elif effect == effects.HIDDEN_CARD:
        lose_truco(partida, volta, offender, clause, log)
    elif effect in GATHERINGS:
        _gather(partida, volta, ruling, effect, log)
    elif effect in FALSE_FLORES:
        forfeit_flor(partida, volta, offender, clause, log)
    elif effect == effects.FACE_DOWN:
        fall_face_down(partida, volta, offender, log)
    elif effect == effects.AS_CALL:
        partida.step(offender, understood(volta, ruling), log)
    elif effect in effects.FIRST_NUMBER:
        _sing(partida, volta, ruling, effect, log)


def _gather(partida: Partida, volta: Volta, ruling: Ruling, effect: str, log: Log) -> None:
    """Who pays is the trio that gathered the cards; a flor that is paid is shown."""
    side = NOBODY if ruling.offender is None else ruling.offender & 1
    flor = effect == effects.GATHERED_FLOR or ruling.sanction == "flor"
    if flor:
        show_flor(volta, player_of(volta, 1 - side), ruling.clause, log)
    forfeit_gathered(partida, volta, side, flor, ruling, log)


def _sing(partida: Partida, volta: Volta, ruling: Ruling, effect: str, log: Log) -> None:
    """The first number said is the song, whatever the cards are."""
    number = ruling.sanction or effects.FIRST_NUMBER[effect]
    points = effects.NUMBERS.index(number) + 1
    songs.sing(volta, NOBODY if ruling.offender is None else ruling.offender, place_of(points), log, bound=False)
    if volta.window == DONE:
        partida.commit(volta, log)
