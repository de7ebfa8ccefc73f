"""Irregularities of Truco Cego on a scoreboard: what each costs, and what becomes of the roda or testa it happened in.

Rule 1: the side at fault has nothing of a forfeited volta; the other has the points part and the truco part as they stood.
Rule 2: a new deal changes nothing here: the same dealer deals the same form again, and testas already played stand.
"""

from dataclasses import replace
from typing import Final

from carteado.game import Reason
from carteado.games.cego.rules import clauses, words
from carteado.games.cego.rules.chains import SIMPLE
from carteado.games.cego.rules.rulebook import TARGET
from carteado.games.cego.sheet import effects, paying
from carteado.games.cego.sheet.entries import Envido, Flor, Volta
from carteado.games.cego.sheet.hand import RODA, TESTAS, CegoMatch, CegoPartida, Hand, Owed, dealt, timed
from carteado.games.cego.sheet.parts import objection as part_objection
from carteado.games.cego.sheet.prices import PENALTY, TENTOS, Price, points_price, points_stake, truco_stake
from carteado.placar.code import Offer
from carteado.placar.consequence import OVER, Consequence
from carteado.placar.entries import AFTER, MOMENTS, PLAY, Incident
from carteado.placar.match import Fault, forfeit

LONGEST_REASON: Final = 300
HIGHEST_SCORE: Final = 99
FLAT: Final = 2  # tentos for cards gathered by opponents, unless the house pays a flor as such


def offers(match: CegoMatch) -> tuple[Offer, ...]:
    """All irregularities of the code, those that this moment does not allow included."""
    found: list[Offer] = []
    for clause, named in effects.BY_CLAUSE.items():
        effect = effect_of(match, clause)
        parts = effect in effects.ENDS_HAND
        found.append(Offer(clause, named, choices_of(match, effect), effect not in effects.NEEDS_NOBODY, parts))
    return tuple(found)


def effect_of(match: CegoMatch, clause: str) -> str:
    """What the clause brings at this table; "" where it brings nothing."""
    found = effects.BY_CLAUSE.get(clause, "")
    if found == effects.BYSTANDER:
        return effects.OUT if match.rules.bystander_out else effects.NOTE
    return found


def choices_of(match: CegoMatch, effect: str) -> tuple[str, ...]:
    """What a clause of this effect leaves to be told or decided at the table; the first where nothing is said."""
    if effect == effects.GATHERED_BY_RIVALS and match.rules.gathered_flor != FLAT:
        return ("plain", "flor")
    return effects.CHOICES.get(effect, ())


def objection(match: CegoMatch, incident: Incident) -> Reason | None:
    """Why this irregularity cannot be entered now, or `None`."""
    clause = incident.clause
    effect = effect_of(match, clause)
    if not effect:
        return Reason("no-such-ruling", "", (clause,))
    partida = match.partida
    if partida is None:
        return Reason("dealer-first", clauses.DRAW)
    wrong = _wrong_words(match, incident, effect)
    if wrong is not None:
        return wrong
    if incident.offender is None and effect not in effects.NEEDS_NOBODY:
        return Reason("offender-missing", clause)
    if incident.offender is not None and not 0 <= incident.offender < match.seats:
        return Reason("no-such-seat", clause, (incident.offender, match.seats - 1))
    if effect == effects.SET_SCORE:
        return _score_objection(incident)
    if match.winners() is not None:
        return Reason("match-over", "CEGO-6.p3-1" if effect == effects.OUT else partida.clause)
    if effect == effects.TIME_UP:
        return Reason("time-already", clause) if timed(match) else None
    return (
        None
        if effect in (effects.NOTE, effects.OUT, effects.TIME_DECIDED)
        else _hand_objection(match, partida, incident, effect)
    )


def volta_of(incident: Incident) -> Volta | None:
    """How the volta stood, where that was told."""
    return incident.facts if isinstance(incident.facts, Volta) else None


def _wrong_words(match: CegoMatch, incident: Incident, effect: str) -> Reason | None:
    if incident.sanction and incident.sanction not in choices_of(match, effect):
        return Reason("no-such-choice", incident.clause)
    if incident.score and effect != effects.SET_SCORE:
        return Reason("superfluous", incident.clause, ("score",))
    if incident.facts is not None and (effect not in effects.ENDS_HAND or volta_of(incident) is None):
        return Reason("superfluous", incident.clause, ("volta",))
    if incident.when not in ("", *MOMENTS):
        return Reason("superfluous", incident.clause, ("when",))
    return Reason("superfluous", incident.clause, ("why",)) if len(incident.why) > LONGEST_REASON else None


def _score_objection(incident: Incident) -> Reason | None:
    """A case that nobody foresaw: told in words, with a new score or without."""
    if not incident.why.strip():
        return Reason("reason-missing", incident.clause)
    if not incident.score:
        return None
    if len(incident.score) != 2 or min(incident.score) < 0 or max(incident.score) > HIGHEST_SCORE:
        return Reason("score-missing", incident.clause, (HIGHEST_SCORE,))
    return Reason("two-winners", incident.clause, (TARGET,)) if min(incident.score) >= TARGET else None


def _hand_objection(match: CegoMatch, partida: CegoPartida, incident: Incident, effect: str) -> Reason | None:
    clause = incident.clause
    if partida.over:
        return Reason("partida-decided", clause)
    after = incident.when == AFTER
    hand = partida.last if after else partida.mao
    if hand is None:
        return Reason("no-mao-after", clause)
    if after and effect not in (effects.ONE, effects.ONE_AT_END, effects.WARNING):
        return Reason("too-late", clause)
    forbidden_everywhere = clause == effects.SIGNALS and not match.rules.signals
    if hand.form == RODA and clause in effects.TESTA_ONLY and not forbidden_everywhere:
        return Reason("testa-only", clause)
    if clause == effects.SHOWN_AFTER and after and hand.nth == TESTAS:
        return Reason("third-testa", effects.SHOWN_LAST)
    return _parts_objection(match, hand, incident, effect)


def _parts_objection(match: CegoMatch, hand: Hand, incident: Incident, effect: str) -> Reason | None:
    volta = volta_of(incident)
    points = None if volta is None else volta.points
    if effect == effects.SONG and not (isinstance(points, Envido) and points.wanted):
        return Reason("song-without-envido", incident.clause)
    if volta is None:
        return None
    reason = part_objection(match.rules, hand, volta, ended=False)
    if reason is not None or points is None or effect not in (effects.TRUCO, effects.HIDDEN_FLOR):
        return reason
    open_part = points_price(match.rules, hand, points).side is None
    return Reason("points-winner", clauses.ENVIDO_WON) if open_part else None


def judged(match: CegoMatch, partida: CegoPartida, incident: Incident) -> Consequence:
    """What this irregularity brings, as things stand."""
    effect = effect_of(match, incident.clause)
    to = None if incident.offender is None else 1 - (incident.offender & 1)
    if effect == effects.OUT:
        return Consequence("trio-out", mao=OVER, loses="match")
    if effect == effects.TIME_DECIDED:
        named = incident.sanction == effects.NAMED
        return Consequence("time-named" if named else "time-wasted", mao=OVER, loses="match")
    if effect == effects.TIME_UP:
        return Consequence("time-up" if _between_deals(partida, incident) else "time-up-later")
    if effect in (effects.ONE, effects.ONE_AT_END):
        later = effect == effects.ONE_AT_END and incident.when != AFTER
        return Consequence("one-tento-later" if later else "one-tento", 1, to, part=PENALTY)
    if effect == effects.SET_SCORE and not incident.score:
        return Consequence(effects.NOTE)
    hand = partida.mao
    if effect not in effects.ENDS_HAND or hand is None:
        return Consequence(_told(effect, incident.sanction))
    bill = bill_of(match, hand, incident)
    return Consequence(f"cego-{effect}", sum(price.tentos for price in bill if price.side == to), to, OVER, part=TENTOS)


def _between_deals(partida: CegoPartida, incident: Incident) -> bool:
    """Whether nothing is dealt when time is up: the deal in play is finished as it began."""
    hand = partida.mao
    return hand is None or (incident.when != PLAY and hand.nth < 2 and not hand.begun)


def _told(effect: str, sanction: str) -> str:
    if effect in effects.CHOICES:
        sanction = sanction or effects.CHOICES[effect][0]
        return {"keep": "exposed-stays", "redeal": "dealt-again", "warning": "warning"}[sanction]
    return {effects.RECUT: "cut-again", effects.RESHUFFLE: "shuffled-again", effects.REDEAL: "dealt-again"}.get(effect, effect)


def bill_of(match: CegoMatch, hand: Hand, incident: Incident) -> list[Price]:
    """What a volta that such a thing ended is paid with."""
    assert incident.offender is not None
    to, clause, volta = 1 - (incident.offender & 1), incident.clause, volta_of(incident)
    effect = effect_of(match, clause)
    rules = match.rules
    truco = Price(words.OF_TRUCO, to, truco_stake(volta), clause)
    points = None if volta is None else volta.points
    if effect in (effects.TRUCO, effects.HIDDEN_FLOR):
        kept = [] if points is None else [points_price(rules, hand, points)]
        found = [Price(words.OF_FLOR, to, SIMPLE, clause)] if effect == effects.HIDDEN_FLOR else []
        return [*kept, *found, truco]
    if effect == effects.FALSE_FLOR:
        said = sum(points.flores) if isinstance(points, Flor) and rules.false_flor_pays_all else 1
        return [Price(words.OF_FLOR, to, SIMPLE * said, clause), truco]
    if effect == effects.FLOR:
        whole = isinstance(points, Flor) and rules.false_flor_pays_all
        tentos = points_stake(rules, hand, volta).tentos if whole else SIMPLE
        return [Price(words.OF_FLOR, to, tentos, clause), truco]
    stake = points_stake(rules, hand, volta)
    if points is None and _had_flor(match, effect, incident.sanction):
        stake = Price(words.OF_FLOR, to, SIMPLE, clause)
    return [Price(stake.part, to, stake.tentos, clause), truco]


def _had_flor(match: CegoMatch, effect: str, sanction: str) -> bool:
    """Whether cards that were gathered too early are paid as a flor."""
    if effect == effects.GATHERED_BY_RIVALS:
        return sanction == "flor" and match.rules.gathered_flor != FLAT
    return effect == effects.GATHERED_FLOR


def apply(match: CegoMatch, partida: CegoPartida, incident: Incident, line: int) -> None:
    """Write the consequence down."""
    found = judged(match, partida, incident)
    effect = effect_of(match, incident.clause)
    hand = partida.mao
    after = incident.when == AFTER
    told = partida.last if after else hand
    partida.faults.append(Fault(line, incident.clause, incident.offender, 0 if told is None else told.deal, found))
    if found.loses:
        assert incident.offender is not None
        forfeit(match, partida, match.sides[incident.offender], incident.clause, found.loses, TARGET)
        partida.walkover = found.words == "time-wasted"
    elif found.words == "time-up" and hand is not None:
        partida.mao = replace(dealt(match.rules, partida.score, hand.dealer, hand.deal, hand.due, True), owed=hand.owed)
    elif incident.score:
        paying.set_score(match, partida, (incident.score[0], incident.score[1]), incident.clause, line)
    elif found.part == PENALTY and after:
        paying.pay_after(match, partida, Price(PENALTY, found.to, 1, incident.clause), line)
    elif hand is not None and effect == effects.ONE:
        paying.pay_now(match, partida, Price(PENALTY, found.to, 1, incident.clause), line)
    elif hand is not None and effect == effects.ONE_AT_END and found.to is not None:
        hand.begun, partida.last = True, None
        hand.owed.append(Owed(line, found.to, incident.clause))
    elif hand is not None and effect in effects.ENDS_HAND:
        paying.end(match, partida, hand, bill_of(match, hand, incident), line)
