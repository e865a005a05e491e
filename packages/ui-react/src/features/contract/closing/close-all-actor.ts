import { closeAllMachine, type OrderId } from "@tradewind/domain/contract";
import { type ActorRefFrom, createActor } from "xstate";
import { keptPerSession } from "../../../kept/keep.ts";
import { type OrderActor, orderActorOf } from "../order/order-actors.ts";
import { showOrderNews } from "../order/order-toasts.ts";

export interface CloseAll {
	readonly actor: ActorRefFrom<typeof closeAllMachine>;
	/** The orders whose close has been asked for. */
	readonly orderOf: (id: OrderId) => OrderActor | undefined;
}

/** Closes several positions, each by the machine of its order. It goes on when its sheet is closed, and ends with the session. */
export const closeAllOf = keptPerSession((app, signedIn, endsWithSession): CloseAll => {
	const orders = new Map<OrderId, OrderActor>();
	const actor = createActor(closeAllMachine);
	actor.on("close", ({ id }) => {
		const order = app.orders.getSnapshot().context.holding.find((one) => one.id === id);
		// It has ended since the customer confirmed.
		if (!order) return actor.send({ type: "settled", id });
		const closing = orderActorOf(app, signedIn, order, showOrderNews);
		orders.set(id, closing);
		closing.send({ type: "close" });
		const check = () => {
			if (closing.getSnapshot().matches("closing")) return;
			subscription.unsubscribe();
			actor.send({ type: "settled", id });
		};
		const subscription = closing.subscribe(check);
		check();
	});
	endsWithSession(actor.start());
	return { actor, orderOf: (id) => orders.get(id) };
});
