"""A mutant put in the place of what runs, in a process that has the tests ready: nothing is imported again.

Only for a change inside a function: every function made of its code gets the changed code, and memories are emptied.
"""

import functools
import gc
from collections.abc import Iterator, Sequence
from types import CodeType, FunctionType

from tools.mutants.points import Mutant


class Swap:
    """What is there to be replaced: looked for once, before any mutant."""

    def __init__(self) -> None:
        self.functions: dict[CodeType, list[FunctionType]] = {}
        self.memories = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self.functions.setdefault(thing.__code__, []).append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper):
                self.memories.append(thing)

    def put(self, mutant: Mutant) -> bool:
        """Whether the change took: it has not where nothing that was imported holds the code."""
        true = compile(mutant.path.read_bytes(), str(mutant.path), "exec", dont_inherit=True)
        changed = compile(mutant.source(), str(mutant.path), "exec", dont_inherit=True)
        took = False
        for one, other in _pairs(true, changed):
            for function in self.functions.get(one, ()):
                function.__code__ = _closed(other, one)
                took = True
        for memory in self.memories:
            memory.cache_clear()
        return took


def _pairs(true: CodeType, changed: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """The functions of a module or a class, before and after, where they differ; what a changed function makes goes with it."""
    before, after = _inner(true), _inner(changed)
    if len(before) != len(after):
        return
    for one, other in zip(before, after, strict=True):
        if one != other:
            yield one, other
            yield from _pairs(one, other)


def _closed(code: CodeType, true: CodeType) -> CodeType:
    """The changed code for a function that was made with what `super()` needs, and may not need it any more."""
    return code if code.co_freevars else code.replace(co_freevars=true.co_freevars)


def _inner(code: CodeType) -> Sequence[CodeType]:
    return [constant for constant in code.co_consts if isinstance(constant, CodeType)]
