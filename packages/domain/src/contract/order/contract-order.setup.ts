import { assertEvent, assign, emit, setup } from "xstate";
import { looksBeforeGivingUp, present, waitBeforeLook } from "../../command/command-answer.ts";
import type { Done } from "../../command/done.ts";
import { requestActor } from "../../request/request.actor.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { ContractOrderContext, ContractOrderEvent } from "./contract-order.events.ts";
import type { ContractOrder, OrderId } from "./contract-order.ts";
import {
	type CommandDone,
	type CommandOvertaken,
	commandVerdict,
	type OrderCommand,
	type Stops,
} from "./order-command.ts";

/** What the machine of an order looks at and does; its states are in `contract-order.machine.ts`. */
export const contractOrderSetup = setup({
	types: {} as {
		input: { readonly order: ContractOrder };
		context: ContractOrderContext;
		events: ContractOrderEvent;
		emitted: CommandDone | CommandOvertaken;
		tags: "busy";
	},
	actors: {
		close: requestActor<Done, CommandError, OrderId>(),
		cancel: requestActor<Done, CommandError, OrderId>(),
		setStops: requestActor<Done, CommandError, Stops & { readonly id: OrderId }>(),
		readOrder: requestActor<ContractOrder | undefined, QueryError, OrderId>(),
	},
	guards: {
		"is pending": ({ context }) => context.order.stage === "pending",
		"is holding": ({ context }) => context.order.stage === "holding",
		"is cancelled": ({ context }) => context.order.stage === "cancelled",
		"is closing": ({ context }) => context.command === "close",
		"is closed": ({ context }) => context.order.stage === "closed",
		"shows it gone": ({ event }) => event.type === "read" && event.order === undefined,
		"shows it done": ({ context }, read: ContractOrder | undefined) =>
			commandVerdict(context.command, context.stops, read) === "done",
		"shows it not done": ({ context }, read: ContractOrder | undefined) => {
			const verdict = commandVerdict(context.command, context.stops, read);
			const mayStillCome = context.isStillUnderWay || context.looks < looksBeforeGivingUp;
			return verdict === "not done" || (verdict === "not yet" && !mayStillCome);
		},
		"may look again": ({ context }) => context.looks < looksBeforeGivingUp,
	},
	actions: {
		"take figures": assign(({ context, event }) => {
			assertEvent(event, "update");
			return { order: { ...context.order, latestPrice: event.latestPrice, profit: event.profit } };
		}),
		"take order": assign(({ context }, order: ContractOrder | undefined) => ({
			order: order ?? context.order,
		})),
		"mark closed": assign(({ context }) => ({ order: { ...context.order, stage: "closed" as const } })),
		"mark cancelled": assign(({ context }) => ({ order: { ...context.order, stage: "cancelled" as const } })),
		"mark stops": assign(({ context }) => ({ order: { ...context.order, ...context.stops } })),
		begin: assign((_, command: OrderCommand | undefined) => ({
			command,
			refusal: undefined,
			wasNotCarriedOut: false,
			isStillUnderWay: false,
			looks: 0,
		})),
		"note that it is still under way": assign((_, isStillUnderWay: boolean) => ({ isStillUnderWay })),
		"take stops": assign(({ event }) => {
			assertEvent(event, "set stops");
			return { stops: { stopLoss: event.stopLoss, takeProfit: event.takeProfit } };
		}),
		refuse: assign((_, refusal: CommandError | undefined) => ({ refusal })),
		"note that it was not carried out": assign(({ context }) => ({
			wasNotCarriedOut: context.command !== undefined,
		})),
		"tell done": emit(({ context }, message: string | undefined) => ({
			type: "done",
			command: present(context.command),
			message,
		})),
		"tell overtaken": emit((_, refusal: CommandError | undefined) => ({ type: "overtaken", refusal })),
		"clear the notice": assign({ refusal: undefined, wasNotCarriedOut: false }),
		"count a look": assign({ looks: ({ context }) => context.looks + 1 }),
		"wait for it no longer": assign({ isStillUnderWay: false }),
		"count looks anew": assign({ looks: 0 }),
	},
	delays: {
		"before looking": ({ context }) => waitBeforeLook(context.looks),
		"patience for the message": 3000,
	},
});
