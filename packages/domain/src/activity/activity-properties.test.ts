import { Result } from "effect";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { holdingOrder, pendingOrder, priceOf } from "../contract/contract.test-support.ts";
import { type ContractOrder, type OrderId, orderId } from "../contract/order/contract-order.ts";
import type { QueryError } from "../request/request.errors.ts";
import { activityMachine } from "./activity.machine.ts";
import { line, noon, viewOf } from "./activity.test-support.ts";
import type { Endings, EndingsLookup } from "./read-endings.ts";
import { readActivity, writeActivity } from "./saved-activity.ts";
import type { ContractsView } from "./watch-contracts.ts";

/** Two pending orders and one position, with generated events for each. */
const orderEvents = fc.array(
	fc.record({ which: fc.nat(2), does: fc.constantFrom("fill", "close", "cancel", "nothing") }),
	{ maxLength: 10 },
);

interface Moment {
	readonly open: readonly ContractOrder[];
	readonly over: readonly ContractOrder[];
}

const first: Moment = {
	open: [
		{ ...pendingOrder, id: orderId(501) },
		{ ...pendingOrder, id: orderId(502) },
		{ ...holdingOrder, id: orderId(503) },
	],
	over: [],
};

/** The platform's state at each moment. The last one is final. */
const momentsOf = (
	steps: readonly { readonly which: number; readonly does: string }[],
): readonly Moment[] => {
	const moments = [first];
	for (const [place, { which, does }] of steps.entries()) {
		const { open, over } = moments.at(-1) ?? first;
		const order = open.find(({ id }) => id === 501 + which);
		if (!order || (does === "close") !== (order.stage === "holding") || does === "nothing") continue;
		const rest = open.filter((one) => one !== order);
		const filled = { ...order, stage: "holding", openPrice: priceOf("1.08") } as const;
		const completedAt = `2026-01-01 01:00:${String(place).padStart(2, "0")}`;
		const ended = { ...order, stage: does === "close" ? "closed" : "cancelled", completedAt } as const;
		moments.push(
			does === "fill" ? { open: [...rest, filled], over } : { open: rest, over: [ended, ...over] },
		);
	}
	return moments;
};

const expectedEvents = ({ open, over }: Moment): readonly string[] =>
	[...open, ...over]
		.flatMap(({ id, stage }) => [
			...(id !== 503 && (stage === "holding" || stage === "closed") ? [`filled ${id}`] : []),
			...(stage === "closed" || stage === "cancelled" ? [`${stage} ${id}`] : []),
		])
		.sort();

/** What a device receives: views of any moment, late and repeated, with or without the push; a reload at any time. */
const arrivalLists = fc.array(
	fc.record({ at: fc.nat(10), isPushed: fc.boolean(), reloads: fc.boolean(), settles: fc.boolean() }),
	{ maxLength: 15 },
);

const settle = async () => {
	for (let turn = 0; turn < 12; turn++) await Promise.resolve();
};

test("A-145: in any order of views, pushes, lookups and reloads each event is reported exactly once", async () => {
	await fc.assert(
		fc.asyncProperty(orderEvents, arrivalLists, async (steps, arrivals) => {
			const moments = momentsOf(steps);
			const last = moments.at(-1) ?? first;
			const happened: string[] = [];
			let now = first;
			const clock = new SimulatedClock();
			const lookUp = fromPromise<Result.Result<Endings, QueryError>, EndingsLookup>(() =>
				Promise.resolve(Result.succeed({ contracts: now.over, micros: undefined })),
			);
			const startActor = (saved?: ReturnType<typeof readActivity>) => {
				const started = createActor(activityMachine.provide({ actors: { lookUp } }), {
					clock,
					input: { saved, now: () => noon },
				});
				started.on("happened", ({ entries }) =>
					happened.push(...entries.map((entry) => line(entry).split(" at ")[0] ?? "")),
				);
				return started.start();
			};
			let actor = startActor();
			let closed: readonly OrderId[] = [];
			const send = ({ open }: Moment, isPushed: boolean) => {
				// The list of open orders never contains an order again after its close push.
				if (isPushed) closed = now.over.map(({ id }) => id);
				const view: ContractsView = viewOf(
					open.filter(({ id }) => !closed.includes(id)),
					closed,
					503,
				);
				actor.send({ type: "contracts", view });
			};
			send(first, false);
			let newest = 0;
			for (const { at, isPushed, reloads, settles } of arrivals) {
				newest = Math.max(newest, Math.min(at, moments.length - 1));
				now = moments[newest] ?? last;
				if (reloads) {
					const saved = readActivity(JSON.parse(JSON.stringify(writeActivity(actor.getSnapshot().context))));
					actor.stop();
					closed = [];
					actor = startActor(saved);
				}
				send(reloads ? now : (moments[Math.min(at, newest)] ?? last), isPushed);
				if (settles) await settle();
			}
			now = last;
			send(last, true);
			for (let wait = 0; wait < 3; wait++) {
				await settle();
				clock.increment(30_000);
			}
			await settle();
			expect(happened.toSorted()).toEqual(expectedEvents(last));
			expect(actor.getSnapshot().context.entries.length).toBe(expectedEvents(last).length);
			actor.stop();
		}),
		{ numRuns: 300 },
	);
});
