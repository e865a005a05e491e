#!/usr/bin/env python3
"""Writes cases for `npm run audit`, computed by other means than the rules of packages/domain.

All figures are exact fractions of the standard library, and each formula follows the specification. The cases are
hostile: eighteen decimals, figures up to 10^20, zeros, exact halves and whole steps at the rounded digit and one smallest step beside
them, negative figures, texts that are no figures, month ends and leap days. Each refused case has exactly one fault, so
that the field to be named is certain.

    python3 scripts/audit/vectors.py > scripts/audit/vectors.jsonl
    python3 scripts/audit/vectors.py --seed 7 --each 10000 | npm run audit
"""

import argparse
import json
import random
import sys
from datetime import date, timedelta
from decimal import Decimal, getcontext
from fractions import Fraction
from math import floor

STEP = Fraction(1, 10**18)  # the smallest difference between two figures
HUNDRED = Fraction(100)


# --- Rounding and writing ---------------------------------------------------------------------------------------------


def half_away(value, digits):
    """Rounds to `digits` decimals, halves away from zero."""
    shifted = floor(abs(value) * 10**digits + Fraction(1, 2))
    return Fraction(shifted if value >= 0 else -shifted, 10**digits)


def down(value, digits):
    """Rounds to `digits` decimals, towards minus infinity."""
    return Fraction(floor(value * 10**digits), 10**digits)


def up(value, digits):
    """Rounds to `digits` decimals, towards plus infinity."""
    return -down(-value, digits)


def text(value):
    """The shortest decimal text of a fraction with a finite one."""
    value = Fraction(value)
    digits = 0
    while (value * 10**digits).denominator != 1:
        digits += 1
        assert digits < 400, f"{value} never ends"
    sign = "-" if value < 0 else ""
    whole = str(abs(value * 10**digits).numerator).rjust(digits + 1, "0")
    return sign + (whole if digits == 0 else f"{whole[:-digits]}.{whole[-digits:]}")


class Literal(str):
    """A figure that is written as a JSON number with all its digits."""


def as_json(value):
    if isinstance(value, Literal):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)}: {as_json(one)}" for key, one in value.items()) + "}"
    return json.dumps(value, ensure_ascii=False)


# --- Figures ----------------------------------------------------------------------------------------------------------


def everyday(rng):
    return Fraction(rng.randrange(0, 10**7), 10 ** rng.randrange(0, 5))


def fine(rng):
    return Fraction(rng.randrange(1, 10**22), 10**18)


def large(rng):
    return Fraction(rng.randrange(10**14, 10**15)) + Fraction(rng.randrange(0, 10**6), 10 ** rng.randrange(0, 7))


def huge(rng):
    return Fraction(rng.choice([10**20, 10**20 - 1, rng.randrange(10**19, 10**20)])) + rng.choice([0, STEP, 1 - STEP])


def tiny(rng):
    return rng.randrange(1, 1000) * STEP


def plain(rng):
    return Fraction(rng.choice(["1", "2", "10", "100", "1000", "0.1", "0.01", "0.5", "0.001", "100000"]))


def zero(_):
    return Fraction(0)


STYLES = {"everyday": everyday, "fine": fine, "large": large, "huge": huge, "tiny": tiny, "plain": plain, "zero": zero}
MODES = [*STYLES, "mixed", "mixed", "half", "above half", "below half", "half", "above half", "below half", "negative"]
FAULTS = ["missing", "null", "empty", "no figure", "too fine", "too large", "below zero", "zero", "choice"]

WRONG_TEXTS = ["1e3", "1E-2", "1,5", "1,000.00", "abc", "NaN", "0x10", "--", "+1", "1.", ".5", " 1", "1 000", "−5", "٣", "5%"]
NO_FIGURES = [*WRONG_TEXTS, Literal("1e3"), Literal("5E-7"), True, [], {}]


def draw(rng, style):
    return STYLES[style if style in STYLES else rng.choice(list(STYLES))](rng)


def half(rng, digits):
    """A figure exactly halfway between two figures of `digits` decimals."""
    whole = rng.randrange(0, 10 ** rng.choice([1, 3, 6, 15]))
    return Fraction(2 * whole + 1, 2 * 10**digits)


SMOOTH = [Fraction(one) for one in ["1", "2", "4", "5", "8", "10", "0.5", "0.25", "0.2", "0.1", "100", "1.6"]]


def beside(mode):
    """The distance of a figure from the half, in smallest steps."""
    return {"above half": 1, "below half": -1}.get(mode, 0)


def edge(rng, digits):
    """A figure at which a rounding to `digits` decimals changes: halfway between two figures, or one of them."""
    return half(rng, digits) + rng.choice([Fraction(0), Fraction(1, 2 * 10**digits)])


def product_at(rng, mode, digits):
    """Two factors whose product is such an edge, or nearly: with the first factor one smallest step off."""
    other = rng.choice(SMOOTH)
    return edge(rng, digits) / other + beside(mode) * STEP, other


# --- The rules --------------------------------------------------------------------------------------------------------

DECIMAL, WHOLE, DAY = "decimal", "whole", "day"
TERMS = {
    "contractSize": DECIMAL,
    "marginMode": ["fixed", "leveraged"],
    "price": DECIMAL,
    "multiple": DECIMAL,
    "feeType": ["per-quantity", "per-margin"],
    "feeRate": DECIMAL,
    "step": DECIMAL,
}


class Rule:
    """`fields`: name to kind or to a list of texts. `signed`: may be below zero. `above`: must be above zero."""

    def __init__(self, name, fields, gives, compute, draw_input, signed=(), above=(), needs=None):
        self.name, self.fields, self.gives, self.compute, self.draw_input = name, fields, gives, compute, draw_input
        self.signed, self.above = set(signed), set(above)
        self.needs = needs or (lambda figures: set(fields))


def same_style(*names):
    """Draws each figure in the style of the mode, and some in any style."""
    return lambda rng, mode: {
        name: draw(rng, mode if rng.random() < 0.75 else rng.choice(list(STYLES))) for name in names
    }


def days(rng, mode):
    if mode == "zero":
        return 0
    return rng.choice([1, 7, 30, 365, rng.randrange(0, 1000)] if mode in ("everyday", "plain") else [rng.randrange(0, 10**9)])


def halves(mode):
    return mode in ("half", "above half", "below half")


def draw_margin(rng, mode):
    way = rng.choice(["fixed", "leveraged", "leveraged"])
    figures = same_style("quantity", "contractSize", "price", "multiple")(rng, mode)
    if halves(mode) and way == "fixed":
        figures["quantity"], figures["contractSize"] = product_at(rng, mode, 6)
    elif halves(mode):
        figures["quantity"], figures["contractSize"] = rng.choice(SMOOTH), rng.choice(SMOOTH)
        figures["multiple"] = Fraction(rng.choice([1, 2, 3, 7, 20, 100, 125, 400]))
        per_price = figures["quantity"] * figures["contractSize"] / figures["multiple"]
        figures["price"] = half(rng, 6) / per_price + beside(mode) * STEP
    if figures["multiple"] == 0:
        figures["multiple"] = Fraction(rng.choice([3, 100]))
    if way == "fixed" and rng.random() < 0.5:
        del figures["price"], figures["multiple"]
    return {"marginMode": way, **figures}


def margin(f):
    value = f["quantity"] * f["contractSize"]
    return [half_away(value if f["marginMode"] == "fixed" else value * f["price"] / f["multiple"], 6)]


def draw_fee(rng, mode):
    way = rng.choice(["per-quantity", "per-margin"])
    figures = same_style("quantity", "margin", "feeRate")(rng, mode)
    if rng.random() < 0.4:
        del figures["margin" if way == "per-quantity" else "quantity"]
    return {"feeType": way, **figures}


def draw_floating(rng, mode):
    figures = same_style("openPrice", "price", "quantity", "contractSize")(rng, mode)
    if halves(mode):
        move, size = product_at(rng, mode, 6)
        figures["quantity"], figures["contractSize"] = size, Fraction(1)
        low = rng.choice([Fraction(0), Fraction(1), Fraction("1.08402")])
        figures["openPrice"], figures["price"] = rng.choice([(low, low + move), (low + move, low)])
    return {"direction": rng.choice(["buy", "sell"]), **figures}


def floating(f):
    move = f["price"] - f["openPrice"] if f["direction"] == "buy" else f["openPrice"] - f["price"]
    return [half_away(move * f["quantity"] * f["contractSize"], 6)]


def draw_hazard(rng, mode):
    figures = same_style("free", "locked", "profit", "margin")(rng, mode)
    if halves(mode):  # exactly at a hundredth of a percent, and one step off
        figures["margin"] = rng.choice([Fraction(100), Fraction(3), Fraction(7), Fraction("0.7")])
        percent = Fraction(rng.randrange(-(10**6), 10**6), 100)
        figures["profit"] = figures["margin"] * percent / 100 - figures["locked"] - figures["free"] + beside(mode) * STEP
    elif rng.random() < 0.5:
        figures["profit"] = -figures["profit"]
    return figures


def hazard(f):
    """The rate is never rounded up."""
    equity = f["free"] + f["locked"] + f["profit"]
    return [down(equity / f["margin"] * 100, 2) if f["margin"] else Fraction(0)]


def draw_hazard_after(rng, mode):
    figures = draw_hazard(rng, mode)
    fee, held = draw(rng, mode), Fraction(rng.randrange(0, 10**6), 10**6) * figures["margin"]
    held = Fraction(floor(held * 10**18), 10**18)
    return {**figures, "free": figures["free"] + fee, "fee": fee, "heldMargin": held, "margin": figures["margin"] - held}


def draw_hazard_without(rng, mode):
    figures = same_style("hazardRate", "margin", "otherMargin")(rng, mode)
    if halves(mode):  # exactly at a hundredth of a percent, and one step off
        figures["margin"], figures["otherMargin"] = Fraction(rng.choice([0, 1, 3])), Fraction(1)
        percent = Fraction(rng.randrange(-(10**6), 10**6), 100)
        figures["hazardRate"] = percent + beside(mode) * STEP
    elif rng.random() < 0.4:
        figures["hazardRate"] = -figures["hazardRate"]
    return figures


def hazard_without(f):
    """The equity stays and the margin of the closed position is released; the rate is never rounded up."""
    if not f["otherMargin"]:
        return [Fraction(0)]
    return [down(f["hazardRate"] * (f["margin"] + f["otherMargin"]) / f["otherMargin"], 2)]


def draw_hazard_with_money(rng, mode):
    figures = same_style("hazardRate", "margin", "amount")(rng, mode)
    if halves(mode):  # exactly at a hundredth of a percent, and one step off
        figures["margin"] = Fraction(1)
        figures["amount"] = Fraction(rng.randrange(0, 10**6), 10**4)
        figures["hazardRate"] = Fraction(rng.randrange(-(10**6), 10**6), 100) + beside(mode) * STEP
    elif rng.random() < 0.4:
        figures["hazardRate"] = -figures["hazardRate"]
    return figures


def hazard_with_money(f):
    """The amount is added to the equity, the margin stays; the rate is never rounded up."""
    if not f["margin"]:
        return [Fraction(0)]
    return [down(f["hazardRate"] + f["amount"] / f["margin"] * 100, 2)]


def draw_suggested_amount(rng, mode):
    figures = same_style("typicalMargin", "free")(rng, mode)
    if halves(mode):  # exactly at a cent, and one step off
        figures["typicalMargin"] = Fraction(rng.randrange(1, 10**8), 100) + beside(mode) * STEP
        figures["free"] = Fraction(rng.randrange(1, 10**8), 25) + beside(mode) * STEP
    elif rng.random() < 0.3:
        figures["free"] = -figures["free"]
    return figures


def draw_stop_out(rng, mode):
    figures = same_style("price", "hazardRate", "margin", "quantity", "contractSize")(rng, mode)
    for name in ("quantity", "contractSize"):
        if figures[name] == 0:
            figures[name] = Fraction(rng.choice([3, 100]))
    if halves(mode):  # exactly at the eighth decimal, and one step off
        figures["quantity"], figures["contractSize"] = rng.choice(SMOOTH), rng.choice(SMOOTH)
        figures["margin"] = Fraction(100)
        move = Fraction(rng.randrange(1, 10**10), 10**8)
        figures["hazardRate"] = 50 + move * figures["quantity"] * figures["contractSize"] + beside(mode) * STEP
    elif rng.random() < 0.3:
        figures["hazardRate"] = -figures["hazardRate"]
    return {"direction": rng.choice(["buy", "sell"]), **figures}


def stop_out(f):
    """The price at which the equity is half of the margin, never shown further from the latest price than it is."""
    move = (f["hazardRate"] - 50) / 100 * f["margin"] / (f["quantity"] * f["contractSize"])
    move = down(move, 8) if move >= 0 else up(move, 8)
    return [f["price"] - move if f["direction"] == "buy" else f["price"] + move]


def draw_locked_share(rng, mode):
    figures = same_style("margin", "free")(rng, mode)
    if halves(mode):
        figures["free"] = rng.choice([Fraction(100), Fraction(800), Fraction("0.7")])
        figures["margin"] = abs(half(rng, 4) / 100 * figures["free"] + beside(mode) * STEP)
    if figures["free"] == 0:
        figures["free"] = rng.choice([Fraction(3), Fraction(700)])
    return figures


def draw_order_value(rng, mode):
    figures = same_style("quantity", "contractSize", "price")(rng, mode)
    if halves(mode):
        figures["price"], figures["quantity"] = product_at(rng, mode, 6)
        figures["contractSize"] = Fraction(1)
    return figures


def draw_break_even(rng, mode):
    figures = same_style("openPrice", "fee", "quantity", "contractSize")(rng, mode)
    for name in ("quantity", "contractSize"):
        if figures[name] == 0:
            figures[name] = Fraction(rng.choice([3, 100]))
    if halves(mode):  # exactly at the eighth decimal, and one step off
        figures["quantity"], figures["contractSize"] = rng.choice(SMOOTH), rng.choice(SMOOTH)
        move = Fraction(rng.randrange(1, 10**10), 10**8)
        figures["fee"] = abs(half_away(move * figures["quantity"] * figures["contractSize"], 18) + beside(mode) * STEP)
    direction = rng.choice(["buy", "sell"])
    if direction == "sell":
        figures["openPrice"] += fee_move(figures)
        if figures["openPrice"] >= 10**21:
            direction = "buy"
            figures["openPrice"] = Fraction(1)
    return {"direction": direction, **figures}


def fee_move(f):
    """The move that earns the fee, rounded up to 8 decimals."""
    return -down(-f["fee"] / (f["quantity"] * f["contractSize"]), 8)


def break_even(f):
    move = fee_move(f)
    return [f["openPrice"] + move if f["direction"] == "buy" else f["openPrice"] - move, move]


def draw_net_profit(rng, mode):
    figures = draw_part_of("profit", ["fee", "cover"])(rng, mode)
    if rng.random() < 0.5:
        del figures["cover"]
    return figures


def draw_stop(rng, mode):
    return {"direction": rng.choice(["buy", "sell"]), "reference": draw(rng, mode)}


def stop(f):
    """The minimum is 0: on its own side a stop may be as near as the reference itself."""
    return [f["reference"], f["reference"]]


def draw_stop_price(rng, mode):
    figures = same_style("amount", "reference", "quantity", "contractSize")(rng, mode)
    for name in ("reference", "quantity", "contractSize"):
        if figures[name] == 0:
            figures[name] = Fraction(rng.choice([3, 100]))
    basis, digits = rng.choice(["distance", "percent", "money"]), rng.randrange(0, 9)
    if halves(mode) and basis == "distance":  # exactly at a digit of the price, and one step off
        figures["reference"] = Fraction(rng.randrange(10**9, 10**12), 10**digits) + 1
        figures["amount"] = Fraction(rng.randrange(0, 10**9), 10**digits) + beside(mode) * STEP
        figures["amount"] = abs(figures["amount"])
    given = {"direction": rng.choice(["buy", "sell"]), "stop": rng.choice(["stop-loss", "take-profit"]), "basis": basis}
    if stop_move(given, figures) > figures["reference"]:
        if rng.random() < 0.5 or basis == "money":
            figures["amount"] = Fraction(0)
        else:
            figures["amount"] = figures["reference"] if basis == "distance" else Fraction(100)
    if basis != "money" and rng.random() < 0.5:
        del figures["quantity"], figures["contractSize"]
    return {**given, **figures, "digits": digits}


def stop_move(given, figures):
    if given["basis"] == "distance":
        return figures["amount"]
    if given["basis"] == "percent":
        return figures["reference"] * figures["amount"] / 100
    return figures["amount"] / (figures["quantity"] * figures["contractSize"])


def stop_price(f):
    """A stop-loss is rounded towards the reference, a take-profit away from it."""
    move = stop_move(f, f)
    if (f["direction"] == "buy") == (f["stop"] == "stop-loss"):
        move = -move
    nearest = up if f["direction"] == "buy" else down
    return [nearest(f["reference"] + move, f["digits"])]


def draw_value_size(rng, mode):
    figures = without_zeros(same_style("value", "contractSize", "price", "step")(rng, mode), "contractSize", "price", "step")
    if halves(mode):  # exactly a whole number of steps, and one step off
        for name in ("contractSize", "price", "step"):
            figures[name] = rng.choice(SMOOTH)
        one = figures["contractSize"] * figures["price"] * figures["step"]
        figures["value"] = rng.randrange(1, 10**6) * one + beside(mode) * STEP
    return figures


def without_zeros(figures, *names):
    return {name: Fraction(3) if name in names and value == 0 else value for name, value in figures.items()}


def drawn_terms(rng, mode):
    names = ("contractSize", "price", "multiple", "step")
    figures = without_zeros(same_style(*names, "feeRate")(rng, mode), *names)
    way = rng.choice(["fixed", "leveraged"])
    if way == "fixed" and rng.random() < 0.5:
        del figures["price"], figures["multiple"]
    return {**figures, "marginMode": way, "feeType": rng.choice(["per-quantity", "per-margin"])}


def cost(f, quantity):
    """Margin and fee of a quantity."""
    [locked] = margin({**f, "quantity": quantity})
    return locked, f["feeRate"] * (quantity if f["feeType"] == "per-quantity" else locked)


def most_steps(step, fits):
    """The largest multiple of the step that fits: doubles the number of steps until it does not fit, then takes back the powers of two."""
    power = 1
    while fits(power * step):
        power *= 2
    steps = 0
    while power:
        if fits((steps + power) * step):
            steps += power
        power //= 2
    return steps * step


def draw_largest(rng, mode):
    f = drawn_terms(rng, mode)
    budget = draw(rng, mode)
    if halves(mode):  # exactly what a number of steps costs, and one step off
        at = sum(cost(f, rng.randrange(1, 1000) * f["step"]))
        budget = abs(Fraction(floor(at * 10**18), 10**18) % 10**20 + beside(mode) * STEP)
    return {"budget": budget, **f}


def draw_loss_size(rng, mode):
    f = drawn_terms(rng, mode)
    f["distance"] = draw(rng, mode) or Fraction(3)
    loss = draw(rng, mode)
    if halves(mode):
        steps = rng.randrange(1, 1000) * f["step"]
        at = steps * f["contractSize"] * f["distance"] + cost(f, steps)[1]
        loss = abs(Fraction(floor(at * 10**18), 10**18) % 10**20 + beside(mode) * STEP)
    return {"loss": loss, **f}


def terms_needed(f):
    return set(f) - ({"price", "multiple"} if f["marginMode"] == "fixed" else set())


def draw_product(first, second, digits):
    """Two figures whose product is rounded."""

    def drawn(rng, mode):
        if not halves(mode):
            return same_style(first, second)(rng, mode)
        return dict(zip((first, second), product_at(rng, mode, digits)))

    return drawn


def draw_loss(rng, mode):
    return {**draw_product("amount", "profitRatio", 2)(rng, mode), "lossLevel": rng.choice([0, 1, 1, 2, 3])}


def loss(f):
    return [f["amount"] if f["lossLevel"] == 0 else down(f["amount"] * f["profitRatio"], 2)]


def draw_copied_trade(rng, mode):
    figures = same_style("profit", "multiple", "margin", "left")(rng, mode)
    if halves(mode):  # exactly at a millionth, and one step off
        figures["margin"], figures["left"], figures["multiple"] = Fraction(2), Fraction(1), Fraction(1)
        figures["profit"] = Fraction(2 * rng.randrange(0, 10**9) + 1, 10**6) + beside(mode) * STEP
    if rng.random() < 0.4:
        figures["profit"] = -figures["profit"]
    return figures


def copied_trade(f):
    """The margin of the copies stays within the maximum amount: a copy that needs more is made smaller, with its profit."""
    whole = f["profit"] * f["multiple"]
    if f["margin"] <= f["left"]:
        return [f["margin"], whole]
    return [f["left"], half_away(whole * f["left"] / f["margin"], 6)]


def draw_receive(rng, mode):
    kind = rng.choice(["crypto", "bank"])
    figures = same_style("amount", "fee", "accountPrice", "usdPrice")(rng, mode)
    figures["usdPrice"] = figures["usdPrice"] or Fraction(1)
    if rng.random() < 0.6 and figures["fee"] > figures["amount"]:
        figures["amount"], figures["fee"] = figures["fee"], figures["amount"]
    if halves(mode):
        net, rate = product_at(rng, mode, 4 if kind == "crypto" else 2)
        figures["usdPrice"] = rng.choice(SMOOTH)
        figures["accountPrice"] = rate * figures["usdPrice"]
        figures["fee"] = rng.choice([Fraction(0), Fraction(5), Fraction("0.000000000000000001")])
        figures["amount"] = net + figures["fee"]
    return {**figures, "kind": kind}


def receive(f):
    paid_out = max(f["amount"] - f["fee"], 0) * f["accountPrice"]
    return [down(paid_out / f["usdPrice"], 4 if f["kind"] == "crypto" else 2)]


def draw_rounding_cost(rng, mode):
    figures = draw_receive(rng, mode)
    [received] = receive(figures)
    del figures["kind"]
    figures["accountPrice"] = figures["accountPrice"] or Fraction(1)
    return {**figures, "receive": received if received < 10**20 and rng.random() < 0.8 else draw(rng, mode)}


def rounding_cost(f):
    paid_out = max(f["amount"] - f["fee"], 0)
    return [half_away(max(paid_out - f["receive"] * f["usdPrice"] / f["accountPrice"], 0), 2)]


def withdrawal_fee(f):
    return f["drawRate"] if f["feeType"] == "fixed" else f["amount"] * f["drawRate"] / 100


def draw_prices(rng, mode):
    figures = same_style("accountPrice", "usdPrice")(rng, mode)
    return {**figures, "usdPrice": figures["usdPrice"] or Fraction(1)}


def draw_max(rng, mode):
    balance = draw(rng, mode)
    if halves(mode):  # a balance of whole cents, and one step off
        balance = Fraction(rng.randrange(1, 10 ** rng.choice([2, 6, 15])), 100) + beside(mode) * STEP
    return {"balance": -balance if mode == "negative" else balance}


def largest(f):
    """The largest amount of whole cents that the balance covers. The formula of `receive` takes the fee from the amount,
    so what leaves the account is (amount - fee) + fee."""
    leaves = lambda amount, fee: (amount - fee) + fee
    amount, cent = max(down(f["balance"], 2), Fraction(0)), Fraction(1, 100)
    for fee in (Fraction(0), Fraction(5), amount / 100):
        assert amount == 0 or leaves(amount, fee) <= f["balance"]
        assert leaves(amount + cent, fee) > f["balance"]
    return [amount]


def draw_total_interest(rng, mode):
    figures = same_style("amount", "dailyRate")(rng, mode)
    period, free = days(rng, mode), days(rng, mode)
    if rng.random() < 0.7:
        period, free = max(period, free), min(period, free)
    return {**figures, "loanPeriodDays": period, "freePeriodDays": free}


def total_interest(f):
    return [max(f["amount"] * f["dailyRate"] * (f["loanPeriodDays"] - f["freePeriodDays"]), Fraction(0))]


HUNDRED_YEARS = 36500


def draw_apr(rng, mode):
    amount = draw(rng, mode) + rng.choice([Fraction(1), Fraction(1000)])
    withheld = rng.choice([Fraction(0), Fraction(0), amount / 16 if (amount * 10**12).denominator == 1 else Fraction(1, 4)])
    payments = rng.choice([1, 1, 1, 2, 4, 12])
    between = rng.choice([7, 30, 90, 365, 546, rng.randrange(30, HUNDRED_YEARS // payments + 1)])
    if mode == "zero":
        return {"amount": amount, "withheld": withheld, "payment": Fraction(0), "payments": payments, "daysBetween": between}
    if halves(mode):  # after a year, so that a rate with two decimals is exact
        net = Fraction(rng.choice([100, 1000, 8000, 10**15]))
        tenths = Fraction(2 * rng.randrange(0, 4000) + 1, 2 * 10)
        payment = net * (1 + tenths / 100) + beside(mode) * STEP
        return {"amount": net + withheld, "withheld": withheld, "payment": payment, "payments": 1, "daysBetween": 365}
    cost = Fraction(rng.randrange(0, 30000), 10000) * Fraction(between, 365)
    payment = Fraction(floor((amount - withheld) * (1 + min(cost, Fraction(1, 2))) / payments * 10**18), 10**18)
    return {"amount": amount, "withheld": withheld, "payment": payment, "payments": payments, "daysBetween": between}


def apr(f):
    """The annual rate X with net = sum of payment / (1 + X)^(k days / 365): by the sum of a geometric series and logarithms, with 150 digits."""
    getcontext().prec = 150
    decimal = lambda fraction: Decimal(fraction.numerator) / Decimal(fraction.denominator)
    net, payment, count = decimal(f["amount"] - f["withheld"]), decimal(f["payment"]), f["payments"]
    if payment * count <= net:
        return [Fraction(0)]
    low, high = Decimal("0.01"), Decimal(1)  # the discount of one interval
    ratio = net / payment
    if count == 1:
        low = high = ratio
    for _ in range(480 if count > 1 else 0):
        middle = (low + high) / 2
        series = middle * (1 - middle**count) / (1 - middle)
        low, high = (middle, high) if series < ratio else (low, middle)
    annual = (-low.ln() * 365 / f["daysBetween"]).exp() - 1
    assert annual < Decimal("1.12") ** 365 - 1
    return [half_away(Fraction((annual * 100).quantize(Decimal(1).scaleb(-60))), 1)]


def draw_accrued_interest(rng, mode):
    return {**draw_total_interest(rng, mode), "daysLent": days(rng, mode)}


def accrued_interest(f):
    """Counts the days one by one: a day costs interest if it is after the free ones and not after the period."""
    if f["daysLent"] <= 4000:
        charged = sum(1 for day in range(1, f["daysLent"] + 1) if f["freePeriodDays"] < day <= f["loanPeriodDays"])
    else:
        charged = max(min(f["daysLent"], f["loanPeriodDays"]) - f["freePeriodDays"], 0)
    return [f["amount"] * f["dailyRate"] * charged]


def draw_penalty(rng, mode):
    return {**same_style("amount", "penaltyRate")(rng, mode), "overdueDays": days(rng, mode)}


def draw_signed(name, digits):
    def drawn(rng, mode):
        value = half(rng, digits) + beside(mode) * STEP if halves(mode) else draw(rng, mode)
        return {name: -value if mode == "negative" or (mode != "zero" and rng.random() < 0.4) else value}

    return drawn


def draw_percent_of(part, whole):
    """A part that may be below zero, and a whole that is not zero."""

    def drawn(rng, mode):
        figures = same_style(part, whole)(rng, mode)
        if figures[whole] == 0:
            figures[whole] = rng.choice([Fraction(3), Fraction("0.000000000000000001"), Fraction(800)])
        if halves(mode):
            figures[whole] = rng.choice([Fraction(100), Fraction(800), Fraction(300), Fraction(7), Fraction("0.7")])
            figures[part] = half(rng, 2) / 100 * figures[whole] + beside(mode) * STEP
        if rng.random() < 0.4:
            figures[part] = -figures[part]
        return figures

    return drawn


def draw_part_of(name, others, signed=()):
    """A figure that may be below zero, and others that are added to it or taken from it."""

    def drawn(rng, mode):
        figures = same_style(name, *others)(rng, mode)
        for one in [name, *signed]:
            if mode == "negative" or rng.random() < 0.2:
                figures[one] = -figures[one]
        return figures

    return drawn


def draw_share(part, whole):
    """Two counts, the second not zero."""
    return lambda rng, mode: {part: days(rng, mode), whole: max(days(rng, mode), 1)}


EPOCH = date(1970, 1, 1)
SPECIAL_DAYS = [date(2000, 1, 1), date(2000, 2, 29), date(2024, 2, 29), date(2100, 2, 28), date(2100, 3, 1)] + [
    date(year, month, 1) - timedelta(days=1) for year in (2001, 2023, 2024, 2026, 2400) for month in range(1, 13)
]


def draw_range(rng, mode):
    pick = lambda: rng.choice(SPECIAL_DAYS) if rng.random() < 0.6 else date(2000, 1, 1) + timedelta(days=rng.randrange(0, 150000))
    start, end = sorted([pick(), pick()])
    if mode == "half":
        start = end
    today = rng.choice([end, end + timedelta(days=1), date(9999, 12, 31)])
    if mode == "huge":
        end = today = date(9999, 12, 31)
    drawn = {"start": start, "end": end, "today": today}
    if end < date(2025, 1, 1) and rng.random() < 0.5:
        del drawn["today"]  # the default is the day of the audit, which is later
    return drawn


def seconds(f):
    return [(f["start"] - EPOCH).days * 86400, (f["end"] - EPOCH).days * 86400 + 86400]


def draw_days_left(rng, mode):
    period = days(rng, mode)
    lent = rng.choice([period, period + 1, max(period - 1, 0), days(rng, mode)])
    return {"loanPeriodDays": period, "daysLent": lent}


def days_left(f):
    rest = f["loanPeriodDays"] - f["daysLent"]
    return [max(rest, 0), max(-rest, 0)]


def draw_age(rng, mode):
    born = rng.choice([date(1900, 3, 1), date(1996, 2, 29), date(2000, 2, 29), date(1950, 1, 1) + timedelta(days=rng.randrange(0, 20000))])
    year = born.year + (0 if mode == "zero" else rng.randrange(1, 100))
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    birthday = date(year, 3, 1) if (born.month, born.day) == (2, 29) and not leap else date(year, born.month, born.day)
    step = 0 if mode == "zero" else rng.choice([-1, 0, 1, rng.randrange(-300, 300)])
    return {"birthday": born, "today": max(birthday + timedelta(days=step), born)}


def age(f):
    born, today = f["birthday"], f["today"]
    return today.year - born.year - ((today.month, today.day) < (born.month, born.day))


def one(compute):
    return lambda figures: [compute(figures)]


MOVEMENT_KINDS = ["deposit", "withdrawal", "transfer", "result", "fee", "fund", "loan", "other", "reservation"]


def sign(rng):
    return rng.choice([1, -1])


def draw_movement(rng, mode):
    sum_of = rng.choice(MOVEMENT_KINDS)
    kind = sum_of if rng.random() < 0.6 else rng.choice(MOVEMENT_KINDS)
    return {"sumOf": sum_of, "kind": kind, "before": sign(rng) * draw(rng, mode), "change": sign(rng) * draw(rng, mode)}


SIDES = ["buy", "sell"]


def same_move_profit(f):
    gained = half_away(f["moved"] * f["quantity"] / f["closedQuantity"], 12)
    return gained if f["direction"] == f["closedDirection"] else -gained


def draw_same_move(rng, mode):
    figures = draw_part_of("moved", ["quantity", "closedQuantity"])(rng, mode)
    if figures["closedQuantity"] == 0:
        figures["closedQuantity"] = Fraction(rng.choice([3, 100]))
    if halves(mode):
        figures["quantity"], figures["closedQuantity"] = Fraction(1), Fraction(1)
        figures["moved"] = sign(rng) * (half(rng, 12) + beside(mode) * STEP)
    return {"direction": rng.choice(SIDES), "closedDirection": rng.choice(SIDES), **figures}


def suggested_stops(f):
    """Half a percent of loss and one percent of profit, ten points from the reference and one point above zero."""
    point = Fraction(1, 10 ** f["digits"])

    def stop(share, towards):
        away_by = max(half_away(f["reference"] * share, f["digits"]), 10 * point)
        return max(half_away(f["reference"] + towards * away_by, f["digits"]), point)

    is_buy = f["direction"] == "buy"
    return [stop(Fraction(1, 200), -1 if is_buy else 1), stop(Fraction(1, 100), 1 if is_buy else -1)]


def draw_suggested_stops(rng, mode):
    digits = rng.randrange(0, 9)
    reference = half(rng, digits) * 200 + 200 * beside(mode) * STEP if halves(mode) else draw(rng, mode)
    return {"direction": rng.choice(SIDES), "reference": reference, "digits": digits}


def smallest_amount(f):
    worth = up(f["receive"] * f["usdPrice"] / f["accountPrice"], 18)
    return up(worth + f["drawRate"] if f["feeType"] == "fixed" else worth * 100 / (100 - f["drawRate"]), 2)


def draw_smallest_amount(rng, mode):
    way = rng.choice(["fixed", "percent"])
    figures = same_style("receive", "drawRate", "usdPrice", "accountPrice")(rng, mode)
    if way == "percent":
        figures["drawRate"] = Fraction(rng.randrange(0, 10**4), 100)
    if figures["accountPrice"] == 0:
        figures["accountPrice"] = Fraction(rng.choice([3, 100]))
    if halves(mode):  # exactly a cent, and one smallest step beside it
        way, figures["drawRate"], figures["accountPrice"] = "fixed", Fraction(0), Fraction(1)
        figures["usdPrice"], figures["receive"] = Fraction(1), edge(rng, 2) + beside(mode) * STEP
    return {"feeType": way, **figures}


def draw_coins(rng, mode):
    digits = rng.randrange(0, 10)
    figures = same_style("amount", "price")(rng, mode)
    if figures["price"] == 0:
        figures["price"] = Fraction(rng.choice([3, 100]))
    if halves(mode):
        figures["price"], figures["amount"] = Fraction(1), edge(rng, digits) + beside(mode) * STEP
    return {**figures, "digits": digits}


def draw_edge(name, digits):
    return lambda rng, mode: {name: edge(rng, digits) + beside(mode) * STEP if halves(mode) else draw(rng, mode)}


def draw_days_paid(rng, mode):
    figures = same_style("totalProfit", "dailyProfit")(rng, mode)
    figures["dailyProfit"] = figures["dailyProfit"] or Fraction(3)
    if halves(mode):  # exactly some days, and one smallest step beside them
        figures["dailyProfit"] = rng.choice(SMOOTH)
        figures["totalProfit"] = figures["dailyProfit"] * rng.randrange(1, 1000) + beside(mode) * STEP
    while figures["totalProfit"] / figures["dailyProfit"] >= 2**53:
        figures["dailyProfit"] *= 10**6
    return figures


def draw_largest_subscription(rng, mode):
    digits = rng.choice([0, 2, 3, 8])
    figures = {**draw_signed("free", digits)(rng, mode), **draw_edge("maximum", digits)(rng, mode), "digits": digits}
    if rng.random() < 0.3:
        del figures["maximum"]
    return figures


def away(value, digits):
    """Rounds to `digits` decimals, away from zero."""
    return up(value, digits) if value >= 0 else down(value, digits)


def draw_shortage(rng, mode):
    figures = draw_part_of("free", ["needed"])(rng, mode)
    if halves(mode):
        figures["needed"] = figures["free"] + edge(rng, 2) + beside(mode) * STEP
        figures["needed"] = max(figures["needed"], Fraction(0))
    return {**figures, "allowance": rng.choice([Fraction(0), Fraction(1, 1000), Fraction(1, 100), Fraction("0.0025")])}


def draw_bar_change(rng, mode):
    figures = draw_percent_of("move", "before")(rng, mode)
    return {"close": figures["before"] + figures["move"], "before": sign(rng) * figures["before"] if mode == "negative" else figures["before"]}


RULES = [
    Rule(
        "contract.margin",
        {"marginMode": ["fixed", "leveraged"], "quantity": DECIMAL, "contractSize": DECIMAL, "price": DECIMAL, "multiple": DECIMAL},
        ["margin"],
        margin,
        draw_margin,
        above=["multiple"],
        needs=lambda f: {"marginMode", "quantity", "contractSize", *(["price", "multiple"] if f["marginMode"] == "leveraged" else [])},
    ),
    Rule(
        "contract.fee",
        {"feeType": ["per-quantity", "per-margin"], "quantity": DECIMAL, "margin": DECIMAL, "feeRate": DECIMAL},
        ["fee"],
        one(lambda f: f["feeRate"] * (f["quantity"] if f["feeType"] == "per-quantity" else f["margin"])),
        draw_fee,
        needs=lambda f: {"feeType", "feeRate", "quantity" if f["feeType"] == "per-quantity" else "margin"},
    ),
    Rule(
        "contract.floating-profit",
        {"direction": ["buy", "sell"], "openPrice": DECIMAL, "price": DECIMAL, "quantity": DECIMAL, "contractSize": DECIMAL},
        ["profit"],
        floating,
        draw_floating,
    ),
    Rule(
        "contract.free-after",
        {"free": DECIMAL, "margin": DECIMAL, "fee": DECIMAL},
        ["freeAfter"],
        one(lambda f: f["free"] - (f["margin"] + f["fee"])),
        draw_part_of("free", ["margin", "fee"]),
        signed=["free"],
    ),
    Rule(
        "contract.net-profit",
        {"profit": DECIMAL, "fee": DECIMAL, "cover": DECIMAL},
        ["netProfit"],
        one(lambda f: f["profit"] + f.get("cover", 0) - f["fee"]),
        draw_net_profit,
        signed=["profit"],
        needs=lambda f: {"profit", "fee"},
    ),
    Rule(
        "contract.return-on-margin",
        {"profit": DECIMAL, "margin": DECIMAL},
        ["percent"],
        one(lambda f: half_away(f["profit"] / f["margin"] * 100, 2)),
        draw_percent_of("profit", "margin"),
        signed=["profit"],
        above=["margin"],
    ),
    Rule(
        "contract.hazard-rate",
        {"free": DECIMAL, "locked": DECIMAL, "profit": DECIMAL, "margin": DECIMAL},
        ["hazardRate"],
        hazard,
        draw_hazard,
        signed=["free", "profit"],
    ),
    Rule(
        "contract.hazard-rate-after",
        {"free": DECIMAL, "locked": DECIMAL, "profit": DECIMAL, "fee": DECIMAL, "heldMargin": DECIMAL, "margin": DECIMAL},
        ["hazardRate"],
        lambda f: hazard({**f, "free": f["free"] - f["fee"], "margin": f["heldMargin"] + f["margin"]}),
        draw_hazard_after,
        signed=["free", "profit"],
    ),
    Rule(
        "contract.hazard-rate-without",
        {"hazardRate": DECIMAL, "margin": DECIMAL, "otherMargin": DECIMAL},
        ["hazardRate"],
        hazard_without,
        draw_hazard_without,
        signed=["hazardRate"],
    ),
    Rule(
        "contract.hazard-rate-with-money",
        {"hazardRate": DECIMAL, "margin": DECIMAL, "amount": DECIMAL},
        ["hazardRate"],
        hazard_with_money,
        draw_hazard_with_money,
        signed=["hazardRate"],
    ),
    Rule(
        "contract.stop-out-price",
        {
            "direction": ["buy", "sell"],
            "price": DECIMAL,
            "hazardRate": DECIMAL,
            "margin": DECIMAL,
            "quantity": DECIMAL,
            "contractSize": DECIMAL,
        },
        ["stopOutPrice"],
        stop_out,
        draw_stop_out,
        signed=["hazardRate"],
        above=["quantity", "contractSize"],
    ),
    Rule(
        "contract.missing-equity",
        {"margin": DECIMAL, "hazardRate": DECIMAL},
        ["missing"],
        one(lambda f: f["margin"] * (160 - f["hazardRate"]) / 100),
        draw_part_of("hazardRate", ["margin"]),
        signed=["hazardRate"],
    ),
    Rule(
        "contract.same-move-profit",
        {"direction": SIDES, "closedDirection": SIDES, "moved": DECIMAL, "quantity": DECIMAL, "closedQuantity": DECIMAL},
        ["gained"],
        one(same_move_profit),
        draw_same_move,
        signed=["moved"],
        above=["closedQuantity"],
    ),
    Rule(
        "contract.closing-level",
        {"hazardRate": DECIMAL, "gained": DECIMAL, "margin": DECIMAL},
        ["closingLevel"],
        one(lambda f: f["hazardRate"] + half_away(f["gained"] / f["margin"] * 100, 2)),
        lambda rng, mode: {"hazardRate": sign(rng) * draw(rng, mode), **draw_percent_of("gained", "margin")(rng, mode)},
        signed=["hazardRate", "gained"],
        above=["margin"],
    ),
    Rule(
        "contract.locked-share",
        {"margin": DECIMAL, "free": DECIMAL},
        ["percent"],
        one(lambda f: half_away(f["margin"] / f["free"] * 100, 4)),
        draw_locked_share,
        above=["free"],
    ),
    Rule(
        "contract.order-value",
        {"quantity": DECIMAL, "contractSize": DECIMAL, "price": DECIMAL},
        ["value", "units"],
        lambda f: [half_away(f["quantity"] * f["contractSize"] * f["price"], 6), f["quantity"] * f["contractSize"]],
        draw_order_value,
    ),
    Rule(
        "contract.break-even",
        {"direction": ["buy", "sell"], "openPrice": DECIMAL, "fee": DECIMAL, "quantity": DECIMAL, "contractSize": DECIMAL},
        ["price", "move"],
        break_even,
        draw_break_even,
        above=["quantity", "contractSize"],
    ),
    Rule(
        "contract.stop-distance",
        {"direction": ["buy", "sell"], "reference": DECIMAL},
        ["stopLoss", "takeProfit"],
        stop,
        draw_stop,
    ),
    Rule(
        "contract.stop-price",
        {
            "direction": ["buy", "sell"],
            "stop": ["stop-loss", "take-profit"],
            "basis": ["distance", "percent", "money"],
            "amount": DECIMAL,
            "reference": DECIMAL,
            "quantity": DECIMAL,
            "contractSize": DECIMAL,
            "digits": WHOLE,
        },
        ["price"],
        stop_price,
        draw_stop_price,
        above=["reference", "quantity", "contractSize"],
        needs=lambda f: set(f) - (set() if f["basis"] == "money" else {"quantity", "contractSize"}),
    ),
    Rule(
        "contract.suggested-stops",
        {"direction": SIDES, "reference": DECIMAL, "digits": WHOLE},
        ["stopLoss", "takeProfit"],
        suggested_stops,
        draw_suggested_stops,
    ),
    Rule(
        "contract.quantity-for-value",
        {"value": DECIMAL, "contractSize": DECIMAL, "price": DECIMAL, "step": DECIMAL},
        ["quantity"],
        one(lambda f: floor(f["value"] / (f["contractSize"] * f["price"] * f["step"])) * f["step"]),
        draw_value_size,
        above=["contractSize", "price", "step"],
    ),
    Rule(
        "contract.largest-quantity",
        {"budget": DECIMAL, **TERMS},
        ["quantity"],
        one(lambda f: most_steps(f["step"], lambda amount: sum(cost(f, amount)) <= f["budget"])),
        draw_largest,
        above=["contractSize", "price", "multiple", "step"],
        needs=terms_needed,
    ),
    Rule(
        "contract.order-total",
        {"margin": DECIMAL, "fee": DECIMAL},
        ["total"],
        one(lambda f: f["margin"] + f["fee"]),
        same_style("margin", "fee"),
    ),
    Rule(
        "contract.quantity-for-loss",
        {"loss": DECIMAL, "distance": DECIMAL, **TERMS},
        ["quantity"],
        one(
            lambda f: most_steps(
                f["step"], lambda amount: amount * f["contractSize"] * f["distance"] + cost(f, amount)[1] <= f["loss"]
            )
        ),
        draw_loss_size,
        above=["distance", "contractSize", "price", "multiple", "step"],
        needs=terms_needed,
    ),
    Rule(
        "micro.expected-income",
        {"amount": DECIMAL, "profitRatio": DECIMAL},
        ["income"],
        one(lambda f: down(f["amount"] * f["profitRatio"], 2)),
        draw_product("amount", "profitRatio", 2),
    ),
    Rule("micro.loss", {"amount": DECIMAL, "profitRatio": DECIMAL, "lossLevel": WHOLE}, ["loss"], loss, draw_loss),
    Rule(
        "micro.profit-percent", {"profitRatio": DECIMAL}, ["percent"], one(lambda f: f["profitRatio"] * 100), same_style("profitRatio")
    ),
    Rule(
        "micro.remaining-seconds",
        {"remainMilliSeconds": DECIMAL},
        ["seconds"],
        one(lambda f: f["remainMilliSeconds"] / 1000),
        same_style("remainMilliSeconds"),
    ),
    Rule(
        "copy-trading.win-rate",
        {"wins": WHOLE, "trades": WHOLE},
        ["winRate"],
        one(lambda f: half_away(Fraction(f["wins"] * 100, f["trades"]), 2)),
        draw_share("wins", "trades"),
        above=["trades"],
    ),
    Rule(
        "copy-trading.average-holding",
        {"seconds": WHOLE, "trades": WHOLE},
        ["averageSeconds"],
        one(lambda f: half_away(Fraction(f["seconds"], f["trades"]), 0)),
        draw_share("seconds", "trades"),
        above=["trades"],
    ),
    Rule(
        "copy-trading.drawdown",
        {"highest": DECIMAL, "lowest": DECIMAL},
        ["drawdown"],
        one(lambda f: max(f["highest"] - f["lowest"], Fraction(0))),
        draw_part_of("highest", ["lowest"], ["lowest"]),
        signed=["highest", "lowest"],
    ),
    Rule(
        "copy-trading.copied-result",
        {"amount": DECIMAL, "profits": DECIMAL},
        ["total"],
        one(lambda f: f["amount"] + f["profits"]),
        draw_part_of("profits", ["amount"]),
        signed=["profits"],
    ),
    Rule(
        "copy-trading.copied-quantity",
        {"quantity": DECIMAL, "multiple": DECIMAL},
        ["copied"],
        one(lambda f: f["quantity"] * f["multiple"]),
        same_style("quantity", "multiple"),
    ),
    Rule(
        "copy-trading.copied-trade",
        {"profit": DECIMAL, "multiple": DECIMAL, "margin": DECIMAL, "left": DECIMAL},
        ["reserved", "copied"],
        copied_trade,
        draw_copied_trade,
        signed=["profit"],
    ),
    Rule(
        "copy-trading.suggested-amount",
        {"typicalMargin": DECIMAL, "free": DECIMAL},
        ["amount", "limit"],
        lambda f: [up(f["typicalMargin"] * 3, 2), max(Fraction(0), down(f["free"] / 4, 2))],
        draw_suggested_amount,
        signed=["free"],
    ),
    Rule(
        "withdrawal.fee",
        {"amount": DECIMAL, "feeType": ["fixed", "percent"], "drawRate": DECIMAL},
        ["fee"],
        one(withdrawal_fee),
        lambda rng, mode: {**same_style("amount", "drawRate")(rng, mode), "feeType": rng.choice(["fixed", "percent"])},
    ),
    Rule(
        "withdrawal.receive",
        {"amount": DECIMAL, "fee": DECIMAL, "accountPrice": DECIMAL, "usdPrice": DECIMAL, "kind": ["crypto", "bank"]},
        ["receive"],
        receive,
        draw_receive,
        above=["usdPrice"],
    ),
    Rule(
        "withdrawal.rounding-cost",
        {"amount": DECIMAL, "fee": DECIMAL, "receive": DECIMAL, "accountPrice": DECIMAL, "usdPrice": DECIMAL},
        ["roundingCost"],
        rounding_cost,
        draw_rounding_cost,
        above=["accountPrice"],
    ),
    Rule(
        "withdrawal.max",
        {"balance": DECIMAL},
        ["max"],
        largest,
        draw_max,
        signed=["balance"],
    ),
    Rule(
        "withdrawal.rate",
        {"accountPrice": DECIMAL, "usdPrice": DECIMAL},
        ["rate"],
        one(lambda f: down(f["accountPrice"] / f["usdPrice"], 18)),
        draw_prices,
        above=["usdPrice"],
    ),
    Rule(
        "withdrawal.usd-value",
        {"receive": DECIMAL, "usdPrice": DECIMAL},
        ["usdValue"],
        one(lambda f: down(f["receive"] * f["usdPrice"], 2)),
        draw_product("receive", "usdPrice", 2),
    ),
    Rule(
        "withdrawal.left",
        {"balance": DECIMAL, "amount": DECIMAL},
        ["left"],
        one(lambda f: f["balance"] - f["amount"]),
        same_style("balance", "amount"),
        signed=["balance"],
    ),
    Rule(
        "withdrawal.smallest-amount",
        {"receive": DECIMAL, "feeType": ["fixed", "percent"], "drawRate": DECIMAL, "usdPrice": DECIMAL, "accountPrice": DECIMAL},
        ["amount"],
        one(smallest_amount),
        draw_smallest_amount,
        above=["accountPrice"],
    ),
    Rule(
        "transfer.balances-after",
        {"from": DECIMAL, "to": DECIMAL, "amount": DECIMAL},
        ["fromAfter", "toAfter"],
        lambda f: [f["from"] - f["amount"], f["to"] + f["amount"]],
        draw_part_of("from", ["to", "amount"], ["to"]),
        signed=["from", "to"],
    ),
    Rule("loan.rate-percent", {"rate": DECIMAL}, ["percent"], one(lambda f: f["rate"] * 100), same_style("rate")),
    Rule(
        "loan.daily-interest",
        {"amount": DECIMAL, "dailyRate": DECIMAL},
        ["interest"],
        one(lambda f: f["amount"] * f["dailyRate"]),
        same_style("amount", "dailyRate"),
    ),
    Rule(
        "loan.total-interest",
        {"amount": DECIMAL, "dailyRate": DECIMAL, "loanPeriodDays": WHOLE, "freePeriodDays": WHOLE},
        ["interest"],
        total_interest,
        draw_total_interest,
    ),
    Rule(
        "loan.accrued-interest",
        {"amount": DECIMAL, "dailyRate": DECIMAL, "daysLent": WHOLE, "loanPeriodDays": WHOLE, "freePeriodDays": WHOLE},
        ["interest"],
        accrued_interest,
        draw_accrued_interest,
    ),
    Rule(
        "loan.penalty",
        {"amount": DECIMAL, "penaltyRate": DECIMAL, "overdueDays": WHOLE},
        ["penalty"],
        one(lambda f: f["amount"] * f["penaltyRate"] * f["overdueDays"]),
        draw_penalty,
    ),
    Rule("loan.days-left", {"loanPeriodDays": WHOLE, "daysLent": WHOLE}, ["daysLeft", "overdueDays"], days_left, draw_days_left),
    Rule("loan.age", {"birthday": DAY, "today": DAY}, ["age"], one(age), draw_age),
    Rule(
        "loan.amount-to-repay",
        {"principal": DECIMAL, "interest": DECIMAL, "penalty": DECIMAL},
        ["amount"],
        one(lambda f: f["principal"] + f["interest"] + f["penalty"]),
        same_style("principal", "interest", "penalty"),
    ),
    Rule(
        "loan.coins-to-repay",
        {"amount": DECIMAL, "price": DECIMAL, "digits": WHOLE},
        ["coins"],
        one(lambda f: up(f["amount"] / f["price"], f["digits"])),
        draw_coins,
        above=["price"],
    ),
    Rule(
        "loan.apr",
        {"amount": DECIMAL, "withheld": DECIMAL, "payment": DECIMAL, "payments": WHOLE, "daysBetween": WHOLE},
        ["percent"],
        apr,
        draw_apr,
        above=["amount"],
    ),
    Rule(
        "fund.daily-profit",
        {"amount": DECIMAL, "dividendPercent": DECIMAL},
        ["profit"],
        one(lambda f: down(f["dividendPercent"] * f["amount"] / 100, 4)),
        draw_product("amount", "dividendPercent", 2),  # an edge at the second decimal of the product is one at the fourth decimal of its hundredth
    ),
    Rule(
        "fund.total-profit",
        {"dailyProfit": DECIMAL, "lockDays": WHOLE},
        ["profit"],
        one(lambda f: f["lockDays"] * f["dailyProfit"]),
        lambda rng, mode: {**same_style("dailyProfit")(rng, mode), "lockDays": days(rng, mode)},
    ),
    Rule(
        "fund.redemption-penalty",
        {"shareAmount": DECIMAL, "liquidatedDamagesPercent": DECIMAL},
        ["penalty"],
        one(lambda f: f["shareAmount"] * f["liquidatedDamagesPercent"] / 100),
        same_style("shareAmount", "liquidatedDamagesPercent"),
    ),
    Rule(
        "fund.returned-amount",
        {"shareAmount": DECIMAL, "penalty": DECIMAL},
        ["returned"],
        one(lambda f: max(f["shareAmount"] - f["penalty"], Fraction(0))),
        same_style("shareAmount", "penalty"),
    ),
    Rule(
        "fund.days-paid",
        {"totalProfit": DECIMAL, "dailyProfit": DECIMAL},
        ["days"],
        one(lambda f: down(f["totalProfit"] / f["dailyProfit"], 0)),
        draw_days_paid,
        above=["dailyProfit"],
    ),
    Rule(
        "fund.exit-cost",
        {"penalty": DECIMAL, "dailyProfit": DECIMAL, "daysLeft": WHOLE},
        ["cost"],
        one(lambda f: f["penalty"] + f["dailyProfit"] * f["daysLeft"]),
        lambda rng, mode: {**same_style("penalty", "dailyProfit")(rng, mode), "daysLeft": days(rng, mode)},
    ),
    Rule(
        "fund.largest-subscription",
        {"free": DECIMAL, "maximum": DECIMAL, "digits": WHOLE},
        ["largest"],
        one(lambda f: down(max(min(f["free"], f.get("maximum", f["free"])), Fraction(0)), f["digits"])),
        draw_largest_subscription,
        signed=["free"],
        needs=lambda f: set(f) - {"maximum"},
    ),
    Rule(
        "fund.display-summary",
        {"amount": DECIMAL},
        ["amount"],
        one(lambda f: half_away(f["amount"], 4)),
        draw_signed("amount", 4),
        signed=["amount"],
    ),
    Rule(
        "sum.with",
        {"before": DECIMAL, "figure": DECIMAL},
        ["sum"],
        one(lambda f: f["before"] + f["figure"]),
        draw_part_of("before", ["figure"], ["figure"]),
        signed=["before", "figure"],
    ),
    Rule(
        "account.transferable",
        {"free": DECIMAL},
        ["transferable"],
        one(lambda f: max(down(f["free"], 2), Fraction(0))),
        draw_signed("free", 2),
        signed=["free"],
    ),
    Rule(
        "account.shortage",
        {"needed": DECIMAL, "free": DECIMAL, "allowance": DECIMAL},
        ["missing", "wanted"],
        lambda f: [away(f["needed"] - f["free"], 2), away(f["needed"] - f["free"] + f["needed"] * f["allowance"], 2)],
        draw_shortage,
        signed=["free"],
    ),
    Rule(
        "account.display-balance",
        {"amount": DECIMAL},
        ["amount"],
        one(lambda f: half_away(f["amount"], 2)),
        draw_signed("amount", 2),
        signed=["amount"],
    ),
    Rule(
        "account.balance-after",
        {"before": DECIMAL, "change": DECIMAL},
        ["after"],
        one(lambda f: f["before"] + f["change"]),
        draw_part_of("before", ["change"], ["change"]),
        signed=["before", "change"],
    ),
    Rule(
        "account.statement-sum",
        {"sumOf": MOVEMENT_KINDS, "kind": MOVEMENT_KINDS, "before": DECIMAL, "change": DECIMAL},
        ["sum"],
        one(lambda f: f["before"] + (f["change"] if f["kind"] == f["sumOf"] else 0)),
        draw_movement,
        signed=["before", "change"],
    ),
    Rule(
        "account.statement-closing",
        {name: DECIMAL for name in ["opening", *MOVEMENT_KINDS]},
        ["closing"],
        one(lambda f: sum(f.values())),
        lambda rng, mode: {name: sign(rng) * draw(rng, mode) for name in ["opening", *MOVEMENT_KINDS]},
        signed=["opening", *MOVEMENT_KINDS],
    ),
    Rule(
        "account.total",
        {"free": DECIMAL, "locked": DECIMAL},
        ["total"],
        one(lambda f: f["free"] + f["locked"]),
        draw_part_of("free", ["locked"], signed=["locked"]),
        signed=["free", "locked"],
    ),
    Rule(
        "home.day-start-total",
        {"totalBalance": DECIMAL, "floatingProfit": DECIMAL, "profits": DECIMAL},
        ["startTotal"],
        one(lambda f: f["totalBalance"] + f["floatingProfit"] - f["profits"]),
        draw_part_of("totalBalance", ["floatingProfit", "profits"], ["floatingProfit", "profits"]),
        signed=["totalBalance", "floatingProfit", "profits"],
    ),
    Rule(
        "home.day-profit-percent",
        {"profits": DECIMAL, "startTotal": DECIMAL},
        ["percent"],
        one(lambda f: half_away(f["profits"] / f["startTotal"] * 100, 2)),
        draw_percent_of("profits", "startTotal"),
        signed=["profits"],
        above=["startTotal"],
    ),
    Rule(
        "market.bar-change",
        {"close": DECIMAL, "before": DECIMAL},
        ["percent"],
        one(lambda f: half_away((f["close"] - f["before"]) / f["before"] * 100, 2)),
        draw_bar_change,
        signed=["close", "before"],
    ),
    Rule("history.range", {"start": DAY, "end": DAY, "today": DAY}, ["startTime", "endTime"], seconds, draw_range),
]


# --- Cases ------------------------------------------------------------------------------------------------------------


def written(rng, value):
    """A figure in one of its equivalent notations, sometimes as a JSON number."""
    if isinstance(value, date):
        return value.isoformat()
    if not isinstance(value, (int, Fraction)):
        return value
    shortest = text(value)
    decimals = len(shortest.partition(".")[2])
    room = 18 - decimals
    if value == 0 and rng.random() < 0.2:
        shortest = "-0"
    elif room > 0 and rng.random() < 0.15:
        shortest += ("" if decimals else ".") + "0" * rng.randrange(1, min(room, 4) + 1)
    return Literal(shortest) if rng.random() < 0.1 else shortest


def expected(rng, rule, results):
    figures = [written(rng, Fraction(one)) for one in results]
    if len(figures) > 1:
        return dict(zip(rule.gives, figures))
    [figure] = figures
    return rng.choice([figure, {rule.gives[0]: figure}, {rule.gives[0]: figure}, {rng.choice(["value", "result"]): figure}])


def fault(rng, rule, kind, figures):
    """Introduces a fault into a required field and returns its name, or nothing if this kind of fault is impossible."""
    needed = [name for name in figures if name in rule.needs(figures)]
    decimals = [name for name in needed if rule.fields[name] == DECIMAL]
    wholes = [name for name in needed if rule.fields[name] == WHOLE]
    choices = [name for name in needed if isinstance(rule.fields[name], list)]
    unsigned = [name for name in decimals + wholes if name not in rule.signed]
    above = [name for name in needed if name in rule.above]
    if kind in ("missing", "null", "empty"):
        # Without `today` an audit uses its own day. An empty text counts as a value, though a wrong one.
        name = rng.choice([one for one in needed if one != "today"])
        return name, {"missing": ..., "null": None, "empty": ""}[kind]
    if kind == "no figure" and decimals + wholes:
        return rng.choice(decimals + wholes), rng.choice(NO_FIGURES)
    if kind == "too fine" and decimals:
        return rng.choice(decimals), text(Fraction(rng.randrange(1, 10**9), 10**18) + STEP / 10)
    if kind == "too large" and decimals:
        return rng.choice(decimals), "1" + "0" * rng.choice([21, 21, 22, 40])
    if kind == "below zero" and unsigned:
        name = rng.choice(unsigned)
        return name, "-1" if name in wholes else text(-rng.choice([STEP, Fraction(1), Fraction("0.5"), Fraction(10**15)]))
    if kind == "zero" and above:
        return rng.choice(above), rng.choice(["0", "0.000", "-0"])
    if kind == "zero" and wholes:
        return rng.choice(wholes), rng.choice(["0.5", "1.000000000000000001", "9007199254740993"])
    if kind == "choice" and choices:
        name = rng.choice(choices)
        return name, rng.choice([rule.fields[name][0].upper(), "1", "0", " " + rule.fields[name][0], "another"])
    return None


NO_STARTS = ["2023-02-29", "2100-02-29", "2024-04-31", "2024-13-01", "2024-00-10", "2024-01-00", "2024-1-1", "20240101", "yesterday"]
NO_ENDS = ["2025-02-29", "2025-06-31", "2025-11-31", "2025-12-32", "2025-12-01T00:00", "31.12.2025"]
DAY_FAULTS = [
    *(("start", day) for day in [*NO_STARTS, "1999-12-31", "1900-01-01", "0001-01-01", "2024-04-01"]),
    *(("end", day) for day in [*NO_ENDS, "2026-02-01", "9999-12-31"]),
    ("today", "2026-02-30"),
]


def day_fault(figures, number):
    """Days that do not exist, are before 2000 or after today, or are in reverse order."""
    figures.update({"start": date(2024, 2, 29), "end": date(2024, 3, 31), "today": date(2026, 1, 31)})
    name, day = DAY_FAULTS[number % len(DAY_FAULTS)]
    if day == "2100-02-29":  # divisible by four, but no leap year: also divisible by a hundred
        figures.update({"end": date(2100, 3, 31), "today": date(2400, 2, 29)})
    return name, day


def cases(rule, each, rng):
    for index in range(each):
        mode = MODES[index % len(MODES)]
        figures = rule.draw_input(rng, mode)
        spoiled = None
        if index % 5 == 4:
            spoiled = fault(rng, rule, FAULTS[index // 5 % len(FAULTS)], figures)
        elif index % 5 in (1, 3) and rule.name == "history.range":
            spoiled = day_fault(figures, index // 5 * 2 + index % 5 // 2)
        given = {name: written(rng, value) for name, value in figures.items()}
        if spoiled:
            name, value = spoiled
            given[name] = value
            if value is ...:
                del given[name]
            wanted = {"refused": name}
        else:
            wanted = expected(rng, rule, rule.compute(figures))
        yield {"rule": rule.name, "input": given, "expected": wanted}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=20260131)
    parser.add_argument("--each", type=int, default=50, help="cases for each rule (50)")
    options = parser.parse_args()
    for rule in RULES:
        rng = random.Random(f"{options.seed} {rule.name}")
        for case in cases(rule, options.each, rng):
            sys.stdout.write(as_json(case) + "\n")


if __name__ == "__main__":
    main()
