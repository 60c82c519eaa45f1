"""Indices of kernels are never below zero, and numba is told so here, in one place.

In Python an index below zero counts from the end. numba keeps to that: before it reads or writes an element by a signed number,
it looks at the sign and may add the length, which takes longer than the rest of the access. No kernel counts from the end, so for
the elements of arrays the signed numbers of kernels are taken as unsigned ones.
"""

from __future__ import annotations

from typing import Any

from numba import types
from numba.core import ir
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import FunctionPass, register_pass
from numba.core.typed_passes import NoPythonSupportedFeatureValidation


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


class IndicesFromZero(CompilerBase):  # type: ignore[misc, unused-ignore]
    """numba's own way to compile, with that one step more."""

    def define_pipelines(self) -> list[Any]:
        """The one way that there is."""
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.add_pass_after(_IndicesFromZero, NoPythonSupportedFeatureValidation)
        pipeline.finalize()
        return [pipeline]
