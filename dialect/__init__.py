"""The dialect: plain Python that also compiles to C, checked so that both mean the same.

A module that imports `i64` from `hameau.engine.machine` is written in it. `python -m dialect check` says where it is not.

- Types: `i64`, `float`, `bool`; fields may also be `list[i64] = [0] * N`, `list[list[i64]] = grid(ROWS, COLUMNS)`, the same
  of floats, and content: another compiled class, filled by Python, never changed by the rules.
- A function whose annotations are all of the dialect is compiled. Parameters may also be compiled classes, and `list[i64]` or
  `list[float]`: then it takes an array or one row of a grid, and compiled Python code cannot call it.
- Any other method (`list[int]`, `str`, `bytes`, a decorator) stays Python. It reads arrays element by element.
- No value changes its type by itself: `int(x)` cuts a float or counts a bool, `float(n)` widens, `n != 0` asks.
- A call that changes the state stands alone in its expression: C does not compute from left to right.

What no check can see: a word has 63 bits and a sign, and wraps where Python grows (`bit(63)` too); a shift is by 0 to 63; an index
lies inside its array (the sanitized build traps it; not through a `list` parameter); dividing by zero, or `log(0.0)`, raises in
Python and only complains in C; content lets nobody see that it is None. The laws compare both builds move by move.
"""
