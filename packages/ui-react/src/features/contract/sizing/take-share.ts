import { largestOf } from "@tradewind/domain/contract";
import { type Decimal, writeTypedDecimal } from "@tradewind/domain/money";
import type { TicketActor } from "../ticket/ticket-actor.ts";

/** Sets the quantity to what a part of the free balance pays, in percent (docs/assumptions.md, A-642). */
export const takeShare = (ticket: TicketActor, percent: Decimal): void => {
	const { context } = ticket.getSnapshot();
	const largest = largestOf(context, percent);
	if (largest)
		ticket.send({ type: "change", field: "quantity", value: writeTypedDecimal(largest, context.language) });
};
