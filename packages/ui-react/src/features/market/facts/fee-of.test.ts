import { decimal, rate, toText } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { euroDollar } from "../../../state/fake-app.test-support.ts";
import { feeOf } from "./fee-of.ts";

test("Spec 1 §9: the fee is given for a quantity of 1, or in percent of the margin", () => {
	const instrument = { ...euroDollar, feeRate: rate(decimal("0.0035")) };
	const told = (["per-quantity", "per-margin"] as const).map((basis) => feeOf(instrument, basis));
	expect(told.map((fee) => fee && toText(fee))).toEqual(["0.0035", "0.35"]);
});
