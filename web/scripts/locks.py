"""Takes out of npm's lock files what installs nothing: where to give their authors money, which names hosts."""

import json
import sys
from pathlib import Path


def tidied(text: str) -> str:
    """A lock without the addresses of sponsors."""
    lock = json.loads(text)
    for package in lock["packages"].values():
        package.pop("funding", None)
    return json.dumps(lock, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(tidied(path.read_text(encoding="utf-8")), encoding="utf-8")
