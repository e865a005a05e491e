import type { App } from "../../../state/app.ts";

/** Whether the last read of the open orders failed; also true during its retry. */
export const isStale = (orders: ReturnType<App["orders"]["getSnapshot"]>): boolean =>
	orders.matches("failed") || orders.context.error !== undefined;
