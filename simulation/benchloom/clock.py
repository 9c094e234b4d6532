"""Virtual time. Waiting advances a counter, and the functions in `time` read that counter."""

import time

_start = time.time()
_elapsed_s = 0.0


def now() -> float:
    """Return the seconds since the start of the run."""
    return _elapsed_s


def advance(seconds: float) -> None:
    """Advance the virtual time.

    Raises:
    ValueError: the time isn't finite.
    """
    global _elapsed_s
    if _elapsed_s + seconds == float("inf"):
        raise ValueError(f"a wait of {seconds:g} s never ends")
    _elapsed_s += max(0.0, seconds)


def install() -> None:
    """Make `time.sleep` and the clocks in `time` use virtual time. Call this before you import the sample."""
    time.sleep = advance
    time.monotonic = now
    time.perf_counter = now
    time.time = lambda: _start + _elapsed_s
