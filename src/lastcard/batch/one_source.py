"""Functions of `lastcard.bots` in kernels: they stand there once, run plainly, and are compiled where a kernel calls them.

How they are written, `lastcard.bots.bits` says. Before types are looked at, a step of the pipeline puts kernels in the place of
such functions, and in the place of their constants what numba has for them: sets without a sign, numbers of one width. The names
of terms go, and their values stay.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt
from numba.core import ir
from numba.core.compiler_machinery import FunctionPass, register_pass

from lastcard.bots.bits import Numbers, Word, Words
from lastcard.bots.records import named

F = TypeVar("F", bound=Callable[..., Any])

HOME = "lastcard.bots."
"""The modules whose functions are compiled as they stand."""

_KERNELS: dict[Callable[..., Any], Any] = {}
"""The kernel of each function that has one."""


def in_place_of(plain: Callable[..., Any]) -> Callable[[F], F]:
    """For a kernel that is called where a plain function stands: it does the same in another way."""

    def register(kernel: F) -> F:
        _KERNELS[plain] = kernel
        return kernel

    return register


def _compiled_as_it_is(function: FunctionType) -> Any:
    """The kernel of a plain function, made when it is first called by another."""
    # Compiling needs the pipeline, which needs this.
    from lastcard.batch.compiling import kernel  # noqa: PLC0415

    return kernel(function)


@cache
def _array(values: Words | Numbers) -> npt.NDArray[np.uint64 | np.int64]:
    return np.array(values, np.uint64 if isinstance(values, Words) else np.int64)


def _compiled(value: object, *, at_home: bool) -> object:
    """What a kernel has in place of something that it finds by its name."""
    if isinstance(value, Word):
        return np.uint64(value)
    if isinstance(value, (Words, Numbers)):
        return _array(value)
    if callable(value) and value in _KERNELS:
        return _KERNELS[value]
    if isinstance(value, FunctionType) and value.__module__.startswith(HOME):
        return _compiled_as_it_is(value)
    return np.int64(value) if at_home and type(value) is int else value


@register_pass(mutates_CFG=False, analysis_only=False)
class OneSource(FunctionPass):  # type: ignore[misc, unused-ignore]
    """Put kernels and numba's numbers in the place of plain functions and constants."""

    _name = "one_source"

    def __init__(self) -> None:
        super().__init__()

    def run_pass(self, state: Any) -> bool:
        """Look at every name; and within functions of bots, at every number that is handed on."""
        at_home = state.func_id.func.__module__.startswith(HOME)
        assignments = [assigned for block in state.func_ir.blocks.values() for assigned in block.find_insts(ir.Assign)]
        if at_home:
            _unname(state.func_ir, assignments)
        for assigned in assignments:
            if _is_name(assigned.value):
                value = _compiled(assigned.value.value, at_home=at_home)
                if value is not assigned.value.value:
                    put(state.func_ir, assigned, ir.Global(assigned.value.name, value, assigned.loc))
        if at_home:
            # For each number that stands in the source, numba would compile the kernel that gets it once more.
            handed = {
                argument.name
                for assigned in assignments
                if isinstance(assigned.value, ir.Expr) and assigned.value.op == "call"
                for argument in assigned.value.args
            }
            for assigned in assignments:
                if assigned.target.name in handed and isinstance(assigned.value, ir.Const) and type(assigned.value.value) is int:
                    number = assigned.value.value
                    put(state.func_ir, assigned, ir.Global(str(number), np.int64(number), assigned.loc))
        return True


def _is_name(value: object) -> bool:
    return isinstance(value, (ir.Global, ir.FreeVar))


def _unname(func_ir: Any, assignments: list[Any]) -> None:
    """Put the value of each term in the place of the call that names it."""
    naming = {assigned.target.name for assigned in assignments if _is_name(assigned.value) and assigned.value.value is named}
    unused = set(naming)
    for assigned in assignments:
        if isinstance(assigned.value, ir.Expr) and assigned.value.op == "call" and assigned.value.func.name in naming:
            _, name, value = assigned.value.args
            unused.add(name.name)
            put(func_ir, assigned, value)
    for assigned in assignments:
        if assigned.target.name in unused:
            put(func_ir, assigned, ir.Const(None, assigned.loc))


def put(func_ir: Any, assigned: Any, value: Any) -> None:
    """Put something else in the place of what was assigned."""
    assigned.value = value
    func_ir._definitions[assigned.target.name] = [value]  # noqa: SLF001  as numba's own passes do
