import type { App } from "../state/app.ts";
import { subscribeTo } from "../state/subscribe.ts";

/** Passes pushes on to the open orders, and reads the balances again when an order has changed them. */
export const connectOrders = ({ session, realtime, orders, balances }: App): void => {
	realtime.on("push", ({ push }) => {
		if (push.type === "trade") orders.send({ type: "trade", update: push.update });
		if (push.type === "closed") {
			orders.send({ type: "closed", ids: push.ids });
			// A push may still arrive after the logout.
			if (session.getSnapshot().context.signedIn) balances.send({ type: "load" });
		}
	});
	// A pending order was filled, another device has traded, or the push of a close was lost.
	for (const ids of ["unmatchedPush", "missingFromPush"] as const)
		subscribeTo(
			orders,
			({ context }) => context[ids].size > 0,
			(hasChanged) => hasChanged && balances.send({ type: "load" }),
		);
};
