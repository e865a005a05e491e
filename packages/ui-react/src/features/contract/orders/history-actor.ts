import { createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import type { App } from "../../../state/app.ts";
import { afterChange } from "../../../state/subscribe.ts";
import { machines } from "./machines.ts";

/** The closed and cancelled orders. One list per session: the tab keeps rows and filter while another is shown. */
export const historyOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app).history, { input: { query: { range: undefined } } }).start()),
);

/** Calls `listener` when an order is closed. Returns the function that unsubscribes it. */
export const onOrderClosed = ({ orders }: Pick<App, "orders">, listener: () => void): (() => void) =>
	afterChange(orders, ({ context }) => context.closed.size, listener);
