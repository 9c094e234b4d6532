"""A device with a console. The power state is only a variable.

As on a bench, a device may lack a power driver. Power calls then raise an error, and `reboot` needs a debug probe.
"""

from collections.abc import Mapping
from typing import Literal

from . import clock, events
from .console import Answer, Console
from .errors import ConsoleTimeout, PowerError

OFF_S = 2.0
READY_S = 3.0
RESET_S = 0.1
SYNC_LIMIT_S = 10.0


class Power:
    def __init__(self, driver: bool = True, device: str = "") -> None:
        self._device = device
        self._driver = driver
        self._state: Literal["on", "off", "unknown"] = "on" if driver else "unknown"

    def on(self) -> None:
        self._switch("on")

    def off(self) -> None:
        self._switch("off")

    def cycle(self, off_s: "float | None" = None) -> None:
        self.off()
        clock.advance(OFF_S if off_s is None else off_s)
        self.on()

    def _switch(self, state: Literal["on", "off"]) -> None:
        if not self._driver:
            raise PowerError("the device has no power driver")
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
        *,
        power: bool = True,
        probe: bool = False,
    ) -> None:
        self.id = id
        self.type = type
        self.tags = tags
        self.fixtures = fixtures
        self.console = Console(answers, id)
        self.power = Power(power, id)
        self._has_power = power
        self._has_probe = probe

    def flash(self, payload: str) -> None:
        """Simulate flashing without writing anything."""

    def reboot(self, *, wait_ready: bool = True, timeout_s: "float | None" = None, sync: bool = True) -> float:
        if not self._has_power and not self._has_probe:
            error = PowerError(f"{self.id} has neither a power driver nor a debug probe")
            error.code = "REBOOT_UNSUPPORTED"
            raise error
        if sync and self.power.state() != "off":
            self.console.run("sync", timeout_s=SYNC_LIMIT_S, check=False)
        if self._has_power:
            self.power.cycle()
        else:
            clock.advance(RESET_S)
        if not wait_ready:
            return 0.0
        if timeout_s is not None and timeout_s < READY_S:
            clock.advance(timeout_s)
            raise ConsoleTimeout(f"ready pattern not found in {timeout_s:g} s")
        clock.advance(READY_S)
        return READY_S
