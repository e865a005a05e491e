import { Result } from "effect";
import { createActor, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { knownAnswer } from "../../known-answer.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { ada, mia } from "../copy-trading.test-support.ts";
import type { Trader } from "../trader/trader.ts";
import type { UserId } from "../user-id.ts";
import { followMachine } from "./follow.machine.ts";
import type { FollowEvent, FollowInput } from "./follow.setup.ts";
import type { FollowCommand } from "./follow-command.ts";

export const input: FollowInput = { traderId: ada.userId, customerId: mia.id, language: "en" };

export const followedAda: Trader = { ...ada, isFollowed: true };

export const agree: FollowEvent = { type: "change", change: { is: "agreement", isAgreed: true } };

export const multiple = (text: string): FollowEvent => ({ type: "change", change: { is: "multiple", text } });

export const maxAmount = (text: string): FollowEvent => ({
	type: "change",
	change: { is: "max amount", text },
});

export const pressed: FollowEvent = { type: "submit" };

export const confirm: FollowEvent = { type: "confirm" };

export const filled: readonly FollowEvent[] = [
	{ type: "follow" },
	agree,
	{ type: "go on" },
	multiple("2"),
	maxAmount("500"),
];

export const reading = (trader: Trader) =>
	followMachine.provide({
		actors: { readTrader: knownAnswer<Trader, QueryError, UserId>(() => Result.succeed(trader)) },
	});

export const begin = (given: Partial<FollowInput> = {}) => {
	const clock = new SimulatedClock();
	const readTrader = scriptedRequest<Trader, QueryError, UserId>();
	const send = scriptedRequest<CommandReply, CommandError, FollowCommand>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, FollowCommand>();
	const actor = createActor(
		followMachine.provide({
			actors: { readTrader: readTrader.logic, send: send.logic, reconcile: reconcile.logic },
		}),
		{ input: { ...input, ...given }, clock },
	).start();
	return {
		actor,
		clock,
		readTrader,
		send,
		reconcile,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		can: (event: FollowEvent) => actor.getSnapshot().can(event),
		dispatch: (...events: readonly FollowEvent[]) => {
			for (const event of events) actor.send(event);
		},
	};
};

export const startWith = async (trader: Trader, given: Partial<FollowInput> = {}) => {
	const started = begin(given);
	await started.readTrader.succeed(trader);
	return started;
};
