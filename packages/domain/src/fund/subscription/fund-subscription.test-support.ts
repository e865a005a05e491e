import { Result } from "effect";
import { createActor, SimulatedClock } from "xstate";
import type { Finding, Told } from "../../command/command.ts";
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

export const press: FundSubscriptionEvent = { type: "press" };

export const confirm: FundSubscriptionEvent = { type: "confirm" };

export const goBack: FundSubscriptionEvent = { type: "go back" };

export const refresh: FundSubscriptionEvent = { type: "refresh" };

export const german: FundSubscriptionEvent = { type: "facts", facts: { language: "de" } };

export const readAtOnce = fundSubscriptionMachine.provide({
	actors: { readFund: knownAnswer<FundReading, QueryError, FundId>(() => Result.succeed(reading)) },
});

export const begin = () => {
	const clock = new SimulatedClock();
	const readFund = scriptedRequest<FundReading, QueryError, FundId>();
	const send = scriptedRequest<Told, CommandError, SentSubscription>();
	const lookForIt = scriptedRequest<Finding<Told>, QueryError, SentSubscription>();
	const actor = createActor(
		fundSubscriptionMachine.provide({
			actors: { readFund: readFund.logic, send: send.logic, lookForIt: lookForIt.logic },
		}),
		{ input, clock },
	).start();
	return {
		clock,
		readFund,
		send,
		lookForIt,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		tell: (...events: readonly FundSubscriptionEvent[]) => {
			for (const event of events) actor.send(event);
		},
	};
};

export const beginWith = async (read = reading) => {
	const begun = begin();
	await begun.readFund.succeed(read);
	return begun;
};
