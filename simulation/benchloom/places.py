"""Locates lines in the sample's own files, with paths relative to the working directory."""

import sys
import traceback
from pathlib import Path
from types import FrameType


def own_name(file: str) -> "str | None":
    """Return a file's path relative to the working directory, or None if the file is elsewhere."""
    if file.startswith("<"):
        return None
    try:
        return Path(file).resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return None


def caller() -> str:
    """Return the position in the running sample, such as `main.py:12: `, or an empty string if no sample is running."""
    frame: "FrameType | None" = sys._getframe(1)
    while frame:
        name = own_name(frame.f_code.co_filename)
        if name:
            return f"{name}:{frame.f_lineno}: "
        frame = frame.f_back
    return ""


def of_error(error: BaseException) -> str:
    """Return where the sample raised an exception, such as `main.py:12: `, or an empty string if the sample didn't."""
    frames = [(own_name(each.filename), each.lineno) for each in traceback.extract_tb(error.__traceback__)]
    places = [f"{name}:{line}: " for name, line in frames if name]
    return places[-1] if places else ""


def show(error: BaseException) -> None:
    """Print an exception's traceback to stderr, without the simulation's frames."""
    shown = traceback.TracebackException.from_exception(error)
    chain: "list[traceback.TracebackException | None]" = [shown]
    while chain:
        part = chain.pop()
        if part is None:
            continue
        part.stack = traceback.StackSummary.from_list(
            [_named(frame) for frame in part.stack if own_name(frame.filename)]
        )
        if isinstance(getattr(part, "filename", None), str):
            part.filename = own_name(part.filename) or part.filename  # A SyntaxError stores its own filename.
        chain += [part.__cause__, part.__context__]
    print("".join(shown.format()), file=sys.stderr, end="")


def _named(frame: traceback.FrameSummary) -> traceback.FrameSummary:
    frame.filename = own_name(frame.filename) or frame.filename
    return frame
