"""What is wrong with a content file, in words that a designer knows: no patterns, no types of Python."""

import re
from typing import Any

from msgspec import inspect

from hameau.engine.given import shown

STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+)\]")


def complaint(kind: type, raw: Any, path: str, message: str) -> str:
    """A message of msgspec about what stands at a path of the file, as a sentence."""
    if found := re.fullmatch(r"Object missing required field `(.+)`", message):
        return f"the field `{found[1]}` is missing"
    if found := re.fullmatch(r"Object contains unknown field `(.+)`", message):
        return f"there is no field `{found[1]}` here"
    if not message.startswith(("Expected", "Invalid", "Integer", "Number")):
        return message  # our own
    node, value = inspect.type_info(kind), raw
    for word, index in STEP.findall(path):
        node = inner(node, word)
        value = value[int(index)] if index else value[word]
    return f"must be {described(node)}, not {told(value, node)}"


def inner(node: Any, word: str) -> Any:
    """The type of a field, or of what is in a list."""
    node = bare(node)
    if isinstance(node, inspect.StructType):
        return next(field.type for field in node.fields if field.encode_name == word)
    return node.item_type if isinstance(node, inspect.ListType) else node.value_type


def bare(node: Any) -> Any:
    """Without what is said about it, and without the None of what may be left out."""
    while isinstance(node, inspect.Metadata):
        node = node.type
    if isinstance(node, inspect.UnionType):
        return bare(next(part for part in node.types if not isinstance(part, inspect.NoneType)))
    return node


def described(node: Any) -> str:
    """What should stand there."""
    words = explained(node)
    if words:
        return words
    node = bare(node)
    if isinstance(node, inspect.IntType):
        return number(node.ge, node.le)
    if isinstance(node, inspect.LiteralType):
        return "one of " + ", ".join(repr(value) if value else "nothing" for value in node.values)
    if isinstance(node, inspect.ListType):
        return f"a list of {length(node.min_length, node.max_length)}"
    if isinstance(node, inspect.StrType):
        return "text" if node.max_length is None else f"text of at most {node.max_length} letters"
    return "true or false" if isinstance(node, inspect.BoolType) else "a table of fields"


def explained(node: Any) -> str | None:
    """The words that come with a pattern: `Meta(pattern=…, description=…)`."""
    while isinstance(node, inspect.Metadata):
        if node.extra_json_schema and "description" in node.extra_json_schema:
            return str(node.extra_json_schema["description"])
        node = node.type
    if isinstance(node, inspect.UnionType):
        return next((words for part in node.types if (words := explained(part))), None)
    return None


def number(least: int | None, most: int | None) -> str:
    if least is None and most is None:
        return "a whole number"
    if most is None:
        return f"a whole number, {least} or more"
    return f"a whole number from {least} to {most}"


def length(least: int | None, most: int | None) -> str:
    if least == most and least is not None:
        return f"{least} entries"
    if most is None:
        return f"at least {least} entries" if least else "entries"
    return f"{least} to {most} entries" if least else f"at most {most} entries"


def told(value: Any, node: Any) -> str:
    """What stands there instead."""
    if isinstance(value, list) and isinstance(bare(node), inspect.ListType):
        return str(len(value))
    if isinstance(value, bool):
        return str(value).lower()
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else shown(value)
