import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { offline } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { instant } from "../../time/instant.ts";
import { atNoon, runningOrder, wonOrder } from "../micro.test-support.ts";
import { microOrderMachine } from "./micro-order.machine.ts";
import { readRetryMs } from "./micro-order.setup.ts";
import { orderAfterZero, startOrder } from "./micro-order.test-support.ts";
import { type MicroOrder, microOrderId } from "./micro-order.ts";

test("every state and every transition is covered", () => {
	/** Sent at the end: the clock does not advance here, the events contain the time. */
	const readings: readonly MicroOrder[] = [
		{ ...runningOrder, remaining: 0 },
		{ ...runningOrder, remaining: 20_000 },
		wonOrder,
	];
	const answers = ["check", "readOrder"].flatMap((id) => [
		...readings.map((order) => ({ type: `xstate.done.actor.${id}`, output: Result.succeed(order) }) as const),
		{ type: `xstate.done.actor.${id}`, output: Result.succeed(undefined) } as const,
		{ type: `xstate.done.actor.${id}`, output: Result.fail(offline) } as const,
		{ type: `xstate.error.actor.${id}`, error: new Error() } as const,
	]);
	const events = [
		{ type: "tick" },
		{ type: "wake up" },
		{ type: "check again" },
		...readings.map((order) => ({ type: "order updated", order }) as const),
		...answers,
	] as const;
	const sameWhen = ({
		value,
		context,
	}: ReturnType<ReturnType<typeof startOrder>["actor"]["getSnapshot"]>) => [
		value,
		context.remaining > 0,
		context.isUncertain,
		context.failures,
		Math.min(context.readAttempts, 2),
	];
	const slept = { wall: instant(atNoon.wall + 60_000), elapsed: atNoon.elapsed };
	coverMachine(microOrderMachine, events, {
		inputs: [runningOrder, wonOrder].map((order) => ({ order, clock: () => slept })),
		sameWhen,
	});
});

describe("Spec 1 §4: the countdown", () => {
	test("counts whole seconds from the platform's figure", () => {
		const { wait, context, state } = startOrder({ remaining: 2500 });
		const shown = [context().remaining];
		for (let step = 0; step < 24; step++) {
			wait(100);
			shown.push(context().remaining);
		}
		expect([state(), [...new Set(shown)]]).toEqual([{ "in progress": "counting" }, [2500, 2000, 1000]]);
		wait(100);
		expect([state(), context().remaining]).toEqual(["settling", 0]);
	});

	test("starts with the time left at the start of the machine, not at the reading", () => {
		const measuredAt = { wall: instant(atNoon.wall - 4000), elapsed: atNoon.elapsed - 4000 };
		expect(startOrder({ measuredAt }).context().remaining).toBe(26_000);
	});

	test("waits a second at zero, then reads the order and takes the platform's figures, which are emitted once", async () => {
		const { wait, state, readOrder, closed, context, settled, isBusy } = startOrder();
		wait(29_900);
		expect(state()).toEqual({ "in progress": "counting" });
		wait(100);
		expect([state(), isBusy(), settled]).toEqual(["settling", false, []]);
		wait(900);
		expect([state(), readOrder.inputs()]).toEqual(["settling", []]);
		wait(100);
		expect([state(), isBusy(), readOrder.inputs()]).toEqual([{ reading: "requesting" }, true, [601]]);
		const order = closed();
		await readOrder.succeed(order);
		expect([state(), context().order, context().remaining, settled]).toEqual([
			"closed",
			order,
			0,
			[{ type: "settled", order }],
		]);
	});

	test("an order whose time is over when it is listed is settled at once", () => {
		expect(startOrder({ remaining: 0 }).state()).toBe("settling");
		expect(startOrder({ remaining: -500 }).state()).toBe("settling");
	});

	test("an order that is listed as closed is closed, and nothing is emitted", () => {
		const { state, settled, readOrder, context } = startOrder({ ...wonOrder, measuredAt: atNoon });
		expect([state(), settled, readOrder.inputs(), context().order]).toEqual(["closed", [], [], wonOrder]);
	});
});

describe("Spec 1 §4, §9: after zero the order is read until the platform reports it closed", () => {
	test.each([
		[1, 1000],
		[2, 2000],
		[3, 4000],
		[5, 16_000],
		[6, 30_000],
		[2000, 30_000],
	])("after attempt %d it waits %d ms", (readAttempts, milliseconds) => {
		expect(readRetryMs(readAttempts)).toBe(milliseconds);
	});

	test("with growing delays while the order is in progress, without a limit", async () => {
		const { wait, state, readOrder, inProgress, closed, settled, context } = orderAfterZero();
		for (const [index, pause] of [1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000).entries()) {
			await readOrder.succeed(inProgress(0));
			expect(state()).toEqual({ reading: "waiting" });
			wait(pause - 100);
			expect(readOrder.inputs().length).toBe(index + 1);
			wait(100);
			expect([state(), readOrder.inputs().length]).toEqual([{ reading: "requesting" }, index + 2]);
		}
		expect([context().readAttempts, settled]).toEqual([9, []]);
		await readOrder.succeed(closed());
		expect([state(), settled.length]).toEqual(["closed", 1]);
	});

	test("an order that gets more time from the platform after zero does not count up again", async () => {
		const { readOrder, inProgress, state, context, send } = orderAfterZero();
		await readOrder.succeed(inProgress(5000));
		send({ type: "order updated", order: inProgress(5000) });
		expect([state(), context().remaining]).toEqual([{ reading: "waiting" }, 0]);
	});

	test("after five failures in a row the result is unknown until 'check again'", async () => {
		const { wait, state, readOrder, send, closed, isBusy, settled } = orderAfterZero();
		await readOrder.fail(offline);
		wait(1000);
		await readOrder.break();
		wait(2000);
		await readOrder.succeed(undefined);
		wait(4000);
		await readOrder.fail(offline);
		wait(8000);
		expect(state()).toEqual({ reading: "requesting" });
		await readOrder.fail(offline);
		expect([state(), isBusy(), settled]).toEqual(["result unknown", false, []]);
		wait(120_000);
		expect([state(), readOrder.inputs().length]).toEqual(["result unknown", 5]);
		send({ type: "check again" });
		expect([state(), readOrder.inputs().length]).toEqual([{ reading: "requesting" }, 6]);
		await readOrder.succeed(closed());
		expect([state(), settled.length]).toEqual(["closed", 1]);
	});

	test("the fifth failure may be a defect, and 'check again' resets the failures", async () => {
		const { wait, state, readOrder, send } = orderAfterZero();
		for (const pause of [1000, 2000, 4000, 8000]) {
			await readOrder.fail(offline);
			wait(pause);
		}
		await readOrder.break();
		expect(state()).toBe("result unknown");
		send({ type: "check again" });
		for (const pause of [1000, 2000, 4000, 8000]) {
			await readOrder.break();
			expect(state()).toEqual({ reading: "waiting" });
			wait(pause);
		}
		await readOrder.fail(offline);
		expect(state()).toBe("result unknown");
	});

	test("a successful answer resets the failures", async () => {
		const { wait, state, readOrder, inProgress } = orderAfterZero();
		for (let turn = 0; turn < 4; turn++) {
			await readOrder.fail(offline);
			wait(30_000);
		}
		await readOrder.succeed(inProgress(0));
		wait(30_000);
		for (let turn = 0; turn < 4; turn++) {
			await readOrder.fail(offline);
			expect(state()).toEqual({ reading: "waiting" });
			wait(30_000);
		}
	});

	test("an answer with another order counts as no answer", async () => {
		const { state, readOrder, closed, context, settled } = orderAfterZero();
		await readOrder.succeed({ ...closed(), id: microOrderId(602) });
		expect([state(), context().failures, settled]).toEqual([{ reading: "waiting" }, 1, []]);
	});

	test("after waking it is read at once, also when its result was unknown", async () => {
		const { wait, state, readOrder, send } = orderAfterZero();
		await readOrder.fail(offline);
		send({ type: "wake up" });
		expect([state(), readOrder.inputs().length]).toEqual([{ reading: "requesting" }, 2]);
		for (let turn = 0; turn < 4; turn++) {
			await readOrder.fail(offline);
			wait(30_000);
		}
		expect(state()).toBe("result unknown");
		send({ type: "wake up" });
		expect(state()).toEqual({ reading: "requesting" });
	});
});
