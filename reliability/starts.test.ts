import { beforeEach, describe, expect, test, vi } from "vitest";
import { refreshOnArrival } from "../packages/ui-react/src/wiring/refresh-on-arrival.ts";
import { faultKinds } from "./fault-kinds.ts";
import { openOrders, settleDown, stuck, tryOut, tryOutStart } from "./trial.ts";

beforeEach(() => {
	vi.spyOn(console, "info").mockReturnValue();
	vi.spyOn(console, "warn").mockReturnValue();
});

/** Longer than the app waits for an answer. */
const longMs = 20_000;

describe("who opens the app with orders open while things go wrong sees, within one reconnect, what is true:", () => {
	test.each(faultKinds)("$name", async ({ begin, end }) => {
		const found = await tryOutStart(
			({ platform }) => begin(platform.control),
			async (trial) => {
				await trial.time.pass(longMs);
				end?.(trial.platform.control);
				const differences = await settleDown(trial);
				return [...differences, ...stuck(trial)];
			},
		);
		expect(found).toEqual([]);
	});

	test("no network, which comes by itself", async () => {
		const found = await tryOutStart(
			({ browser }) => browser.goOffline(),
			async (trial) => {
				await trial.time.pass(longMs);
				const before = stuck(trial);
				trial.browser.goOnline();
				await trial.time.pass(2000);
				return [before.length > 0, stuck(trial)];
			},
		);
		expect(found).toEqual([true, []]);
	});
});

test("a market that closes, and a reconnect, while the list of before is under way: it is known as closed when that has come", async () => {
	const open = await tryOut(async (trial) => {
		const { customer, platform, time } = trial;
		await openOrders(trial);
		const isOpen = () =>
			customer.app.market.getSnapshot().context.instruments.find(({ code }) => code === customer.code)
				?.isOpen;
		refreshOnArrival(customer.app, "/");
		await time.pass(1000);
		platform.control.faults({ http: [{ match: "market.getInstruments", delayMs: 3000, times: 1 }] });
		refreshOnArrival(customer.app, "/trade");
		await time.pass(100);
		const before = isOpen();
		platform.control.market({ code: customer.code, open: false });
		platform.control.faults({ socket: [{ kind: "drop", times: 1 }] });
		await time.pass(4000);
		return [before, isOpen()];
	});
	expect(open).toEqual([true, false]);
});
