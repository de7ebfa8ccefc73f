"""Builds the web client into a wheel or a source archive, and compiles the rules of a wheel with mypyc.

Where the rules cannot be compiled, the wheel is plain Python: CARTEADO_PURE=1 asks for that, CARTEADO_COMPILE=require makes
it an error. Where the client cannot be built, it is left out: CARTEADO_CLIENT=require makes that an error.
CARTEADO_WORKSHOP names a folder in which what was compiled is kept for the next wheel: as long as the compiled sources and
what they read are the same, nothing is compiled. CARTEADO_OPTIMISE is how hard the C compiler tries, 3 unless it says less.
Run by itself, this file prints why nothing could be compiled here, or an empty line; `fresh WORKSHOP` tells whether there is
nothing to compile.
"""

import ast
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

KEY = "made-of.txt"


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
        kept = os.environ.get("CARTEADO_WORKSHOP")
        self.workshop = None if kept else TemporaryDirectory(prefix="carteado-")
        try:
            extensions = self.compile(Path(self.workshop.name if self.workshop else str(kept)).resolve())
        except CannotCompile as failure:
            if os.environ.get("CARTEADO_COMPILE") == "require":
                self.app.abort(f"{failure.printed}The rules could not be compiled: {failure.why}.")
            self.app.display_warning(f"This wheel is plain Python: {failure.why}.")
        else:
            build_data["force_include"].update(extensions)
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        if version != "editable" and self.target_name == "wheel" and self.workshop:
            self.workshop.cleanup()

    def compile(self, workshop: Path) -> dict[str, str]:
        """Compile in a copy of the sources, unless that was done; the extension modules and their places in the wheel."""
        if why := obstacle():
            raise CannotCompile(why)
        source, copy = Path(self.root, "src"), workshop / "src"
        modules = compiled(source, self.config)
        if not modules:
            raise CannotCompile("no module matches the patterns in pyproject.toml")
        before, now = kept(workshop), made_of(source, self.config)
        if before != now:
            (workshop / KEY).unlink(missing_ok=True)
            if before[:1] != now[:1]:
                shutil.rmtree(copy, ignore_errors=True)
            mirrored(source, copy)
            command = [sys.executable, __file__, "compile", *modules]
            done = subprocess.run(command, cwd=copy, check=False, text=True, capture_output=True)
            if done.returncode:
                raise CannotCompile("mypyc or the C compiler failed", done.stdout + done.stderr)
            (workshop / KEY).write_text("\n".join(now))
        return {str(path): path.relative_to(copy).as_posix() for path in built(copy)}


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


def compiled(folder: Path, config: dict[str, Any]) -> list[str]:
    """The modules to compile."""
    return sorted(found(folder, config["compile"]) - found(folder, config["interpret"]))


def kept(workshop: Path) -> list[str]:
    """What the extension modules in this folder were made of; nothing where there are none."""
    return (workshop / KEY).read_text().split() if (workshop / KEY).exists() else []


def made_of(source: Path, config: dict[str, Any]) -> list[str]:
    """What extension modules would be made of now: the tools and their settings, and the sources."""
    told = [sys.version, sys.prefix, version_of("mypy"), version_of("setuptools"), json.dumps(config, sort_keys=True)]
    told += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "CARTEADO_OPTIMISE")]
    told += [Path(__file__).read_text(encoding="utf-8")]
    return [hashlib.sha256("\0".join(told).encode()).hexdigest(), fingerprint(source, compiled(source, config))]


def fingerprint(folder: Path, modules: list[str]) -> str:
    """The compiled modules, and every other one whose types or constants they read."""
    waiting = [folder / module for module in modules]
    texts: dict[Path, bytes] = {}
    while waiting:
        path = waiting.pop()
        if path not in texts:
            texts[path] = path.read_bytes()
            waiting += imported(folder, ast.parse(texts[path]))
    whole = hashlib.sha256()
    for path in sorted(texts):
        whole.update(f"{path.relative_to(folder)}\0{len(texts[path])}\0".encode() + texts[path])
    return whole.hexdigest()


def imported(folder: Path, tree: ast.Module) -> Iterator[Path]:
    """The files below this folder that a module imports, or imports something from."""
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *[f"{node.module}.{alias.name}" for alias in node.names]]
        for name in names:
            place = folder.joinpath(*name.split("."))
            yield from [path for path in (place.with_suffix(".py"), place / "__init__.py") if path.exists()]


def mirrored(source: Path, copy: Path) -> None:
    """Make the copy's sources those of the source; a file that is the same keeps its time, so that it is not built again."""
    wanted = {path.relative_to(source) for path in source.rglob("*.py")} | {Path("carteado", "py.typed")}
    for path in [path for path in copy.rglob("*.py") if path.relative_to(copy) not in wanted and "build" not in path.parts]:
        path.unlink()
    for name in wanted:
        if not (copy / name).exists() or (copy / name).read_bytes() != (source / name).read_bytes():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / name, copy / name)


def built(copy: Path) -> list[Path]:
    """The extension modules, each beside its source; those whose source is gone are removed."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    paths = [path for path in copy.rglob(f"*{suffix}") if "build" not in path.relative_to(copy).parts]
    alive = [path for path in paths if path.parent == copy or path.with_name(path.name.removesuffix(suffix) + ".py").exists()]
    for path in set(paths) - set(alive):
        path.unlink()
    return sorted(alive)


def build_extensions(modules: list[str]) -> None:
    """Leave an extension module beside each module; runs in a process of its own, inside the copy.

    All are one group: where each family is a group of its own, calls into the kernels cost a playout five to ten per cent.
    """
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]

    # What the modules import is read for its types, but an isolated build lacks the packages that some of it needs.
    options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={os.devnull}"]
    level = os.environ.get("CARTEADO_OPTIMISE") or "3"
    extensions = mypycify([*options, *modules], opt_level=level, debug_level="0", multi_file=False, group_name="carteado")
    if os.name == "posix":
        for extension in extensions:
            # Calls between our own functions need not go through the dynamic linker, so they can be inlined.
            extension.extra_compile_args += ["-fno-semantic-interposition"]
            extension.extra_link_args += ["-Wl,-Bsymbolic"] if sys.platform.startswith("linux") else []
    setup(name="carteado", packages=[], ext_modules=extensions, script_args=["-q", "build_ext", "--inplace"])


def is_fresh(workshop: Path) -> bool:
    """Whether a wheel made with this workshop would have nothing to compile."""
    root = Path(__file__).parent
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]["targets"]
    return kept(workshop) == made_of(root / "src", settings["wheel"]["hooks"]["custom"])


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["compile", *modules]:
            build_extensions(modules)
        case ["fresh", workshop]:
            sys.exit(0 if is_fresh(Path(workshop)) else 1)
        case _:
            print(obstacle())
