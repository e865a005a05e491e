import { orderHistory } from "@tradewind/domain/contract";
import { keptList } from "../../../kept/kept-list.ts";
import type { App } from "../../../state/app.ts";
import { afterChange } from "../../../state/subscribe.ts";

/** The closed and cancelled orders. One list per session: the tab keeps rows and filter while another is shown. */
export const historyOf = keptList(orderHistory, { range: undefined });

/** Calls `listener` when an order is closed. Returns the function that unsubscribes it. */
export const onOrderClosed = ({ orders }: Pick<App, "orders">, listener: () => void): (() => void) =>
	afterChange(orders, ({ context }) => context.closed, listener);
