"""Builds the web client into a wheel or a source archive, and compiles the rules of a wheel with mypyc.

Where the rules cannot be compiled, the wheel is plain Python: CARTEADO_PURE=1 asks for that, CARTEADO_COMPILE=require makes
it an error. Where the client cannot be built, it is left out: CARTEADO_CLIENT=require makes that an error.
Run by itself, this file prints why nothing could be compiled here, or an empty line.
"""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CannotCompile(Exception):
    """Says why, and what the compilers printed."""

    def __init__(self, why: str, printed: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.printed = printed


class BuildHook(BuildHookInterface[BuilderConfig]):
    """Leaves the client in the package, and adds the extension modules to the wheel, beside the sources they were made of."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The package that brings node, where the client is yet to be built and there is no node."""
        return self.client("require").stdout.split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        done = self.client("build")
        if done.returncode:
            if os.environ.get("CARTEADO_CLIENT") == "require":
                self.app.abort(done.stderr)
            self.app.display_warning(f"{done.stderr}This {self.target_name} has no web client.")
        if self.target_name == "wheel":
            self.add_extensions(build_data)

    def client(self, verb: str) -> subprocess.CompletedProcess[str]:
        script = Path(self.root, "web", "scripts", "client.py")
        return subprocess.run([sys.executable, str(script), verb], check=False, text=True, capture_output=True)

    def add_extensions(self, build_data: dict[str, Any]) -> None:
        self.workshop = TemporaryDirectory(prefix="carteado-")
        try:
            extensions = self.compile(Path(self.workshop.name, "src"))
        except CannotCompile as failure:
            if os.environ.get("CARTEADO_COMPILE") == "require":
                self.app.abort(f"{failure.printed}The rules could not be compiled: {failure.why}.")
            self.app.display_warning(f"This wheel is plain Python: {failure.why}.")
        else:
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if version != "editable" and self.target_name == "wheel":
            self.workshop.cleanup()

    def compile(self, copy: Path) -> dict[str, str]:
        """Compile in a copy of the sources; return the extension modules and their places in the wheel."""
        if why := obstacle():
            raise CannotCompile(why)
        unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(Path(self.root, "src"), copy, ignore=unwanted)
        modules = found(copy, self.config["compile"]) - found(copy, self.config["interpret"])
        if not modules:
            raise CannotCompile("no module matches the patterns in pyproject.toml")
        command = [sys.executable, __file__, *sorted(modules)]
        done = subprocess.run(command, cwd=copy, check=False, text=True, capture_output=True)
        if done.returncode:
            raise CannotCompile("mypyc or the C compiler failed", done.stdout + done.stderr)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return {
            str(path): path.relative_to(copy).as_posix()
            for path in copy.glob(f"**/*{suffix}")
            if "build" not in path.relative_to(copy).parts
        }


def obstacle() -> str:
    """Why nothing can be compiled here; empty where it can."""
    if os.environ.get("CARTEADO_PURE") == "1":
        return "CARTEADO_PURE is set"
    if os.name != "posix":
        return ""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if not shutil.which(compiler):
        return f"there is no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "the C headers of this Python (Python.h) are not installed"
    return ""


def found(folder: Path, patterns: list[str]) -> set[str]:
    return {path.relative_to(folder).as_posix() for pattern in patterns for path in folder.glob(pattern)}


def build_extensions(modules: list[str]) -> None:
    """Leave an extension module beside each module; runs in a process of its own, inside the copy."""
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    # What the modules import is read for its types, but an isolated build lacks the packages that some of it needs.
    options = ["--config-file=", "--follow-imports=silent"]
    extensions = mypycify([*options, *modules], opt_level="3", debug_level="0", multi_file=False, group_name="carteado")
    if os.name == "posix":
        for extension in extensions:
            # Calls between our own functions need not go through the dynamic linker, so they can be inlined.
            extension.extra_compile_args += ["-fno-semantic-interposition"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform.startswith("linux") else []
    setup(name="carteado", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


if __name__ == "__main__":
    if modules := sys.argv[1:]:
        build_extensions(modules)
    else:
        print(obstacle())
