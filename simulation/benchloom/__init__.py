"""A loopback simulation of the Python API, for the samples in the documentation.

It defines every name in `contracts/benchloom.pyi` but controls no device. The console echoes each line and prints
scripted answers. Power is a variable, and sensors return a constant. Time is virtual (see `clock`), so a long wait
finishes immediately. Run a file with `python3 -m benchloom.run main.py --simulate [--script answers.json]`.
"""

import os
from collections.abc import Callable
from logging import Logger as Logger
from typing import Literal, Union

from .artifacts import ArtifactRef as ArtifactRef
from .artifacts import Artifacts as Artifacts
from .console import CommandResult as CommandResult
from .console import Console as Console
from .console import Mark as Mark
from .context import Context as Context
from .context import DipInfo as DipInfo
from .context import JobInfo as JobInfo
from .context import Measurement as Measurement
from .context import Secret as Secret
from .device import Device as Device
from .device import Power as Power
from .errors import CheckFailed as CheckFailed
from .errors import CommandFailed as CommandFailed
from .errors import ConsoleClosed as ConsoleClosed
from .errors import ConsoleTimeout as ConsoleTimeout
from .errors import FlashError as FlashError
from .errors import InfrastructureError as InfrastructureError
from .errors import PowerError as PowerError
from .errors import SensorError as SensorError
from .errors import SkipTest as SkipTest
from .errors import TestTimeout as TestTimeout
from .registry import perf as perf
from .registry import setup as setup
from .registry import teardown as teardown
from .registry import test as test
from .sensor import SampleSet as SampleSet

PathLike = Union[str, "os.PathLike[str]"]
TestFunction = Callable[[Context], None]
Unit = Literal["s", "byte", "byte/s", "A", "V", "W", "J", "%", "count", "Hz", "degC"]
ArtifactKind = Literal["file", "log", "report", "data", "image", "core"]
