import type { OrderTicketContext, TicketSent } from "@tradewind/domain/contract";
import { oncePer } from "../../../state/once-per.ts";
import { createStore, type Store } from "../../../state/store.ts";
import type { TicketActor } from "./ticket-actor.ts";

export interface PlacedOrder {
	readonly sent: TicketSent;
	readonly accepted: NonNullable<OrderTicketContext["accepted"]>;
	/** The customer has opened the whole receipt. */
	readonly isOpen: boolean;
}

/**
 * The last order that was sent without a confirmation, until it is closed, another one is placed, or its customer is signed out
 * (docs/assumptions.md, A-647). The ticket is free for the next order at once.
 */
export const quietReceipt = oncePer((ticket: TicketActor): Store<PlacedOrder | undefined> => {
	const placed = createStore<PlacedOrder | undefined>(undefined);
	ticket.subscribe((snapshot) => {
		const { sent, accepted, showsReceipt, isSignedIn } = snapshot.context;
		if (!isSignedIn) placed.set(undefined);
		if (showsReceipt || !snapshot.matches("accepted") || !sent || !accepted) return;
		placed.set({ sent, accepted, isOpen: false });
		ticket.send({ type: "acknowledge" });
	});
	return placed;
});
