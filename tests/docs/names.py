"""Whether a file of the project has a name in it: `Table.fold` of a Python file, `Connection.act` of a TypeScript one."""

import ast
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
Defined = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def has(path: str, name: str) -> bool:
    """Whether the file defines the name; of other languages than Python, whether all its parts stand there."""
    if path.endswith(".py"):
        return name in _defined(path)
    text = (ROOT / path).read_text(encoding="utf-8")
    return all(re.search(rf"\b{re.escape(part)}\b", text) for part in name.split("."))


@cache
def _defined(path: str) -> frozenset[str]:
    found: set[str] = set()
    for node in ast.parse((ROOT / path).read_text(encoding="utf-8")).body:
        found.update(_names(node))
    return frozenset(found)


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, Defined):
        inside = node.body if isinstance(node, ast.ClassDef) else []
        return [node.name, *(f"{node.name}.{name}" for part in inside for name in _names(part))]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]
