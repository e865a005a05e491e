import { Result } from "effect";
import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { knownAnswer } from "../../known-answer.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { running } from "../funds.test-support.ts";
import type { Subscription, SubscriptionId, SubscriptionStatus } from "../subscription/subscription.ts";
import { redemptionMachine } from "./redemption.machine.ts";
import type { RedemptionEvent } from "./redemption.setup.ts";
import type { Redemption } from "./redemption-form.ts";

export const input = { subscription: running };

export const redeem: RedemptionEvent = { type: "redeem" };

export const confirm: RedemptionEvent = { type: "confirm" };

export const goBack: RedemptionEvent = { type: "go back" };

export const refresh: RedemptionEvent = { type: "refresh" };

export const shows = (subscription: Subscription): RedemptionEvent => ({
	type: "facts",
	facts: { subscription },
});

export const statuses: readonly SubscriptionStatus[] = ["running", "refunding", "refunded", "finished"];

export const withReading = redemptionMachine.provide({
	actors: {
		readSubscription: knownAnswer<Subscription | undefined, QueryError, SubscriptionId>(() =>
			Result.succeed(running),
		),
	},
});

export const begin = (subscription = running) => {
	const clock = new SimulatedClock();
	const readSubscription = scriptedRequest<Subscription | undefined, QueryError, SubscriptionId>();
	const send = scriptedRequest<CommandReply, CommandError, Redemption>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, Redemption>();
	const actor = createActor(
		redemptionMachine.provide({
			actors: { readSubscription: readSubscription.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input: { subscription }, clock },
	).start();
	return {
		clock,
		readSubscription,
		send,
		reconcile,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		can: (event: RedemptionEvent) => actor.getSnapshot().can(event),
		dispatch: (...events: readonly RedemptionEvent[]) => {
			for (const event of events) actor.send(event);
		},
	};
};
