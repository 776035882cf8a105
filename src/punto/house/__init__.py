"""Houses: the model, the loader with its complete list of problems, the shipped houses and the bet catalogue."""

from punto.house.model import House

__all__ = ["House"]
