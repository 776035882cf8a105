"""What the CUDA kernel is compiled with and told, as numbers: everything about it that needs no device.

How it is checked: tests compile the kernel's source as C++ and feed it from here.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files

import numpy as np
import numpy.typing as npt

from punto.sim.engine import BATCH, Span
from punto.sim.job import Job
from punto.sim.tables import MOST_ROUNDS, fixed_burn
from punto.sim.tally import Integers, Tally
from punto.words import Text

Ints = npt.NDArray[np.int32]

_WORD = 2**32
_MOST_BETS = 128
_MOST_WON = 2**31
"""In a batch, by one bet, in parts of a unit: its square then has less than 63 bits."""
_MOST_ROUNDS_OF_A_BATCH = BATCH * MOST_ROUNDS
_MOST_CARDS_OF_THREE_FIELDS = 511
_KEYS = (0x9E3779B9, 0xBB67AE85)
_PER_RANK = 4
_JOB = np.dtype(
    [
        ("keys", "<u4", 20),
        ("full", "<u4", 8),
        *((name, "<u4") for name in ("high", "cards", "burn")),
        *((name, "<i4") for name in ("by_first", "cut_card", "safe", "most", "used")),
    ]
)
"""The kernel's `struct Job`."""


def source() -> str:
    """The kernel's source."""
    return (files("punto.sim.gpu") / "kernel.cu").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Tuning:
    """How the kernel is laid out on the device. The numbers it counts do not depend on it."""

    block: int = 128
    """Threads in a block."""
    occupancy: int = 16
    """Blocks that a multiprocessor should hold at least: it sets the registers of a thread."""
    unroll: int = 1
    """Rounds in a pass of the first loop."""
    speculate: bool = False
    """Whether Player's third card is drawn before it is known to be drawn."""
    blocks_each: int = 16
    """Rounds of blocks in a launch: so many times what the device holds at once."""


@dataclass(frozen=True, eq=False)
class KernelTables:
    """A job as the kernel takes it."""

    job: Job
    fields: int
    """Boundaries to a register."""
    used: Ints
    """The kernel's classes that rounds have."""
    class_of: Integers
    """By place in `used`: the settlement class."""
    pay: Ints
    """By kernel's class and bet."""

    @classmethod
    def of(cls, job: Job) -> KernelTables:
        """The tables of a job whose bets are all on points and pairs."""
        points = job.points
        index = points.used if points.with_pairs else points.used[points.used < 1 << 10]
        # flags * 160 + player * 16 + banker: the gaps of the index are left out, so that it fits shared memory.
        used = (index >> 8) * 160 + (index & 0xFF)
        pay = np.zeros(((16 if points.with_pairs else 4) * 160, len(job.payoffs.bets)), np.int32)
        pay[used] = points.pay[index]
        fields = 3 if job.shoe.cards <= _MOST_CARDS_OF_THREE_FIELDS else 2
        return cls(job, fields, used.astype(np.int32), points.class_of[index], pay)

    def defines(self, tuning: Tuning) -> dict[str, int]:
        """The words that the kernel is compiled with."""
        return {
            "PAIRS": int(self.job.points.with_pairs),
            "FIELDS": self.fields,
            "BETS": len(self.job.payoffs.bets),
            "BATCH": self.job.batch,
            "BLOCK": tuning.block,
            "OCCUPANCY": tuning.occupancy,
            "UNROLL": tuning.unroll,
            "SPECULATE": int(tuning.speculate),
        }

    def constants(self, high: int) -> bytes:
        """The kernel's `JOB`, for shoes whose numbers have this upper half."""
        job, told = self.job, np.zeros((), _JOB)
        rules, low, top = job.shoe, job.seed % _WORD, job.seed // _WORD
        told["keys"] = [(key + step * _KEYS[k]) % _WORD for step in range(10) for k, key in enumerate((low, top))]
        told["full"] = self._full()
        told["high"], told["cards"], told["burn"] = high, rules.cards, fixed_burn(rules)
        told["by_first"], told["cut_card"] = rules.burn == "first card", rules.cut_card
        # Before these rounds every shoe has more cards than lie behind the cut card, and enough for a round.
        told["safe"] = max(0, (rules.cards - rules.most_burned - max(rules.cut_card, 5) - 1) // 6 + 1)
        told["most"], told["used"] = job.rounds or MOST_ROUNDS, len(self.used)
        return told.tobytes()

    def _full(self) -> list[int]:
        """The registers of a full shoe: the boundaries in front of 1 to 9, and those in front of J, Q and K."""
        each = _PER_RANK * self.job.shoe.decks
        width, most = 32 // self.fields, (1 << (32 // self.fields - 1)) - 1
        registers: list[int] = []
        for ranks in (range(4, 13), range(1, 4)):
            boundaries = [most - rank * each for rank in ranks]
            for first in range(0, len(boundaries), self.fields):
                few = boundaries[first : first + self.fields]
                # A place without a boundary is one in front of all cards, which never goes down.
                few += [most] * (self.fields - len(few))
                registers.append(sum(boundary << width * place for place, boundary in enumerate(few)))
        if not self.job.points.with_pairs:
            registers = registers[: -(-9 // self.fields)]
        return registers + [0] * (8 - len(registers))

    def tally(self, span: Span, counted: Integers) -> Tally:
        """What the kernel counted as a tally: the counts by place in `used`, the lengths and the sums in one array."""
        counts, lengths, sums = np.split(counted, [len(self.used), len(self.used) + MOST_ROUNDS])
        by_class, _ = self.job.empty()
        np.add.at(by_class, self.class_of, counts)
        lines = [[x, (high << 32) + low, xn] for x, xn, low, high in sums.reshape(-1, 4).tolist()]
        return self.job.tally(span, by_class, lengths.copy(), lines)

    @property
    def size(self) -> int:
        """How many numbers the kernel counts."""
        return len(self.used) + MOST_ROUNDS + 4 * (len(self.job.payoffs.bets) + 1)


def refusal(job: Job) -> Text | None:
    """What the kernel cannot deal."""
    if job.beyond_points:
        return Text("error-sim-gpu-only-points", bets=", ".join(bet.key for bet in job.beyond_points))
    if len(job.payoffs.bets) > _MOST_BETS:
        return Text("error-sim-gpu-too-many-bets", most=_MOST_BETS, bets=len(job.payoffs.bets))
    if _most_won(job) >= _MOST_WON:
        return Text("error-sim-gpu-pays-too-much")
    return None


def most_shoes(job: Job) -> int:
    """How many shoes can be counted at once, so that no sum of a bet has more than 62 bits."""
    return BATCH * (2**62 // (_most_won(job) * _MOST_ROUNDS_OF_A_BATCH))


def _most_won(job: Job) -> int:
    """What a bet can win or lose in a batch at the very most, in parts of a unit."""
    return int(abs(job.payoffs.pay).max()) * _MOST_ROUNDS_OF_A_BATCH


def halves(span: Span) -> list[tuple[int, Span]]:
    """A span cut where the upper half of the shoes' numbers changes: that half, and the lower ones."""
    first, last = span
    cut: list[tuple[int, Span]] = []
    while first < last:
        end = min(last, (first // _WORD + 1) * _WORD)
        cut.append((first // _WORD, (first % _WORD, end - first // _WORD * _WORD)))
        first = end
    return cut
