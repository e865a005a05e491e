import { oncePer } from "../../../state/once-per.ts";
import { isInSight } from "../../../ui/layout/in-sight.ts";
import type { MicroTicketActor } from "./micro-ticket-actor.ts";

/** The amount to which the last press has led. */
const shown = oncePer((_: MicroTicketActor): { amount?: string } => ({}));

/**
 * Whether the press of `button` may order. Without the confirmation, a press leads to an amount that is not on the screen, and
 * orders nothing; the next press of the same amount does (docs/assumptions/micro.md, A-853).
 */
export const hasSeenAmount = (ticket: MicroTicketActor, button: Element): boolean => {
	const { form, facts } = ticket.getSnapshot().context;
	const field = button.closest("[role=tabpanel]")?.querySelector("input");
	const led = shown(ticket);
	if (facts.asksToConfirm || !field || led.amount === form.amount || isInSight(field)) return true;
	led.amount = form.amount;
	field.scrollIntoView({ block: "center" });
	return false;
};
