import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { holdingOrder, moneyOf, totalsOf } from "../contract.test-support.ts";
import { leadsToRisk, orderRiskOf, riskFactsOf } from "./order-risk.ts";

const account = { free: moneyOf("1000"), locked: moneyOf("0") };
const noPositions = { holding: [], totals: { ...totalsOf("0"), margin: moneyOf("0") } };
const cost = (margin: string, fee = "0") => ({ margin: moneyOf(margin), fee: moneyOf(fee) });

test.each([
	["890", "0", { hazardRate: "112.35", risk: "warning", lockedShare: "89" }],
	["890", "110", { hazardRate: "100", risk: "danger", lockedShare: "89" }],
	["10", "0", { hazardRate: "10000", risk: "none", lockedShare: "1" }],
] as const)("Spec 1 §3: a margin of %s and a fee of %s", (margin, fee, expected) => {
	expect(plain(orderRiskOf(cost(margin, fee), riskFactsOf(account, noPositions)))).toEqual(expected);
});

test("A-05: the margin of open positions counts, that of pending orders does not", () => {
	const facts = riskFactsOf(
		{ free: moneyOf("600"), locked: moneyOf("400") },
		{ holding: [{ ...holdingOrder, margin: moneyOf("300") }], totals: totalsOf("-100") },
	);
	expect(plain(facts)).toEqual({ free: "600", locked: "400", profit: "-100", heldMargin: "300" });
	expect(plain(orderRiskOf(cost("300"), facts))).toEqual({
		hazardRate: "150",
		risk: "warning",
		lockedShare: "50",
	});
});

test("without balance, totals or cost nothing is computed; a free balance of zero has no share", () => {
	const nothing = { hazardRate: undefined, risk: "none", lockedShare: undefined };
	expect(riskFactsOf(undefined, noPositions)).toBeUndefined();
	expect(riskFactsOf(account, { ...noPositions, totals: undefined })).toBeUndefined();
	expect(orderRiskOf(cost("1"), undefined)).toEqual(nothing);
	expect(orderRiskOf({ margin: undefined, fee: undefined }, riskFactsOf(account, noPositions))).toEqual(
		nothing,
	);
	const empty = riskFactsOf({ ...account, free: moneyOf("0") }, noPositions);
	expect(plain(orderRiskOf(cost("1"), empty))).toEqual({
		hazardRate: "0",
		risk: "danger",
		lockedShare: undefined,
	});
});

test.each([
	["590", false],
	["667", true],
	["1000", true],
])("A-950: whether a margin of %s of a balance of 1,000 leads to a risk", (margin, expected) => {
	expect(leadsToRisk(cost(margin), riskFactsOf(account, noPositions))).toBe(expected);
});

test("A-950: an order whose margin level is not known counts as one that leads to a risk", () => {
	expect(leadsToRisk(cost("1"), undefined)).toBe(true);
});
