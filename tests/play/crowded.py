"""A machine that others use too: what has to be quick is measured in the seconds of one that has nothing else to do."""

import time
from typing import Final

SAMPLE: Final = 0.1  # seconds of the processor


def idle_seconds(took: float) -> float:
    """How long this would have taken, had this process had a processor to itself; asked right after it was measured."""
    begun, busy = time.monotonic(), time.thread_time()
    while time.thread_time() - busy < SAMPLE:
        pass
    return took * min(1.0, SAMPLE / (time.monotonic() - begun))
