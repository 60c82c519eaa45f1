"""Asking for memory before it is needed: many games at once do not fit into the fastest memory."""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

LINE = 64
"""Bytes that come together."""


@intrinsic  # type: ignore[untyped-decorator, unused-ignore]
def prefetch(_context: Any, address: Any) -> Any:
    """Have the line at an address brought near, to be written to. Nothing happens where there is no memory."""

    def generate(context: Any, builder: Any, _signature: Any, values: Any) -> Any:
        pointer = builder.inttoptr(values[0], ir.IntType(8).as_pointer())
        number = ir.IntType(32)
        kind = ir.FunctionType(ir.VoidType(), [pointer.type, number, number, number])
        fetch = builder.module.declare_intrinsic("llvm.prefetch", [pointer.type], kind)
        builder.call(fetch, [pointer, number(1), number(3), number(1)])
        return context.get_dummy_value()

    return types.void(address), generate
