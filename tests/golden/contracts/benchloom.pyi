from typing import Literal, TypeAlias

Kind: TypeAlias = Literal["mug", "glass"]
"""The kind of cup."""

class TooCold(Exception):
    """The water is cold."""

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

class Context:
    """The test's access to the lab."""

    @property
    def kettle(self) -> Kettle:
        """The kettle."""
