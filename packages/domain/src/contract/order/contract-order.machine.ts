import { and } from "xstate";
import { isLost, mayStillComplete, messageOf } from "../../command/command-answer.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import { contractOrderSetup } from "./contract-order.setup.ts";
import type { ContractOrder } from "./contract-order.ts";

type Answered = Parameters<typeof hasFailed>[0] & Parameters<typeof isLost>[0];

/** Certainly not carried out. */
const isRefused = (answered: Answered): boolean => hasFailed(answered) && !isLost(answered);

const orderRead = ({ event }: { readonly event: { readonly order: ContractOrder | undefined } }) =>
	event.order;

/**
 * One contract order and its commands (Spec 1 §4): close and set stops while holding, cancel while pending. One
 * command runs at a time; others are ignored. After a lost answer the outcome is unknown until the order has been
 * read again; a reconnect starts new attempts. A push that the order is closed overrides any later answer. The answer
 * to a close is still awaited for a short time, for its message or its refusal. After a refusal the order was not
 * closed by the customer.
 */
export const contractOrderMachine = contractOrderSetup.createMachine({
	id: "contract order",
	context: ({ input }) => ({
		order: input.order,
		command: undefined,
		stops: { stopLoss: input.order.stopLoss, takeProfit: input.order.takeProfit },
		refusal: undefined,
		wasNotCarriedOut: false,
		mayStillComplete: false,
		reconcileAttempts: 0,
	}),
	initial: "evaluating",
	on: {
		update: { actions: "update the figures" },
		"pushed closed": { target: ".closed", actions: "mark closed" },
		dismiss: { actions: "clear the notice" },
	},
	states: {
		evaluating: {
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
						guard: "no longer listed",
						target: "outcome unknown.reconciling",
						actions: { type: "begin", params: undefined },
					},
					{ target: "evaluating", actions: { type: "set the order", params: orderRead } },
				],
			},
		},
		holding: {
			on: {
				close: { target: "closing", actions: { type: "begin", params: "close" } },
				"set stops": {
					target: "setting stops",
					actions: [{ type: "begin", params: "set stops" }, "store the requested stops"],
				},
				read: [
					{ guard: "no longer listed", target: "closed", actions: "mark closed" },
					{ target: "evaluating", actions: { type: "set the order", params: orderRead } },
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
						actions: { type: "emit superseded", params: failureOf },
					},
					{ guard: "is closed", target: "closed", actions: { type: "emit done", params: messageOf } },
					{
						guard: isLost,
						target: "outcome unknown",
						actions: { type: "record whether it may still complete", params: mayStillComplete },
					},
					{ guard: hasFailed, target: "evaluating", actions: { type: "refuse", params: failureOf } },
					{ target: "closed", actions: ["mark closed", { type: "emit done", params: messageOf }] },
				],
				onError: [
					{ guard: "is closed", target: "closed", actions: { type: "emit done", params: undefined } },
					{ target: "outcome unknown" },
				],
			},
			initial: "waiting for the reply",
			states: {
				"waiting for the reply": {
					on: {
						"pushed closed": { target: "pushed closed", actions: "mark closed" },
						read: { guard: "no longer listed", target: "pushed closed", actions: "mark closed" },
					},
				},
				"pushed closed": {
					on: { "pushed closed": {} },
					after: {
						"message timeout": {
							target: "#contract order.closed",
							actions: { type: "emit done", params: undefined },
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
						actions: { type: "record whether it may still complete", params: mayStillComplete },
					},
					{ guard: hasFailed, target: "evaluating", actions: { type: "refuse", params: failureOf } },
					{
						target: "cancelled",
						actions: ["mark cancelled", { type: "emit done", params: messageOf }],
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
						actions: { type: "record whether it may still complete", params: mayStillComplete },
					},
					{ guard: hasFailed, target: "evaluating", actions: { type: "refuse", params: failureOf } },
					{
						target: "holding",
						actions: ["store the stops", { type: "emit done", params: messageOf }],
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
						actions: ["mark closed", { type: "emit done", params: undefined }],
					},
					{ target: "closed", actions: "mark closed" },
				],
				reconnected: { actions: "reset the attempts" },
			},
			initial: "waiting",
			states: {
				waiting: { tags: "busy", after: { "reconcile delay": "reconciling" } },
				reconciling: {
					tags: "busy",
					entry: "count an attempt",
					invoke: {
						id: "readOrder",
						src: "readOrder",
						input: ({ context }) => context.order.id,
						onDone: [
							{
								guard: { type: "order shows it done", params: answerOf },
								target: "#contract order.evaluating",
								actions: [
									{ type: "set the order", params: answerOf },
									{ type: "emit done", params: undefined },
								],
							},
							{
								guard: { type: "order shows it not done", params: answerOf },
								target: "#contract order.evaluating",
								actions: [{ type: "set the order", params: answerOf }, "record that it was not carried out"],
							},
							{ guard: "has attempts left", target: "waiting" },
							{ target: "unresolved" },
						],
						onError: "unresolved",
					},
				},
				unresolved: {
					on: {
						"check again": {
							target: "reconciling",
							actions: ["reset the attempts", "stop waiting for it"],
						},
						reconnected: { target: "reconciling", actions: "reset the attempts" },
						dismiss: "#contract order.evaluating",
					},
				},
			},
		},
		closed: { on: { update: {}, "pushed closed": {} } },
		cancelled: { on: { update: {}, "pushed closed": {} } },
	},
});
