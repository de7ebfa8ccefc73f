"""What comes out when the cards of a volta are shown: false songs, flores that were false or hidden, proofs that are missing.

In a played game nobody rules on it, for the engine sees the cards. At a physical table people tell it, and the judge of the
scoreboard prices it.
"""

from dataclasses import replace
from typing import Final

from carteado.arbitro.asking import AFTER, Asked, Credit, Usual, Verdict
from carteado.family import two_sides
from carteado.game import Reason
from carteado.games.cego.rules import words
from carteado.games.cego.rules.effects import BY_CLAUSE, NOTE
from carteado.games.cego.rules.rulebook import SEATS, CegoRules
from carteado.games.cego.rulings.usual import MAO
from carteado.games.cego.rulings.volta import LEI, Volta
from carteado.games.cego.sheet import effects, incidents
from carteado.games.cego.sheet.entries import Envido, Flor, Truco
from carteado.games.cego.sheet.entries import Volta as Told
from carteado.games.cego.sheet.hand import CegoMatch, CegoPartida, Hand
from carteado.games.cego.sheet.keeping import BEST_OF
from carteado.placar.consequence import PASSES
from carteado.placar.entries import Incident

_ENVIDO: Final = Volta(calls=(words.ENVIDO,), taken=1)
_TABLES: Final[dict[str, Volta]] = {
    "CEGO-9.VIII.a-9": _ENVIDO,
    "CEGO-9.VIII.k-3": Volta("testa", calls=(words.ENVIDO,), taken=1),
    "CEGO-9.X-2": Volta(flores=(0, 1), truco=1),
    "CEGO-9.X-3": Volta(flores=(0, 1)),
    "CEGO-9.X-4": Volta(),
    "CEGO-9.XIV-25": Volta(calls=(words.ENVIDO,), taken=1, truco=1),
    "CEGO-9.XIV-26": _ENVIDO,
}
SHOWN: Final = frozenset(
    clause for clause, effect in BY_CLAUSE.items() if effect == NOTE and effects.BY_CLAUSE[clause] in effects.ENDS_HAND
)


def usual(clause: str) -> Usual:
    """The table to start asking from."""
    return Usual(AFTER, MAO, _TABLES[clause])


def judged(rules: CegoRules, asked: Asked, volta: Volta) -> Verdict | Reason:
    """What follows, whenever it came out; the score is that with which the volta began."""
    if volta.pending:
        return Reason("answer-still-owed")
    hand = Hand(1, volta.testa if volta.form == "testa" else 0, asked.dealer, volta.form, volta.form, asked.score)
    match = CegoMatch(rules, two_sides(SEATS), BEST_OF, [CegoPartida(1, asked.score, hand)], asked.dealer)
    incident = Incident(asked.clause, asked.offender, facts=_told(hand, volta))
    reason = incidents.objection(match, incident)
    if reason is not None:
        return reason
    partida = match.partidas[0]
    found = incidents.judged(match, partida, incident)
    incidents.apply(match, partida, incident, 1)
    paid = tuple(Credit(credit.part, credit.side, credit.points) for credit in partida.credits)
    following = partida.mao
    passes = following is not None and following.deal > hand.deal
    return Verdict(
        replace(found, deal=PASSES if passes else ""),
        asked.offender,
        paid,
        partida.score,
        None if following is None else following.dealer,
        how=partida.how,
    )


def _told(hand: Hand, volta: Volta) -> Told:
    """How the volta stood, as a scoreboard has it."""
    truco = Truco(words.TRUCO_CALLS[volta.steps or int(volta.refuses_truco)], not (volta.open_truco or volta.refuses_truco))
    return Told(hand.deal, hand.nth, _flor(volta) if sum(volta.flores) else _envido(volta), truco)


def _flor(volta: Volta) -> Flor:
    """Flores that met by the lei do jogo are played for the rest, unless one side made them small."""
    met = all(volta.flores)
    gave = any(small == said for small, said in zip(volta.shrunk, volta.flores, strict=True) if said)
    lei = volta.together == LEI
    bets = ((words.CONTRA_FLOR_E_O_RESTO,) if met and not gave else ()) if lei else volta.calls
    wanted = lei or not bets or volta.takes_points
    return Flor(volta.flores, volta.shrunk, bets, volta.taken, wanted, volta.taken if met and wanted else None)


def _envido(volta: Volta) -> Envido | None:
    calls = (words.FALTA_ENVIDO,) if volta.together == LEI else volta.calls
    if not calls:
        return None
    wanted = volta.takes_points
    return Envido(calls, (volta.taken + len(calls) + 1) % 2, wanted, volta.taken if wanted else None)
