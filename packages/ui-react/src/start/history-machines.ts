import { ContractTrading } from "@tradewind/domain/contract";
import type { PageRequest } from "@tradewind/domain/paged-list";
import { Effect } from "effect";
import { type HistoryQuery, historyMachine } from "../features/contract/orders/history.machine.ts";
import type { HistoryMachines } from "../state/app.ts";
import { contractExportMachine } from "../ui/list/export/export.machines.ts";
import { fromEffect } from "./request-actor.ts";
import type { Runtime } from "./runtime.ts";

/** The machines of the contract orders that have ended, each with its requests provided. */
export const createHistoryMachines = (runtime: Runtime): HistoryMachines => {
	const readPage = fromEffect(runtime)(({ query, page }: PageRequest<HistoryQuery>) =>
		Effect.map(
			Effect.flatMap(ContractTrading, (port) => port.orders({ tab: "history", page, range: query.range })),
			({ orders, total, ...extra }) => ({ rows: orders, total, extra }),
		),
	);
	return {
		endedOrders: historyMachine.provide({ actors: { readPage } }),
		contractExport: contractExportMachine.provide({ actors: { readPage } }),
	};
};
