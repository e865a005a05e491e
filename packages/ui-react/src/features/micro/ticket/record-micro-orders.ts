import type { microTicketMachine } from "@tradewind/domain/micro";
import { toText } from "@tradewind/domain/money";
import type { ActorRefFrom } from "xstate";
import { recordCommands } from "../../../kept/record-commands.ts";
import type { App } from "../../../state/app.ts";

/** Records the micro orders of the ticket in the journal of this device. */
export const recordMicroOrders = (
	app: Pick<App, "session">,
	ticket: ActorRefFrom<typeof microTicketMachine>,
): (() => void) =>
	recordCommands(
		app,
		ticket,
		({ order, symbol }) => ({
			is: "open micro order",
			amount: toText(order.amount),
			subject: symbol,
			side: order.direction,
		}),
		({ id }) => `micro ${id}`,
	);
