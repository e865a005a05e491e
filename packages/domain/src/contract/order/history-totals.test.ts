import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { holdingOrder, moneyOf } from "../contract.test-support.ts";
import { historyTotals } from "./history-totals.ts";
import { netProfitOf } from "./net-profit.ts";

const closed = { ...holdingOrder, stage: "closed" as const };
const wiped = { ...closed, profit: moneyOf("-3402"), fee: moneyOf("2.5"), cover: moneyOf("912") };
const reported = { profitOfAll: moneyOf("-3401.76"), feeOfAll: moneyOf("2.75"), coverOfAll: moneyOf("912") };
const all = { rows: [closed, wiped], total: 2 };

test("Spec 1 §3: the sums are those of the platform, over all pages", () => {
	expect(plain(historyTotals(reported, { rows: [closed], total: 2 }))).toEqual({
		profit: "-3401.76",
		fee: "2.75",
		cover: "912",
		net: "-2492.51",
	});
	expect(historyTotals({ ...reported, coverOfAll: moneyOf("0") }, all).cover).toBeUndefined();
});

test("a platform that reports the profit alone: fees and net follow from the orders once all have been read", () => {
	const profitAlone = { profitOfAll: moneyOf("-3401.76") };
	expect(plain(historyTotals(profitAlone, all))).toEqual({
		profit: "-3401.76",
		fee: "2.75",
		cover: "912",
		net: "-2492.51",
	});
	expect(plain(historyTotals(profitAlone, { rows: [wiped], total: 2 }))).toEqual({
		profit: "-3401.76",
		fee: undefined,
		cover: undefined,
		net: undefined,
	});
	expect(plain(historyTotals(undefined, { rows: [], total: 0 }))).toEqual({
		profit: undefined,
		fee: undefined,
		cover: undefined,
		net: undefined,
	});
});

test("the net profit of an order is what its customer gained or lost, with the cover", () => {
	expect(plain([netProfitOf(wiped), netProfitOf(closed)])).toEqual(["-2492.5", "-0.01"]);
});
