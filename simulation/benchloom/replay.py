"""Replays saved events through an output adapter: `python3 -m benchloom.replay events.jsonl --adapter NAME:SPEC`.

Like `benchloom adapter test`, prints the file's path and size. It also prints the contents. The exit codes match
that command's: 0 on success, 1 if the adapter fails, or 8 if the events aren't valid.
"""

import argparse
import importlib
import io
import json
import os
import runpy
import sys
from pathlib import Path

from . import clock, places, programs

LIMIT_S = 120
ADAPTER_FAILED = 1
NOT_VALID = 8


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m benchloom.replay", allow_abbrev=False)
    parser.add_argument("events", type=Path)
    parser.add_argument("--adapter", required=True, help="python:MODULE:CLASS or command:FILE")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the adapter")
    parser.add_argument("--out", type=Path, required=True, help="file that the adapter writes")
    options = parser.parse_args()
    path = options.out
    name, _, spec = options.adapter.partition(":")
    lines = options.events.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if not is_event(line):
            return fail(f"{options.events}:{number}: not an event", NOT_VALID)
    clock.install()
    programs.install()
    try:
        if name == "python":
            replay_to_class(spec, path, dict(each.split("=", 1) for each in options.option), lines)
            exit_code = 0
        else:
            exit_code = replay_to_program(spec, path, lines)
    except (Exception, SystemExit) as error:
        places.show(error)
        return fail(f"ADAPTER_FAILED: {name} {spec} raised {type(error).__name__}: {error}")
    if exit_code != 0:
        return fail(f"ADAPTER_FAILED: {name} {spec} returned exit code {exit_code}")
    if clock.now() > LIMIT_S:
        return fail(f"ADAPTER_FAILED: {name} {spec} ran longer than {LIMIT_S} s")
    if not path.is_file():
        return fail(f"ADAPTER_FAILED: {name} {spec} wrote no file")
    print(f"{path}  {path.stat().st_size} B", flush=True)
    print(path.read_text(encoding="utf-8", errors="replace"), end="")
    return 0


def fail(message: str, exit_code: int = ADAPTER_FAILED) -> int:
    print(message, file=sys.stderr)
    return exit_code


def is_event(line: str) -> bool:
    try:
        event = json.loads(line)
    except ValueError:
        return False
    return isinstance(event, dict) and isinstance(event.get("type"), str) and isinstance(event.get("data"), dict)


def replay_to_class(spec: str, path: Path, options: "dict[str, str]", lines: "list[str]") -> None:
    """Call the methods of a `python` adapter as the agent does."""
    sys.path.insert(0, os.getcwd())
    module, _, name = spec.partition(":")
    adapter = getattr(importlib.import_module(module), name)(path, options)
    for line in lines:
        event = json.loads(line)
        if event["type"] == "job.started":
            adapter.begin(event["data"])
        adapter.event(event)
        if event["type"] == "job.finished":
            adapter.end(event["data"])


def replay_to_program(file: str, path: Path, lines: "list[str]") -> int:
    """Run a `command` adapter (a Python program) with the events on standard input, and return the exit code."""
    os.environ["BENCHLOOM_ADAPTER_FILE"] = str(path)
    sys.stdin = io.StringIO("".join(f"{line}\n" for line in lines))
    sys.argv = [file]
    try:
        runpy.run_path(file, run_name="__main__")
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(bool(end.code))
    return 0


if __name__ == "__main__":
    sys.exit(main())
