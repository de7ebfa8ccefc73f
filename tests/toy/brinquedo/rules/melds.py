"""Which cards go together: three or more of a rank, or three or more of a suit in a row (BRI-7)."""

from itertools import combinations

from toy.brinquedo.rules.rulebook import LEAST_MELD, RANK, SUIT


def is_meld(faces: tuple[int, ...]) -> bool:
    """Whether these cards may be laid down together."""
    if len(faces) < LEAST_MELD or min(RANK[face] for face in faces) < 0:
        return False
    return _same_rank(faces) or _in_a_row(faces)


def _same_rank(faces: tuple[int, ...]) -> bool:
    return len({RANK[face] for face in faces}) == 1


def _in_a_row(faces: tuple[int, ...]) -> bool:
    ranks = sorted(RANK[face] for face in faces)
    return len({SUIT[face] for face in faces}) == 1 and ranks == list(range(ranks[0], ranks[0] + len(ranks)))


def melds_in(faces: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Every meld that can be made of these cards, each once, in order."""
    found: set[tuple[int, ...]] = set()
    for rank in {RANK[face] for face in faces}:
        alike = sorted(face for face in faces if RANK[face] == rank)
        for size in range(LEAST_MELD, len(alike) + 1):
            found.update(combinations(alike, size))
    for suit in {SUIT[face] for face in faces}:
        row = sorted({face for face in faces if SUIT[face] == suit})
        for size in range(LEAST_MELD, len(row) + 1):
            for start in range(len(row) - size + 1):
                run = tuple(row[start : start + size])
                if _in_a_row(run):
                    found.add(run)
    return tuple(sorted(found))
