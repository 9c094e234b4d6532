"""The API's exceptions, each with its error code."""


class TestFault(Exception):
    """Base class of the exceptions that make a test `failed`."""

    code: str


class CheckFailed(TestFault):
    code = "CHECK_FAILED"


class ConsoleTimeout(TestFault):
    code = "CONSOLE_TIMEOUT"


class CommandFailed(TestFault):
    code = "COMMAND_FAILED"


class TestTimeout(TestFault):
    code = "TEST_TIMEOUT"


class SkipTest(Exception):
    """Ends a test that doesn't apply."""


class InfrastructureError(Exception):
    """A lab error. Unless a test failed, the job's outcome is `errored`, and the error's code is the reason."""

    code = "INFRASTRUCTURE"

    def __init__(self, *args: object, device: "object | None" = None) -> None:
        super().__init__(*args)


class ConsoleClosed(InfrastructureError):
    code = "CONSOLE_CLOSED"


class PowerError(InfrastructureError):
    code = "POWER_FAILED"


class FlashError(InfrastructureError):
    code = "FLASH_FAILED"


class SensorError(InfrastructureError):
    code = "SENSOR_FAILED"
