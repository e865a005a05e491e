import { beforeEach, describe, expect, test, vi } from "vitest";
import { refreshOnArrival } from "../packages/ui-react/src/wiring/refresh-on-arrival.ts";
import { faultKinds } from "./fault-kinds.ts";
import { failedMachines, openOrders, recover, runScenario, runStartUp } from "./run.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

/** Longer than the client's timeout. */
const faultMs = 20_000;

describe("an app that starts with open orders and a fault equals the platform after one reconnect:", () => {
	test.each(faultKinds)("$name", async ({ begin, end }) => {
		const found = await runStartUp(
			({ platform }) => begin(platform.control),
			async (run) => {
				await run.time.advance(faultMs);
				end?.(run.platform.control);
				const differences = await recover(run);
				return [...differences, ...failedMachines(run)];
			},
		);
		expect(found).toEqual([]);
	});

	test("a network that is missing at the start and comes back", async () => {
		const found = await runStartUp(
			({ browser }) => browser.goOffline(),
			async (run) => {
				await run.time.advance(faultMs);
				const before = failedMachines(run);
				run.browser.goOnline();
				await run.time.advance(2000);
				return [before.length > 0, failedMachines(run)];
			},
		);
		expect(found).toEqual([true, []]);
	});
});

test("a market that closes during a delayed read of the list, and a reconnect: then it is shown as closed", async () => {
	const open = await runScenario(async (run) => {
		const { customer, platform, time } = run;
		await openOrders(run);
		const isOpen = () =>
			customer.app.market.getSnapshot().context.instruments.find(({ code }) => code === customer.code)
				?.isOpen;
		refreshOnArrival(customer.app, "/");
		await time.advance(1000);
		platform.control.faults({ http: [{ match: "market.getInstruments", delayMs: 3000, times: 1 }] });
		refreshOnArrival(customer.app, "/trade");
		await time.advance(100);
		const before = isOpen();
		platform.control.market({ code: customer.code, open: false });
		platform.control.faults({ socket: [{ kind: "drop", times: 1 }] });
		await time.advance(4000);
		return [before, isOpen()];
	});
	expect(open).toEqual([true, false]);
});
