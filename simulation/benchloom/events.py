"""The event log of a run, with one JSON object per line. `time_s` is the virtual time since the run started.

`phase` marks the start of a setup, test, or teardown. `end` marks the end and includes the outcome. `send`, `run`,
`timeout`, and `power` record what happens on a device.
"""

import json
from pathlib import Path
from typing import Any, TextIO

from . import clock

_sink: "TextIO | None" = None


def open_sink(path: Path) -> None:
    """Write all subsequent events to a file, one per line."""
    global _sink
    _sink = path.open("w", encoding="utf-8", buffering=1)


def emit(kind: str, **facts: Any) -> None:
    """Write an event if a file is open."""
    if _sink:
        _sink.write(json.dumps({"kind": kind, "time_s": round(clock.now(), 6), **facts}) + "\n")
