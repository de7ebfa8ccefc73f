"""Where a source can be made wrong by one small change, and the source with that change.

Rule 1: a change replaces the text of one node; the rest of the file stays as it is.
Rule 2: what only types, documents, imports, asserts or raises is left alone: no test of a rule is there to see it.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple


class Mutant(NamedTuple):
    """One change: the bytes between two offsets of a file become another text."""

    path: Path
    begin: int
    end: int
    text: str
    kind: str
    head: tuple[int, int]  # the first and the last line of the statement, or of what comes before its block
    inside: bool  # in a function: tests reach it, imports do not

    def source(self) -> str:
        """The whole file, changed."""
        before = self.path.read_bytes()
        return (before[: self.begin] + self.text.encode() + before[self.end :]).decode()

    def line(self) -> int:
        """Where the change begins."""
        return self.path.read_bytes().count(b"\n", 0, self.begin) + 1

    def difference(self) -> tuple[str, str]:
        """The line before and after."""
        at = self.line() - 1
        before, after = self.path.read_text(encoding="utf-8").splitlines(), self.source().splitlines()
        return before[at].strip(), after[at].strip()


_NEGATED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt,
}  # fmt: skip
_BY_ONE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt}
_OTHER: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.Div: ast.Mult, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitOr, ast.LShift: ast.RShift, ast.RShift: ast.LShift,
    ast.Pow: ast.Mult,
}  # fmt: skip
_LEFT_ALONE: Final = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Raise)
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
Change = tuple[Any, str, str]  # a node, what stands there instead, and of which kind that is


def mutants(path: Path) -> list[Mutant]:
    """Every change of a file that is tried, in the order of its text."""
    source = path.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    tree = ast.parse(source)
    near = _neighbours(tree)
    found = []
    for statement, inside, node in _places(tree, None, False):
        for part, text, kind in _changes(node, inside, near):
            begin, end = starts[part.lineno - 1] + part.col_offset, starts[part.end_lineno - 1] + part.end_col_offset
            found.append(Mutant(path, begin, end, text, kind, _head(statement), inside))
    return sorted(found, key=lambda mutant: mutant[1:4])


def _places(node: ast.AST, statement: ast.stmt | None, inside: bool) -> Iterator[tuple[ast.stmt, bool, ast.AST]]:
    """The nodes that may be changed, each with its statement, and whether it runs in a function."""
    if isinstance(node, _LEFT_ALONE) or _documents(node):
        return
    if isinstance(node, ast.stmt):
        statement = node
    if statement is not None:
        yield statement, inside, node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "type_comment"):
            continue
        deeper = inside or (isinstance(node, _FUNCTIONS) and name == "body")
        for child in value if isinstance(value, list) else (value,):
            if isinstance(child, ast.AST):
                yield from _places(child, statement, deeper)


def _documents(node: ast.AST) -> bool:
    """A docstring, the names of slots, an alias of types."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        name = node.targets[0].id
        return name == "__slots__" or (name[:1].isupper() and not name.isupper())
    return False


def _head(statement: ast.stmt) -> tuple[int, int]:
    body = getattr(statement, "body", None)
    last = body[0].lineno - 1 if body else statement.end_lineno
    return statement.lineno, max(statement.lineno, last or 0)


def _neighbours(tree: ast.Module) -> dict[str, str]:
    """For each constant the one named next to it: in its import, or in the file."""
    lists = [[name.asname or name.name for name in node.names] for node in tree.body if isinstance(node, ast.ImportFrom)]
    lists.append(
        [node.target.id for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    )
    found: dict[str, str] = {}
    for names in lists:
        constants = [name for name in names if name.isupper()]
        found = {**dict(zip(constants, constants[1:] + constants[:1], strict=True)), **found}
    return {one: other for one, other in found.items() if one != other}


def _changes(node: ast.AST, inside: bool, near: dict[str, str]) -> Iterator[Change]:
    match node:
        case ast.Compare(ops=[one]):
            yield node, _with(node, ops=[_NEGATED[type(one)]()]), "comparison"
            if type(one) in _BY_ONE:
                yield node, _with(node, ops=[_BY_ONE[type(one)]()]), "comparison by one"
            yield from _neighbour(node.comparators[0], near)
        case ast.BoolOp():
            yield node, f"({_with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())})", "and, or"
        case ast.UnaryOp(op=ast.Not() | ast.Invert() | ast.USub(), operand=operand):
            yield node, f"({ast.unparse(operand)})", "not, minus"
        case ast.BinOp() if not _type(node.left) and not _type(node.right):
            yield node, f"({_with(node, op=_OTHER[type(node.op)]())})", "arithmetic"
        case ast.Constant():
            yield from _constants(node)
        case ast.keyword() | ast.Return():
            yield from _neighbour(node.value, near)
        case ast.If() | ast.While() | ast.IfExp():
            yield node.test, f"(not ({ast.unparse(node.test)}))", "branches"
    if inside and isinstance(node, ast.stmt):
        yield from _statements(node)


def _statements(node: ast.stmt) -> Iterator[Change]:
    match node:
        case ast.AugAssign(op=one) if type(one) in _OTHER:
            yield node, _with(node, op=_OTHER[type(one)]()), "arithmetic"
            yield node, "pass", "removed"
        case ast.Expr() | ast.Continue() | ast.Break():
            yield node, "pass", "removed"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield node, "pass", "removed"


def _constants(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield node, str(not node.value), "truth"
    elif isinstance(node.value, int):
        yield node, str(node.value + 1), "number"
        yield node, str(node.value - 1) if node.value else "(-1)", "number"
    elif isinstance(node.value, str):
        yield node, repr(node.value + "?"), "text"


def _neighbour(node: ast.expr | None, near: dict[str, str]) -> Iterator[Change]:
    if isinstance(node, ast.Name) and node.id in near:
        yield node, near[node.id], "constant"


def _type(node: ast.expr) -> bool:
    """A name that reads like a class, or none: what stands beside | in a union."""
    if isinstance(node, ast.Constant):
        return node.value is None
    return isinstance(node, ast.Name) and node.id[:1].isupper() and not node.id.isupper()


def _with(node: ast.AST, **parts: Any) -> str:
    """The text of a node with other parts."""
    return ast.unparse(type(node)(**{**dict(ast.iter_fields(node)), **parts}))
