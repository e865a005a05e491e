import type { Result } from "effect";
import { not } from "xstate";
import { noCommand } from "../../command/command.ts";
import { requireValue } from "../../command/command-answer.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
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
	error: undefined,
});

/** An accepted redemption overrides older lists. */
const withAcceptedRedemption = ({ context: { answer, facts } }: In) => ({
	subscription:
		answer === undefined
			? facts.subscription
			: newerReading(facts.subscription, { ...facts.subscription, status: "refunding" }),
});

/**
 * One subscription and its redemption (Spec 2 §4). Its status is the last one read: running, refunding, refunded or
 * finished. It never goes back, even if an older list arrives late. A running subscription can be redeemed: the
 * confirmation shows the penalty and sends the redemption once; further confirmations are ignored while it is being
 * sent or its outcome is unknown. A refusal returns to the confirmation. A lost answer is reconciled with the list:
 * refunding or refunded proves it, running disproves it. After a redemption that was or may have been carried out the
 * subscription is read again; until then nothing can be redeemed.
 */
export const redemptionMachine = redemptionSetup.createMachine({
	id: "redemption",
	context: ({ input }) => ({
		...noCommand,
		form: noRedemption,
		facts: { subscription: input.subscription, error: undefined },
	}),
	on: {
		resume: resumeCommand<RedemptionTypes>(() => requestedRedemption),
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
					readingFailed,
					{ ...readingBroken, guard: isNotListed },
					{ target: "evaluating", actions: { type: "update the facts", params: read } },
				],
				onError: readingBroken,
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
