import type { MicroOrder, MicroOrderId, MicroStage } from "@tradewind/domain/micro";
import { createPagedListMachine } from "@tradewind/domain/paged-list";

export interface MicroListQuery {
	readonly stage: MicroStage;
}

/** The customer's micro orders, in progress or closed, page by page (Spec 1 §4). */
export const microListMachine = createPagedListMachine<MicroOrder, MicroOrderId, MicroListQuery, undefined>({
	keyOf: (order) => order.id,
	triesAgain: true,
});
