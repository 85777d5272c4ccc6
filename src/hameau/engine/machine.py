"""Machine words: the few things that C has and Python spells otherwise. `machine.pxd` is the compiled twin.

This pair is the only one written twice by hand. Everything else that compiles is generated from its
annotations. A module that imports `i64` from here is a compiled one: `hameau_dialect` finds it by that.
"""

import ctypes
import struct
from typing import Any, Final, TypeAlias

i64: TypeAlias = int

WORD: Final = 8  # bytes
SHORT: Final = 2


def bit(n: int) -> int:
    """The word in which only bit n is set."""
    return 1 << n


def popcount(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


def lowest_bit(word: int) -> int:
    """The number of the lowest set bit."""
    return (word & -word).bit_length() - 1


def rarely(condition: bool) -> bool:
    """The condition itself. C keeps what follows from it out of the way of everything else."""
    return condition


def grid(rows: int, columns: int) -> list[list[int]]:
    """An array of arrays, `hand[seat][kind]`."""
    return [[0] * columns for _ in range(rows)]


class Released:
    """`with released:` lets other threads run while compiled code works. Uncompiled it does nothing."""

    def __enter__(self) -> None: ...

    def __exit__(self, *_: object) -> None: ...


released = Released()


def write_field(target: Any, name: str, value: Any) -> None:
    """Set a field of a state or of content from Python, an array or grid as a whole, if it fits."""
    old = getattr(target, name, None)
    if not isinstance(old, int | float | list):
        raise AttributeError(f"{type(target).__name__} has no field {name!r} to write")
    new = fitting(name, value, old)
    if isinstance(old, list) and isinstance(old[0], list) and hasattr(target, "write_grid"):
        target.write_grid(name, new)  # compiled, a grid is written by this method only
    else:
        setattr(target, name, new)


def fitting(name: str, value: Any, old: Any) -> Any:
    """The value, if it has the shape and the type of the old one."""
    if isinstance(old, list):
        if not isinstance(value, list | tuple) or len(value) != len(old):
            found = len(value) if isinstance(value, list | tuple) else repr(value)
            raise ValueError(
                f"{name} takes {len(old)} {'rows' if isinstance(old[0], list) else 'elements'}, not {found}"
            )
        return [fitting(name, part, place) for part, place in zip(value, old, strict=True)]
    if not isinstance(value, int | float) or (isinstance(value, float) and isinstance(old, int)):
        raise TypeError(
            f"{name} takes {'whole numbers' if isinstance(old, int) else 'numbers'}, not {value!r}"
        )
    return float(value) if isinstance(old, float) else int(value)


# -- positions: all fields of a state, in the order of __init__, but the workspace and the content ---------


def copy_position(to: Any, source: Any, skip: int, contents: int) -> None:
    """Make `to` the same position. Compiled, this is one memcpy or two."""
    for name in position_fields(source, skip):
        value = getattr(source, name)
        if not isinstance(value, list):
            setattr(to, name, value)
        elif isinstance(value[0], list):
            for mine, theirs in zip(getattr(to, name), value, strict=True):
                mine[:] = theirs
        else:
            getattr(to, name)[:] = value


def position_fields(state: Any, skip: int) -> list[str]:
    """Names of the fields that make up the position: those after the first `skip` words, content aside."""
    names = []
    words = 0
    for name, value in vars(state).items():
        if words >= skip and isinstance(value, int | float | list):
            names.append(name)
        words += len(flat(value))
    return names


def flat(value: Any) -> list[Any]:
    """The words of one field, in the order C keeps them."""
    if not isinstance(value, list):
        return [value]
    if isinstance(value[0], list):
        return [word for row in value for word in row]
    return value


def position_size(state: Any, skip: int, contents: int) -> int:
    """How many words a position has."""
    return sum(len(flat(getattr(state, name))) for name in position_fields(state, skip))


def position_bytes(state: Any, skip: int, contents: int) -> bytes:
    """The position as memory holds it; the same compiled and not."""
    words = [word for name in position_fields(state, skip) for word in flat(getattr(state, name))]
    return b"".join(struct.pack("<d" if isinstance(word, float) else "<q", word) for word in words)


def set_position(state: Any, data: bytes, skip: int, contents: int) -> None:
    """Undo `position_bytes`."""
    at = 0
    for name in position_fields(state, skip):
        value = getattr(state, name)
        kind = "d" if isinstance(flat(value)[0], float) else "q"
        words = struct.unpack_from(f"<{len(flat(value))}{kind}", data, at)
        at += len(words) * WORD
        if not isinstance(value, list):
            setattr(state, name, words[0])
        elif isinstance(value[0], list):
            width = len(value[0])
            for i, row in enumerate(value):
                row[:] = words[i * width : (i + 1) * width]
        else:
            value[:] = words


def save_position(state: Any, address: int, skip: int, contents: int) -> None:
    """Write the position to memory that the caller owns, `position_size` words."""
    data = position_bytes(state, skip, contents)
    ctypes.memmove(address, data, len(data))


def load_position(state: Any, address: int, skip: int, contents: int) -> None:
    """Read a position back from memory."""
    set_position(
        state, ctypes.string_at(address, position_size(state, skip, contents) * WORD), skip, contents
    )


def peek(address: int, index: int) -> int:
    """The word at `index` of an array of words that the caller owns."""
    return ctypes.c_int64.from_address(address + index * WORD).value


def poke(address: int, index: int, word: int) -> None:
    """Write a word at `index` of an array of words that the caller owns."""
    ctypes.c_int64.from_address(address + index * WORD).value = word


def poke_real(address: int, index: int, value: float) -> None:
    """Write a float at `index` of an array of floats that the caller owns."""
    ctypes.c_double.from_address(address + index * WORD).value = value


# -- observations: rows of 16-bit numbers that the caller owns ---------------------------------------------


def put(address: int, index: int, value: int) -> None:
    """Write one 16-bit number."""
    ctypes.c_int16.from_address(address + index * SHORT).value = value


def put_bits(address: int, index: int, word: int, count: int) -> None:
    """Write the lowest `count` bits of a word, the lowest first, as so many zeros and ones."""
    for i in range(count):
        put(address, index + i, word >> i & 1)
