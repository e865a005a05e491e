import { and } from "xstate";
import { isLost, isStillUnderWay, messageOf } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { contractOrderSetup } from "./contract-order.setup.ts";
import type { ContractOrder } from "./contract-order.ts";

type Answered = Parameters<typeof hasFailed>[0] & Parameters<typeof isLost>[0];

/** Certainly not carried out. */
const isRefused = (answered: Answered): boolean => hasFailed(answered) && !isLost(answered);

const orderRead = ({ event }: { readonly event: { readonly order: ContractOrder | undefined } }) =>
	event.order;

/**
 * One contract order and what the customer asks of it (Spec 1 §4): close or set stops while holding, cancel while
 * pending. One command at a time, the rest are dropped. A lost answer leaves the outcome unknown until the order, read
 * again, shows what became of it, which is looked for anew when the connection is back. A push that the order is closed wins over any later answer; the answer to a closing
 * is waited for a little longer, for its message or for a refusal: then it was not the customer who closed the order.
 */
export const contractOrderMachine = contractOrderSetup.createMachine({
	id: "contract order",
	context: ({ input }) => ({
		order: input.order,
		command: undefined,
		stops: { stopLoss: input.order.stopLoss, takeProfit: input.order.takeProfit },
		refusal: undefined,
		wasNotCarriedOut: false,
		isStillUnderWay: false,
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
					{ target: "as read", actions: { type: "take order", params: orderRead } },
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
					{ target: "as read", actions: { type: "take order", params: orderRead } },
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
					{
						guard: and(["is closed", isRefused]),
						target: "closed",
						actions: { type: "tell overtaken", params: failureOf },
					},
					{ guard: "is closed", target: "closed", actions: { type: "tell done", params: messageOf } },
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "note that it is still under way", params: isStillUnderWay },
					},
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
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "note that it is still under way", params: isStillUnderWay },
					},
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
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "note that it is still under way", params: isStillUnderWay },
					},
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
				reconnected: { actions: "count looks anew" },
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
						"check again": { target: "looking", actions: ["count looks anew", "wait for it no longer"] },
						reconnected: { target: "looking", actions: "count looks anew" },
						dismiss: "#contract order.as read",
					},
				},
			},
		},
		closed: { on: { update: {}, "pushed closed": {} } },
		cancelled: { on: { update: {}, "pushed closed": {} } },
	},
});
