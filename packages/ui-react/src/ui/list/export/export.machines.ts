import type { ContractOrder, OrderId } from "@tradewind/domain/contract";
import type { MicroOrder, MicroOrderId } from "@tradewind/domain/micro";
import { createFullListMachine } from "@tradewind/domain/paged-list";
import type { HistoryExtra, HistoryQuery } from "../../../features/contract/orders/history.machine.ts";
import type { MicroListQuery } from "../../../features/micro/running/micro-list.machine.ts";

/** The whole filtered history of the contract orders, for a file. */
export const contractExportMachine = createFullListMachine<
	ContractOrder,
	OrderId,
	HistoryQuery,
	HistoryExtra
>({ keyOf: (order) => order.id });

/** All micro orders that have ended, for a file. */
export const microExportMachine = createFullListMachine<MicroOrder, MicroOrderId, MicroListQuery, undefined>({
	keyOf: (order) => order.id,
});
