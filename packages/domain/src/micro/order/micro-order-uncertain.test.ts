import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import { noon } from "../../contract/contract.test-support.ts";
import { instant } from "../../time/instant.ts";
import { atNoon, runningOrder } from "../micro.test-support.ts";
import { microOrderMachine } from "./micro-order.machine.ts";
import { startOrder } from "./micro-order.test-support.ts";
import { type MicroOrder, microOrderId } from "./micro-order.ts";

describe("Pitfall 9: while the platform cannot be read", () => {
	test("the time left is uncertain, and is read with growing delays; the figure is an upper limit", async () => {
		const { wait, sleep, context, state, readOrder, inProgress } = startOrder();
		wait(5000);
		sleep(10_000);
		wait(1000);
		expect([state(), context().isUncertain, context().remaining]).toEqual([
			{ "in progress": "checking" },
			true,
			24_000,
		]);
		for (const [index, pause] of [1000, 2000, 4000].entries()) {
			await (index === 1 ? readOrder.break() : readOrder.fail(offline));
			expect(state()).toEqual({ "in progress": "waiting" });
			wait(pause - 100);
			expect(readOrder.inputs().length).toBe(index + 1);
			wait(100);
			expect(readOrder.inputs().length).toBe(index + 2);
		}
		expect([context().isUncertain, context().remaining]).toEqual([true, 17_000]);
		await readOrder.succeed(inProgress());
		expect([state(), context().isUncertain, context().remaining]).toEqual([
			{ "in progress": "counting" },
			false,
			7000,
		]);
	});

	test("an order that no list shows is read again, too", async () => {
		const { send, readOrder, state } = startOrder();
		send({ type: "wake up" });
		await readOrder.succeed(undefined);
		expect(state()).toEqual({ "in progress": "waiting" });
	});

	test("the order ends by the monotonic clock, and is read then", async () => {
		const { wait, sleep, state, readOrder } = startOrder();
		sleep(10_000);
		wait(1000);
		await readOrder.fail(offline);
		wait(29_000);
		expect(state()).toBe("settling");
		wait(1000);
		expect(state()).toEqual({ reading: "requesting" });
	});

	test("a reading that was in progress while the device slept is repeated after waking", async () => {
		const { wait, sleep, send, readOrder, inProgress, context } = startOrder();
		send({ type: "wake up" });
		wait(1000);
		sleep(10_000);
		send({ type: "wake up" });
		expect([readOrder.inputs().length, readOrder.interrupted()]).toEqual([2, [true, false]]);
		await readOrder.succeed(inProgress(29_000));
		expect([context().isUncertain, context().remaining]).toEqual([true, 29_000]);
		await readOrder.succeed(inProgress());
		expect([context().isUncertain, context().remaining]).toEqual([false, 19_000]);
	});

	test("an answer that was delayed by sleep leaves the time uncertain, and is read again after a delay", async () => {
		const { wait, sleep, clock, send, readOrder, inProgress, state, context } = startOrder();
		send({ type: "wake up" });
		const slow = { ...inProgress(), measuredAt: clock() };
		sleep(10_000);
		await readOrder.succeed(slow);
		expect([state(), context().isUncertain, readOrder.inputs().length]).toEqual([
			{ "in progress": "waiting" },
			true,
			1,
		]);
		wait(1000);
		expect(readOrder.inputs().length).toBe(2);
		await readOrder.succeed(inProgress());
		expect([state(), context().isUncertain, context().remaining]).toEqual([
			{ "in progress": "counting" },
			false,
			19_000,
		]);
	});

	test("the delays start again with each uncertainty", async () => {
		const { wait, sleep, readOrder, inProgress } = startOrder({ seconds: 600, remaining: 600_000 });
		const listed = (): MicroOrder => inProgress(500_000);
		sleep(5000);
		wait(1000);
		await readOrder.fail(offline);
		wait(1000);
		await readOrder.fail(offline);
		wait(2000);
		await readOrder.succeed(listed());
		sleep(5000);
		wait(1000);
		await readOrder.fail(offline);
		wait(1000);
		expect(readOrder.inputs().length).toBe(5);
	});

	test("the delays start again after waking", async () => {
		const { wait, send, readOrder } = startOrder();
		send({ type: "wake up" });
		await readOrder.fail(offline);
		wait(1000);
		await readOrder.fail(offline);
		send({ type: "wake up" });
		await readOrder.fail(offline);
		wait(1000);
		expect(readOrder.inputs().length).toBe(4);
	});

	test("setting the clock back to the right time does not end the uncertainty: only the platform does", async () => {
		const { wait, setWallClock, readOrder, inProgress, context, send } = startOrder();
		const before = inProgress();
		wait(1000);
		setWallClock(90_000);
		wait(1000);
		setWallClock(-90_000);
		wait(1000);
		expect(context().isUncertain).toBe(true);
		send({
			type: "order updated",
			order: {
				...before,
				remaining: 31_000,
				measuredAt: { ...before.measuredAt, elapsed: before.measuredAt.elapsed - 1 },
			},
		});
		expect(context().isUncertain).toBe(true);
		await readOrder.succeed(inProgress());
		expect([context().isUncertain, context().remaining]).toEqual([false, 27_000]);
	});

	test("a device that wakes up with agreeing clocks continues to count meanwhile", async () => {
		const { wait, send, context, state } = startOrder();
		wait(500);
		send({ type: "wake up" });
		wait(9500);
		expect([state(), context().isUncertain, context().remaining]).toEqual([
			{ "in progress": "checking" },
			false,
			20_000,
		]);
	});
});

describe("A list that shows the order while it runs", () => {
	test("corrects the time left downwards, never upwards", () => {
		const { wait, send, inProgress, context } = startOrder();
		wait(10_000);
		send({ type: "order updated", order: inProgress(18_500) });
		expect(context().remaining).toBe(18_500);
		send({ type: "order updated", order: inProgress(25_000) });
		expect(context().remaining).toBe(18_500);
		wait(500);
		expect(context().remaining).toBe(18_000);
	});

	test("ends the uncertainty if it is newer", () => {
		const { wait, sleep, clock, send, inProgress, context } = startOrder();
		const before = { ...inProgress(30_000), measuredAt: clock() };
		sleep(10_000);
		wait(1000);
		send({ type: "order updated", order: before });
		expect([context().isUncertain, context().remaining]).toEqual([true, 29_000]);
		send({ type: "order updated", order: inProgress() });
		expect([context().isUncertain, context().remaining]).toEqual([false, 19_000]);
	});

	test("of another order changes nothing", () => {
		const { send, inProgress, context } = startOrder();
		send({ type: "order updated", order: { ...inProgress(5000), id: microOrderId(602) } });
		expect(context().remaining).toBe(30_000);
	});

	test("may arrive any number of times: the countdown still counts once a second", () => {
		const { wait, send, inProgress, actor } = startOrder();
		for (let turn = 0; turn < 5; turn++) send({ type: "order updated", order: inProgress() });
		let changes = 0;
		actor.subscribe(() => {
			changes++;
		});
		wait(5000);
		expect(changes).toBe(5);
	});

	test("can show that the order is closed", () => {
		const { send, inProgress, state } = startOrder();
		send({ type: "order updated", order: inProgress(0) });
		expect(state()).toBe("settling");
	});
});

test("a monotonic clock that goes back, which is impossible, does not increase the time left", () => {
	let elapsed = atNoon.elapsed;
	const clock = () => ({ wall: instant(noon + elapsed), elapsed });
	const timers = new SimulatedClock();
	const actor = createActor(microOrderMachine, {
		clock: timers,
		input: { order: runningOrder, clock },
	}).start();
	elapsed += 10_000;
	timers.increment(1000);
	elapsed -= 9000;
	timers.increment(1000);
	expect(actor.getSnapshot().context.remaining).toBe(20_000);
});
