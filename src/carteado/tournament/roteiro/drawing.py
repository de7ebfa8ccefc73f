"""`sorteia`: lots by hand or by seed and words, groups from pots, the next round of a Swiss stage."""

import re
from typing import Final

from carteado import fair
from carteado.game import Reason
from carteado.tournament import draw
from carteado.tournament import entries as log
from carteado.tournament.entries import AnyEntry
from carteado.tournament.lots import Lots, Seed, order
from carteado.tournament.roteiro import names
from carteado.tournament.roteiro.parts import Acting
from carteado.tournament.roteiro.text import Line, RoteiroError, key
from carteado.tournament.state import Entered, State
from carteado.tournament.swissing import next_round
from carteado.tournament.torneio import Refused, Torneio

_SEED: Final = re.compile(r"\s+semente\s+(\S+)", re.IGNORECASE)
_SAID: Final = re.compile(r'\s+palavra\s+("[^"]*"|\S+)', re.IGNORECASE)
_SIZE: Final = re.compile(r"([^\W\d_][\w.'-]*):([1-9][0-9]{0,3})")


def pairing(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """`rodada S semente HEX`, or by hand: `rodada S: A x B, C x D folga E`."""
    head, colon, by_hand = line.rest.partition(":")
    if not colon:
        seed, _, stage = seeded(line)
        return [next_round(event.state, names.stage(event.state, stage.strip()), seed.seed)]
    stage = names.stage(event.state, head.strip())
    drawn, _, rests = by_hand.partition(" folga ")
    pairs: list[tuple[int, ...]] = []
    for told in drawn.split(","):
        both = names.faces(told)
        if both is None:
            raise RoteiroError(line.number, "a round by hand is written `rodada S: A x B, C x D folga E`")
        pairs.append((names.the_entry(event.state, both[0]), names.the_entry(event.state, both[1])))
    jogos = [jogo.round for jogo in event.state.jogos.values() if jogo.stage == stage]
    byes = names.entries(event.state, line.number, rests) if rests else ()
    return [log.RoundPaired(stage=stage, round=max(jogos, default=0) + 1, pairs=tuple(pairs), byes=byes, by_hand="-")]


def drawing(event: Torneio, line: Line, _by: Acting) -> list[AnyEntry]:
    """One draw."""
    if key(line.rest).startswith("grupos"):
        return [_groups(event.state, line)]
    if ":" in line.rest:
        head, _, drawn = line.rest.partition(":")
        witnesses = drawn.partition(" testemunhas ")
        items = names.entries(event.state, line.number, head)
        order_ = names.entries(event.state, line.number, witnesses[0])
        seen = tuple([name.strip() for name in witnesses[2].split("/") if name.strip()])
        return [log.LotsDrawn(items=tuple(sorted(items)), order=order_, witnesses=seen)]
    seed, words, head = seeded(line)
    items = names.entries(event.state, line.number, head)
    if len(set(items)) < len(items):
        raise Refused(Reason("lots-order", ""))
    return [log.LotsDrawn(items=tuple(sorted(items)), order=order(items, seed), seed=seed.seed.hex(), words=words)]


def seeded(line: Line) -> tuple[Seed, tuple[str, ...], str]:
    """The seed, the words that were said, and what stands before them."""
    found = _SEED.search(line.rest)
    if found is None:
        raise RoteiroError(line.number, "lots are written `sorteia C1 D1: C1 D1` or `sorteia C1 D1 semente HEX palavra zap`")
    if not fair.hexadecimal(found[1], fair.SEED_BYTES):
        raise RoteiroError(line.number, f"a seed has {2 * fair.SEED_BYTES} lower-case hexadecimal digits")
    words = tuple([word.strip('"') for word in _SAID.findall(line.rest)])
    return Seed(bytes.fromhex(found[1]), words), words, line.rest[: found.start()]


def _groups(state: State, line: Line) -> log.GroupsDrawn:
    """Groups of the sizes told. Seeds stand in the first pots; `potes` cuts the pots by number; else all is by lots."""
    if not state.closed:
        raise Refused(Reason("entries-open", state.cited("table")))
    seed, words, head = seeded(line)
    sizes = _SIZE.findall(head)
    if not sizes:
        raise RoteiroError(line.number, "groups are drawn by `sorteia grupos A:4 B:4 semente HEX palavra zap [potes]`")
    playing = [entered for entered in state.entries.values() if entered.plays]
    counts = [int(size) for _, size in sizes]
    if sum(counts) != len(playing):
        raise Refused(Reason("group-sizes", "", (sum(counts), len(playing))))
    entities = {entered.number: entered.entity for entered in playing if entered.entity}
    lots = Lots(seed)
    by_number = "potes" in key(_SAID.sub(" ", line.rest)).replace("[", " ").replace("]", " ").split()
    if by_number or any(entered.seed for entered in playing):
        drawn = draw.draw(draw.pots(seeds_first(playing), counts), counts, lots, entities)
    else:
        drawn = draw.draw_unseeded([entered.number for entered in playing], counts, lots, entities)
    groups = tuple([(name, group) for (name, _), group in zip(sizes, drawn.groups, strict=True)])
    return log.GroupsDrawn(stage="grupos", groups=groups, pots=drawn.orders, seed=seed.seed.hex(), words=words)


def seeds_first(entries: list[Entered]) -> list[int]:
    """The entries as pots are cut from them: seeds by their rank, then the others by number."""
    return [one.number for one in sorted(entries, key=lambda one: (not one.seed, one.seed, one.number))]
