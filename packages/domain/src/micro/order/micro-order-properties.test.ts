import { Result } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { runningOrder, wonOrder } from "../micro.test-support.ts";
import { phone } from "./device.test-support.ts";
import { microOrderMachine } from "./micro-order.machine.ts";
import type { MicroOrderSettled } from "./micro-order.setup.ts";
import type { MicroOrder } from "./micro-order.ts";

type Reading = Result.Result<MicroOrder | undefined, QueryError>;

/** An order whose last reading in progress is answered as the test decides. */
const start = () => {
	const timers = new SimulatedClock();
	const device = phone(timers);
	let open: ((reading: Reading | Error) => void) | undefined;
	const machine = microOrderMachine.provide({
		actors: {
			readOrder: fromPromise(
				({ signal }) =>
					new Promise<Reading>((resolve, reject) => {
						const answer = (reading: Reading | Error) => {
							open = undefined;
							if (reading instanceof Error) reject(reading);
							else resolve(reading);
						};
						open = answer;
						signal.addEventListener("abort", () => {
							if (open === answer) open = undefined;
						});
					}),
			),
		},
	});
	const order = { ...runningOrder, measuredAt: device.clock() };
	const actor = createActor(machine, { clock: timers, input: { order, clock: device.clock } });
	const settled: MicroOrderSettled[] = [];
	actor.on("settled", (event) => settled.push(event));
	actor.start();
	/** Whether a reading was in progress. */
	const answer = async (reading: Reading | Error): Promise<boolean> => {
		const wasRead = open !== undefined;
		open?.(reading);
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
		return wasRead;
	};
	return { ...device, actor, settled, answer, isBeingRead: () => open !== undefined };
};

const happenings = [
	"timer zero",
	"a second",
	"half a minute",
	"sleep",
	"clock set back",
	"read in progress",
	"read closed",
	"read nothing",
	"read fails",
	"read breaks",
	"list in progress",
	"list closed",
	"wake up",
	"check again",
] as const;

test("in any order of events the order is closed with the platform's figures, and emitted exactly once", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.constantFrom(...happenings), { maxLength: 30 }), async (all) => {
			const { actor, settled, answer, isBeingRead, clock, platformNow, wait, sleep, setWallClock } = start();
			const running = (): MicroOrder => ({
				...runningOrder,
				remaining: Math.max(0, 30_000 - platformNow()),
				measuredAt: clock(),
			});
			let reported: MicroOrder | undefined;
			const closedOrder = (): MicroOrder => ({ ...wonOrder, measuredAt: clock() });
			for (const happening of all) {
				if (happening === "timer zero") wait(31_000);
				if (happening === "a second") wait(1000);
				if (happening === "half a minute") wait(30_000);
				if (happening === "sleep") sleep(20_000);
				if (happening === "clock set back") setWallClock(-7_200_000);
				if (happening === "read in progress") await answer(Result.succeed(running()));
				if (happening === "read nothing") await answer(Result.succeed(undefined));
				if (happening === "read fails") await answer(Result.fail(offline));
				if (happening === "read breaks") await answer(new Error("a defect"));
				if (happening === "read closed") {
					const order = closedOrder();
					if (await answer(Result.succeed(order))) reported ??= order;
				}
				if (happening === "list in progress") actor.send({ type: "order updated", order: running() });
				if (happening === "list closed") {
					const order = closedOrder();
					actor.send({ type: "order updated", order });
					reported ??= order;
				}
				if (happening === "wake up" || happening === "check again") actor.send({ type: happening });

				const { value, context } = actor.getSnapshot();
				expect(value === "closed").toBe(reported !== undefined);
				expect(settled).toEqual(reported ? [{ type: "settled", order: reported }] : []);
				if (reported) expect([context.order, context.remaining, isBeingRead()]).toEqual([reported, 0, false]);
			}
			/** The machine never stops without a result: left alone, it reads the order or reports an unknown result. */
			if (reported) return;
			for (
				let turn = 0;
				turn < 100 && !isBeingRead() && actor.getSnapshot().value !== "result unknown";
				turn++
			)
				wait(1000);
			actor.send({ type: "check again" });
			expect(isBeingRead()).toBe(true);
			await answer(Result.succeed(closedOrder()));
			expect([actor.getSnapshot().value, settled.length]).toEqual(["closed", 1]);
		}),
		{ numRuns: 150 },
	);
});
