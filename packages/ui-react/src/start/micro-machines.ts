import {
	type MicroAnswer,
	MicroTrading,
	microOrderMachine,
	microTicketMachine,
	readMicroOrder,
	reconcileMicroOrder,
	type SentMicroOrder,
} from "@tradewind/domain/micro";
import type { PageRequest } from "@tradewind/domain/paged-list";
import type { CommandError } from "@tradewind/domain/request";
import { Effect } from "effect";
import { type MicroListQuery, microListMachine } from "../features/micro/running/micro-list.machine.ts";
import type { MicroMachines } from "../state/app.ts";
import { microExportMachine } from "../ui/list/export/export.machines.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of micro trading with their requests provided. */
export const createMicroMachines = (runtime: Runtime): MicroMachines => {
	const ask = fromEffect(runtime);
	const readOrders = ask(({ query, page }: PageRequest<MicroListQuery>) =>
		Effect.flatMap(MicroTrading, (port) => port.orders({ stage: query.stage, page })),
	);
	return {
		microTicket: microTicketMachine.provide({
			actors: {
				readSettings: ask(() => Effect.flatMap(MicroTrading, (port) => port.settings)),
				send: ask(
					({ order }: SentMicroOrder): Effect.Effect<MicroAnswer, CommandError, MicroTrading> =>
						Effect.flatMap(MicroTrading, (port) => port.submit(order)),
				),
				reconcile: ask((sent: SentMicroOrder) => reconcileMicroOrder(sent)),
			},
		}),
		microOrder: microOrderMachine.provide({ actors: { readOrder: ask(readMicroOrder) } }),
		microList: microListMachine.provide({ actors: { readPage: readOrders } }),
		microExport: microExportMachine.provide({ actors: { readPage: readOrders } }),
	};
};
