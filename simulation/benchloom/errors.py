"""The API's exceptions, with the code that each gives a test or a job."""


class TestFault(Exception):
    """Base of the exceptions that make a test `failed`."""

    code = "EXCEPTION"


class CheckFailed(TestFault):
    code = "CHECK_FAILED"


class ConsoleTimeout(TestFault):
    code = "CONSOLE_TIMEOUT"


class CommandFailed(TestFault):
    code = "COMMAND_FAILED"


class TestTimeout(TestFault):
    code = "TEST_TIMEOUT"


class SkipTest(Exception):
    code = "SKIPPED"


class InfrastructureError(Exception):
    """The lab is at fault. Unless a test failed, the job ends as `errored` with this reason."""

    code = "INFRASTRUCTURE"

    def __init__(self, *args: object, device: "object | None" = None) -> None:
        super().__init__(*args)
        self.device = device


class ConsoleClosed(InfrastructureError):
    code = "CONSOLE_CLOSED"


class PowerError(InfrastructureError):
    code = "POWER_FAILED"


class FlashError(InfrastructureError):
    code = "FLASH_FAILED"


class SensorError(InfrastructureError):
    code = "SENSOR_FAILED"
