import { assertEvent, assign, emit, setup } from "xstate";
import type { CommandDone } from "../../command/command.ts";
import { maxReconcileAttempts, reconcileDelayMs, requireValue } from "../../command/command-answer.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { ContractOrderContext, ContractOrderEvent } from "./contract-order.events.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";
import {
	type OrderCommand,
	type OrderCommandDone,
	type OrderCommandSuperseded,
	orderCommandResult,
	type Stops,
} from "./order-command.ts";

/** Actors, guards, actions and delays of `contract-order.machine.ts`. */
export const contractOrderSetup = setup({
	types: {} as {
		input: { readonly order: ContractOrder };
		context: ContractOrderContext;
		events: ContractOrderEvent;
		emitted: OrderCommandDone | OrderCommandSuperseded;
		tags: "busy";
	},
	actors: {
		close: requestActor<CommandDone, CommandError, OrderId>(),
		cancel: requestActor<CommandDone, CommandError, OrderId>(),
		setStops: requestActor<CommandDone, CommandError, Stops & { readonly id: OrderId }>(),
		readOrder: requestActor<ContractOrder | undefined, QueryError, OrderId>(),
	},
	guards: {
		"is pending": ({ context }) => context.order.stage === "pending",
		"is holding": ({ context }) => context.order.stage === "holding",
		"is cancelled": ({ context }) => context.order.stage === "cancelled",
		"is closing": ({ context }) => context.command === "close",
		"is closed": ({ context }) => context.order.stage === "closed",
		"no longer listed": ({ event }) => event.type === "read" && event.order === undefined,
		"order shows it done": ({ context }, read: ContractOrder | undefined) =>
			orderCommandResult(context.command, context.stops, read) === "done",
		"order shows it not done": ({ context }, read: ContractOrder | undefined) => {
			const verdict = orderCommandResult(context.command, context.stops, read);
			const mayStillCome = context.mayStillComplete || context.reconcileAttempts < maxReconcileAttempts;
			return verdict === "not done" || (verdict === "not yet" && !mayStillCome);
		},
		"has attempts left": ({ context }) => context.reconcileAttempts < maxReconcileAttempts,
	},
	actions: {
		"update the figures": assign(({ context, event }) => {
			assertEvent(event, "update");
			return { order: { ...context.order, latestPrice: event.latestPrice, profit: event.profit } };
		}),
		"set the order": assign(({ context }, order: ContractOrder | undefined) => ({
			order: order ?? context.order,
		})),
		"mark closed": assign(({ context }) => ({ order: { ...context.order, stage: "closed" as const } })),
		"mark cancelled": assign(({ context }) => ({ order: { ...context.order, stage: "cancelled" as const } })),
		"store the stops": assign(({ context }) => ({ order: { ...context.order, ...context.stops } })),
		begin: assign((_, command: OrderCommand | undefined) => ({
			command,
			refusal: undefined,
			wasNotCarriedOut: false,
			mayStillComplete: false,
			reconcileAttempts: 0,
		})),
		"record whether it may still complete": assign((_, mayStillComplete: boolean) => ({ mayStillComplete })),
		"store the requested stops": assign(({ event }) => {
			assertEvent(event, "set stops");
			return { stops: { stopLoss: event.stopLoss, takeProfit: event.takeProfit } };
		}),
		refuse: assign((_, refusal: CommandError | undefined) => ({ refusal })),
		"record that it was not carried out": assign(({ context }) => ({
			wasNotCarriedOut: context.command !== undefined,
		})),
		"emit done": emit(({ context }, message: string | undefined) => ({
			type: "done",
			command: requireValue(context.command),
			message,
		})),
		"emit superseded": emit((_, refusal: CommandError | undefined) => ({ type: "superseded", refusal })),
		"clear the notice": assign({ refusal: undefined, wasNotCarriedOut: false }),
		"count an attempt": assign({ reconcileAttempts: ({ context }) => context.reconcileAttempts + 1 }),
		"stop waiting for it": assign({ mayStillComplete: false }),
		"reset the attempts": assign({ reconcileAttempts: 0 }),
	},
	delays: {
		"reconcile delay": ({ context }) => reconcileDelayMs(context.reconcileAttempts),
		"message timeout": 3000,
	},
});
