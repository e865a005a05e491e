import { contract, market } from "@tradewind/contracts";
import { expect, test } from "vitest";
import { createBench } from "../test/client.test-support.ts";
import { createHttpFaults, type HttpFault } from "./http-faults.ts";

const always = () => 0.5;
const nobody = () => false;

/** The requests, counted from 1, to which the fault applies, of ten requests of a customer. */
const hit = (
	fault: Omit<HttpFault, "match">,
	chance: () => number = always,
	account = "mia@tradewind.test",
) => {
	const faults = createHttpFaults(chance);
	faults.add(1, { match: market.getTradeList.id, status: 429, ...fault });
	return Array.from({ length: 10 }, (_, place) => place + 1).filter(() =>
		faults.take(market.getTradeList, (wanted) => wanted === account),
	);
};

test("a fault can apply from the nth request on, and to so many of them", () => {
	expect(hit({ skip: 2, times: 3 })).toEqual([3, 4, 5]);
	expect(hit({ skip: 9 })).toEqual([10]);
});

test("a fault can apply to one customer only", () => {
	expect(hit({ account: "noor@tradewind.test" })).toEqual([]);
	expect(hit({ account: "mia@tradewind.test", times: 1 })).toEqual([1]);
});

test("a fault can apply by chance, which also uses up its times only when it applies", () => {
	const drawn = [0.1, 0.9, 0.3, 0.29, 0.31, 0, 0.99, 0.5, 0.2, 0.7];
	const chance = () => drawn.shift() ?? 1;
	expect(hit({ percent: 30, times: 3 }, chance)).toEqual([1, 4, 6]);
});

test("a fault of another call takes no part", () => {
	const faults = createHttpFaults(always);
	faults.add(1, { match: contract.submitContract.id, status: 500, skip: 1 });
	faults.add(2, { match: "*", status: 503 });
	expect(faults.take(market.getTradeList, nobody)?.status).toBe(503);
	expect(faults.take(contract.submitContract, nobody)?.status).toBe(503);
	expect(faults.take(contract.submitContract, nobody)?.status).toBe(500);
});

test("an answer without a field, or with one of another type, comes from the executed call", async () => {
	const bench = createBench();
	bench.platform.control.faults({
		http: [
			{
				match: "market.getInstruments",
				change: [{ path: "data.0.Pip" }, { path: "data.1.PricePrecision", value: "five" }],
				times: 1,
			},
		],
	});
	const rows = async () => (await bench.ask(market.getTradeList)).data as readonly Record<string, unknown>[];
	const [first, second] = await rows();
	expect([first && "Pip" in first, second?.PricePrecision]).toEqual([false, "five"]);
	const [again] = await rows();
	expect(again && "Pip" in again).toBe(true);
});
