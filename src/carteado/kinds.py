"""What the fields of a value hold, as the annotations of its constructor say: written there, and nowhere else.

The compiler keeps no annotations. Those of a compiled class are read in the source that lies beside its extension module.
"""

import ast
import inspect
import sys
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints


def hints(cls: type) -> dict[str, Any]:
    """What each field of this class holds, by name, in the order of the constructor; `TypeError` where one does not say."""
    names: tuple[str, ...] = getattr(cls, "__match_args__", ())
    told = _annotations(cls)
    silent = [name for name in names if name not in told]
    if silent:
        raise TypeError(f"{cls.__name__} does not say what its field {silent[0]!r} holds: annotate its constructor")
    return {name: told[name] for name in names}


def _annotations(cls: type) -> dict[str, Any]:
    made: Any = cls
    if inspect.isfunction(made.__init__) and not _compiled(cls):
        return get_type_hints(made.__init__)
    for owner in cls.__mro__:
        if owner is not object and (found := _in_source(owner)):
            return found
    return {}


def _compiled(cls: type) -> bool:
    return not str(getattr(sys.modules[cls.__module__], "__file__", ".py")).endswith(".py")


def _in_source(cls: type) -> dict[str, Any]:
    """The annotations of the class's own constructor, or of its body where it is a dataclass."""
    module = sys.modules[cls.__module__]
    body = _classes(module).get(cls.__name__, [])
    for line in body:
        if isinstance(line, ast.FunctionDef) and line.name == "__init__":
            return {arg.arg: _meant(arg.annotation, module) for arg in line.args.args[1:]}
    fields = [line for line in body if isinstance(line, ast.AnnAssign) and "ClassVar" not in ast.unparse(line.annotation)]
    return {line.target.id: _meant(line.annotation, module) for line in fields if isinstance(line.target, ast.Name)}


@cache
def _classes(module: ModuleType) -> dict[str, list[ast.stmt]]:
    """The bodies of the classes of this module, as they stand in its source."""
    file = Path(str(module.__file__))
    source = file.with_name(file.name.partition(".")[0] + ".py").read_text(encoding="utf-8")
    return {line.name: line.body for line in ast.parse(source).body if isinstance(line, ast.ClassDef)}


def _meant(annotation: ast.expr | None, module: ModuleType) -> Any:
    """The annotation as the module means it; one that stands in quotation marks is read as if it did not."""
    if annotation is None:
        return Any
    meant = eval(compile(ast.Expression(annotation), "<annotation>", "eval"), vars(module))
    return eval(meant, vars(module)) if isinstance(meant, str) else meant
