import { assign, enqueueActions, setup } from "xstate";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import { answerOf, hasFailed, requestActor } from "../request/request.actor.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Instant } from "../time/instant.ts";
import {
	type Activity,
	type ActivityEntry,
	entryKey,
	noActivity,
	type OwnCommand,
	withAllRead,
	withKeptElsewhere,
	withRead,
} from "./activity.ts";
import type { Endings, WantedEndings } from "./read-endings.ts";
import {
	type ContractsView,
	withContracts,
	withEndedContracts,
	withOwnCommand,
	withoutOwnCommand,
} from "./watch-contracts.ts";
import { withMicros, withMicrosTold } from "./watch-micros.ts";

export interface ActivityInput {
	/** What this device has kept of the customer; `undefined` when it sees them for the first time. */
	readonly kept: Activity | undefined;
	readonly now: () => Instant;
}

export interface ActivityContext extends Activity {
	readonly now: () => Instant;
	/** The micro orders are to be read, whether one is missing or not. */
	readonly wantsMicros: boolean;
	/** What is being looked for. */
	readonly wanted: WantedEndings;
	/** Looks in a row after which something was still missing, or that failed. */
	readonly looks: number;
}

export type ActivityEvent =
	/** The open contract orders, as lists and pushes have them now. */
	| { readonly type: "contracts"; readonly view: ContractsView }
	/** Single micro orders, as a list or a watch shows them. */
	| { readonly type: "micros"; readonly orders: readonly MicroOrder[] }
	/** Nobody else watches the micro orders: on arrival, and when the device or its connection is back. */
	| { readonly type: "read micros" }
	/** The customer pressed close or cancel. */
	| { readonly type: "own command"; readonly id: number; readonly command: OwnCommand }
	| { readonly type: "own command failed"; readonly id: number }
	| { readonly type: "kept elsewhere"; readonly kept: Pick<Activity, "entries" | "own"> }
	/** The customer opened the entry of this key. */
	| { readonly type: "read"; readonly key: string }
	| { readonly type: "read all" };

/** Something has happened that was not told before, and was not the customer's own press. */
export interface ActivityHappened {
	readonly type: "happened";
	/** In the order in which they are told. */
	readonly entries: readonly ActivityEntry[];
}

/** Milliseconds before the next look: 1 s, 2 s, 4 s, up to 30 s. */
const patience = (looks: number): number => Math.min(1000 * 2 ** (looks - 1), 30_000);

const idsOf = (missing: ReadonlyMap<number, unknown>): readonly number[] => [...missing.keys()];

const wantedOf = ({ contracts, micros, wantsMicros }: ActivityContext): WantedEndings => ({
	contracts: idsOf(contracts.missing),
	micros: wantsMicros || micros.missing.size > 0 ? idsOf(micros.missing) : undefined,
});

/** Takes a look's answer; the micro orders first, for their reading may show them open after all. */
const withEndings = (context: ActivityContext, endings: Endings | undefined): Activity => {
	if (!endings) return context;
	const { wanted } = context;
	const now = context.now();
	const looked = wanted.micros ?? [];
	const told = endings.micros ? withMicros(context, { looked, reading: endings.micros }, now) : context;
	return withEndedContracts(told, { looked: wanted.contracts, rows: endings.contracts }, now);
};

/**
 * What happened to one customer's orders, each thing once (Spec 1 §4, A-145): fills, closes, cancellations and results.
 * It compares what is open now with what was open before, also before the app was closed; what is gone is looked up in
 * the lists of what is over, and only what they prove is told. What they don't show after some looks is over in a way
 * that nobody knows.
 */
export const activityMachine = setup({
	types: {} as {
		input: ActivityInput;
		context: ActivityContext;
		events: ActivityEvent;
		emitted: ActivityHappened;
		tags: "busy";
	},
	actors: { look: requestActor<Endings, QueryError, WantedEndings>() },
	guards: {
		"has something to look for": ({ context: { contracts, micros, wantsMicros } }) =>
			wantsMicros || contracts.missing.size > 0 || micros.missing.size > 0,
	},
	actions: {
		take: enqueueActions(({ context, enqueue }, next: Activity) => {
			const known = new Set(context.entries.map(entryKey));
			const entries = next.entries
				.filter((entry) => !entry.isRead && !known.has(entryKey(entry)))
				.toReversed();
			const { entries: all, contracts, micros, own } = next;
			enqueue.assign({ entries: all, contracts, micros, own });
			if (entries.length > 0) enqueue.emit({ type: "happened", entries });
		}),
		"begin a look": assign(({ context }) => ({
			wanted: wantedOf(context),
			wantsMicros: false,
			looks: context.looks + 1,
		})),
		"want the micros again": assign(({ context }) => ({ wantsMicros: context.wanted.micros !== undefined })),
		rest: assign({ looks: 0 }),
	},
	delays: { patience: ({ context }) => patience(context.looks) },
}).createMachine({
	id: "activity",
	context: ({ input: { kept = noActivity, now } }) => ({
		...kept,
		now,
		wantsMicros: false,
		wanted: { contracts: [], micros: undefined },
		looks: 0,
	}),
	on: {
		contracts: {
			actions: {
				type: "take",
				params: ({ context, event }) => withContracts(context, event.view, context.now()),
			},
		},
		micros: {
			actions: {
				type: "take",
				params: ({ context, event }) => withMicrosTold(context, event.orders, context.now()),
			},
		},
		"read micros": { actions: assign({ wantsMicros: true }) },
		"own command": {
			actions: {
				type: "take",
				params: ({ context, event }) => withOwnCommand(context, event.id, event.command),
			},
		},
		"own command failed": {
			actions: { type: "take", params: ({ context, event }) => withoutOwnCommand(context, event.id) },
		},
		"kept elsewhere": {
			actions: assign(({ context, event }) => {
				const { entries, own } = withKeptElsewhere(context, event.kept);
				return { entries, own };
			}),
		},
		read: { actions: assign(({ context, event }) => ({ entries: withRead(context, event.key).entries })) },
		"read all": { actions: assign(({ context }) => ({ entries: withAllRead(context).entries })) },
	},
	initial: "watching",
	states: {
		watching: {
			entry: "rest",
			always: { guard: "has something to look for", target: "looking" },
		},
		looking: {
			tags: "busy",
			entry: "begin a look",
			invoke: {
				id: "look",
				src: "look",
				input: ({ context }) => context.wanted,
				onDone: [
					{ guard: hasFailed, target: "waiting", actions: "want the micros again" },
					{
						target: "settling",
						actions: {
							type: "take",
							params: ({ context, event }) => withEndings(context, answerOf({ event })),
						},
					},
				],
				onError: { target: "waiting", actions: "want the micros again" },
			},
		},
		/** Passed through at once. */
		settling: { always: [{ guard: "has something to look for", target: "waiting" }, { target: "watching" }] },
		waiting: {
			on: { "read micros": { target: "looking", actions: assign({ wantsMicros: true }) } },
			after: { patience: "looking" },
		},
	},
});
