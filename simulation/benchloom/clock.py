"""Virtual time. Waiting advances a counter, and the functions in `time` read that counter."""

import time

from .errors import TestTimeout

_start = time.time()
_elapsed_s = 0.0
_limit_s = _end_s = float("inf")


def now() -> float:
    """Return the virtual time since the run started, in seconds."""
    return _elapsed_s


def limit(seconds: float) -> None:
    """Limit the time from now on. An earlier limit no longer applies."""
    global _limit_s, _end_s
    _limit_s, _end_s = seconds, _elapsed_s + seconds


def advance(seconds: float) -> None:
    """Advance the virtual time, but not past the limit.

    Raises:
    TestTimeout: The wait exceeds the limit.
    ValueError: `seconds` is infinite, and so is the limit.
    """
    global _elapsed_s
    time_s = _elapsed_s + seconds
    if time_s > _end_s:
        _elapsed_s = _end_s
        raise TestTimeout(f"longer than {_limit_s:g} s")
    if time_s == float("inf"):
        raise ValueError(f"a wait of {seconds:g} s never ends")
    _elapsed_s = time_s


def install() -> None:
    """Make `time.sleep` and the clocks in `time` use virtual time. Call this before importing the sample."""
    time.sleep = advance
    time.monotonic = now
    time.perf_counter = now
    time.time = lambda: _start + _elapsed_s
