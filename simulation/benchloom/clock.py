"""Virtual time. Waiting advances a counter, and the functions in `time` read it."""

import time

_start = time.time()
_elapsed_s = 0.0


def now() -> float:
    """Seconds since the start of the run."""
    return _elapsed_s


def advance(seconds: float) -> None:
    """Let time pass.

    Raises:
        ValueError: the time would never end.
    """
    global _elapsed_s
    if _elapsed_s + seconds == float("inf"):
        raise ValueError(f"a wait of {seconds:g} s never ends")
    _elapsed_s += max(0.0, seconds)


def install() -> None:
    """Make `time.sleep` and the clocks in `time` use virtual time. Call it before the sample is imported."""
    time.sleep = advance
    time.monotonic = now
    time.perf_counter = now
    time.time = lambda: _start + _elapsed_s
