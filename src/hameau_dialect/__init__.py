"""The dialect: plain Python that also compiles to C, checked so that both mean the same.

A module that imports `i64` from `hameau.engine.machine` is written in it; `python -m hameau_dialect check`
says where it is not.

- Types: `i64`, `float`, `bool`. Fields are `i64`, `float`, `list[i64] = [0] * N`, `list[list[i64]] =
  grid(ROWS, COLUMNS)`, the same of floats, or content: another compiled class, filled by Python, never
  changed by the rules.
- A function whose annotations are all of the dialect is compiled. Parameters may also be compiled
  classes, and `list[i64]` or `list[float]`: it then takes an array or one row of a grid, and Python
  cannot call it compiled.
- Any other method (`list[int]`, `str`, `bytes`, a decorator) stays Python. It reads arrays element by
  element.
- No value changes its type by itself: `int(x)` cuts a float off or counts a bool, `float(n)` widens, `n
  != 0` asks.
- A call that changes the state stands alone in its expression: C does not compute from left to right.

What no check can see: a word has 63 bits and a sign, and wraps where Python grows (`bit(63)` too); a
shift is by 0 to 63; an index lies inside its array (the sanitized build traps it, but not through a
`list` parameter); dividing by zero, or `log(0.0)`, raises in Python and only complains in C; None in the
place of a State ends the process. Methods that stay Python compute with words of C, too.
For these there are the laws, which compare both builds move by move.
"""
