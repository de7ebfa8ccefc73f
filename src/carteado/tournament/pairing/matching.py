"""The cheapest way to put all into pairs. The one place that needs rustworkx, which counts in whole numbers, exactly.

Rule 1: what costs is counted part by part, and no amount of a later part outweighs the least of an earlier one: `scales`.
"""

from collections.abc import Sequence
from typing import Final

from carteado.tournament.pairing.rounds import Pair

Priced = tuple[int, int, int]  # two nodes, and what it costs that they meet
BITS: Final = 124  # of the whole numbers in which the matching counts, less what it needs for itself


def scales(greatest: Sequence[int], pairs: int) -> tuple[int, ...]:
    """What one of each part is worth, when a pair has at most so much of it and there are so many pairs."""
    worth = [1]
    for most in reversed(greatest[1:]):
        worth.append(worth[-1] * (most * pairs + 1))
    return tuple(reversed(worth))


def cheapest(nodes: int, priced: Sequence[Priced]) -> tuple[Pair, ...] | None:
    """Nodes 0 to `nodes` - 1 in pairs out of these, at the least cost; nothing if they cannot all be in one."""
    if nodes == 0:
        return ()
    if nodes % 2 or not priced:
        return None
    import rustworkx  # when it is needed: reading it in takes longer than pairing a hundred

    dear = max(cost for _, _, cost in priced) + 1
    if dear.bit_length() > BITS:
        raise OverflowError(f"costs of {dear.bit_length()} bits cannot be matched exactly")
    graph: rustworkx.PyGraph[None, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from([None] * nodes)
    graph.extend_from_weighted_edge_list([(one, other, dear - cost) for one, other, cost in priced])
    found = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    if 2 * len(found) < nodes:
        return None
    return tuple(sorted((min(pair), max(pair)) for pair in found))
