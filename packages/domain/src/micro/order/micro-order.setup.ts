import { assign, enqueueActions, setup } from "xstate";
import { requireValue } from "../../command/command-answer.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { DeviceClock } from "../../time/device-moment.ts";
import {
	type Countdown,
	countdownOf,
	isLater,
	isUncertain,
	mergeCountdowns,
	remainingAt,
} from "./countdown.ts";
import type { MicroOrder, MicroOrderId } from "./micro-order.ts";

export interface MicroOrderInput {
	readonly order: MicroOrder;
	readonly clock: DeviceClock;
}

export interface MicroOrderContext extends MicroOrderInput {
	readonly countdown: Countdown;
	/** Milliseconds left at the last update; never increases. */
	readonly remaining: number;
	/** The device slept or its clock was changed: `remaining` is an upper limit until the platform answers. */
	readonly isUncertain: boolean;
	/** Number of readings for the current purpose: the time left, or the result. */
	readonly readAttempts: number;
	/** Consecutive readings after the end that failed or did not contain the order. */
	readonly failures: number;
}

export type MicroOrderEvent =
	/** The device woke up, the page became visible, or the network is back. */
	| { readonly type: "wake up" }
	/** The order as a list or a push shows it. */
	| { readonly type: "order updated"; readonly order: MicroOrder }
	| { readonly type: "check again" }
	/** Raised by the machine every second of the countdown. */
	| { readonly type: "tick" };

/** The platform closed the order. Emitted once; the app then reads its balances and lists again. */
export interface MicroOrderSettled {
	readonly type: "settled";
	readonly order: MicroOrder;
}

/** Consecutive failed readings until the result counts as unknown. */
const maxReadFailures = 5;

/** Milliseconds before the next reading: 1 s, 2 s, 4 s, up to 30 s. */
export const readRetryMs = (readAttempts: number): number => Math.min(1000 * 2 ** (readAttempts - 1), 30_000);

/** Actors, guards, actions and delays of `micro-order.machine.ts`. */
export const microOrderSetup = setup({
	types: {} as {
		input: MicroOrderInput;
		context: MicroOrderContext;
		events: MicroOrderEvent;
		emitted: MicroOrderSettled;
		tags: "busy";
	},
	actors: { readOrder: requestActor<MicroOrder | undefined, QueryError, MicroOrderId>() },
	guards: {
		"is closed": ({ context }) => context.order.stage === "closed",
		"has run out": ({ context }) => context.remaining === 0,
		"must ask the platform": ({ context }) => context.isUncertain && context.remaining > 0,
		"shows it closed": ({ context }, order: MicroOrder | undefined) =>
			order?.id === context.order.id && order.stage === "closed",
		"shows it in progress": ({ context }, order: MicroOrder | undefined) =>
			order?.id === context.order.id && order.stage === "in progress",
		"read failures used up": ({ context }) => context.failures + 1 >= maxReadFailures,
	},
	actions: {
		"update the time left": enqueueActions(({ context, enqueue }) => {
			const now = context.clock();
			const remaining = Math.min(context.remaining, remainingAt(context.countdown, now));
			enqueue.assign({ remaining, isUncertain: context.isUncertain || isUncertain(context.countdown, now) });
			enqueue.cancel("tick");
			if (remaining > 0) enqueue.raise({ type: "tick" }, { id: "tick", delay: remaining % 1000 || 1000 });
		}),
		"store the time left": assign(({ context }, order: MicroOrder | undefined) => {
			const reported = countdownOf(requireValue(order));
			return {
				countdown: mergeCountdowns(context.countdown, reported),
				isUncertain: context.isUncertain && !isLater(reported, context.countdown),
			};
		}),
		settle: enqueueActions(({ enqueue }, order: MicroOrder | undefined) => {
			const closed = requireValue(order);
			enqueue.assign({ order: closed, remaining: 0, isUncertain: false });
			enqueue.emit({ type: "settled", order: closed });
		}),
		"count a read": assign({ readAttempts: ({ context }) => context.readAttempts + 1 }),
		"count a failure": assign({ failures: ({ context }) => context.failures + 1 }),
		"reset the failures": assign({ failures: 0 }),
		"reset the counters": assign({ readAttempts: 0, failures: 0 }),
	},
	delays: { "after zero": 1000, readRetryMs: ({ context }) => readRetryMs(context.readAttempts) },
});
