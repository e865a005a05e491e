import { expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { holdingOrder, moneyOf } from "../contract.test-support.ts";
import { closeTotals } from "./close-totals.ts";

test("A-851: the sums of positions are before and after their fees, and covers count in the net one", () => {
	const loss = { ...holdingOrder, profit: moneyOf("-342"), fee: moneyOf("1.5"), cover: moneyOf("10") };
	expect(plain(closeTotals([{ ...holdingOrder, profit: moneyOf("23"), fee: moneyOf("1.2") }, loss]))).toEqual(
		{
			profit: "-319",
			fee: "2.7",
			net: "-311.7",
		},
	);
	expect(plain(closeTotals([]))).toEqual({ profit: "0", fee: "0", net: "0" });
});

test("A-851: a sum with an unknown figure is absent", () => {
	expect(plain(closeTotals([holdingOrder, { ...holdingOrder, fee: undefined }]))).toEqual({
		profit: "0.48",
		fee: undefined,
		net: undefined,
	});
});
