import type { App } from "../../../state/app.ts";

/** The open orders could not be read, and may be others than those that are shown: so it stays while they are tried again. */
export const isBehind = (orders: ReturnType<App["orders"]["getSnapshot"]>): boolean =>
	orders.matches("failed") ||
	(orders.context.lastOrderId !== undefined && orders.context.error !== undefined);
