"""Partidas whose packs come from a seed, and their records."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Final

from carteado import catalogue, fair, records
from carteado.cards import BARALHO_40, CARDS, Card
from carteado.game import CHANCE, Action, Seat
from carteado.pack import Shuffle
from carteado.records import Act, Record

GAME: Final = "truco-fenacef"
PACK: Final = tuple(CARDS[index] for index in BARALHO_40)
SEED: Final = bytes(range(32))
NONCES: Final = ("a0a1a2a3a4a5a6a7a8a9aaabacadaeaf", "", "c0c1c2c3c4c5c6c7c8c9cacbcccdcecf", "")
NAMES: Final = ("Ana", "Beto", "Conceição", "Davi")


@cache
def dealt(play: int = 0, before: int = 0, dealer: Seat | None = None) -> Record:
    """The record of a partida played at random with the packs of `SEED` and `NONCES`, as it is read from its file."""
    start = {"score": (6, 6), "dealer": dealer}
    state = catalogue.new(GAME, score=(6, 6), dealer=dealer)
    rng = Random(play)
    acts: list[tuple[Seat, Action]] = []
    packs = before
    while state.actors():
        seat = rng.choice(state.actors())
        action = rng.choice(state.legal(seat))
        if seat == CHANCE:
            packs += 1
            action = Shuffle(fair.pack(SEED, NONCES, packs, PACK))
        acts.append((seat, action))
        state = state.apply(seat, action).state
    record = records.recorded(GAME, acts, names=NAMES, start=start)
    promised = replace(record, commitment=fair.commitment(SEED), seed=SEED.hex(), nonces=NONCES, before=before)
    return records.parse(records.write(promised))


def packs_of(record: Record) -> list[tuple[int, tuple[Card, ...]]]:
    """Where in the record its packs are, and the packs."""
    acts = [(at, line.action) for at, line in enumerate(record.lines) if isinstance(line, Act)]
    return [(at, action.cards) for at, action in acts if isinstance(action, Shuffle)]


def with_pack(record: Record, nth: int, cards: tuple[Card, ...]) -> Record:
    """The record with its nth pack, from 0, exchanged for another."""
    at, _ = packs_of(record)[nth]
    line = record.lines[at]
    assert isinstance(line, Act)
    return replace(record, lines=(*record.lines[:at], replace(line, action=Shuffle(cards)), *record.lines[at + 1 :]))
