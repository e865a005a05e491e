import type { MicroOrderId, SentMicroOrder } from "@tradewind/domain/micro";
import { oncePer } from "../../../state/once-per.ts";
import { createStore } from "../../../state/store.ts";
import { useStore } from "../../../state/use-store.ts";
import type { MicroTicketActor } from "../ticket/micro-ticket-actor.ts";

/** The last order that a ticket has placed, until its receipt is dismissed. */
export interface PlacedMicroOrder {
	readonly id: MicroOrderId;
	readonly sent: SentMicroOrder;
	/** The platform's text; absent if the answer was lost. */
	readonly message: string | undefined;
}

interface PlacedOrders {
	readonly get: () => PlacedMicroOrder | undefined;
	readonly subscribe: (listener: () => void) => () => void;
	readonly dismiss: () => void;
}

/** Kept with the ticket, so that the receipt survives a change of the tab. */
const placedBy = oncePer((ticket: MicroTicketActor): PlacedOrders => {
	const { get, set, subscribe } = createStore<PlacedMicroOrder | undefined>(undefined);
	ticket.on("carried out", ({ sent, answer }) => set({ id: answer.id, sent, message: answer.message }));
	return { get, subscribe, dismiss: () => set(undefined) };
});

/** The last order that `ticket` has placed, and the function that dismisses its receipt. */
export const usePlacedOrder = (ticket: MicroTicketActor) => {
	const { get, subscribe, dismiss } = placedBy(ticket);
	return { placed: useStore(subscribe, get), dismiss };
};
