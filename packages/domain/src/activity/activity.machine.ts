import { assign, enqueueActions, setup } from "xstate";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import { answerOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	entryKey,
	mergeFromOtherTab,
	noActivity,
	type OwnCommand,
	withAllRead,
	withRead,
} from "./activity.ts";
import type { Endings, EndingsLookup } from "./read-endings.ts";
import {
	type ContractsView,
	withContracts,
	withEndedContracts,
	withOwnCommand,
	withoutOwnCommand,
} from "./watch-contracts.ts";
import { withMicroOrders, withMicrosReading } from "./watch-micros.ts";

export interface ActivityInput {
	/** The activity stored on this device; `undefined` for a new customer. */
	readonly saved: Activity | undefined;
	readonly now: () => Instant;
}

export interface ActivityContext extends Activity {
	readonly now: () => Instant;
	/** The micro orders must be read even if none is missing. */
	readonly mustReadMicros: boolean;
	/** The ids of the current lookup. */
	readonly lookup: EndingsLookup;
	/** Consecutive lookups that failed or left something missing. */
	readonly attempts: number;
}

export type ActivityEvent =
	/** The open contract orders from lists and pushes. */
	| { readonly type: "contracts"; readonly view: ContractsView }
	/** Single micro orders from a list or a running order. */
	| { readonly type: "micros"; readonly orders: readonly MicroOrder[] }
	/** No other part reads the micro orders: on start, and when the device or its connection is back. */
	| { readonly type: "read micros" }
	/** The customer requested a close or a cancel. */
	| { readonly type: "own command"; readonly id: number; readonly command: OwnCommand }
	| { readonly type: "own command failed"; readonly id: number }
	| { readonly type: "other tab changed"; readonly activity: Pick<Activity, "entries" | "own"> }
	/** The customer opened the entry with this key. */
	| { readonly type: "read"; readonly key: string }
	| { readonly type: "read all" };

/** Something new happened that the customer did not request. */
export interface ActivityHappened {
	readonly type: "happened";
	/** In chronological order. */
	readonly entries: readonly ActivityEntry[];
}

/** Milliseconds before the next lookup: 1 s, 2 s, 4 s, up to 30 s. */
const retryDelayMs = (attempts: number): number => Math.min(1000 * 2 ** (attempts - 1), 30_000);

const idsOf = (missing: ReadonlyMap<number, unknown>): readonly number[] => [...missing.keys()];

const lookupOf = ({ contracts, micros, mustReadMicros }: ActivityContext): EndingsLookup => ({
	contracts: idsOf(contracts.missing),
	micros: mustReadMicros || micros.missing.size > 0 ? idsOf(micros.missing) : undefined,
});

/** Applies the result of a lookup. Micro orders come first: their reading may show orders that are still open. */
const withEndings = (context: ActivityContext, endings: Endings | undefined): Activity => {
	if (!endings) return context;
	const { lookup } = context;
	const now = context.now();
	const lookedUp = lookup.micros ?? [];
	const reported = endings.micros
		? withMicrosReading(context, { lookedUp, reading: endings.micros }, now)
		: context;
	return withEndedContracts(reported, { lookedUp: lookup.contracts, rows: endings.contracts }, now);
};

/**
 * What happened to one customer's orders, each event once (Spec 1 §4, A-145): fills, closes, cancellations and
 * results. It compares the open orders with the previous ones, also across restarts of the app. Orders that
 * disappeared are looked up in the history; only what it proves is reported. An order that is not found after several
 * lookups is reported as ended in an unknown way.
 */
export const activityMachine = setup({
	types: {} as {
		input: ActivityInput;
		context: ActivityContext;
		events: ActivityEvent;
		emitted: ActivityHappened;
		tags: "busy";
	},
	actors: { lookUp: requestActor<Endings, QueryError, EndingsLookup>() },
	guards: {
		"has orders to look up": ({ context: { contracts, micros, mustReadMicros } }) =>
			mustReadMicros || contracts.missing.size > 0 || micros.missing.size > 0,
	},
	actions: {
		apply: enqueueActions(({ context, enqueue }, next: Activity) => {
			const known = new Set(context.entries.map(entryKey));
			const entries = next.entries
				.filter((entry) => !entry.isRead && !known.has(entryKey(entry)))
				.toReversed();
			const { entries: all, contracts, micros, own } = next;
			enqueue.assign({ entries: all, contracts, micros, own });
			if (entries.length > 0) enqueue.emit({ type: "happened", entries });
		}),
		"start a lookup": assign(({ context }) => ({
			lookup: lookupOf(context),
			mustReadMicros: false,
			attempts: context.attempts + 1,
		})),
		"request the micro orders again": assign(({ context }) => ({
			mustReadMicros: context.lookup.micros !== undefined,
		})),
		"reset the attempts": assign({ attempts: 0 }),
	},
	delays: { "retry delay": ({ context }) => retryDelayMs(context.attempts) },
}).createMachine({
	id: "activity",
	context: ({ input: { saved = noActivity, now } }) => ({
		...saved,
		now,
		mustReadMicros: false,
		lookup: { contracts: [], micros: undefined },
		attempts: 0,
	}),
	on: {
		contracts: {
			actions: {
				type: "apply",
				params: ({ context, event }) => withContracts(context, event.view, context.now()),
			},
		},
		micros: {
			actions: {
				type: "apply",
				params: ({ context, event }) => withMicroOrders(context, event.orders, context.now()),
			},
		},
		"read micros": { actions: assign({ mustReadMicros: true }) },
		"own command": {
			actions: {
				type: "apply",
				params: ({ context, event }) => withOwnCommand(context, event.id, event.command),
			},
		},
		"own command failed": {
			actions: { type: "apply", params: ({ context, event }) => withoutOwnCommand(context, event.id) },
		},
		"other tab changed": {
			actions: assign(({ context, event }) => {
				const { entries, own } = mergeFromOtherTab(context, event.activity);
				return { entries, own };
			}),
		},
		read: { actions: assign(({ context, event }) => ({ entries: withRead(context, event.key).entries })) },
		"read all": { actions: assign(({ context }) => ({ entries: withAllRead(context).entries })) },
	},
	initial: "watching",
	states: {
		watching: {
			entry: "reset the attempts",
			always: { guard: "has orders to look up", target: "looking up" },
		},
		"looking up": {
			tags: "busy",
			entry: "start a lookup",
			invoke: {
				id: "lookUp",
				src: "lookUp",
				input: ({ context }) => context.lookup,
				onDone: [
					{ guard: hasFailed, target: "waiting", actions: "request the micro orders again" },
					{
						target: "evaluating",
						actions: {
							type: "apply",
							params: ({ context, event }) => withEndings(context, answerOf({ event })),
						},
					},
				],
				onError: { target: "waiting", actions: "request the micro orders again" },
			},
		},
		/** Transient. */
		evaluating: { always: [{ guard: "has orders to look up", target: "waiting" }, { target: "watching" }] },
		waiting: {
			on: { "read micros": { target: "looking up", actions: assign({ mustReadMicros: true }) } },
			after: { "retry delay": "looking up" },
		},
	},
});
