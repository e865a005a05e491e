import { orderId } from "@tradewind/domain/contract";
import { expect, test } from "vitest";
import { quietReceipt } from "./quiet-receipt.ts";
import { openTicket } from "./ticket.test-support.ts";

const answer = { id: orderId(601), message: "" };

test("A-647: without the confirmation, an accepted order leaves its receipt, and the ticket is free", async () => {
	const { ticket, press, requests } = await openTicket();
	const placed = quietReceipt(ticket);
	press();
	await requests.submit.succeed(answer);
	expect([placed.get()?.accepted.id, placed.get()?.isOpen, ticket.getSnapshot().value]).toEqual([
		601,
		false,
		"editing",
	]);
	expect(ticket.getSnapshot().context.sent).toBeUndefined();
});

test("with the confirmation, it leaves none: the receipt is the ticket's own", async () => {
	const { ticket, press, requests } = await openTicket();
	const placed = quietReceipt(ticket);
	press();
	ticket.send({ type: "receipt", isShown: true });
	await requests.submit.succeed(answer);
	expect([placed.get(), ticket.getSnapshot().value]).toEqual([undefined, "accepted"]);
});

test("pitfall 31: it ends with the session", async () => {
	const { ticket, press, requests } = await openTicket();
	const placed = quietReceipt(ticket);
	press();
	await requests.submit.succeed(answer);
	ticket.send({ type: "session", customerId: undefined });
	expect(placed.get()).toBeUndefined();
});
