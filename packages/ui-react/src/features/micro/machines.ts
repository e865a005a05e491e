import {
	type MicroAnswer,
	MicroTrading,
	microOrderMachine,
	microTicketMachine,
	readMicroOrder,
	reconcileMicroOrder,
	type SentMicroOrder,
} from "@tradewind/domain/micro";
import type { CommandError } from "@tradewind/domain/request";
import type { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

export const machines = defineMachines((request) => ({
	ticket: microTicketMachine.provide({
		actors: {
			readSettings: request(() => MicroTrading.use((port) => port.settings), shownReading),
			send: request(
				({ order }: SentMicroOrder): Effect.Effect<MicroAnswer, CommandError, MicroTrading> =>
					MicroTrading.use((port) => port.submit(order)),
				selfShownCommand,
			),
			reconcile: request((sent: SentMicroOrder) => reconcileMicroOrder(sent), shownReading),
		},
	}),
	order: microOrderMachine.provide({ actors: { readOrder: request(readMicroOrder, shownReading) } }),
}));
