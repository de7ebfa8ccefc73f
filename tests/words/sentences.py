"""What the source says: every sentence handed to `say` and `count` or kept in a `Texts` table, and every code of a refusal."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from carteado.words.client import said_by_client

SOURCE = Path(__file__).parents[2] / "src" / "carteado"


def trees(under: str = "") -> Iterator[ast.Module]:
    """The parsed modules of the package, or of one folder or file of it."""
    root = SOURCE / under
    for path in [root] if root.is_file() else sorted(root.rglob("*.py")):
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


@cache
def said() -> frozenset[tuple[str, ...]]:
    """Every sentence of the package and of the web client: alone, or as the one and the many of a plural."""
    found = said_by_client(SOURCE.parents[1] / "web" / "src")
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "say" and node.args:
            found |= {(text,) for text in literals(node.args[0])}
        elif isinstance(node, ast.Call) and called(node) == "count" and len(node.args) > 2:
            found |= set(zip(literals(node.args[0]), literals(node.args[1]), strict=True))
        elif isinstance(node, ast.AnnAssign) and "Texts" in ast.dump(node.annotation):
            found |= {(text,) for text in literals(node.value)}
    return frozenset(found)


def refusals() -> Iterator[tuple[str, int]]:
    """Every code of a `Reason` in the engine, with how many facts go with it."""
    for node in (node for tree in trees("truco") for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and called(node) == "Reason":
            facts = node.args[2] if len(node.args) > 2 else ast.Tuple(elts=[])
            for code in literals(node.args[0]):
                yield code, len(facts.elts) if isinstance(facts, ast.Tuple) else -1


def option_codes() -> set[str]:
    """Every code of a `BadOption` and of a `Refusal` between options."""
    found: set[str] = set()
    for under in ("options.py", "truco"):
        for node in (node for tree in trees(under) for node in ast.walk(tree)):
            if isinstance(node, ast.Call) and called(node) in ("BadOption", "Refusal"):
                found |= set(literals(node.args[0]))
    return found
