"""Partidas that fit a view.

The facts a view may hold: the faces of one's own cards in their places, also of those that went into the stock after the bets;
the lixo, the vira and the cards all know to be in a hand; that a hand must have had a card, discarded or shown since, among
those it had received by then; of what cards each pack made of the lixo consisted; that a window still open was not settled by
the answers given.

While there is one pack, every way in which the unseen cards may lie *now* is equally likely. From a second one on, what hands
must have had is placed first, at random among the ways that fit, without weighing them, and the unseen cards of each pack lie
in any order alike over what is left. Of a sealed answer either kind that fits may come out.
"""

from random import Random

from carteado.cards import Card
from carteado.game import Seat
from carteado.games.pife.rules import sight
from carteado.games.pife.rules.claims import claimants
from carteado.games.pife.rules.hands import is_claim
from carteado.games.pife.rules.partida import Partida
from carteado.games.pife.rules.phases import (
    ALL_TEN,
    DRAWN_NAMES,
    NAMES,
    NO_FACE,
    PASSED,
    STATUS_NAMES,
    UNANSWERED,
)
from carteado.games.pife.rules.placing import UNKNOWN, Placing
from carteado.games.pife.rules.rodada import PROOF, Rodada, counted
from carteado.games.pife.rules.rulebook import REFUSED, PifeRules
from carteado.games.pife.rules.solvers import solver_of
from carteado.games.pife.rules.views import Lugar, Memory, Mesa, PifeView


def filled(view: PifeView, rules: PifeRules, rng: Random | None) -> Partida:
    """A partida in which the seat of the view has this view: a random one, or with no dice a fixed one."""
    shown, known = view.shown, view.known
    partida = Partida(
        rules, solver_of(rules.grammar()), shown.seats, shown.cutting, NAMES.index(shown.phase), shown.score, shown.base,
        shown.pot, shown.base_pot, shown.dealer, shown.next_dealer, shown.mao, shown.turns, shown.windows, shown.voids,
        shown.winners, shown.ended, shown.how, shown.clause, None,
    )  # fmt: skip
    if known is not None:
        dice = Random(0) if rng is None else rng
        rodada = _public(shown, known)
        partida.rodada = rodada
        _deal_again(rodada, known, dice)
        _answer_again(partida, rodada, view, dice)
    return partida


def _faces(cards: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple([card.index for card in cards])


def _mask(seats: tuple[Seat, ...]) -> int:
    return sum([1 << seat for seat in seats])


def _flagged(flags: list[bool]) -> int:
    return sum([1 << seat for seat, flag in enumerate(flags) if flag])


def _public(shown: Mesa, known: Memory) -> Rodada:
    """The deal with all that is public; hands and packs are empty."""
    lugares: tuple[Lugar, ...] = shown.lugares
    proofs = [
        [received * PROOF + card.index for received, card in zip(proved, cards, strict=True)]
        for proved, cards in zip(known.proved, known.proof_cards, strict=True)
    ]
    return Rodada(
        (UNKNOWN,) * known.end, known.starts, known.cuts, [[] for _ in lugares], [0 for _ in lugares],
        [lugar.count for lugar in lugares], [_faces(held) for held in known.held_cards],
        [_faces(tame) for tame in known.tame_cards], [list(came) for came in known.came], proofs, known.left,
        [STATUS_NAMES.index(lugar.status) for lugar in lugares], [lugar.bet for lugar in lugares],
        _flagged([lugar.spoken for lugar in lugares]), _flagged([lugar.barred for lugar in lugares]),
        _flagged([lugar.stock_only for lugar in lugares]), [lugar.owes for lugar in lugares],
        _flagged([lugar.drawn for lugar in lugares]), list(_faces(shown.lixo_cards)), known.stock_at, known.stock_end,
        NO_FACE if shown.vira is None else shown.vira.index, known.vira_at, _faces(shown.wild_cards), shown.turn,
        DRAWN_NAMES.index(shown.drew), known.fresh, shown.said, _mask(shown.erred), shown.idle, shown.reshuffles, shown.asked,
        (), shown.reached, shown.called, _mask(shown.alarm), shown.ender,
    )  # fmt: skip


def _deal_again(rodada: Rodada, known: Memory, dice: Random) -> None:
    """Every unseen place gets a card; hands follow from what lies in them."""
    placing = Placing(rodada, known, sight.first_lixo_pack(rodada), dice)
    rodada.pack = placing.pack()
    for seat in range(len(rodada.sizes)):
        faces = rodada.held[seat] + tuple(placing.kept(seat))
        if not rodada.sizes[seat]:
            faces = ()
        rodada.hands[seat], rodada.masks[seat] = counted(faces)


def _answer_again(partida: Partida, rodada: Rodada, view: PifeView, dice: Random) -> None:
    """One's own answer is known; whoever else has answered may have done either, unless that would have closed the window."""
    shown = view.shown
    answers: list[int] = []
    missing = False
    for seat in rodada.asked:
        if seat not in shown.answered:
            answers.append(UNANSWERED)
            missing = missing or seat in claimants(rodada)
        elif seat == view.seat:
            claim = ALL_TEN if shown.answer_card is None else shown.answer_card.index
            answers.append(PASSED if shown.answer == "pass" else claim)
        elif seat in rodada.reached:
            answers.append(PASSED)
        else:
            answers.append(_guess(partida, rodada, seat, missing, dice))
    rodada.answers = tuple(answers)


def _guess(partida: Partida, rodada: Rodada, seat: Seat, missing: bool, dice: Random) -> int:
    """A pass, or a claim: one that is valid only after an answer that is missing, one that is not where it is a move."""
    if dice.random() < 0.5 or (rodada.barred | rodada.stock_only) >> seat & 1 or seat == rodada.turn:
        return PASSED
    claims = [ALL_TEN, *[face for face in range(len(rodada.hands[seat])) if rodada.hands[seat][face]]]
    wrong = partida.rules.false_batida != REFUSED
    fitting = [face for face in claims if (missing if is_claim(partida, rodada, seat, face) else wrong)]
    return dice.choice(fitting) if fitting else PASSED
