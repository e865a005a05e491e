import type { orderTicketMachine, TicketSent } from "@tradewind/domain/contract";
import type { SavedCommand } from "@tradewind/domain/journal";
import { toText } from "@tradewind/domain/money";
import type { ActorRefFrom } from "xstate";
import { recordMachine } from "../../../kept/record-commands.ts";
import type { App } from "../../../state/app.ts";

/** Records the orders of the ticket in the journal of this device. */
export const recordOrders = (
	app: Pick<App, "session">,
	ticket: ActorRefFrom<typeof orderTicketMachine>,
): (() => void) =>
	recordMachine(app, ticket, {
		stageOf: (snapshot) => {
			if (snapshot.matches("sending")) return "asked";
			if (snapshot.matches("outcome unknown")) return "unknown";
			if (snapshot.matches("accepted")) return "answered";
			if (snapshot.matches("not carried out")) return "not carried out";
			return snapshot.context.refusal ? "refused" : "idle";
		},
		commandOf: ({ context: { sent } }) => sent && commandOf(sent),
		refusalOf: ({ context }) => context.refusal,
		answerOf: ({ context: { accepted } }) => ({
			message: accepted?.message,
			record: accepted && `contract ${accepted.id}`,
		}),
		isOpen: ({ context }) => context.sent !== undefined,
	});

const commandOf = ({ order, instrument }: TicketSent): SavedCommand => ({
	is: "open contract order",
	amount: toText(order.quantity),
	subject: instrument.symbol,
	side: order.direction,
});
