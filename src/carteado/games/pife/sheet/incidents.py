"""What is irregular at a physical table of cacheta or pif-paf: false batidas, rebates, cards thrown away, the unforeseen.

Rule 1: the clauses and their consequences are those of the referee of a played game (`rules.incidents`).
"""

from dataclasses import replace
from typing import Final

from carteado.game import Reason
from carteado.games.pife.rules.incidents import MOST_CHIPS, MOST_LIVES, VOID
from carteado.games.pife.rules.phases import NO_SEAT
from carteado.games.pife.rules.rulebook import LOSE_LIFE, NO_DISCARD, REFUSED, PifeRules
from carteado.games.pife.sheet.hand import Hand, PifeMatch, PifePartida, begun, end, erred, played, reopen
from carteado.placar.code import Offer
from carteado.placar.consequence import GOES_ON, SAME, Consequence
from carteado.placar.consequence import VOID as NOT_PLAYED
from carteado.placar.entries import AFTER, MOMENTS, PLAY, Incident
from carteado.placar.match import Credit, Fault

LONGEST_REASON: Final = 300
SET_SCORE: Final = "set-score"
SCORE: Final = "score"  # what a decision gave or took
THROWN: Final = "thrown"
# What a batida that is none costs, by the sentence that says so (CAC-S9, PIF-ERR-1, PIF-ERR-2).
FALSE: Final = {REFUSED: "false-free", NO_DISCARD: "false-stock", LOSE_LIFE: "false-life"}


def mistakes(rules: PifeRules) -> dict[str, str]:
    """The clauses on mistakes of one person, each with what it brings."""
    if not rules.chips:
        return {rules.cites["false"]: FALSE[rules.false_batida]}
    barred = FALSE[NO_DISCARD]
    rebate = "rebate" if rules.rebate_all_draws else "rebate-batida"
    return {rules.cites["barred"]: barred, rules.cites["throw"]: THROWN, rules.cites["rebate"]: rebate}


def offers(rules: PifeRules) -> tuple[Offer, ...]:
    """All irregularities of the code."""
    found = [Offer(clause, brings, (), True) for clause, brings in mistakes(rules).items()]
    return (*found, Offer(rules.cites["unforeseen"], SET_SCORE, ("", VOID), False))


def objection(match: PifeMatch, incident: Incident) -> Reason | None:
    """Why this irregularity cannot be entered now, or `None`."""
    cites, clause = match.rules.cites, incident.clause
    if clause != cites["unforeseen"] and clause not in mistakes(match.rules):
        return Reason("unknown-ruling", "", (clause,))
    partida = match.partida
    if partida is None:
        return Reason("dealer-first", cites["dealer-draw"])
    if incident.when not in ("", *MOMENTS) or incident.facts is not None or len(incident.why) > LONGEST_REASON:
        return Reason("ruling-takes-no-more", clause)
    if incident.offender is not None and not 0 <= incident.offender < match.seats:
        return Reason("no-such-seat", clause, (incident.offender, match.seats - 1))
    if clause in mistakes(match.rules):
        return _mistake_objection(partida, incident)
    return _unforeseen_objection(match, partida, incident)


def _mistake_objection(partida: PifePartida, incident: Incident) -> Reason | None:
    clause, hand = incident.clause, partida.mao
    if incident.sanction or incident.score:
        return Reason("ruling-takes-no-more", clause)
    if incident.offender is None:
        return Reason("ruling-needs-offender", clause)
    if incident.when == AFTER:
        return Reason("too-late", clause)
    if hand is None or incident.offender not in hand.playing() or incident.offender in hand.threw:
        return Reason("not-in-the-deal", clause)
    return None


def _unforeseen_objection(match: PifeMatch, partida: PifePartida, incident: Incident) -> Reason | None:
    clause, rules = incident.clause, match.rules
    if not incident.why.strip():
        return Reason("ruling-without-reason", clause)
    if incident.sanction == VOID and not incident.score:
        hand = partida.last if incident.when == AFTER else partida.mao
        return None if hand is not None else Reason("no-deal-now", clause)
    if incident.sanction or not incident.score:
        return Reason("ruling-score-or-void", clause)
    most = MOST_CHIPS if rules.chips else MOST_LIVES
    fits = len(incident.score) == match.seats and all(0 <= held <= most for held in incident.score)
    if not fits or not any(incident.score):
        return Reason("ruling-score", clause, (match.seats, most))
    if rules.chips and sum(incident.score) != sum(partida.score):
        return Reason("chips-not-conserved", clause, (sum(partida.score),))
    return None


def foreseen(match: PifeMatch, incident: Incident) -> Consequence:
    """What an irregularity brings."""
    if incident.sanction == VOID:
        return Consequence("deal-void", mao=NOT_PLAYED, deal=SAME, sanction=VOID)
    return Consequence(mistakes(match.rules).get(incident.clause, SET_SCORE), mao=GOES_ON)


def apply(match: PifeMatch, partida: PifePartida, incident: Incident, line: int) -> None:
    """Enter what `objection` has nothing against."""
    found, hand = foreseen(match, incident), partida.mao or partida.last
    if found.sanction == VOID:
        _void(match, partida, incident, line)
    elif found.words == SET_SCORE:
        _set(match, partida, incident, line)
    elif partida.mao is not None and incident.offender is not None:
        if found.words in (THROWN, FALSE[LOSE_LIFE]):
            partida.mao = erred(partida.mao, incident.offender, life=found.words != THROWN)
        partida.last = None
    partida.faults.append(Fault(line, incident.clause, incident.offender, 0 if hand is None else hand.deal, found))


def _void(match: PifeMatch, partida: PifePartida, incident: Incident, line: int) -> None:
    """The deal does not count, and the same seat deals again."""
    hand = partida.last if incident.when == AFTER else partida.mao
    assert hand is not None
    _move(partida, hand.base, incident.clause, hand.deal, line)
    reopen(partida)
    match.dealer = hand.dealer
    partida.mao = begun(match, hand.deal + 1, hand.dealer, hand.base, hand.pot, hand.voids)
    partida.last = None


def _set(match: PifeMatch, partida: PifePartida, incident: Incident, line: int) -> None:
    """Everybody has what was decided. In the middle of a deal play goes on from it, between deals it may end the partida."""
    hand, last = partida.mao, partida.last
    deal = hand or last
    assert deal is not None
    _move(partida, incident.score, incident.clause, deal.deal, line)
    if hand is not None and incident.when == PLAY:
        partida.mao = replace(hand, base=partida.score)
        return
    reopen(partida)
    before = Hand(deal.deal - (hand is not None), deal.dealer, partida.score, deal.pot, deal.voids, deal.owes)
    end(match, partida, before, deal.pot if hand is not None else 0, NO_SEAT, line, voids=0 if hand is None else hand.voids)
    if partida.mao is not None and hand is not None:
        able = played(match, replace(hand, base=partida.score), partida.score, hand.pot, hand.voids)
        dealer = hand.dealer if able.able(hand.dealer) else partida.mao.dealer
        partida.mao = replace(hand, base=partida.score, dealer=dealer)
    partida.last = last if hand is not None else None


def _move(partida: PifePartida, score: tuple[int, ...], clause: str, deal: int, line: int) -> None:
    for side, held in enumerate(score):
        if held != partida.score[side]:
            partida.credits.append(Credit(line, deal, side, held - partida.score[side], clause, SCORE))
    partida.score = score
