import { createActor, type InputFrom, SimulatedClock } from "xstate";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { secondTetherWay, tetherWay } from "../withdrawals.test-support.ts";
import type { BoundWay } from "./bound-way.ts";
import { boundWaysMachine } from "./bound-ways.machine.ts";
import type { BoundWaysFacts } from "./bound-ways.setup.ts";
import type { SentRemoval } from "./reconcile-removal.ts";

export const both = [tetherWay, secondTetherWay];

export const all: WaysQuery = { kind: "crypto", currencyId: undefined };

export const remove = (wayId: number) => ({ type: "remove", wayId }) as const;

export const startWays = (input: InputFrom<typeof boundWaysMachine> = { kind: "crypto", ways: both }) => {
	const clock = new SimulatedClock();
	const send = scriptedRequest<CommandReply, CommandError, SentRemoval>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentRemoval>();
	const readWays = scriptedRequest<readonly BoundWay[], QueryError, WaysQuery>();
	const machine = boundWaysMachine.provide({
		actors: { send: send.logic, reconcile: reconcile.logic, readWays: readWays.logic },
	});
	const actor = createActor(machine, { input, clock }).start();
	const context = () => actor.getSnapshot().context;
	return {
		actor,
		send,
		reconcile,
		readWays,
		context,
		facts: () => context().facts,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		remove: (wayId: number) => {
			actor.send(remove(wayId));
			actor.send({ type: "confirm" });
		},
		attempt: async (answered: () => Promise<void>) => {
			clock.increment(4000);
			await answered();
		},
	};
};

export const known: BoundWaysFacts = {
	kind: "crypto",
	ways: both,
	isOutdated: false,
	uncertain: [],
	error: undefined,
};
