import { Effect } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { euroDollar, moneyOf } from "../../contract/contract.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { memoryMicroTrading } from "../micro-trading.test-support.ts";
import { secondsLeft } from "./countdown.ts";
import { phone } from "./device.test-support.ts";
import { microOrderMachine } from "./micro-order.machine.ts";
import type { MicroOrderSettled } from "./micro-order.setup.ts";
import type { MicroOrderId } from "./micro-order.ts";
import { readMicroOrder } from "./read-micro-order.ts";

/** An order of a minute on a phone, with a platform that settles it by its own clock. */
const startWithPlatform = (offset = 0, countsSleep = false) => {
	const timers = new SimulatedClock();
	const device = phone(timers, offset, countsSleep);
	const { layer, place, orders, requests } = memoryMicroTrading({
		now: device.platformNow,
		clock: device.clock,
	});
	place({ instrument: euroDollar.id, direction: "up", amount: moneyOf("20"), seconds: 60 });
	const machine = microOrderMachine.provide({
		actors: {
			readOrder: fromPromise(async ({ input }: { input: MicroOrderId }) =>
				Effect.runSync(Effect.result(Effect.provide(readMicroOrder(input), layer))),
			),
		},
	});
	const [order] = orders();
	if (!order) throw new Error("There is no order");
	const actor = createActor(machine, { clock: timers, input: { order, clock: device.clock } });
	const settled: MicroOrderSettled[] = [];
	actor.on("settled", (event) => settled.push(event));
	const shown: number[] = [];
	actor.subscribe(({ context }) => {
		shown.push(secondsLeft(context.remaining));
	});
	actor.start();
	const context = () => actor.getSnapshot().context;
	return {
		...device,
		actor,
		requests,
		settled,
		/** The shown seconds at each event. */
		shown,
		orders,
		state: () => actor.getSnapshot().value,
		isUncertain: () => context().isUncertain,
		/** The shown seconds, and the platform's. */
		seconds: () => ({
			shown: secondsLeft(context().remaining),
			platform: Math.ceil(Math.max(0, 60_000 - device.platformNow()) / 1000),
		}),
		/** Advances the clocks second by second, with all requests and answers. */
		pass: async (seconds: number) => {
			for (let left = seconds; left > 0; left--) {
				device.wait(1000);
				for (let turn = 0; turn < 10; turn++) await Promise.resolve();
			}
		},
	};
};

const neverIncreases = (shown: readonly number[]): boolean =>
	shown.every((seconds, at) => at === 0 || seconds <= (shown[at - 1] ?? 0));

describe.each([
	["is right", 0],
	["is two hours slow", -7_200_000],
	["is 90 seconds fast", 90_000],
])("Pitfall 9: on a phone whose clock %s", (_, offset) => {
	test("the seconds are the platform's, and the order is settled with its figures", async () => {
		const { pass, seconds, state, settled, orders, requests, shown } = startWithPlatform(offset);
		for (let second = 0; second <= 60; second++) {
			expect(seconds().shown).toBe(seconds().platform);
			expect(seconds().shown).toBe(60 - second);
			await pass(1);
		}
		expect([state(), settled]).toEqual(["closed", [{ type: "settled", order: orders()[0] }]]);
		expect([plain(settled[0]?.order.profit), requests, neverIncreases(shown)]).toEqual([
			"18",
			["in progress 1", "closed 1"],
			true,
		]);
	});

	test.each([
		["is set back by two hours", -7_200_000],
		["is set forward by 90 seconds", 90_000],
		["is set back by two seconds", -2000],
		["is set forward by an hour", 3_600_000],
	])(
		"that %s while an order runs: the seconds remain the platform's, and the order is read",
		async (__, by) => {
			const { pass, seconds, setWallClock, requests, isUncertain, shown } = startWithPlatform(offset);
			await pass(10);
			setWallClock(by);
			expect(requests).toEqual([]);
			for (let second = 10; second < 60; second++) {
				expect(seconds()).toEqual({ shown: 60 - second, platform: 60 - second });
				await pass(1);
				expect([requests, isUncertain()]).toEqual([["in progress 1"], false]);
			}
			expect(neverIncreases(shown)).toBe(true);
		},
	);

	test.each([
		["with a wake-up event", true, 0],
		["without a wake-up event", false, 1],
	])(
		"that sleeps for 20 s: a phone %s reads the order and shows the platform's seconds",
		async (__, isTold, after) => {
			const { pass, sleep, actor, seconds, isUncertain, requests, shown, state, settled } =
				startWithPlatform(offset);
			await pass(10);
			sleep(20_000);
			expect(seconds()).toEqual({ shown: 50, platform: 30 });
			if (isTold) actor.send({ type: "wake up" });
			for (let turn = 0; turn < 10; turn++) await Promise.resolve();
			await pass(after);
			expect(requests).toEqual(["in progress 1"]);
			for (let second = 30 + after; second < 60; second++) {
				expect([seconds().shown, seconds().platform, isUncertain()]).toEqual([
					60 - second,
					60 - second,
					false,
				]);
				await pass(1);
			}
			await pass(1);
			expect([state(), settled.length, neverIncreases(shown)]).toEqual(["closed", 1, true]);
		},
	);

	test("whose monotonic clock continues during sleep: the seconds are right at once, and nothing is read", async () => {
		const { pass, sleep, seconds, isUncertain, requests, state } = startWithPlatform(offset, true);
		await pass(10);
		sleep(20_000);
		await pass(1);
		expect([seconds(), isUncertain(), requests]).toEqual([{ shown: 29, platform: 29 }, false, []]);
		sleep(60_000);
		await pass(2);
		expect([seconds(), state()]).toEqual([{ shown: 0, platform: 0 }, "closed"]);
	});

	test("that sleeps for 60 s, past the end: the order is closed as soon as it has been read", async () => {
		const { pass, sleep, state, settled, shown, seconds } = startWithPlatform(offset);
		await pass(10);
		sleep(60_000);
		await pass(1);
		expect([state(), settled.length, seconds(), neverIncreases(shown)]).toEqual([
			"closed",
			1,
			{ shown: 0, platform: 0 },
			true,
		]);
	});
});

test("whatever the device does, the seconds never increase, and are the platform's within one once nothing is uncertain", async () => {
	const step = fc.oneof(
		fc.record({ is: fc.constant("pass" as const), by: fc.integer({ min: 1, max: 9 }) }),
		fc.record({ is: fc.constant("sleep" as const), by: fc.integer({ min: 1, max: 60_000 }) }),
		fc.record({ is: fc.constant("set" as const), by: fc.constantFrom(-7_200_000, 90_000, -30_000, 900) }),
		fc.record({ is: fc.constant("wake up" as const), by: fc.constant(0) }),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
			const { pass, sleep, setWallClock, actor, shown, seconds, isUncertain, settled, state } =
				startWithPlatform();
			let hidden = 0;
			for (const { is, by } of steps) {
				if (is === "sleep") sleep(by);
				if (is === "set") setWallClock(by);
				/** A sleep that setting the clock hides to the second; only 'wake up' reveals it. */
				if (is === "sleep" || is === "set") hidden++;
				if (is === "wake up") actor.send({ type: "wake up" });
				await pass(is === "pass" ? by : 1);
				if (is === "wake up") hidden = 0;
				const { shown: now, platform } = seconds();
				if (!isUncertain() && hidden < 2) expect(Math.abs(now - platform)).toBeLessThanOrEqual(1);
			}
			expect(neverIncreases(shown)).toBe(true);
			await pass(130);
			expect([state(), settled.length]).toEqual(["closed", 1]);
		}),
	);
});
