"""How numba compiles kernels: as ever, with three steps more.

*Indices are never below zero.* In Python an index below zero counts from the end. numba keeps to that: before it reads or writes
an element by a signed number, it looks at the sign and may add the length, which takes longer than the rest of the access. No
kernel counts from the end, so for the elements of arrays the signed numbers of kernels are taken as unsigned ones.

*What the type of a row tells is known.* Rows may have the same memory and different types, by the name of a field (`marked`). A
function that asks for the mark (`known`) is a constant then, and what stands behind it where the answer is no is not compiled at
all.

*What bots reckon with is compiled from their own source* (`lastcard.batch.one_source`).
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar

import numpy as np
from numba import types
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NoPythonSupportedFeatureValidation
from numba.core.untyped_passes import InlineInlinables

from lastcard.batch.one_source import OneSource, put

F = TypeVar("F", bound=Callable[..., bool])

# --- Indices -----------------------------------------------------------------------------------------------------------------


def _from_zero(index: Any) -> Any:
    """The type of an index without its sign."""
    if isinstance(index, types.IntegerLiteral) or not isinstance(index, (types.Integer, types.UniTuple)):
        return index
    if isinstance(index, types.UniTuple):
        return types.UniTuple(_from_zero(index.dtype), index.count)
    return types.uintp


def _looked_up(node: Any, signature: Any) -> Any:
    """How an element of an array is read or written; anything else stays as it is."""
    if isinstance(node, ir.SetItem) or (isinstance(node, ir.Expr) and node.op == "getitem"):
        array, index, *value = signature.args
        if isinstance(array, types.Array):
            return signature.replace(args=(array, _from_zero(index), *value))
    return signature


@register_pass(mutates_CFG=False, analysis_only=False)
class _IndicesFromZero(FunctionPass):  # type: ignore[misc, unused-ignore]
    """After all types are known, give every index one without a sign; its value stays."""

    _name = "indices_from_zero"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Change how elements are looked up, not what numbers are reckoned with."""
        state.calltypes = {node: _looked_up(node, signature) for node, signature in state.calltypes.items()}
        return True


# --- Marks -------------------------------------------------------------------------------------------------------------------

MARK = "mark"
"""The field that has another name in rows of another type. Nothing is kept there."""

_ASKING: dict[Callable[..., bool], str] = {}
"""The functions that ask for a mark, each with its name."""


def marked(row: np.dtype[np.void], name: str) -> np.dtype[np.void]:
    """A type of rows with the same memory, where the field `mark` has another name."""
    assert row.names is not None
    assert row.fields is not None
    return np.dtype(
        {
            "names": [name if field == MARK else field for field in row.names],
            "formats": [row.fields[field][0] for field in row.names],
            "offsets": [row.fields[field][1] for field in row.names],
            "itemsize": row.itemsize,
        }
    )


def known(mark: str) -> Callable[[F], F]:
    """For a function by which kernels ask whether the rows that they are given have a mark."""

    def register(function: F) -> F:
        _ASKING[function] = mark
        return function

    return register


def _has(mark: str, arguments: tuple[Any, ...]) -> bool:
    """Whether one of the rows, or arrays of rows, among some arguments has a mark."""
    kinds = [kind.dtype if isinstance(kind, types.Array) else kind for kind in arguments]
    return any(isinstance(kind, types.Record) and mark in kind.fields for kind in kinds)


@register_pass(mutates_CFG=True, analysis_only=False)
class _KnownMarks(FunctionPass):  # type: ignore[misc, unused-ignore]
    """Before types are looked at, put the answer in place of each question for a mark; numba itself drops what is not reached."""

    _name = "known_marks"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Answer every such question."""
        assignments = [assigned for block in state.func_ir.blocks.values() for assigned in block.find_insts(ir.Assign)]
        asked = {assigned.target.name: mark for assigned in assignments if (mark := _asking(assigned.value)) is not None}
        for assigned in assignments:
            if isinstance(assigned.value, ir.Expr) and assigned.value.op == "call" and assigned.value.func.name in asked:
                answer = _has(asked[assigned.value.func.name], state.args)
                put(state.func_ir, assigned, ir.Const(answer, assigned.loc))
        for assigned in assignments:
            if assigned.target.name in asked:
                # Nobody calls it any more, and numba could not say of which type it is.
                put(state.func_ir, assigned, ir.Const(None, assigned.loc))
        return bool(asked)


def _asking(value: Any) -> str | None:
    """The mark for which a function asks that is looked up here, if it does."""
    is_function = isinstance(value, (ir.Global, ir.FreeVar)) and isinstance(value.value, FunctionType)
    return _ASKING.get(value.value) if is_function else None


class Pipeline(CompilerBase):  # type: ignore[misc, unused-ignore]
    """numba's own way to compile, with these steps."""

    def define_pipelines(self) -> list[Any]:
        """The one way that there is."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.add_pass_after(_KnownMarks, InlineInlinables)
        # Before the marks, so that a plain function is never taken for one that asks for them.
        pipeline.add_pass_after(OneSource, InlineInlinables)
        pipeline.add_pass_after(_IndicesFromZero, NoPythonSupportedFeatureValidation)
        pipeline.finalize()
        return [pipeline]
