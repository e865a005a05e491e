import {
	type MicroAnswer,
	type MicroOrder,
	type MicroOrderId,
	type MicroStage,
	MicroTrading,
	microOrderMachine,
	microTicketMachine,
	readMicroOrder,
	reconcileMicroOrder,
	type SentMicroOrder,
} from "@tradewind/domain/micro";
import {
	createFullListMachine,
	createPagedListMachine,
	type PageRequest,
} from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import type { Effect } from "effect";
import { defineMachines } from "../../state/machines.ts";
import { selfShownCommand, shownReading } from "../../state/ports.ts";

interface ListQuery {
	readonly stage: MicroStage;
}

const keyOf = (order: MicroOrder): MicroOrderId => order.id;

/** The customer's micro orders, in progress or closed, page by page (Spec 1 §4). */
const listMachine = createPagedListMachine<MicroOrder, MicroOrderId, ListQuery, undefined>({
	keyOf,
	retriesAutomatically: true,
});

/** All micro orders of a stage, for an export. */
const exportMachine = createFullListMachine<MicroOrder, MicroOrderId, ListQuery, undefined>({ keyOf });

const readOrders = ({ query, page }: PageRequest<ListQuery>) =>
	MicroTrading.use((port) => port.orders({ stage: query.stage, page }));

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
	list: listMachine.provide({ actors: { readPage: request(readOrders, shownReading) } }),
	export: exportMachine.provide({ actors: { readPage: request(readOrders, shownReading) } }),
}));
