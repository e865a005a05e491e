import { noCommand } from "../../command/command.ts";
import { commandStates, resumeCommand } from "../../command/command-states.ts";
import { readingBroken, readingFailed } from "../../request/reading-states.ts";
import { answerOf } from "../../request/request.actor.ts";
import {
	type FundSubscriptionTypes,
	formOfSubscription,
	fundSubscriptionSetup,
	subscriptionToSend,
} from "./fund-subscription.setup.ts";
import { emptySubscription, reduceSubscription } from "./subscription-form.ts";

/**
 * A subscription to a fund (Spec 2 §2, §5). The fund and the customer's newest subscriptions are read first. The
 * amount is typed; the confirmation sends the subscription once. Further confirmations are ignored while it is being
 * sent or its outcome is unknown. A refusal returns to the confirmation, where the amount can be changed. A lost
 * answer is reconciled with the subscriptions that are newer than the known ones. After a subscription that was or
 * may have been carried out the form is cleared, and fund and subscriptions are read again, so that the next one is
 * not confused with this one. One that was unanswered when the app was left is reconciled by 'resume'.
 */
export const fundSubscriptionMachine = fundSubscriptionSetup.createMachine({
	id: "fund subscription",
	context: ({ input }) => ({
		...noCommand,
		form: emptySubscription,
		facts: { ...input, fund: undefined, lastSubscriptionId: undefined, error: undefined },
	}),
	on: {
		resume: resumeCommand<FundSubscriptionTypes>(formOfSubscription),
		facts: {
			actions: [
				{
					type: "set the form",
					params: ({ context, event }) =>
						reduceSubscription(context.form, {
							is: "language",
							from: context.facts.language,
							to: event.facts.language,
						}),
				},
				{ type: "update the facts", params: ({ event }) => event.facts },
			],
		},
	},
	initial: "loading the fund",
	states: {
		"loading the fund": {
			tags: "busy",
			// The fund is read again on arrival: what is typed meanwhile is kept.
			on: {
				change: {
					actions: {
						type: "set the form",
						params: ({ context, event }) => reduceSubscription(context.form, event.change),
					},
				},
			},
			invoke: {
				id: "readFund",
				src: "readFund",
				input: ({ context }) => context.facts.fundId,
				onDone: [
					readingFailed,
					{
						target: "filling in",
						actions: {
							type: "update the facts",
							params: (answered) => ({ ...answerOf(answered), error: undefined }),
						},
					},
				],
				onError: readingBroken,
			},
		},
		failed: { on: { refresh: "loading the fund" } },
		"filling in": {
			on: {
				refresh: "loading the fund",
				change: {
					actions: {
						type: "set the form",
						params: ({ context, event }) => reduceSubscription(context.form, event.change),
					},
				},
				submit: { guard: "may send", target: "confirming" },
			},
		},
		confirming: {
			on: {
				confirm: { target: "sending", actions: { type: "begin", params: subscriptionToSend } },
				dismiss: { actions: "clear the notice" },
				"go back": { target: "filling in", actions: "clear the notice" },
			},
		},
		...commandStates<FundSubscriptionTypes, "after the command">("fund subscription", "after the command"),
		"after the command": {
			always: [{ guard: "may send", target: "confirming" }, { target: "loading the fund" }],
		},
	},
});
