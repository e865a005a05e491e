import { staleAfterMs } from "@tradewind/domain/realtime";
import { describe, expect, test } from "vitest";
import { acts } from "./acts.ts";
import { openOrders, tryOut } from "./trial.ts";
import { differences } from "./truth.ts";

/** Figures that move with the price. */
const moving = /UpdatePrice|FactProfits/;

/** The price of EUR/USD is quoted twice a second. */
const oneQuoteMs = 500;

describe("without any fault", () => {
	test("what the platform does by itself is shown within 2 s: a waiting order is filled, a micro order ends, money moves", async () => {
		const untrue = await tryOut(async (trial) => {
			await openOrders(trial);
			const perSecond: number[] = [];
			for (let second = 0; second < 40; second++) {
				await trial.time.pass(1000);
				const found = differences(trial.customer, trial.platform).filter((line) => !moving.test(line));
				perSecond.push(found.length);
			}
			return perSecond.filter((count, second) => count > 0 && (perSecond[second - 1] ?? 0) > 0);
		});
		expect(untrue).toEqual([]);
	});

	test("what was not told is found: the laws see an order that the app has never heard of", async () => {
		const found = await tryOut(async (trial) => {
			const { customer, platform, time } = trial;
			await openOrders(trial);
			platform.control.faults({ http: [{ match: "contract.getOrders", status: 503 }] });
			acts["buys at market"](customer, 0);
			await time.pass(3000);
			return differences(customer, platform);
		});
		expect(found).toContain("holding orders: 511 is missing");
	});
});

describe("Pitfall 3: on a line that is late by itself", () => {
	test.each([
		[8000, "tradable, and at most as old as a price may be"],
		[12_000, "not tradable"],
		[14_500, "not tradable"],
	])("by %i ms, prices are %s", async (ms) => {
		const ages = await tryOut(async ({ customer, platform, time }) => {
			platform.control.faults({ socket: [{ kind: "delay", ms }] });
			for (let half = 0; half < 80; half++) {
				acts["buys at market"](customer, 0);
				await time.pass(500);
				customer.readNotices();
			}
			return customer.presses().map(({ at, quoteMadeAt }) => at - (quoteMadeAt ?? 0));
		});
		expect(Math.max(...ages)).toBeLessThanOrEqual(staleAfterMs + oneQuoteMs);
	});
});
