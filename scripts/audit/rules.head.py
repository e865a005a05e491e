"""The rules of the rule book that are expressions, written as Python by `npm run audit -- --python`.

All figures are exact fractions of the standard library. A value is rounded only where the rule rounds it. As a program it reads cases of the
audit as JSON lines, and writes for each the results, or the field that the rule refuses:

    python3 rules.py < cases.jsonl
"""

import json
import re
import sys
from fractions import Fraction
from math import floor

FIGURE = re.compile(r"-?[0-9]{1,21}(\.[0-9]{1,18})?")
LARGEST_WHOLE = 2**53 - 1


class Refused(Exception):
    """A rule refuses a field."""

    def __init__(self, field):
        super().__init__(field)
        self.field = field


def rounded(value, digits, rounding):
    """Rounds to `digits` decimals: down is towards zero, up is away from it, a floor is never above the value."""
    unit = Fraction(1, 10**digits)
    if rounding == "floor":
        return floor(value / unit) * unit
    size = abs(value) / unit
    whole = {"down": floor(size), "up": -floor(-size), "half up": floor(size + Fraction(1, 2))}[rounding]
    return (whole if value >= 0 else -whole) * unit


def quotient(f, dividend, divisor, digits, rounding, fields):
    """A rounded quotient. A divisor of zero is refused by the first of its fields that is zero."""
    if divisor == 0:
        raise Refused(next((field for field in fields if f.get(field) == 0), ""))
    return rounded(dividend / divisor, digits, rounding)


def figure(f, field):
    """A field that the formula needs."""
    if f.get(field) is None:
        raise Refused(field)
    return f[field]


def read(texts, kinds):
    """Reads the fields of a rule: a list of words, or `decimal` or `whole`, with a question mark if only some formulas need it."""
    fields = {}
    for field, kind in kinds.items():
        text = texts.get(field)
        is_optional = isinstance(kind, str) and kind.endswith("?")
        if text is None and is_optional:
            continue
        if not isinstance(text, str):
            raise Refused(field)
        if isinstance(kind, list):
            if text not in kind:
                raise Refused(field)
            fields[field] = text
            continue
        if not FIGURE.fullmatch(text):
            raise Refused(field)
        fields[field] = Fraction(text)
        is_whole = fields[field].denominator == 1 and abs(fields[field]) <= LARGEST_WHOLE
        if kind.startswith("whole") and not is_whole:
            raise Refused(field)
    return fields


def compute(rule, texts):
    """The results of a rule as fractions."""
    kinds, signed, formulas = RULES[rule]
    f = read(texts, kinds)
    for field, value in f.items():
        if field not in signed and isinstance(value, Fraction) and value < 0:
            raise Refused(field)
    return {name: formula(f) for name, formula in formulas.items()}


def text_of(value):
    """The shortest decimal text of a fraction that has one."""
    digits = 0
    while (value * 10**digits).denominator != 1:
        digits += 1
    sign = "-" if value < 0 else ""
    whole = str(abs(value * 10**digits).numerator).rjust(digits + 1, "0")
    return sign + (whole if digits == 0 else f"{whole[:-digits]}.{whole[-digits:]}")


def main():
    for line in sys.stdin:
        case = json.loads(line, parse_float=str, parse_int=str)
        try:
            results = compute(case["rule"], case["input"])
            answer = {name: text_of(value) for name, value in results.items()}
        except Refused as refusal:
            answer = {"refused": refusal.field}
        print(json.dumps(answer, ensure_ascii=False))


