import { describe, expect, test } from "vitest";
import { SessionInvalid } from "../request.errors.ts";
import { orderId } from "./contract-order.ts";
import { lost, mia, noah, refused, startTicket } from "./order-ticket.test-support.ts";

describe("Spec 1 §4: a session ends while an order is under way, and nothing of it is shown to anybody else", () => {
	const emptied = { sent: undefined, accepted: undefined, refusal: undefined, form: { quantity: "0.01" } };

	test.each<[string, (submit: ReturnType<typeof startTicket>["submit"]) => Promise<void>]>([
		["accepted", (submit) => submit.succeed({ id: orderId(601), message: "Order placed" })],
		["lost", (submit) => submit.fail(lost)],
		["a defect", (submit) => submit.break()],
	])("an answer after the logout is %s: the form is empty, and nothing is told", async (_, answer) => {
		const { buy, type, signIn, submit, state, context, emitted } = startTicket();
		type("quantity", "0.5");
		buy();
		signIn(undefined);
		expect(state()).toBe("sending");
		await answer(submit);
		expect([state(), emitted]).toEqual(["editing", []]);
		expect(context()).toMatchObject(emptied);
	});

	test("a 999 ends the session before its answer comes: nothing was done, the form stays for who logs in again", async () => {
		const { buy, type, signIn, submit, state, context } = startTicket();
		type("quantity", "0.5");
		buy();
		signIn(undefined);
		await submit.fail(new SessionInvalid({ message: "Log in" }));
		signIn(mia);
		expect([state(), context().form.quantity, context().refusal?._tag]).toEqual([
			"editing",
			"0.5",
			"SessionInvalid",
		]);
	});

	test("who logs in again meanwhile hears of the own order", async () => {
		const { buy, signIn, submit, state, emitted } = startTicket();
		buy();
		signIn(undefined);
		signIn(mia);
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		expect([state(), emitted]).toEqual(["accepted", [{ type: "accepted", id: 601 }]]);
	});

	test.each([
		["demo to real, without a logout between", []],
		["another customer after a logout", [undefined]],
	])("%s: the other one's order is dropped from sight at once, and its answer too", async (_, between) => {
		const { buy, type, signIn, submit, state, context, emitted } = startTicket();
		type("quantity", "0.5");
		buy();
		for (const customer of [...between, noah]) signIn(customer);
		expect(state()).toBe("editing");
		expect(context()).toMatchObject({ ...emptied, isSignedIn: true, lastOrderId: undefined });
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		expect([state(), emitted, submit.inputs().length]).toEqual(["editing", [], 1]);
	});

	test.each<[string, (ticket: ReturnType<typeof startTicket>) => Promise<void>]>([
		["accepted", ({ submit }) => submit.succeed({ id: orderId(601), message: "Order placed" })],
		["in doubt", ({ submit }) => submit.fail(lost)],
	])("what is %s is forgotten with the logout", async (_, answer) => {
		const ticket = startTicket();
		ticket.buy();
		await answer(ticket);
		ticket.signIn(undefined);
		expect([ticket.state(), ticket.context().lastOrderId]).toEqual(["editing", undefined]);
		expect(ticket.context()).toMatchObject(emptied);
	});

	test("a typed form and a refusal are kept for nobody else", async () => {
		const { buy, type, signIn, submit, context } = startTicket();
		type("quantity", "0.5");
		buy();
		await submit.fail(refused);
		signIn(undefined);
		expect(context()).toMatchObject({ form: { quantity: "0.5" }, refusal: undefined });
		signIn(noah);
		expect(context()).toMatchObject(emptied);
	});

	test("an id of another customer's order is no id from before the press", () => {
		const { actor, signIn, context } = startTicket();
		signIn(noah);
		expect(context().lastOrderId).toBeUndefined();
		actor.send({ type: "orders known", lastOrderId: orderId(700) });
		signIn(noah);
		expect(context().lastOrderId).toBe(700);
		actor.send({ type: "orders known", lastOrderId: undefined });
		expect(context().lastOrderId).toBeUndefined();
	});
});
