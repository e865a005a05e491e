import { staleAfterMs } from "@tradewind/domain/market";
import { describe, expect, test } from "vitest";
import { actions } from "./actions.ts";
import { differencesFromPlatform } from "./platform-state.ts";
import { openOrders, runScenario } from "./run.ts";

/** Fields that change with the price. */
const priceFields = /UpdatePrice|FactProfits/;

/** Milliseconds between two quotes of EUR/USD. */
const quoteIntervalMs = 500;

describe("without faults", () => {
	test("a filled pending order, a settled micro order and their balances are shown within 2 s", async () => {
		const stale = await runScenario(async (run) => {
			await openOrders(run);
			const perSecond: number[] = [];
			for (let second = 0; second < 40; second++) {
				await run.time.advance(1000);
				const found = differencesFromPlatform(run.customer, run.platform.control.state()).filter(
					(line) => !priceFields.test(line),
				);
				perSecond.push(found.length);
			}
			return perSecond.filter((count, second) => count > 0 && (perSecond[second - 1] ?? 0) > 0);
		});
		expect(stale).toEqual([]);
	});

	test("the comparison reports an order that the app does not know", async () => {
		const found = await runScenario(async (run) => {
			const { customer, platform, time } = run;
			await openOrders(run);
			platform.control.faults({ http: [{ match: "contract.getOrders", status: 503 }] });
			actions["buys at market"](customer, 0);
			await time.advance(3000);
			return differencesFromPlatform(customer, platform.control.state());
		});
		expect(found).toContain("holding orders: 511 is missing");
	});
});

describe("Pitfall 3: on a connection with latency", () => {
	test.each([
		[8000, "tradable, and not older than the limit"],
		[12_000, "not tradable"],
		[14_500, "not tradable"],
	])("of %i ms, prices are %s", async (ms) => {
		const ages = await runScenario(async ({ customer, platform, time }) => {
			platform.control.faults({ socket: [{ kind: "delay", ms }] });
			for (let half = 0; half < 80; half++) {
				actions["buys at market"](customer, 0);
				await time.advance(500);
				customer.dismissOutcomes();
			}
			return customer.acceptedTaps().map(({ at, quoteMadeAt }) => at - (quoteMadeAt ?? 0));
		});
		expect(Math.max(...ages)).toBeLessThanOrEqual(staleAfterMs + quoteIntervalMs);
	});
});
