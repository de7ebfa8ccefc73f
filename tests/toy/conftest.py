"""The toy is plugged in for these tests alone: run by themselves they see it, among the others they are left out.

A catalogue reads the installed packages once. So `pytest tests/toy` puts the package's metadata on the path, for this process
and those it starts, before anybody asks; a run over more than this folder collects nothing here.
"""

import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PLUGGED = (str(HERE.parent), str(HERE / "plugged"))

pytest.register_assert_rewrite("toy.kit")


def _alone(config: pytest.Config) -> bool:
    asked = [Path(config.invocation_params.dir, str(arg).partition("::")[0]).resolve() for arg in config.args]
    return bool(asked) and all(path == HERE or HERE in path.parents for path in asked)


def pytest_configure(config: pytest.Config) -> None:
    """Put the toy where importlib.metadata finds it."""
    if _alone(config):
        sys.path += [place for place in PLUGGED if place not in sys.path]
        before = [place for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
        os.environ["PYTHONPATH"] = os.pathsep.join([*before, *[place for place in PLUGGED if place not in before]])


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Nothing here is collected in a run over other tests."""
    return None if _alone(config) else True
