"""Stand-ins for the programs that a sample starts. No program runs, and nothing uses the network.

`scp` from a device creates an empty file, and `scp` to a device fails if the file doesn't exist. Every other program
prints nothing and returns exit code 0, like a command on the simulated console.
"""

import io
import os
import subprocess
from pathlib import Path
from typing import Any

COPY_FAILED = 1


def answer(command: Any, directory: "str | os.PathLike[str] | None") -> int:
    words = [os.fspath(each) for each in ([command] if isinstance(command, (str, bytes, os.PathLike)) else command)]
    if "scp" not in words[:3]:
        return 0
    source, target = words[-2:]
    if ":" in source:
        (Path(directory or ".") / target).touch()
        return 0
    return 0 if (Path(directory or ".") / source).is_file() else COPY_FAILED


class Process:
    """A stand-in for `subprocess.Popen`. The program has already ended when the constructor returns."""

    def __init__(self, command: Any, *, cwd: Any = None, text: Any = None, encoding: Any = None, **options: Any) -> None:
        self.args = command
        self.returncode = answer(command, cwd)
        stream: Any = io.StringIO if text or encoding else io.BytesIO
        self.stdin = None
        self.stdout = stream() if options.get("stdout") == subprocess.PIPE else None
        self.stderr = stream() if options.get("stderr") == subprocess.PIPE else None

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing, because the program has already ended."""

    def communicate(self, input: Any = None, timeout: "float | None" = None) -> "tuple[Any, Any]":
        return self.stdout and self.stdout.read(), self.stderr and self.stderr.read()

    def wait(self, timeout: "float | None" = None) -> int:
        return self.returncode

    def poll(self) -> int:
        return self.returncode

    def kill(self) -> None:
        """Do nothing, because the program has already ended."""

    terminate = kill


def install() -> None:
    """Stop `subprocess` from starting real programs. Call this before importing the sample."""
    subprocess.Popen = Process  # type: ignore[assignment,misc]
    os.system = lambda command: 0
