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
	/** Milliseconds left when the clocks were last looked at; never goes up. */
	readonly remaining: number;
	/** The device slept or its clock was set: `remaining` is the most that can be left, until the platform is heard again. */
	readonly isUncertain: boolean;
	/** How often the order has been read for one purpose: to know the time left, or how it ended. */
	readonly readAttempts: number;
	/** How many readings in a row failed or didn't show the order, after its end. */
	readonly failures: number;
}

export type MicroOrderEvent =
	/** The device woke up, the page is looked at again, or the network is back. */
	| { readonly type: "wake up" }
	/** How a list or a push shows an order now. */
	| { readonly type: "order updated"; readonly order: MicroOrder }
	| { readonly type: "check again" }
	/** A second of the countdown has gone; the machine tells it itself. */
	| { readonly type: "tick" };

/** The platform closed the order. Told to the app once: it reads its balances and lists again. */
export interface MicroOrderSettled {
	readonly type: "settled";
	readonly order: MicroOrder;
}

/** Readings in a row that fail, before the customer is told that nobody knows. */
const maxReadFailures = 5;

/** Milliseconds before the next look: 1 s, 2 s, 4 s, up to 30 s, for the platform may still be at it. */
export const readRetryMs = (readAttempts: number): number => Math.min(1000 * 2 ** (readAttempts - 1), 30_000);

/** What the machine of a micro order looks at and does; its states are in `micro-order.machine.ts`. */
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
			const told = countdownOf(requireValue(order));
			return {
				countdown: mergeCountdowns(context.countdown, told),
				isUncertain: context.isUncertain && !isLater(told, context.countdown),
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
