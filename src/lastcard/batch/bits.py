"""Sets as the bits of 64-bit numbers: how many, the first, the n-th."""

from __future__ import annotations

from typing import Any

import llvmlite.binding
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.one_source import in_place_of
from lastcard.bots import bits as plain

ONE = u64(1)
NOTHING = u64(0)

in_place_of(plain.i64)(i64)

_I64 = ir.IntType(64)


@intrinsic  # type: ignore[untyped-decorator, unused-ignore]
def _ctpop(_context: Any, word: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(word), generate


@intrinsic  # type: ignore[untyped-decorator, unused-ignore]
def _cttz(_context: Any, word: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, values: Any) -> Any:
        # Of no bits at all nobody asks for the first: so the number is known to be below 64, and with it every card's code.
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(word), generate


@intrinsic  # type: ignore[untyped-decorator, unused-ignore]
def _pdep(_context: Any, source: Any, mask: Any) -> Any:
    def generate(_target: Any, builder: Any, _signature: Any, values: Any) -> Any:
        kind = ir.FunctionType(_I64, [_I64, _I64])
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        return builder.call(deposit, values)

    return types.uint64(source, mask), generate


@in_place_of(plain.count)
@hot
def count(word: int) -> int:
    """How many bits are set."""
    return int(_ctpop(u64(word)))


@in_place_of(plain.first)
@hot
def first(word: int) -> int:
    """The number of the lowest bit that is set; there must be one."""
    return int(_cttz(u64(word)))


@kernel
def nth_by_steps(word: int, n: int) -> int:
    """The number of the n-th bit that is set, counted from 0, on any processor."""
    for _ in range(n):
        word &= word - ONE
    return first(word)


@hot
def nth_by_deposit(word: int, n: int) -> int:
    """The same in two instructions, where the processor has them."""
    return first(_pdep(ONE << u64(n), u64(word)))


nth = nth_by_deposit if llvmlite.binding.get_host_cpu_features().get("bmi2") else nth_by_steps
