"""Virtual time. Waiting advances a counter, and the functions in `time` read that counter."""

import time

_start = time.time()
_elapsed_s = 0.0


def now() -> float:
    """Return the virtual time since the run started, in seconds."""
    return _elapsed_s


def advance(seconds: float) -> None:
    """Advance the virtual time.

    Raises:
    ValueError: `seconds` is infinite.
    """
    global _elapsed_s
    if _elapsed_s + seconds == float("inf"):
        raise ValueError(f"a wait of {seconds:g} s never ends")
    _elapsed_s += seconds


def install() -> None:
    """Make `time.sleep` and the clocks in `time` use virtual time. Call this before importing the sample."""
    time.sleep = advance
    time.monotonic = now
    time.perf_counter = now
    time.time = lambda: _start + _elapsed_s
