import type { Result } from "effect";
import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates } from "../../command/command-states.ts";
import { answerOf, failureOf, hasFailed } from "../../request/request.actor.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { newerReading, type Subscription } from "../subscription/subscription.ts";
import { type RedemptionContext, type RedemptionTypes, redemptionSetup } from "./redemption.setup.ts";
import { noRedemption, requestedRedemption, summariseRedemption } from "./redemption-form.ts";

interface In {
	readonly context: RedemptionContext;
}
interface Answered {
	readonly event: { readonly output: Result.Result<Subscription | undefined, QueryError> };
}

const isNotListed = (answered: Answered): boolean => answerOf(answered) === undefined;

const read = ({ context: { facts }, event }: In & Answered) => ({
	subscription: newerReading(facts.subscription, requireValue(answerOf({ event }))),
	failure: undefined,
});

/** What the platform has accepted is true, whatever a list says that is behind. */
const withAcceptedRedemption = ({ context: { answer, facts } }: In) => ({
	subscription:
		answer === undefined
			? facts.subscription
			: newerReading(facts.subscription, { ...facts.subscription, status: "refunding" }),
});

/**
 * The life of one subscription and its redemption (Spec 2 §4). It stands as it was last read: running, refunding, refunded
 * or finished, and never goes back to an earlier one, whatever old list comes late. While it runs it can be redeemed: the
 * confirmation tells the penalty in the fund's currency, and sends the redemption, once; further presses are dropped while
 * it is under way or in doubt. A refused one leads back to the confirmation with the platform's sentence. One whose answer
 * was lost is looked for in the list: refunding or refunded proves it, running disproves it, nothing else tells. After one
 * that was carried out, or that nobody can tell of, the subscription is read again; until that succeeds nothing can be
 * redeemed.
 */
export const redemptionMachine = redemptionSetup.createMachine({
	id: "redemption",
	context: ({ input }) => ({
		...noCommand,
		form: noRedemption,
		facts: { subscription: input.subscription, failure: undefined },
	}),
	on: {
		dismiss: { actions: "clear the notice" },
		facts: {
			actions: {
				type: "update the facts",
				params: ({ context, event }) => ({
					subscription: newerReading(context.facts.subscription, event.facts.subscription),
				}),
			},
		},
	},
	initial: "evaluating",
	states: {
		evaluating: {
			entry: "reset the form",
			always: [
				{ guard: "is running", target: "running" },
				{ guard: "is being refunded", target: "refunding" },
				{ guard: "is refunded", target: "refunded" },
				{ target: "finished" },
			],
		},
		running: {
			always: { guard: not("is running"), target: "evaluating" },
			on: {
				refresh: "reading again",
				redeem: {
					target: "confirming redemption",
					actions: { type: "set the form", params: requestedRedemption },
				},
			},
		},
		"confirming redemption": {
			always: { guard: not("is running"), target: "evaluating" },
			on: {
				confirm: {
					target: "sending",
					actions: {
						type: "begin",
						params: ({ context }) => summariseRedemption(context.form, context.facts.subscription).redemption,
					},
				},
				"go back": { target: "evaluating", actions: "clear the notice" },
			},
		},
		...commandStates<RedemptionTypes, "after the command">("redemption", "after the command"),
		"after the command": {
			always: [
				{ guard: "is requested", target: "confirming redemption" },
				{ target: "reading again", actions: { type: "update the facts", params: withAcceptedRedemption } },
			],
		},
		"reading again": {
			tags: "busy",
			invoke: {
				id: "readSubscription",
				src: "readSubscription",
				input: ({ context }) => context.facts.subscription.id,
				onDone: [
					{
						guard: hasFailed,
						target: "failed",
						actions: { type: "update the facts", params: (answered) => ({ failure: failureOf(answered) }) },
					},
					{
						guard: isNotListed,
						target: "failed",
						actions: { type: "update the facts", params: { failure: undefined } },
					},
					{ target: "evaluating", actions: { type: "update the facts", params: read } },
				],
				onError: { target: "failed", actions: { type: "update the facts", params: { failure: undefined } } },
			},
		},
		failed: { on: { refresh: "reading again" } },
		refunding: {
			always: { guard: not("is being refunded"), target: "evaluating" },
			on: { refresh: "reading again" },
		},
		refunded: { on: { refresh: "reading again" } },
		finished: { on: { refresh: "reading again" } },
	},
});
