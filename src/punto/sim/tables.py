"""What a house says of its shoe, as the numbers that kernels take."""

from __future__ import annotations

from punto.rules.shoe import ShoeRules


def fixed_burn(rules: ShoeRules) -> int:
    """The cards burned unseen whatever the first one is; none when the first card says how many."""
    return 0 if rules.burn == "first card" else rules.burn


def cut_at(rules: ShoeRules) -> int:
    """How many cards lie in front of the cut card."""
    return max(0, rules.cards - rules.cut_card)
