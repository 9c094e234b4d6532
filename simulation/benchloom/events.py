"""A record of a run: one JSON object per line. Its `time_s` is the virtual time since the run started.

`phase` marks the start of a setup, test, or teardown. `end` marks its end and includes the outcome. `send`, `run`,
`timeout`, and `power` record what happens on a device.
"""

import json
from pathlib import Path
from typing import Any, TextIO

from . import clock

_sink: "TextIO | None" = None


def open_sink(path: Path) -> None:
    """Write all later events to a file, one line at a time."""
    global _sink
    _sink = path.open("w", encoding="utf-8", buffering=1)


def emit(kind: str, **facts: Any) -> None:
    """Write an event if a file is open."""
    if _sink:
        _sink.write(json.dumps({"kind": kind, "time_s": round(clock.now(), 6), **facts}) + "\n")
