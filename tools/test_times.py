"""How long the processor works for each part of `make test`, as a table for docs/testing.md.

tools/test_times.py            every part, from an empty build
tools/test_times.py KEPT       what is compiled already stays
"""

import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PARTS: Final = ("compiled-here", "types", "imports", "lint", "test-client", "test-compiled", "test-plain")


def spent(part: str) -> tuple[float, float]:
    """The processor's minutes, those of its children included, and the clock's."""
    began, before = time.monotonic(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(["make", "--no-print-directory", part], cwd=ROOT, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return busy / 60, (time.monotonic() - began) / 60


def main() -> None:
    """Run the parts one after another and print the table."""
    if not sys.argv[1:]:
        for name in ("build/workshop/compiled", "build/compiled", ".mypy_cache"):
            shutil.rmtree(ROOT / name, ignore_errors=True)
    rows = [(part, *spent(part)) for part in PARTS]
    rows.append(("together", sum(busy for _, busy, _ in rows), sum(clock for _, _, clock in rows)))
    print("| part | processor, minutes | clock, minutes |\n| --- | ---: | ---: |")
    for part, busy, clock in rows:
        print(f"| `{part}` | {busy:.1f} | {clock:.1f} |")


if __name__ == "__main__":
    main()
