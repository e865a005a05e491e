import { defineList, type PageRequest } from "../../paged-list/list.ts";
import { MicroTrading } from "../micro-trading.port.ts";
import type { MicroOrder, MicroStage } from "./micro-order.ts";

/** The customer's micro orders, in progress or closed, newest first (Spec 1 §4). */
export const microOrderList = defineList({
	keyOf: ({ id }: MicroOrder) => id,
	retriesAutomatically: true,
	read: ({ query, page }: PageRequest<{ readonly stage: MicroStage }>) =>
		MicroTrading.use((port) => port.orders({ ...query, page })),
});
