import { createActor, SimulatedClock } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import {
	AnswerLost,
	type CommandError,
	type QueryError,
	Refused,
	Unreachable,
} from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { holdingOrder, pendingOrder, priceOf } from "../contract.test-support.ts";
import type { ContractOrderEvent } from "./contract-order.events.ts";
import { contractOrderMachine } from "./contract-order.machine.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";
import type { OrderCommandDone, OrderCommandSuperseded, Stops } from "./order-command.ts";

export const lost = new AnswerLost({ reason: "no answer" });
export const refused = new Refused({ code: 3, message: "Too late" });
export const offline = new Unreachable({ reason: "offline" });
export const closedOrder: ContractOrder = { ...holdingOrder, stage: "closed" };
export const cancelledOrder: ContractOrder = { ...pendingOrder, stage: "cancelled" };
export const filledOrder: ContractOrder = { ...pendingOrder, stage: "holding" };
export const stops: Stops = { stopLoss: priceOf("1.08"), takeProfit: undefined };
export const setStops: ContractOrderEvent = { type: "set stops", ...stops };

/** An order on a simulated clock, with requests that the test answers. */
export const startOrder = (order: ContractOrder = holdingOrder) => {
	const clock = new SimulatedClock();
	const close = scriptedRequest<CommandDone, CommandError, OrderId>();
	const cancel = scriptedRequest<CommandDone, CommandError, OrderId>();
	const set = scriptedRequest<CommandDone, CommandError, Stops & { readonly id: OrderId }>();
	const readOrder = scriptedRequest<ContractOrder | undefined, QueryError, OrderId>();
	const machine = contractOrderMachine.provide({
		actors: { close: close.logic, cancel: cancel.logic, setStops: set.logic, readOrder: readOrder.logic },
	});
	const actor = createActor(machine, { clock, input: { order } });
	const emitted: (OrderCommandDone | OrderCommandSuperseded)[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	return {
		actor,
		clock,
		close,
		cancel,
		set,
		readOrder,
		emitted,
		send: actor.send,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

/** An order whose `command` was not answered. */
export const orderWithUnknownOutcome = async (command: ContractOrderEvent, order = holdingOrder) => {
	const started = startOrder(order);
	started.send(command);
	if (command.type === "close") await started.close.fail(lost);
	if (command.type === "cancel") await started.cancel.fail(lost);
	if (command.type === "set stops") await started.set.fail(lost);
	return started;
};
