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

/** An order whose last reading, while it is under way, is answered with whatever the test says. */
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
	/** Whether anybody had asked. */
	const answer = async (reading: Reading | Error): Promise<boolean> => {
		const wasAsked = open !== undefined;
		open?.(reading);
		for (let turn = 0; turn < 10; turn++) await Promise.resolve();
		return wasAsked;
	};
	return { ...device, actor, settled, answer, isAsked: () => open !== undefined };
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
	"told in progress",
	"told closed",
	"wake up",
	"check again",
] as const;

test("whatever happens in whatever order: closed with the platform's figures once it has said so, and told exactly once", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(fc.constantFrom(...happenings), { maxLength: 30 }), async (all) => {
			const { actor, settled, answer, isAsked, clock, truth, wait, sleep, setWallClock } = start();
			const running = (): MicroOrder => ({
				...runningOrder,
				remaining: Math.max(0, 30_000 - truth()),
				measuredAt: clock(),
			});
			let said: MicroOrder | undefined;
			const say = (): MicroOrder => ({ ...wonOrder, measuredAt: clock() });
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
					const order = say();
					if (await answer(Result.succeed(order))) said ??= order;
				}
				if (happening === "told in progress") actor.send({ type: "order updated", order: running() });
				if (happening === "told closed") {
					const order = say();
					actor.send({ type: "order updated", order });
					said ??= order;
				}
				if (happening === "wake up" || happening === "check again") actor.send({ type: happening });

				const { value, context } = actor.getSnapshot();
				expect(value === "closed").toBe(said !== undefined);
				expect(settled).toEqual(said ? [{ type: "settled", order: said }] : []);
				if (said) expect([context.order, context.remaining, isAsked()]).toEqual([said, 0, false]);
			}
			/** And it never waits for nothing: left alone, it asks, or says that it can't tell. */
			if (said) return;
			for (let turn = 0; turn < 100 && !isAsked() && actor.getSnapshot().value !== "result unknown"; turn++)
				wait(1000);
			actor.send({ type: "check again" });
			expect(isAsked()).toBe(true);
			await answer(Result.succeed(say()));
			expect([actor.getSnapshot().value, settled.length]).toEqual(["closed", 1]);
		}),
		{ numRuns: 150 },
	);
});
