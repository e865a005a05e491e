import { decimal, money } from "@tradewind/domain/money";
import { Refused } from "@tradewind/domain/request";
import { describe, expect, test } from "vitest";
import { euroDollar, readingOf, signIn, startApp } from "../../../state/fake-app.test-support.ts";
import { yieldToMain } from "../../../state/yield-to-main.ts";
import { ticketOf } from "./stored-ticket.ts";
import { openTicket } from "./ticket.test-support.ts";

describe("Spec 1 §4: the ticket outlives its page and its customer", () => {
	test("an order in flight at the change from demo to real, on a hidden page, does not reach the real customer", async () => {
		const { world, ticket, press, requests } = await openTicket();
		ticket.send({ type: "change", field: "quantity", value: "0.5" });
		press();
		expect(ticket.getSnapshot().value).toBe("sending");
		await signIn(world, 7);
		await requests.submit.succeed({ id: readingOf().lastOrderId, message: "Order placed" });
		const { value, context } = ticket.getSnapshot();
		expect([value, context.form.quantity, context.sent, context.accepted]).toEqual([
			"editing",
			"0.01",
			undefined,
			undefined,
		]);
	});

	test("the last order id of the demo account is not used for the real customer", async () => {
		const { app, world, ticket } = await openTicket();
		expect(ticket.getSnapshot().context.lastOrderId).toBe(600);
		app.orders.send({ type: "reset" });
		await signIn(world, 7);
		expect(ticket.getSnapshot().context.lastOrderId).toBeUndefined();
	});

	test("Spec 1 §9: the ticket assumes no fee before the site's fee basis is known", () => {
		const ticket = ticketOf(startApp().app, { instrument: euroDollar, language: "en" });
		expect(ticket.getSnapshot().context.feeBasis).toBeUndefined();
	});

	test("two pages of one app share the ticket: an order in flight is never sent again", async () => {
		const { app, ticket } = await openTicket();
		expect(ticketOf(app, { instrument: euroDollar, language: "en" })).toBe(ticket);
	});
});

test("Spec 1 §8: a refusal reads instruments and balances again, because they may have changed", async () => {
	const { app, press, requests } = await openTicket();
	press();
	await requests.submit.fail(new Refused({ code: 0, message: "Market closed" }));
	expect([app.market.getSnapshot().value, app.balances.getSnapshot().value]).toEqual([
		"refreshing",
		"loading",
	]);
});

test("Spec 1 §5: one unchanged price while others change may mean a closed market: the list is read again", async () => {
	const { app, ticket } = await openTicket();
	ticket.send({ type: "quote expired" });
	await yieldToMain();
	expect(app.market.getSnapshot().value).toBe("refreshing");
});

test("A-950: with confirmations off, an order that leads to a low margin level asks, and so does one with an unknown level", async () => {
	const { app, ticket, press, requests } = await openTicket();
	const pressed = () => {
		press();
		const { value } = ticket.getSnapshot();
		ticket.send({ type: "cancel" });
		return value;
	};
	const have = async (free: string) => {
		app.balances.send({ type: "load" });
		const balance = { accountId: 1, kind: "forex" as const, free: money(decimal(free)) };
		await requests.money.succeed({
			balances: [{ ...balance, locked: money(decimal("0")) }],
			profitOfDay: undefined,
		});
	};
	const asks = { confirming: "just shown" };
	await have("0.1");
	expect(pressed()).toEqual("editing");
	await have("0.12");
	expect(pressed()).toEqual(asks);
	app.orders.send({ type: "reset" });
	await have("1000");
	expect(pressed()).toEqual(asks);
});
