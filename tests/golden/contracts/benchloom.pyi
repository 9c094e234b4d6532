from collections.abc import Callable, Sequence
from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["mug", "glass"]
"""The kind of cup."""

class TooCold(Exception):
    """The water is cold."""

def brew(*, teas: Sequence[str] = ()) -> Callable[[Context], None]:
    """Declare a brew.

    Args:
        teas: Teas to try.
    """

class Lid:
    """A lid. Take it off before `Kettle.pour` or `ctx.kettle.pour`, whatever the `Kind`."""

    def knock(self) -> None:
        """Knock on the lid."""

class Cup:
    """A cup."""

class Kettle:
    """A kettle."""

    @property
    def kind(self) -> Kind:
        """Its cup."""

    def pour(self, ml: int, *, kind: Kind = "mug") -> bool:
        """Pour tea.

        Args:
            ml: Amount.
            kind: Cup.

        Raises:
            TooCold: Job: `errored`, reason TOO_COLD.
        """

    def open(self) -> Lid:
        """Take the lid off."""

class Context:
    """The test's access to the lab."""

    @property
    def kettle(self) -> Kettle:
        """The kettle."""

    @property
    def spare(self) -> Kettle:
        """The spare kettle.

        It's red.
        """

    @property
    def cup(self) -> Cup | None:
        """The cup, if there is one."""
