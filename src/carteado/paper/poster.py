"""A chave for the wall: on one A3, or over as many A4 as it takes to be read from ten metres."""

from typing import Final

from carteado.paper.bracket_svg import Bracket, described, letters, reach, svg
from carteado.paper.document import Document, Made, document
from carteado.words import papers
from carteado.words.language import Language

A3: Final = (396.0, 252.0)  # what a drawing has of the page, in millimetres
A4: Final = (273.0, 168.0)
OVERLAP: Final = 8.0  # of two leaves that are glued together
FAR: Final = 10.0  # metres, for most names
NEAR: Final = 5.0  # for the longest
MOST: Final = 6  # leaves side by side, or one below the other


def chave(words: Language, made: Made, bracket: Bracket) -> Document:
    """The chave on one A3, landscape."""
    return _poster(words, made, bracket, A3, (1, 1), "a3")


def chave_in_leaves(words: Language, made: Made, bracket: Bracket) -> Document:
    """The chave on A4 leaves to be glued together: as few as let it be read from ten metres."""
    return _poster(words, made, bracket, A4, leaves(bracket), "a4")


def leaves(bracket: Bracket) -> tuple[int, int]:
    """How many leaves side by side and one below the other; where ten metres cannot be had, the arrangement with most reach."""
    grids = sorted([(x, y) for x in range(1, MOST + 1) for y in range(1, MOST + 1)], key=lambda grid: grid[0] * grid[1])
    good = (grid for grid in grids if _reaches(bracket, _frame(grid, A4)) >= (FAR, NEAR))
    return next(good, max(grids, key=lambda grid: _reaches(bracket, _frame(grid, A4))))


def _frame(grid: tuple[int, int], leaf: tuple[float, float]) -> tuple[float, float]:
    return grid[0] * leaf[0] - (grid[0] - 1) * OVERLAP, grid[1] * leaf[1] - (grid[1] - 1) * OVERLAP


def _reaches(bracket: Bracket, frame: tuple[float, float]) -> tuple[float, float]:
    """From how many metres names are read: most of them, and the longest."""
    middle, least = letters(bracket, *frame)
    return reach(middle), reach(least)


def _note(words: Language, metres: tuple[int, int]) -> str:
    note = words.count("lê-se a {n} metro", "lê-se a {n} metros", metres[0])
    return note if metres[0] == metres[1] else f"{note} ({papers.label(words, 'long-names', metres=metres[1])})"


def _poster(
    words: Language, made: Made, bracket: Bracket, leaf: tuple[float, float], grid: tuple[int, int], paper: str
) -> Document:
    width, height = _frame(grid, leaf)
    usual, least = _reaches(bracket, (width, height))
    across, down = grid
    data = {
        "paper": paper,
        "title": bracket.title,
        "note": _note(words, (int(usual), int(min(usual, least)))),
        "drawing": svg(bracket, width, height),
        "says": described(bracket),
        "frame_size": [width, height],
        "leaf": list(leaf),
        "overlap": OVERLAP,
        "leaves": [
            {"x": x, "y": y, "name": papers.label(words, "leaf", row=y + 1, column=x + 1, rows=down, columns=across)}
            for y in range(down)
            for x in range(across)
        ],
    }
    return document(words, made, "poster", f"{bracket.title}: {made.event}", data)
