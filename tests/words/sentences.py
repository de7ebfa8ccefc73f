"""What the source says: every sentence handed to `say` and `count` or kept in a `Texts` table, and every code of a refusal."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from carteado.words.client import said_by_client

SOURCE = Path(__file__).parents[2] / "src" / "carteado"


def trees(under: str = "", *but: str) -> Iterator[ast.Module]:
    """The parsed modules of the package, or of one folder or file of it, less those of some folders."""
    root = SOURCE / under
    paths = [root] if root.is_file() else sorted(root.rglob("*.py"))
    assert paths, f"there is nothing under {root}"
    for path in [path for path in paths if not set(but).intersection(path.relative_to(SOURCE).parts)]:
        yield ast.parse(path.read_text(encoding="utf-8"), str(path))


def literals(node: ast.expr | None) -> list[str]:
    """The string constants an expression may stand for."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    if isinstance(node, ast.Dict):
        return [text for value in node.values for text in literals(value)]
    return []


def called(node: ast.AST) -> str:
    """The name of the function called here, "" where none is."""
    if not isinstance(node, ast.Call):
        return ""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


FAMILIES = tuple(sorted([path.parent.name for path in SOURCE.glob("games/*/__init__.py")]))


@cache
def said(family: str = "") -> frozenset[tuple[str, ...]]:
    """Every sentence of a family, or of all that is none: alone, or as the one and the many of a plural.

    What the web client says counts with the package that is its own.
    """
    web, own = SOURCE.parents[1] / "web" / "src", f"games/{family}"
    if family:
        return frozenset(_said_in(own) | (said_by_client(web / own) if (web / own).is_dir() else set()))
    loose = said_by_client(web, but=tuple(_folders(web / "games")))
    return frozenset(loose | _said_in("", "games"))


def _folders(root: Path) -> list[Path]:
    return [path for path in sorted(root.iterdir()) if path.is_dir() and path.name in FAMILIES]


def _said_in(under: str, *but: str) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    for node in (node for tree in trees(under, *but) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "say" and node.args:
            found |= {(text,) for text in literals(node.args[0])}
        elif isinstance(node, ast.Call) and called(node) == "count" and len(node.args) > 2 and literals(node.args[1]):
            found |= set(zip(literals(node.args[0]), literals(node.args[1]), strict=True))
        elif isinstance(node, ast.AnnAssign) and "Texts" in ast.dump(node.annotation):
            found |= {(text,) for text in literals(node.value)}
    return found


def refusals(under: str) -> Iterator[tuple[str, int]]:
    """Every code of a `Reason` in one folder, with how many facts go with it (-1 where that is not plain)."""
    for node in (node for tree in trees(under) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "Reason":
            facts = node.args[2] if len(node.args) > 2 else ast.Tuple(elts=[])
            for code in literals(node.args[0]):
                yield code, len(facts.elts) if isinstance(facts, ast.Tuple) else -1


def start_codes(under: str) -> dict[str, int]:
    """Every code of a `BadStart` in one folder, with how many facts go with it."""
    calls = [node for tree in trees(under) for node in ast.walk(tree) if called(node) == "BadStart"]
    return {code: len(call.args) - 2 for call in calls if isinstance(call, ast.Call) for code in literals(call.args[1])}


def option_codes(under: str) -> set[str]:
    """Every code of a `BadOption` and of a `Refusal` between options in one folder or file."""
    found: set[str] = set()
    for node in (node for tree in trees(under) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) in ("BadOption", "Refusal"):
            found |= set(literals(node.args[0]))
    return found
