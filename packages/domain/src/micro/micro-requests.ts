import type { Effect } from "effect";
import type { CommandError } from "../request/request.errors.ts";
import { MicroTrading } from "./micro-trading.port.ts";
import { readMicroOrder } from "./order/read-micro-order.ts";
import {
	type MicroAnswer,
	reconcileMicroOrder,
	type SentMicroOrder,
} from "./ticket/reconcile-micro-order.ts";

/** The requests of `microTicketMachine`. */
export const microTicketRequests = {
	commands: {
		send: ({ order }: SentMicroOrder): Effect.Effect<MicroAnswer, CommandError, MicroTrading> =>
			MicroTrading.use((port) => port.submit(order)),
	},
	readings: {
		readSettings: () => MicroTrading.use((port) => port.settings),
		reconcile: (sent: SentMicroOrder) => reconcileMicroOrder(sent),
	},
};

/** The request of `microOrderMachine`. */
export const microOrderRequests = { readings: { readOrder: readMicroOrder } };
