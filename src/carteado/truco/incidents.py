"""The referee at the table: what may be ruled, when, and what follows from it.

Rule 1: a regulation names the clauses that can be ruled on and the effect of each (`TrucoRules.incidents`).
Rule 2: the referee says what happened; the consequence is computed here and told in the record with its clause.
Rule 3: a mão that ended still counts as the mão in play until the next pack is shuffled.
"""

from typing import Final

from carteado.game import Action, Event, Reason, Seat
from carteado.truco.acts import Ruling
from carteado.truco.events import MaoEnded, Returned, Ruled, Threw
from carteado.truco.mao import NORMAL, Mao
from carteado.truco.partida import (
    ANSWERING,
    CHOOSING_CARD,
    CUTTING,
    DEALING,
    DRAW_SHUFFLE,
    NO_SEAT,
    OVER,
    PLAYING,
    SHUFFLE,
    Partida,
)
from carteado.truco.rules import LOSES_MAO, RETURNS, STANDS
from carteado.truco.vaza import UNDECIDED

NOTE: Final = "note"
WARNING: Final = "warning"
VOID: Final = "void"
CUT_FAULT: Final = "cut-fault"
NO_CALL: Final = "no-call"
TURNED_UP: Final = "turned-up"
ILLEGAL_RAISE: Final = "illegal-raise"
FALSE_SHOW: Final = "false-show"
OUT_OF_TURN: Final = "out-of-turn"
THROWN: Final = "thrown"
LADDER: Final = "ladder"
LOSE_MAO: Final = "lose-mao"
LOSE_PARTIDA: Final = "lose-partida"
LOSE_MATCH: Final = "lose-match"
DISQUALIFIED: Final = "disqualified"
SET_SCORE: Final = "set-score"

LONGEST_REASON: Final = 300
HIGHEST_SCORE: Final = 99
SANCTIONS: Final = {"a": WARNING, "b": LOSE_MAO, "c": LOSE_PARTIDA, "d": LOSE_MATCH}
OUT_OF_TURN_CHOICES: Final = {"return": RETURNS, "stands": STANDS, "loseHand": LOSES_MAO}
_NEEDS_NOBODY: Final = (NOTE, VOID, SET_SCORE)
_NEEDS_CARDS: Final = (TURNED_UP, OUT_OF_TURN, THROWN)


def effect_of(partida: Partida, ruling: Ruling) -> str:
    """What the clause brings: for the ladder, what its chosen step brings."""
    effect = partida.rules.incidents.get(ruling.clause, "")
    return SANCTIONS.get(ruling.sanction, "") if effect == LADDER else effect


def proposed(partida: Partida, seat: Seat) -> str:
    """The step of the ladder a referee is offered first: a warning, then one more than before; never imposed."""
    given = [letter for offender, letter, _ in partida.sanctions if offender == seat]
    return "abcd"[min("abcd".index(max(given)) + 1, 3)] if given else "a"


def rulings(partida: Partida) -> tuple[Action, ...]:
    """Samples of what may be ruled now: every clause that needs no cards named, against every seat."""
    found: list[Action] = []
    for clause, effect in partida.rules.incidents.items():
        if effect in _NEEDS_CARDS or effect == SET_SCORE:
            continue
        for seat in range(partida.seats):
            first = proposed(partida, seat)
            letters = [letter for letter in "abcd" if letter >= first] if effect == LADDER else [""]
            offered = [Ruling(clause, seat, sanction=letter) for letter in letters]
            found += [ruling for ruling in offered if objection(partida, ruling) is None][:1]
    return tuple(found)


def objection(partida: Partida, action: Action) -> Reason | None:
    """Why this ruling cannot be given now, or `None`."""
    if not isinstance(action, Ruling):
        return Reason("referee-rules")
    if action.clause not in partida.rules.incidents:
        return Reason("no-such-ruling", "", (action.clause,))
    effect = effect_of(partida, action)
    if effect == "":
        return Reason("sanction-letter", action.clause)
    strange = _superfluous(action, partida.rules.incidents[action.clause])
    if strange:
        return Reason("superfluous", action.clause, (strange,))
    if action.offender is None and effect not in _NEEDS_NOBODY:
        return Reason("offender-missing", action.clause)
    if action.offender is not None and not 0 <= action.offender < partida.seats:
        return Reason("no-such-seat", action.clause, (action.offender, partida.seats - 1))
    if partida.how not in ("", "played") and not _survives_forfeit(partida, effect):
        return Reason("forfeited-already", partida.clause)
    return _objection_to(partida, action, effect)


def _superfluous(ruling: Ruling, effect: str) -> str:
    """The first field of a ruling that its clause has no use for, or that is longer than a sheet has room for."""
    if ruling.cards and effect not in _NEEDS_CARDS:
        return "cards"
    if ruling.face_down and effect != THROWN:
        return "face_down"
    if ruling.sanction and effect not in (LADDER, OUT_OF_TURN):
        return "sanction"
    if ruling.score and effect != SET_SCORE:
        return "score"
    return "why" if len(ruling.why) > LONGEST_REASON else ""


def _survives_forfeit(partida: Partida, effect: str) -> bool:
    """After a forfeit there are still notes and the Commission; after that of a partida the match can be lost as well."""
    if effect in (LOSE_MATCH, DISQUALIFIED):
        return partida.how == "partida-forfeited"
    return effect in (NOTE, SET_SCORE)


def _objection_to(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    if effect == VOID:
        return None if _in_progress(partida) and partida.phase != CUTTING else Reason("no-mao", ruling.clause)
    if effect == LOSE_MAO:
        return None if _in_progress(partida) else Reason("no-mao", ruling.clause)
    if effect == CUT_FAULT:
        return _cut_fault_objection(partida, ruling)
    if effect == SET_SCORE:
        return _score_objection(partida, ruling)
    if effect == ILLEGAL_RAISE:
        mao = partida.mao
        special = mao is not None and mao.winner == UNDECIDED and mao.kind != NORMAL
        return None if special else Reason("not-a-special-mao", ruling.clause)
    if effect == FALSE_SHOW or effect in _NEEDS_CARDS:
        return _card_objection(partida, ruling, effect)
    return None


def _in_progress(partida: Partida) -> bool:
    """Whether there is a mão to lose or to void: from its shuffle until the next one."""
    return partida.phase in (CUTTING, DEALING) or partida.mao is not None


def _cut_fault_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    if not _in_progress(partida):
        return Reason("no-mao", ruling.clause)
    if ruling.offender != partida.cutter():
        return Reason("cutter-at-fault", ruling.clause, (partida.cutter(),))
    return None


def _score_objection(partida: Partida, ruling: Ruling) -> Reason | None:
    if not ruling.why.strip():
        return Reason("reason-missing", ruling.clause)
    if len(ruling.score) != 2 or min(ruling.score) < 0 or max(ruling.score) > HIGHEST_SCORE:
        return Reason("score-missing", ruling.clause, (HIGHEST_SCORE,))
    if min(ruling.score) >= partida.rules.target:
        return Reason("two-winners", ruling.clause, (partida.rules.target,))
    return None


def _card_objection(partida: Partida, ruling: Ruling, effect: str) -> Reason | None:
    mao = partida.mao
    offender = ruling.offender
    stopped = partida.phase == ANSWERING and effect in (FALSE_SHOW, OUT_OF_TURN)
    if mao is None or offender is None or not (partida.phase == PLAYING or stopped):
        return Reason("not-in-play", ruling.clause)
    if effect == FALSE_SHOW:
        if partida.rules.show_sets == 0:
            return Reason("no-showing", partida.rules.cites["show"])
        return Reason("show-stands", ruling.clause) if mao.shows(offender) else None
    if len(set(ruling.cards)) != len(ruling.cards) or any(mao.place(offender, card) < 0 for card in ruling.cards):
        return Reason("cards-not-held", ruling.clause)
    if effect == OUT_OF_TURN:
        if ruling.sanction and ruling.sanction not in OUT_OF_TURN_CHOICES:
            return Reason("out-of-turn-choice", ruling.clause, tuple(OUT_OF_TURN_CHOICES))
        stands = _out_of_turn_choice(partida, ruling) == STANDS
        in_turn = offender == mao.turn and not stopped
        if len(ruling.cards) != 1 or in_turn or (stands and (stopped or mao.went >> offender & 1)):
            return Reason("not-out-of-turn", ruling.clause)
        return None
    if offender != mao.turn:
        return Reason("not-on-turn", ruling.clause, (mao.turn,))
    if effect == TURNED_UP:
        return None if mao.vaza == 0 and len(ruling.cards) == 1 else Reason("first-vaza-only", ruling.clause)
    total = len(ruling.cards) + ruling.face_down
    if ruling.face_down < 0 or not 2 <= total <= len(mao.hand(offender)):
        return Reason("thrown-count", ruling.clause, (len(mao.hand(offender)),))
    return None


def drops_card(partida: Partida, ruling: Ruling) -> bool:
    """Whether this ruling made a card fall at once."""
    effect = partida.rules.incidents.get(ruling.clause, "")
    if effect == OUT_OF_TURN:
        return _out_of_turn_choice(partida, ruling) == STANDS
    return effect == TURNED_UP or (effect == THROWN and len(ruling.cards) == 1)


def _out_of_turn_choice(partida: Partida, ruling: Ruling) -> int:
    return OUT_OF_TURN_CHOICES.get(ruling.sanction, partida.rules.out_of_turn)


def rule(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Apply the ruling: it is told first, then what follows from it."""
    effect = effect_of(partida, ruling)
    _tell(partida, ruling, effect, log)
    offender = NO_SEAT if ruling.offender is None else ruling.offender
    if effect == VOID:
        _void(partida, (partida.dealer + 1) % partida.seats, ruling.clause, log)
    elif effect == SET_SCORE:
        _set_score(partida, ruling, log)
    elif effect == CUT_FAULT:
        _cut_fault(partida, offender, ruling.clause, log)
    elif effect == NO_CALL:
        _no_call(partida, offender)
    elif effect == ILLEGAL_RAISE:
        _warn_or_lose(partida, offender, partida.rules.illegal_raise_loses, ruling.clause, log)
    elif effect == WARNING:
        _sanction(partida, offender, "a", ruling.clause)
    elif effect == LOSE_MAO:
        _sanction(partida, offender, "b", ruling.clause)
        _lose_mao(partida, offender, ruling.clause, log)
    elif effect in (LOSE_PARTIDA, LOSE_MATCH, DISQUALIFIED):
        _sanction(partida, offender, "c" if effect == LOSE_PARTIDA else "d", ruling.clause)
        _forfeit(partida, offender, effect, ruling.clause, log)
    elif effect != NOTE and partida.mao is not None:
        _cards(partida, partida.mao, ruling, effect, log)


def _tell(partida: Partida, ruling: Ruling, effect: str, log: list[Event] | None) -> None:
    if log is None:
        return
    told = effect
    if effect == CUT_FAULT and partida.phase not in (CUTTING, DEALING):
        told = WARNING
    elif effect == CUT_FAULT:
        told = VOID if partida.rules.cut_fault_passes else "redo"
    elif effect == ILLEGAL_RAISE:
        told = LOSE_MAO if partida.rules.illegal_raise_loses else WARNING
    elif effect == FALSE_SHOW:
        told = LOSE_MAO if partida.rules.false_show_loses else FALSE_SHOW
    elif effect == OUT_OF_TURN:
        told = LOSE_MAO if _out_of_turn_choice(partida, ruling) == LOSES_MAO else OUT_OF_TURN
    log.append(Ruled(ruling.clause, ruling.offender, told, ruling.sanction, ruling.why, ruling.score))


def _sanction(partida: Partida, offender: Seat, letter: str, clause: str) -> None:
    partida.sanctions += ((offender, letter, clause),)


def _clear_table(partida: Partida) -> None:
    partida.mao = None
    partida.pack = ()
    partida.drawn = ()
    partida.top = 0
    partida.cuts = 0
    partida.burned = 0
    partida.thrower = NO_SEAT
    partida.thrown = ()


def _reopen(partida: Partida) -> None:
    """Back to where the mão began, points and all; a partida that had ended goes on."""
    partida.score_a = partida.base_a
    partida.score_b = partida.base_b
    partida.how = ""
    partida.clause = ""
    drawn_for = partida.dealer != NO_SEAT or partida.next_dealer != NO_SEAT
    partida.phase = SHUFFLE if drawn_for else DRAW_SHUFFLE
    if partida.mao is None:
        _clear_table(partida)


def _void(partida: Partida, next_dealer: Seat, clause: str, log: list[Event] | None) -> None:
    _reopen(partida)
    _clear_table(partida)
    partida.next_dealer = next_dealer
    if log is not None:
        log.append(MaoEnded(None, 0, partida.score(), clause, True))


def _cut_fault(partida: Partida, offender: Seat, clause: str, log: list[Event] | None) -> None:
    """Before the deal the cut is redone, without burning, by the same dealer or the next; later the mão stands."""
    _sanction(partida, offender, "a", clause)
    if partida.phase not in (CUTTING, DEALING):
        return
    if partida.rules.cut_fault_passes:
        _void(partida, (partida.dealer + 1) % partida.seats, clause, log)
        return
    _clear_table(partida)
    partida.phase = SHUFFLE
    partida.next_dealer = NO_SEAT
    partida.burn_banned = True


def _no_call(partida: Partida, offender: Seat) -> None:
    """A sign is no call: if one was taken for a call, it is withdrawn."""
    mao = partida.mao
    if mao is None or not mao.asked or mao.callers[-1] != offender or mao.winner != UNDECIDED:
        return
    mao.withdraw()
    if not mao.asked:
        partida.phase = PLAYING


def _warn_or_lose(partida: Partida, offender: Seat, loses: bool, clause: str, log: list[Event] | None) -> None:
    _sanction(partida, offender, "b" if loses else "a", clause)
    if loses:
        _lose_mao(partida, offender, clause, log)


def _lose_mao(partida: Partida, offender: Seat, clause: str, log: list[Event] | None) -> None:
    """The others take the mão at its current value: what running would cost (S-FEN-42)."""
    mao = partida.mao
    value = partida.rules.ladder.bottom if mao is None else mao.stake
    if mao is None:
        _clear_table(partida)
    else:
        mao.winner = 1 - (offender & 1)
    partida.thrower = NO_SEAT
    partida.thrown = ()
    _reopen(partida)
    partida.end_mao(1 - (offender & 1), value, clause, log)


def _forfeit(partida: Partida, offender: Seat, effect: str, clause: str, log: list[Event] | None) -> None:
    target = partida.rules.target
    kept = effect != LOSE_PARTIDA and partida.phase == OVER and partida.leading() != offender & 1
    if not kept:
        partida.score_a, partida.score_b = (0, target) if offender & 1 == 0 else (target, 0)
    partida.thrower = NO_SEAT
    partida.thrown = ()
    how = "partida-forfeited" if effect == LOSE_PARTIDA else "match-forfeited"
    partida.end_partida(how, clause, log)


def _set_score(partida: Partida, ruling: Ruling, log: list[Event] | None) -> None:
    """Unforeseen cases: the Commission sets the score; a mão in play goes on from it."""
    a, b = partida.capped(ruling.score[0]), partida.capped(ruling.score[1])
    partida.score_a, partida.score_b = a, b
    partida.base_a, partida.base_b = a, b
    mao = partida.mao
    if mao is not None:
        mao.missing_a = partida.rules.target - a
        mao.missing_b = partida.rules.target - b
    if max(a, b) >= partida.rules.target:
        partida.end_partida("played", ruling.clause, log)
    elif partida.phase == OVER:
        _reopen(partida)


def _cards(partida: Partida, mao: Mao, ruling: Ruling, effect: str, log: list[Event] | None) -> None:
    offender = NO_SEAT if ruling.offender is None else ruling.offender
    places = [mao.place(offender, card) for card in ruling.cards]
    if effect == TURNED_UP:
        _sanction(partida, offender, "a", ruling.clause)
        _fall(partida, mao, offender, places[0], log)
    elif effect == FALSE_SHOW:
        if partida.rules.false_show_loses:
            _sanction(partida, offender, "b", ruling.clause)
            _lose_mao(partida, offender, ruling.clause, log)
        else:
            mao.show(offender, ruling.clause, log)
    elif effect == OUT_OF_TURN:
        _out_of_turn(partida, mao, ruling, offender, places[0], log)
    else:
        _thrown(partida, mao, ruling, offender, places, log)


def _fall(partida: Partida, mao: Mao, seat: Seat, place: int, log: list[Event] | None) -> None:
    mao.play(seat, place, False, log)
    if mao.winner != UNDECIDED:
        partida.settle(mao, log)


def _out_of_turn(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, place: int, log: list[Event] | None) -> None:
    choice = _out_of_turn_choice(partida, ruling)
    if choice == LOSES_MAO:
        _warn_or_lose(partida, offender, True, ruling.clause, log)
    elif choice == STANDS:
        _fall(partida, mao, offender, place, log)
    else:
        _sanction(partida, offender, "a", ruling.clause)
        mao.expose(offender, place)
        if log is not None:
            log.append(Returned(offender, ruling.cards, ruling.clause))


def _thrown(partida: Partida, mao: Mao, ruling: Ruling, offender: Seat, places: list[int], log: list[Event] | None) -> None:
    """Face-down cards go back; of the open ones the opponents choose which stays, if there is a choice."""
    if log is not None:
        log.append(Threw(offender, ruling.cards, ruling.face_down, ruling.clause))
    if len(places) == 1:
        _fall(partida, mao, offender, places[0], log)
    elif places:
        partida.thrower = offender
        partida.thrown = tuple(places)
        for place in places:
            mao.expose(offender, place)
        partida.phase = CHOOSING_CARD
