"""Record of a run: one JSON object per line, with `time_s`, the virtual time since the run started.

`phase` starts a setup, a test, or a teardown, and `end` ends it with its outcome. `send`, `run`, `timeout`, and
`power` show what happens on a device.
"""

import json
from pathlib import Path
from typing import Any, TextIO

from . import clock

_sink: "TextIO | None" = None


def open_sink(path: Path) -> None:
    """Write every later event to a file, without buffering."""
    global _sink
    _sink = path.open("w", encoding="utf-8", buffering=1)


def emit(kind: str, **facts: Any) -> None:
    """Write an event. If no file is open, do nothing."""
    if _sink:
        _sink.write(json.dumps({"kind": kind, "time_s": round(clock.now(), 6), **facts}) + "\n")
