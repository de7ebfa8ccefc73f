"""One mutant in a process of its own, against its tests until one fails.

Rule 1: a change inside a function is swapped in where the tests are ready to run; any other is imported in place of the source,
        by a process that has imported what others bring, and nothing of the program.
Rule 2: the files of the program are never written.
"""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.metadata import entry_points
from importlib.util import spec_from_file_location
from itertools import pairwise
from types import CodeType
from typing import Any, Final, NamedTuple, TextIO

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import Phase, settings
from tools.mutants.points import Mutant
from tools.mutants.pool import Trial, run
from tools.mutants.reach import Test, forget_clauses
from tools.mutants.swap import Swap

# What was imported early is not read for its asserts again, and pytest need not warn of it.
QUIET: Final = ("-q", "--tb=line", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning")
Batches = Sequence[Sequence[Test]]


class Task(NamedTuple):
    """A mutant, the module it is in, the tests, and how many seconds they may take."""

    number: int
    mutant: Mutant
    module: str
    batches: Batches
    limit: int


def warm() -> None:
    """Import what pytest brings along, once for all trials."""
    if os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD"):
        return
    for entry in entry_points(group="pytest11"):
        entry.load()


# Swapped in.


def ready(tasks: Sequence[Task], jobs: int, arguments: Sequence[str]) -> Iterator[Trial]:
    """Try these tasks in copies of one process, which reads all the tests once; their ends, as they come."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        with suppress(BaseException), os.fdopen(writing, "w") as told, open(os.devnull, "w") as nowhere:
            for stream in (1, 2):
                os.dup2(nowhere.fileno(), stream)
            pytest.main([*QUIET, *arguments], plugins=[_Ready(tasks, jobs, told)])
        os._exit(0)
    os.close(writing)
    try:
        with os.fdopen(reading) as lines:
            for line in lines:
                yield Trial(*json.loads(line))
    finally:
        os.kill(pid, signal.SIGTERM)
        os.waitpid(pid, 0)


class _Ready:
    """In pytest's place: where it would run the tests it has read, each task is tried."""

    def __init__(self, tasks: Sequence[Task], jobs: int, told: TextIO) -> None:
        self.tasks = tasks
        self.jobs = jobs
        self.told = told

    def pytest_configure(self) -> None:
        _no_shrinking()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        swap = Swap()
        for trial in run([(task.number, task.limit, _swapped(task, swap, items)) for task in self.tasks], self.jobs):
            print(json.dumps(trial), file=self.told, flush=True)
        forget_clauses(session.config)
        return True


def _swapped(task: Task, swap: Swap, items: dict[str, pytest.Item]) -> Callable[[], str]:
    def work() -> str:
        if not swap.put(task.mutant):
            raise LookupError(f"nothing runs {task.mutant.path}:{task.mutant.line()}")
        wanted = [items[test.name] for batch in task.batches for test in batch if test.name in items]
        for item, following in pairwise((*wanted, None)):
            assert item is not None
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                return item.nodeid
        return ""

    return work


# Imported anew.


def imported(task: Task, arguments: Sequence[str]) -> Callable[[], str]:
    """The work of one trial: the name of the test that failed, or nothing."""

    def work() -> str:
        sys.meta_path.insert(0, _Changed(task.mutant, task.module))
        for batch in task.batches:
            asked = _Asked(batch)
            files = list(dict.fromkeys(test.file for test in batch))
            code = pytest.main([*QUIET, "-x", *arguments, *files], plugins=[asked])
            if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                return asked.failed or "what is imported"
        return ""

    return work


class _Changed(MetaPathFinder):
    """Finds one module changed."""

    def __init__(self, mutant: Mutant, module: str) -> None:
        self.mutant = mutant
        self.module = module

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:  # noqa: ARG002
        if fullname != self.module:
            return None
        place = str(self.mutant.path)
        return spec_from_file_location(fullname, place, loader=_Loader(fullname, place, self.mutant.source()))


class _Loader(SourceFileLoader):
    """Loads the changed source, and keeps no bytecode of it."""

    def __init__(self, fullname: str, path: str, source: str) -> None:
        super().__init__(fullname, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Asked:
    """Only these tests, in this order."""

    def __init__(self, tests: Sequence[Test]) -> None:
        self.order = {test.name: at for at, test in enumerate(tests)}
        self.failed = ""

    def pytest_configure(self) -> None:
        _no_shrinking()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((item for item in items if item.nodeid in self.order), key=lambda item: self.order[item.nodeid])

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        forget_clauses(session.config)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def _no_shrinking() -> None:
    """What fails need not be made small."""
    settings.register_profile("mutants", settings(), phases=(Phase.explicit, Phase.generate))
    settings.load_profile("mutants")
