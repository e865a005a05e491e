import { Result } from "effect";
import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { knownAnswer } from "../../known-answer.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { FundId } from "../fund.ts";
import { steady } from "../funds.test-support.ts";
import type { FundReading } from "../read-fund.ts";
import { fundSubscriptionMachine } from "./fund-subscription.machine.ts";
import type { FundSubscriptionEvent, FundSubscriptionInput } from "./fund-subscription.setup.ts";
import type { SentSubscription } from "./reconcile-subscription.ts";

export const input: FundSubscriptionInput = { fundId: steady.id, language: "en" };

export const reading: FundReading = { fund: steady, lastSubscriptionId: 11 };

export const amount = (text: string): FundSubscriptionEvent => ({
	type: "change",
	change: { is: "amount", text },
});

export const press: FundSubscriptionEvent = { type: "submit" };

export const confirm: FundSubscriptionEvent = { type: "confirm" };

export const goBack: FundSubscriptionEvent = { type: "go back" };

export const refresh: FundSubscriptionEvent = { type: "refresh" };

export const german: FundSubscriptionEvent = { type: "facts", facts: { language: "de" } };

export const withReading = fundSubscriptionMachine.provide({
	actors: { readFund: knownAnswer<FundReading, QueryError, FundId>(() => Result.succeed(reading)) },
});

export const begin = () => {
	const clock = new SimulatedClock();
	const readFund = scriptedRequest<FundReading, QueryError, FundId>();
	const send = scriptedRequest<CommandReply, CommandError, SentSubscription>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentSubscription>();
	const actor = createActor(
		fundSubscriptionMachine.provide({
			actors: { readFund: readFund.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input, clock },
	).start();
	return {
		clock,
		readFund,
		send,
		reconcile,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		dispatch: (...events: readonly FundSubscriptionEvent[]) => {
			for (const event of events) actor.send(event);
		},
	};
};

export const startWith = async (read = reading) => {
	const started = begin();
	await started.readFund.succeed(read);
	return started;
};
