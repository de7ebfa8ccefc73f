"""The referee of the codes played in pairs: the facts become a mão on a scoreboard, and its judge decides."""

from collections.abc import Mapping
from dataclasses import dataclass

from carteado.arbitro.asking import CUT, Asked, Irregularity, Needs, Verdict
from carteado.family import two_sides
from carteado.game import Reason
from carteado.games.truco.rules.effects import BY_CUTTER, BY_DEALER, LADDER, NEEDS_CARDS, NEEDS_NOBODY, SET_SCORE, SURPLUSES
from carteado.games.truco.rules.family import OPTIONS, rules_of
from carteado.games.truco.rulings.mao import Mao
from carteado.games.truco.sheet.consequences import EFFECTS
from carteado.games.truco.sheet.incidents import SPECIAL, choices_of
from carteado.games.truco.sheet.situation import Situation, ruled
from carteado.games.truco.sheet.state import Match
from carteado.placar import Incident


@dataclass(frozen=True)
class Pairs:
    """One of the codes of the family."""

    id: str

    def irregularities(self) -> Mapping[str, Irregularity]:
        incidents = OPTIONS[self.id].rules.incidents
        return {clause: self._irregularity(clause, effect) for clause, effect in incidents.items() if effect in EFFECTS}

    def _irregularity(self, clause: str, effect: str) -> Irregularity:
        rules = OPTIONS[self.id].rules
        choices = choices_of(Match(rules, two_sides(rules.seats[0]), rules.best_of), effect)
        needs: list[Needs] = [] if effect in NEEDS_NOBODY else ["offender"]
        if effect in NEEDS_CARDS:
            needs.append("cards")
        if effect == SET_SCORE:
            needs.append("score")
        return Irregularity(
            clause,
            tuple(needs),
            by="dealer" if effect in BY_DEALER else "cutter" if effect in BY_CUTTER else "anyone",
            choices=("", *choices) if choices and effect not in (LADDER, *SURPLUSES) else choices,
            special=SPECIAL.get(effect, ()),
        )

    def judged(self, asked: Asked) -> Verdict | Reason:
        mao = Mao() if asked.facts is None else asked.facts
        if not isinstance(mao, Mao) or asked.when == CUT:
            raise ValueError("facts")
        rules = rules_of(self.id, asked.options)
        situation = Situation(
            rules=rules,
            seats=asked.players or rules.seats[0],
            score=asked.score,
            dealer=asked.dealer,
            stake=mao.stake,
            asked=mao.asked,
            decided=mao.decided,
            earlier=mao.earlier,
            won=asked.won,
        )
        found = ruled(situation, Incident(asked.clause, asked.offender, asked.when, asked.sanction))
        if isinstance(found, Reason):
            return found
        return Verdict(found.consequence, asked.offender, score=found.score, dealer=found.dealer, how=found.how)
