"""A device with a console. The power state is only a variable."""

from collections.abc import Mapping
from typing import Literal

from . import clock, events
from .console import Answer, Console
from .errors import ConsoleTimeout

OFF_S = 2.0
READY_S = 3.0


class Power:
    def __init__(self, device: str) -> None:
        self._device = device
        self._state: Literal["on", "off"] = "on"

    def on(self) -> None:
        self._switch("on")

    def off(self) -> None:
        self._switch("off")

    def cycle(self, off_s: "float | None" = None) -> None:
        self.off()
        clock.advance(OFF_S if off_s is None else off_s)
        self.on()

    def _switch(self, state: Literal["on", "off"]) -> None:
        events.emit("power", device=self._device, text=state)
        self._state = state

    def state(self) -> Literal["on", "off", "unknown"]:
        return self._state


class Device:
    def __init__(
        self,
        id: str,
        type: str,
        tags: "Mapping[str, str]",
        fixtures: "frozenset[str]",
        answers: "list[Answer]",
    ) -> None:
        self.id = id
        self.type = type
        self.tags = tags
        self.fixtures = fixtures
        self.console = Console(answers, id)
        self.power = Power(id)

    def flash(self, payload: str) -> None:
        """Simulate flashing without writing anything."""

    def reboot(self, *, wait_ready: bool = True, timeout_s: "float | None" = None, sync: bool = True) -> float:
        if sync and self.power.state() != "off":
            self.console.run("sync", check=False)
        self.power.cycle()
        if not wait_ready:
            return 0.0
        if timeout_s is not None and timeout_s < READY_S:
            clock.advance(timeout_s)
            raise ConsoleTimeout(f"ready pattern not found in {timeout_s:g} s")
        clock.advance(READY_S)
        return READY_S
