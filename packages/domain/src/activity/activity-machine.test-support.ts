import { createActor, SimulatedClock } from "xstate";
import { holdingOrder, pendingOrder } from "../contract/contract.test-support.ts";
import type { ContractOrder } from "../contract/order/contract-order.ts";
import type { MicroOrder } from "../micro/order/micro-order.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { activityMachine } from "./activity.machine.ts";
import { line, noon, viewOf } from "./activity.test-support.ts";
import type { Activity } from "./activity.ts";
import type { Endings, EndingsLookup } from "./read-endings.ts";

export const history = (...contracts: readonly ContractOrder[]): Endings => ({
	contracts,
	micros: undefined,
});

export const micros = (running: readonly MicroOrder[], ended: readonly MicroOrder[]): Endings => ({
	contracts: [],
	micros: { running, ended },
});

export const startActivity = (saved?: Activity) => {
	const clock = new SimulatedClock();
	const lookUp = scriptedRequest<Endings, QueryError, EndingsLookup>();
	const actor = createActor(activityMachine.provide({ actors: { lookUp: lookUp.logic } }), {
		clock,
		input: { saved, now: () => noon },
	});
	const happened: string[][] = [];
	actor.on("happened", ({ entries }) => happened.push(entries.map(line)));
	actor.start();
	return {
		actor,
		clock,
		lookUp,
		happened,
		see: (...args: Parameters<typeof viewOf>) => actor.send({ type: "contracts", view: viewOf(...args) }),
		state: () => actor.getSnapshot().value,
		reported: () => actor.getSnapshot().context.entries.map(line),
		context: () => actor.getSnapshot().context,
	};
};

/** A customer with one pending and one holding order. */
export const watching = (saved?: Activity) => {
	const activity = startActivity(saved);
	activity.see([pendingOrder, holdingOrder]);
	return activity;
};
