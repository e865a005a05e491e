import { expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import type { Slices } from "./slices.ts";
import { createVirtualClock } from "./virtual-clock.ts";

const usualSteps = 100;

/** Slices of a number of steps; `steps` lists how many each took. */
const countedSlices = (stepsPerSlice = usualSteps) => {
	const steps: number[] = [];
	const slices: Slices = {
		begin: () => {
			const slice = steps.push(0) - 1;
			return () => {
				const taken = (steps[slice] ?? 0) + 1;
				steps[slice] = taken;
				return taken >= stepsPerSlice;
			};
		},
		pause: () => new Promise(setImmediate),
	};
	return { steps, slices };
};

const post = async (fetch: (request: Request) => Promise<Response>, command: string, body: object) => {
	const headers = { "content-type": "application/json" };
	const url = `http://platform.test/__control/${command}`;
	await fetch(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
};

/** A platform with 60 orders after a fast-forward of two minutes. */
const stateAfterFastForward = async (slices?: Slices) => {
	const { fetch, control, stop } = createPlatform({ clock: createVirtualClock(), ...(slices && { slices }) });
	const orders = { account: "mia@tradewind.test", count: 60, pushesPerSecond: 1 };
	await post(fetch, "load", { instruments: 10, ticksPerSecond: 5, orders });
	await post(fetch, "clock", { advanceMs: 120_000 });
	const response = await fetch(new Request("http://platform.test/__control/state"));
	stop();
	expect(control.state()).toEqual(await response.clone().json());
	return response.json();
};

test("a fast-forward of the clock is settled in slices, and the state is the same as in one", async () => {
	const { steps, slices } = countedSlices();
	const inOne = await stateAfterFastForward();
	expect(await stateAfterFastForward(slices)).toEqual(inOne);
	expect(Math.max(...steps)).toBe(usualSteps);
	expect(steps.length).toBeGreaterThan(30);
});

test("the host does other work between the slices, and a request waits for the last one", async () => {
	const { steps, slices } = countedSlices(2);
	const clock = createVirtualClock();
	const { fetch, stop } = createPlatform({ clock, slices, scenario: "holding-orders" });
	clock.advance(60 * 86_400_000);
	const slicesInFastForward = steps.length;
	let turns = 0;
	let isAnswered = false;
	const answer = fetch(new Request("http://platform.test/v2/api/forex/trade_list")).then(() => {
		isAnswered = true;
	});
	while (!isAnswered) {
		await new Promise(setImmediate);
		turns += 1;
	}
	await answer;
	stop();
	expect(slicesInFastForward).toBeLessThan(5);
	expect(turns).toBeGreaterThan(10);
});

test("a call during a fast-forward of the clock is answered between its steps, at the time of that step", async () => {
	const { slices } = countedSlices();
	const { fetch, clock, stop } = createPlatform({
		clock: createVirtualClock(),
		slices,
		scenario: "holding-orders",
	});
	const start = clock.now();
	let isDone = false;
	const fastForward = post(fetch, "clock", { advanceMs: 600_000 }).then(() => {
		isDone = true;
	});
	const passed: number[] = [];
	while (!isDone) {
		await fetch(new Request("http://platform.test/v2/api/forex/trade_list"));
		passed.push(clock.now() - start);
		await new Promise(setImmediate);
	}
	await fastForward;
	stop();
	expect(passed.length).toBeGreaterThan(5);
	expect(passed[1]).toBeLessThan(60_000);
	expect(passed).toEqual([...passed].sort((a, b) => a - b));
	expect(clock.now() - start).toBe(600_000);
});
