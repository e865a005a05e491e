import { assign, emit, setup } from "xstate";
import type { Money, Price } from "../money/decimal.ts";
import { answerOf, failureOf, hasFailed, requestActor } from "../request.actor.ts";
import type { CommandError, QueryError } from "../request.errors.ts";
import { isLost, messageOf, present } from "./command-answer.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";
import type { Done } from "./contract-trading.port.ts";
import { type CommandDone, commandVerdict, type OrderCommand, type Stops } from "./order-command.ts";

export interface ContractOrderContext {
	readonly order: ContractOrder;
	/** The command under way or in doubt, else the last one. */
	readonly command: OrderCommand | undefined;
	/** What the last 'set stops' asked for. */
	readonly stops: Stops;
	/** Why the last command was certainly not carried out; until the next one or 'dismiss'. */
	readonly refusal: CommandError | undefined;
	/** The last command was in doubt, and the order shows no trace of it; until the next one or 'dismiss'. */
	readonly wasNotCarriedOut: boolean;
	/** How often the order has been read for the command in doubt. */
	readonly looks: number;
}

export type ContractOrderEvent =
	| { readonly type: "close" }
	| { readonly type: "cancel" }
	| ({ readonly type: "set stops" } & Stops)
	| { readonly type: "update"; readonly latestPrice: Price; readonly profit: Money }
	| { readonly type: "pushed closed" }
	/** How the lists show the order now; `undefined` when no list of open orders has it any more. */
	| { readonly type: "read"; readonly order: ContractOrder | undefined }
	| { readonly type: "check again" }
	| { readonly type: "dismiss" };

const looksBeforeGivingUp = 3;

/**
 * One contract order and what the customer asks of it (Spec 1 §4): close or set stops while holding, cancel while
 * pending. One command at a time, the rest are dropped. A lost answer leaves the outcome unknown until the order, read
 * again, shows what became of it. A push that the order is closed wins over any later answer; the answer to a closing
 * is waited for a little longer, for its message alone.
 */
export const contractOrderMachine = setup({
	types: {} as {
		input: { readonly order: ContractOrder };
		context: ContractOrderContext;
		events: ContractOrderEvent;
		emitted: CommandDone;
		tags: "busy";
	},
	actors: {
		close: requestActor<Done, CommandError, OrderId>(),
		cancel: requestActor<Done, CommandError, OrderId>(),
		setStops: requestActor<Done, CommandError, Stops & { readonly id: OrderId }>(),
		readOrder: requestActor<ContractOrder | undefined, QueryError, OrderId>(),
	},
	guards: {
		"is pending": ({ context }) => context.order.stage === "pending",
		"is holding": ({ context }) => context.order.stage === "holding",
		"is cancelled": ({ context }) => context.order.stage === "cancelled",
		"is closing": ({ context }) => context.command === "close",
		"is closed": ({ context }) => context.order.stage === "closed",
		"shows it gone": ({ event }) => event.type === "read" && event.order === undefined,
		"shows it done": ({ context }, read: ContractOrder | undefined) =>
			commandVerdict(context.command, context.stops, read) === "done",
		"shows it not done": ({ context }, read: ContractOrder | undefined) => {
			const verdict = commandVerdict(context.command, context.stops, read);
			return verdict === "not done" || (verdict === "not yet" && context.looks >= looksBeforeGivingUp);
		},
		"may look again": ({ context }) => context.looks < looksBeforeGivingUp,
	},
	actions: {
		"take figures": assign(({ context, event }) =>
			event.type === "update"
				? { order: { ...context.order, latestPrice: event.latestPrice, profit: event.profit } }
				: {},
		),
		"take order": assign(({ context }, order: ContractOrder | undefined) => ({
			order: order ?? context.order,
		})),
		"mark closed": assign(({ context }) => ({ order: { ...context.order, stage: "closed" as const } })),
		"mark cancelled": assign(({ context }) => ({ order: { ...context.order, stage: "cancelled" as const } })),
		"mark stops": assign(({ context }) => ({ order: { ...context.order, ...context.stops } })),
		begin: assign((_, command: OrderCommand | undefined) => ({
			command,
			refusal: undefined,
			wasNotCarriedOut: false,
			looks: 0,
		})),
		"take stops": assign(({ event }) =>
			event.type === "set stops" ? { stops: { stopLoss: event.stopLoss, takeProfit: event.takeProfit } } : {},
		),
		refuse: assign((_, refusal: CommandError | undefined) => ({ refusal })),
		"note that it was not carried out": assign(({ context }) => ({
			wasNotCarriedOut: context.command !== undefined,
		})),
		"tell done": emit(({ context }, message: string | undefined) => ({
			type: "done",
			command: present(context.command),
			message,
		})),
		"clear the notice": assign({ refusal: undefined, wasNotCarriedOut: false }),
		"count a look": assign({ looks: ({ context }) => context.looks + 1 }),
		"count looks anew": assign({ looks: 0 }),
	},
	delays: {
		"before looking": ({ context }) => 1000 * 2 ** context.looks,
		"patience for the message": 3000,
	},
}).createMachine({
	id: "contract order",
	context: ({ input }) => ({
		order: input.order,
		command: undefined,
		stops: { stopLoss: input.order.stopLoss, takeProfit: input.order.takeProfit },
		refusal: undefined,
		wasNotCarriedOut: false,
		looks: 0,
	}),
	initial: "as read",
	on: {
		update: { actions: "take figures" },
		"pushed closed": { target: ".closed", actions: "mark closed" },
		dismiss: { actions: "clear the notice" },
	},
	states: {
		"as read": {
			always: [
				{ guard: "is pending", target: "pending" },
				{ guard: "is holding", target: "holding" },
				{ guard: "is cancelled", target: "cancelled" },
				{ target: "closed" },
			],
		},
		pending: {
			on: {
				cancel: { target: "cancelling", actions: { type: "begin", params: "cancel" } },
				read: [
					{
						guard: "shows it gone",
						target: "outcome unknown.looking",
						actions: { type: "begin", params: undefined },
					},
					{ target: "as read", actions: { type: "take order", params: ({ event }) => event.order } },
				],
			},
		},
		holding: {
			on: {
				close: { target: "closing", actions: { type: "begin", params: "close" } },
				"set stops": {
					target: "setting stops",
					actions: [{ type: "begin", params: "set stops" }, "take stops"],
				},
				read: [
					{ guard: "shows it gone", target: "closed", actions: "mark closed" },
					{ target: "as read", actions: { type: "take order", params: ({ event }) => event.order } },
				],
			},
		},
		closing: {
			tags: "busy",
			invoke: {
				id: "close",
				src: "close",
				input: ({ context }) => context.order.id,
				onDone: [
					{ guard: "is closed", target: "closed", actions: { type: "tell done", params: messageOf } },
					{ guard: isLost, target: "outcome unknown" },
					{ guard: hasFailed, target: "as read", actions: { type: "refuse", params: failureOf } },
					{ target: "closed", actions: ["mark closed", { type: "tell done", params: messageOf }] },
				],
				onError: [
					{ guard: "is closed", target: "closed", actions: { type: "tell done", params: undefined } },
					{ target: "outcome unknown" },
				],
			},
			initial: "under way",
			states: {
				"under way": {
					on: {
						"pushed closed": { target: "pushed closed", actions: "mark closed" },
						read: { guard: "shows it gone", target: "pushed closed", actions: "mark closed" },
					},
				},
				"pushed closed": {
					on: { "pushed closed": {} },
					after: {
						"patience for the message": {
							target: "#contract order.closed",
							actions: { type: "tell done", params: undefined },
						},
					},
				},
			},
		},
		cancelling: {
			tags: "busy",
			invoke: {
				id: "cancel",
				src: "cancel",
				input: ({ context }) => context.order.id,
				onDone: [
					{ guard: isLost, target: "outcome unknown" },
					{ guard: hasFailed, target: "as read", actions: { type: "refuse", params: failureOf } },
					{
						target: "cancelled",
						actions: ["mark cancelled", { type: "tell done", params: messageOf }],
					},
				],
				onError: "outcome unknown",
			},
		},
		"setting stops": {
			tags: "busy",
			invoke: {
				id: "setStops",
				src: "setStops",
				input: ({ context }) => ({ id: context.order.id, ...context.stops }),
				onDone: [
					{ guard: isLost, target: "outcome unknown" },
					{ guard: hasFailed, target: "as read", actions: { type: "refuse", params: failureOf } },
					{
						target: "holding",
						actions: ["mark stops", { type: "tell done", params: messageOf }],
					},
				],
				onError: "outcome unknown",
			},
		},
		"outcome unknown": {
			on: {
				"pushed closed": [
					{
						guard: "is closing",
						target: "closed",
						actions: ["mark closed", { type: "tell done", params: undefined }],
					},
					{ target: "closed", actions: "mark closed" },
				],
			},
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "before looking": "looking" } },
				looking: {
					tags: "busy",
					entry: "count a look",
					invoke: {
						id: "readOrder",
						src: "readOrder",
						input: ({ context }) => context.order.id,
						onDone: [
							{
								guard: { type: "shows it done", params: answerOf },
								target: "#contract order.as read",
								actions: [
									{ type: "take order", params: answerOf },
									{ type: "tell done", params: undefined },
								],
							},
							{
								guard: { type: "shows it not done", params: answerOf },
								target: "#contract order.as read",
								actions: [{ type: "take order", params: answerOf }, "note that it was not carried out"],
							},
							{ guard: "may look again", target: "waiting" },
							{ target: "cannot tell" },
						],
						onError: "cannot tell",
					},
				},
				"cannot tell": {
					on: {
						"check again": { target: "looking", actions: "count looks anew" },
						dismiss: "#contract order.as read",
					},
				},
			},
		},
		closed: { on: { update: {}, "pushed closed": {} } },
		cancelled: { on: { update: {}, "pushed closed": {} } },
	},
});
