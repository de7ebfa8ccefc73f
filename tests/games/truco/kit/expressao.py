"""The expressions of the catalogue, run on the engine as they stand.

`D=0 T1[2:3P 3:2C 0:4C 1:5E =>A lead 2] T2[...] hand=>A; stake 3: S 6-6 → 9-6; next D=1`: the hands are built from the cards
named, the vazas played, and winner and lead of each, the winner of the mão, the score and the next dealer demanded.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from carteado.games.truco.rules.acts import Blind
from games.truco.kit.mesa import FENACEF, Mesa, mesa

_VAZA = re.compile(r"T([123])\[(?P<falls>[^=]*)=>(?P<won>A|B|tie) lead (?P<lead>[0-3])\]")
_VIRA = re.compile(r"vira (\S+)")
_DEALER = re.compile(r"(?<!next )D=([0-3])")
_HAND = re.compile(r"hand=>(A|B|none)")
_STAKE = re.compile(r"stake (\d+)")
_SCORE = re.compile(r"S (\d+)-(\d+) → (\d+)-(\d+)")
_NEXT = re.compile(r"next D=([0-3])")


@dataclass(frozen=True)
class Vaza:
    """One `T..[..]` of an expression."""

    falls: str
    won: str
    lead: int

    def seats(self) -> list[int]:
        """Who plays, in order."""
        return [int(fall[0]) for fall in self.falls.split()]


@dataclass(frozen=True)
class Expression:
    """A line of the catalogue, read."""

    dealer: int
    vazas: tuple[Vaza, ...]
    hand: str | None
    stake: int
    before: tuple[int, int]
    after: tuple[int, int] | None
    next_dealer: int | None
    vira: str = ""

    def hands(self) -> dict[int, str]:
        """The cards each seat plays, in order."""
        found: dict[int, list[str]] = {0: [], 1: [], 2: [], 3: []}
        for fall in " ".join(vaza.falls for vaza in self.vazas).split():
            seat, _, card = fall.partition(":")
            found[int(seat)].append(card.strip("()"))
        return {seat: " ".join(cards) for seat, cards in found.items()}


def le(text: str) -> Expression:
    """Read an expression; `ValueError` if it has no dealer or no vaza."""
    vazas = tuple(Vaza(found["falls"].strip(), found["won"], int(found["lead"])) for found in _VAZA.finditer(text))
    dealer = _DEALER.search(text)
    if dealer is None or not vazas or len(vazas) != text.count("["):
        raise ValueError(f"no expression of the catalogue: {text}")
    turned = _VIRA.search(text)
    hand, stake, score, following = _HAND.search(text), _STAKE.search(text), _SCORE.search(text), _NEXT.search(text)
    return Expression(
        dealer=int(dealer[1]),
        vazas=vazas,
        hand=hand and hand[1],
        stake=int(stake[1]) if stake else 1,
        before=(int(score[1]), int(score[2])) if score else (0, 0),
        after=(int(score[3]), int(score[4])) if score else None,
        next_dealer=int(following[1]) if following else None,
        vira=turned[1] if turned else "",
    )


def confere(
    text: str,
    opcoes: Mapping[str, str] | None = None,
    extra: Mapping[int, str] | None = None,
    *,
    jogo: str = FENACEF,
    seats: int = 4,
) -> Mesa:
    """Play the expression and demand all it says; `extra` gives hands the cards they keep. The table as it is left.

    In the dark the n-th card of a hand is played by its place.
    """
    told = le(text)
    hands = {seat: f"{cards} {(extra or {}).get(seat, '')}" for seat, cards in told.hands().items() if seat < seats}
    table = mesa(told.dealer, hands, told.before, opcoes, jogo=jogo, vira=told.vira, seats=seats).vale(told.stake)
    for nth, vaza in enumerate(told.vazas, 1):
        table = _play(table, nth, vaza)
    assert table.vencedor == told.hand
    if told.after is not None:
        assert table.placar == told.after
    if told.next_dealer is not None:
        assert table.proximo_carteador == told.next_dealer
    return table


def _play(table: Mesa, nth: int, vaza: Vaza) -> Mesa:
    falls = vaza.falls.split()
    assert len(falls) == len(table.lugares)
    table = _fall(table, nth, falls[:-1])
    assert len(table.vazas) == nth - 1
    table = _fall(table, nth, falls[-1:])
    assert table.vazas[nth - 1 :] == (vaza.won,)
    assert table.ultima_vaza.lead == vaza.lead
    if table.vencedor is None:
        assert table.vez == vaza.lead
    return table


def _fall(table: Mesa, nth: int, falls: list[str]) -> Mesa:
    if not any(isinstance(act, Blind) for act in table.state.legal(table.vez)):
        return table.joga(" ".join(falls))
    table = table.joga(" ".join([f"{fall[0]}:#{nth}" for fall in falls]))
    shown = [str(card.card) for vaza in table.publico.vazas[nth - 1 :] for card in vaza]
    assert shown[-len(falls) :] == [fall[2:] for fall in falls]
    return table
