"""What a player makes of the table: its cards, its points, who is still in, and what the unseen cards may be.

`Odds` are a tuple by power: the chance that one unseen card is at most that strong. Power 0 is no card.
"""

from typing import Final

from carteado.cards import Card
from carteado.games.cego.rules.pontos import BARALHO_ESPANHOL, envido_song, flor_song, is_flor
from carteado.games.cego.rules.rulebook import POWER
from carteado.games.cego.rules.views import CegoHand, CegoView, MesaCego
from carteado.tricks.chances import OURS, THEIRS, TIED, Odds, hand_odds

LEVELS: Final = max(POWER) + 1
_WHOLE: Final = tuple([sum(POWER[index] == power for index in BARALHO_ESPANHOL) for power in range(LEVELS)])
_SIDE_A: Final = (OURS, THEIRS, TIED)
_SIDE_B: Final = (THEIRS, OURS, TIED)


class Points:
    """What a seat's three cards are worth: its song, whether it is a flor, and how it sits."""

    __slots__ = ("flor", "song")

    def __init__(self, hand: CegoHand) -> None:
        a, b, c = [0 if card is None else card.index for card in hand.dealt_cards]
        self.flor = is_flor(a, b, c)
        self.song = flor_song(a, b, c) if self.flor else envido_song(a, b, c)


class Reading:
    """The vazas seen from one seat. `results` are packed as in `truco.vaza`, with this side as the first.

    `friends` and `foes` are the odds of the others still in, `friends_to_play` and `foes_to_play` of those among them who
    have not played in this vaza. `ours` and `theirs` are the best powers on the table.
    """

    __slots__ = (
        "foes", "foes_to_play", "friends", "friends_to_play", "hand", "leading", "odds", "ours", "played", "results", "theirs",
        "vaza",
    )  # fmt: skip

    def __init__(self, view: CegoView) -> None:
        mesa, seat = view.known, view.seat
        side = seat & 1
        counts = _unseen(mesa)
        self.odds = _cumulated(counts)
        self.vaza = len(mesa.results)
        told = _SIDE_B if side else _SIDE_A
        self.results = sum([told[won] << 2 * vaza for vaza, won in enumerate(mesa.results)])
        table = mesa.vazas[self.vaza] if len(mesa.vazas) > self.vaza else ()
        went = [fallen.seat for fallen in table]
        best = [0, 0]
        for fallen in table:
            best[fallen.seat & 1] = max(best[fallen.seat & 1], POWER[fallen.card.index])
        self.ours, self.theirs = best[side], best[1 - side]
        self.played = seat in went
        self.leading = not table
        self.hand: tuple[int, ...] = ()
        self.friends: list[Odds] = []
        self.foes: list[Odds] = []
        self.friends_to_play: list[Odds] = []
        self.foes_to_play: list[Odds] = []
        for hand in mesa.hands:
            if not hand.playing:
                continue
            if hand.seat == seat:
                self.hand = tuple(sorted([POWER[card.index] for card in held(hand)], reverse=True))
                continue
            odds = hand_odds(POWER, hand.shown_cards, hand.count, self.odds) if hand.shown_cards else self.odds
            friend = hand.seat & 1 == side
            if hand.count:
                (self.friends if friend else self.foes).append(odds)
                if hand.seat not in went:
                    (self.friends_to_play if friend else self.foes_to_play).append(odds)


def held(hand: CegoHand) -> list[Card]:
    """The cards of a seat that are still in hand and that the viewer sees."""
    cards = hand.dealt_cards
    found = [cards[place - 1] for place in hand.held]
    return [card for card in found if card is not None]


def _unseen(mesa: MesaCego) -> list[int]:
    """By power: how many cards nobody has shown this seat."""
    counts = list(_WHOLE)
    for hand in mesa.hands:
        for card in hand.dealt_cards:
            if card is not None:
                counts[POWER[card.index]] -= 1
    return counts


def _cumulated(counts: list[int]) -> Odds:
    total = sum(counts) or 1
    at_most = 0
    odds: list[float] = []
    for count in counts:
        at_most += count
        odds.append(at_most / total)
    odds[-1] = 1.0
    return tuple(odds)
