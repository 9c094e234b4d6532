"""Device with a console, and power that is only a variable."""

from collections.abc import Mapping
from typing import Literal

from . import clock
from .console import Answer, Console

OFF_S = 2.0
READY_S = 3.0


class Power:
    def __init__(self) -> None:
        self._state: Literal["on", "off", "unknown"] = "on"

    def on(self) -> None:
        self._state = "on"

    def off(self) -> None:
        self._state = "off"

    def cycle(self, off_s: "float | None" = None) -> None:
        self.off()
        clock.advance(OFF_S if off_s is None else off_s)
        self.on()

    def state(self) -> Literal["on", "off", "unknown"]:
        return self._state


class UsbPort:
    def on(self) -> None:
        """Nothing is connected."""

    def off(self) -> None:
        """Nothing is connected."""


class Device:
    def __init__(
        self, id: str, type: str, tags: "Mapping[str, str]", fixtures: "frozenset[str]", answers: "list[Answer]"
    ) -> None:
        self.id = id
        self.type = type
        self.tags = tags
        self.fixtures = fixtures
        self.console = Console(answers)
        self.power = Power()

    def flash(self, payload: str) -> None:
        """Nothing is written."""

    def reboot(self, *, wait_ready: bool = True, timeout_s: "float | None" = None) -> float:
        self.power.cycle()
        ready_s = READY_S if wait_ready else 0.0
        clock.advance(ready_s)
        return ready_s

    def usb(self, port: str) -> UsbPort:
        return UsbPort()
