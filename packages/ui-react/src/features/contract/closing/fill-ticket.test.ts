import type { NewContractOrder } from "@tradewind/domain/contract";
import { instrumentId } from "@tradewind/domain/market";
import { decimal, price, quantity, rate } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { euroDollar } from "../../../state/fake-app.test-support.ts";
import { openTicket } from "../ticket/ticket.test-support.ts";
import { fillTicket } from "./fill-ticket.ts";

const order: NewContractOrder = {
	instrument: euroDollar.id,
	direction: "buy",
	quantity: quantity(decimal("0.5")),
	multiple: rate(decimal("100")),
	targetPrice: price(decimal("1.06")),
	stopLoss: price(decimal("1.05")),
	takeProfit: undefined,
};

test("A-755: the ticket has all values of the order that was not placed, and sends nothing", async () => {
	const { app, ticket, requests } = await openTicket();
	ticket.send({ type: "change", field: "takeProfitOn", value: true });
	ticket.send({ type: "change", field: "takeProfit", value: "1.2" });
	expect(fillTicket(app, order)).toBe(true);
	expect([ticket.getSnapshot().context.form, ticket.getSnapshot().value, requests.submit.waiting()]).toEqual([
		{
			kind: "pending",
			quantity: "0.5",
			targetPrice: "1.06",
			multiple: "100",
			stopLossOn: true,
			stopLoss: "1.05",
			takeProfitOn: false,
			takeProfit: "",
		},
		"editing",
		0,
	]);
});

test("A-755: a leverage that is no longer offered becomes the default", async () => {
	const { app, ticket } = await openTicket();
	expect(fillTicket(app, { ...order, multiple: rate(decimal("500")) })).toBe(true);
	expect(ticket.getSnapshot().context.form.multiple).toBe("100");
});

test("A-755: a ticket with an order in flight is not changed, nor one without the instrument", async () => {
	const { app, ticket, press } = await openTicket();
	expect(fillTicket(app, { ...order, instrument: instrumentId(99) })).toBe(false);
	const { form } = ticket.getSnapshot().context;
	press();
	expect(ticket.getSnapshot().value).toBe("sending");
	expect([fillTicket(app, order), ticket.getSnapshot().context.form]).toEqual([false, form]);
});
