import { decimal, price } from "@tradewind/domain/money";
import { expect, test } from "vitest";
import { quote } from "../../../state/fake-app.test-support.ts";
import { openTicket } from "../ticket/ticket.test-support.ts";
import { followedSize } from "./followed-size.ts";

/** A ticket at a price of 1.1 with 1,000 units in a contract, and a stop-loss 0.005 below. */
const openSized = async () => {
	const opened = await openTicket();
	const { ticket } = opened;
	const at = (text: string) =>
		ticket.send({ type: "quote", quote: { ...quote, price: price(decimal(text)) } });
	at("1.1");
	ticket.send({ type: "change", field: "stopLossOn", value: true });
	ticket.send({ type: "change", field: "stopLoss", value: "1.095" });
	const size = followedSize(ticket);
	const type = (basis: "value" | "loss", text: string) =>
		size.set({ ...size.get(), basis, [basis]: text, made: undefined });
	const quantity = () => ticket.getSnapshot().context.form.quantity;
	return { ...opened, at, size, type, quantity };
};

test("A-641: a typed value sets the quantity, and the quantity follows the price", async () => {
	const { type, quantity, at } = await openSized();
	type("value", "550");
	expect(quantity()).toBe("0.5");
	at("1.11");
	expect(quantity()).toBe("0.49");
});

test("A-643: a typed loss sets the quantity, which follows the stop-loss", async () => {
	const { type, quantity, ticket, size } = await openSized();
	type("loss", "0.6");
	expect([quantity(), size.get().made?.is]).toEqual(["0.1", "sized"]);
	ticket.send({ type: "change", field: "stopLoss", value: "1.0975" });
	expect(quantity()).toBe("0.2");
});

test("A-643: a loss without a stop-loss makes no quantity, so that nothing larger is sent", async () => {
	const { type, quantity, ticket, size, press } = await openSized();
	type("loss", "0.6");
	ticket.send({ type: "change", field: "stopLossOn", value: false });
	expect([quantity(), size.get().made]).toEqual(["", { is: "no stop-loss" }]);
	press();
	expect(ticket.getSnapshot().value).toBe("editing");
});

test("a quantity of the customer's own ends it; what was typed is kept for a return", async () => {
	const { type, quantity, ticket, size, at } = await openSized();
	type("value", "550");
	ticket.send({ type: "change", field: "quantity", value: "0.02" });
	at("1.2");
	expect([quantity(), size.get().basis, size.get().value]).toEqual(["0.02", "quantity", "550"]);
});

test("Spec 1 §1: another language changes the format of what was typed, and no value", async () => {
	const { type, quantity, ticket, size } = await openSized();
	type("value", "550.5");
	ticket.send({ type: "language", language: "de" });
	expect([quantity(), size.get().value, size.get().basis]).toEqual(["0,5", "550,5", "value"]);
});

test("pitfall 6: nothing of it is left after the order", async () => {
	const { type, quantity, press, size, requests } = await openSized();
	type("value", "550");
	press();
	await requests.submit.succeed({ id: 601 as never, message: "" });
	expect([size.get().basis, size.get().value, quantity()]).toEqual(["quantity", "", "0.5"]);
});
