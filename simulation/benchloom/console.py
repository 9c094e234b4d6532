"""A console that echoes each line it receives and prints the scripted answer."""

import re
from dataclasses import dataclass

from . import clock, events
from .errors import CommandFailed, ConsoleTimeout

ECHO_S = 0.0002
COMMAND_S = 0.002
PROMPT_S = 1.0


@dataclass(frozen=True)
class Answer:
    """The scripted answer to each line that matches `command`."""

    command: "re.Pattern[str]"
    stdout: str
    exit_code: int


@dataclass(frozen=True)
class CommandResult:
    stdout: str
    exit_code: int
    duration_s: float


@dataclass(frozen=True)
class Mark:
    position: int


class Console:
    def __init__(self, answers: "list[Answer]", device: str) -> None:
        self._answers = answers
        self._device = device
        self._text = ""
        self._matched = 0
        self._read = 0

    def send(self, text: str, *, newline: bool = True) -> None:
        answer = self._answer_to(text) if newline else None
        stdout = answer.stdout if answer else ""
        events.emit("send", device=self._device, text=text, stdout=stdout)
        clock.advance(ECHO_S)
        self._text += text + ("\n" if newline else "") + stdout

    def _answer_to(self, line: str) -> "Answer | None":
        return next((each for each in self._answers if each.command.search(line)), None)

    def expect(self, pattern: "str | re.Pattern[str]", *, timeout_s: float = 30) -> "re.Match[str]":
        expression = re.compile(pattern)
        match = expression.search(self._text, self._matched)
        if match is None:
            raise self._timeout(f"{expression.pattern!r} not found in {timeout_s:g} s", timeout_s)
        clock.advance(ECHO_S)
        self._matched = match.end()
        return match

    def _timeout(self, reason: str, timeout_s: float) -> ConsoleTimeout:
        clock.advance(timeout_s)
        events.emit("timeout", device=self._device, text=reason)
        return ConsoleTimeout(reason)

    def run(self, command: str, *, timeout_s: float = 30, check: bool = True) -> CommandResult:
        answer = self._answer_to(command)
        stdout, exit_code = (answer.stdout, answer.exit_code) if answer else ("", 0)
        events.emit("run", device=self._device, text=command, stdout=stdout, exit_code=exit_code)
        clock.advance(COMMAND_S)
        self._text += f"{command}\n{stdout}"
        self._matched = self._read = len(self._text)
        if check and exit_code != 0:
            raise CommandFailed(f"{command!r} returned exit code {exit_code}")
        return CommandResult(stdout, exit_code, COMMAND_S)

    def read_until_quiet(self, quiet_s: float = 2.0, *, timeout_s: float = 30) -> str:
        if quiet_s > timeout_s:
            raise self._timeout(f"not quiet for {quiet_s:g} s in {timeout_s:g} s", timeout_s)
        clock.advance(quiet_s)
        text = self._text[self._read :]
        self._read = len(self._text)
        return text

    def interrupt_boot(self, *, timeout_s: float = 30) -> None:
        clock.advance(PROMPT_S)
        self._text += "=> "

    def mark(self) -> Mark:
        return Mark(len(self._text))

    def since(self, mark: Mark) -> str:
        return self._text[mark.position :]
