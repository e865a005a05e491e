import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { SessionInvalid } from "../../request/request.errors.ts";
import { orderId } from "../order/contract-order.ts";
import {
	found,
	lost,
	mia,
	noah,
	refused,
	startTicket,
	ticketWithUnknownOutcome,
	timedOut,
} from "./order-ticket.test-support.ts";

describe("pitfall 2: an order that was unanswered when the app was left", () => {
	const left = () => {
		const before = startTicket();
		before.type("quantity", "0.5");
		before.buy();
		const { sent } = before.context();
		if (!sent) throw new Error("Nothing was sent");
		return startTicket({ unanswered: { customerId: mia, sent } });
	};

	test("is reconciled once its customer has signed in, and never sent again", async () => {
		const ticket = left();
		expect([ticket.state(), ticket.context().isSignedIn]).toEqual(["editing", false]);
		ticket.buy();
		ticket.signIn(mia);
		expect(ticket.state()).toEqual({ "outcome unknown": "reconciling" });
		expect(plain(ticket.reconcile.inputs())).toMatchObject([
			{ order: { quantity: "0.5" }, lastOrderId: 600 },
		]);
		await ticket.reconcile.succeed(found);
		expect([ticket.state(), ticket.submit.inputs()]).toEqual(["accepted", []]);
	});

	test("that no list shows may still be carried out: the outcome stays unknown until the customer checks again", async () => {
		const ticket = left();
		ticket.signIn(mia);
		for (const wait of [0, 2000, 4000]) {
			ticket.clock.increment(wait);
			await ticket.reconcile.succeed({ is: "absent" });
		}
		expect(ticket.state()).toEqual({ "outcome unknown": "unresolved" });
		ticket.actor.send({ type: "check again" });
		for (const wait of [0, 2000, 4000]) {
			ticket.clock.increment(wait);
			await ticket.reconcile.succeed({ is: "absent" });
		}
		expect(ticket.state()).toBe("not carried out");
	});

	test("is shown to no other customer, and is dropped when another one signs in", () => {
		const ticket = left();
		ticket.signIn(noah);
		expect([ticket.state(), ticket.context().sent]).toEqual(["editing", undefined]);
		ticket.signIn(mia);
		expect(ticket.state()).toBe("editing");
	});
});

test("Spec 1 §6: a press while the saved session is being confirmed has no effect; without a session it leads to the login", () => {
	const ticket = startTicket({ customerId: undefined, awaitsSession: true });
	ticket.buy();
	expect([ticket.state(), ticket.emitted, ticket.submit.inputs()]).toEqual(["editing", [], []]);
	ticket.actor.send({ type: "session pending", isAwaited: false });
	ticket.buy();
	expect([ticket.state(), ticket.emitted, ticket.submit.inputs()]).toEqual([
		"editing",
		[{ type: "login needed" }],
		[],
	]);
});

describe("Spec 1 §4: a session ends while an order is in flight, and nothing of it is shown to another customer", () => {
	const emptied = { sent: undefined, accepted: undefined, refusal: undefined, form: { quantity: "0.01" } };
	const shown = ({ state, context, emitted }: ReturnType<typeof startTicket>) => [
		state(),
		context().form.quantity,
		context().accepted,
		emitted,
	];
	const nothing = ["editing", "0.01", undefined, []];

	test.each<[string, (submit: ReturnType<typeof startTicket>["submit"]) => Promise<void>]>([
		["accepted", (submit) => submit.succeed({ id: orderId(601), message: "Order placed" })],
		["lost", (submit) => submit.fail(lost)],
		["a defect", (submit) => submit.break()],
	])(
		"an answer after the logout is %s: shown once its customer is back, and not before",
		async (_, answer) => {
			const ticket = startTicket();
			ticket.type("quantity", "0.5");
			ticket.buy();
			ticket.signIn(undefined);
			expect(ticket.state()).toBe("sending");
			await answer(ticket.submit);
			expect(shown(ticket)).toEqual(nothing);
			ticket.signIn(mia);
			expect(ticket.state()).toEqual({ "outcome unknown": "reconciling" });
			expect(plain(ticket.reconcile.inputs())).toMatchObject([
				{ order: { quantity: "0.5" }, lastOrderId: 600 },
			]);
			await ticket.reconcile.succeed(found);
			expect([ticket.state(), ticket.emitted]).toEqual(["accepted", [{ type: "accepted", id: 601 }]]);
		},
	);

	test("pitfall 2: an order that is unanswered after the logout is disproved only by a second round of attempts", async () => {
		const ticket = startTicket();
		ticket.buy();
		ticket.signIn(undefined);
		await ticket.submit.fail(timedOut);
		ticket.signIn(mia);
		for (const state of [{ "outcome unknown": "unresolved" }, "not carried out"]) {
			for (const wait of [0, 2000, 4000]) {
				ticket.clock.increment(wait);
				await ticket.reconcile.succeed({ is: "absent" });
			}
			expect(ticket.state()).toEqual(state);
			ticket.actor.send({ type: "check again" });
		}
	});

	test("and neither to another customer nor to the first one after that", async () => {
		const ticket = startTicket();
		ticket.buy();
		ticket.signIn(undefined);
		await ticket.submit.fail(lost);
		for (const customer of [noah, undefined, mia]) {
			ticket.signIn(customer);
			expect(shown(ticket)).toEqual(nothing);
			expect(ticket.context().sent).toBeUndefined();
		}
	});

	test("a session that expires during the reconciliation: the unknown outcome waits for its customer", async () => {
		const ticket = await ticketWithUnknownOutcome();
		ticket.clock.increment(1000);
		ticket.signIn(undefined);
		expect(shown(ticket)).toEqual(nothing);
		ticket.signIn(mia);
		await ticket.reconcile.succeed(found);
		expect(ticket.state()).toEqual({ "outcome unknown": "reconciling" });
		for (const wait of [0, 2000, 4000]) {
			ticket.clock.increment(wait);
			await ticket.reconcile.succeed({ is: "absent" });
		}
		expect(ticket.state()).toBe("not carried out");
	});

	test("a 999 ends the session before its answer arrives: nothing was done, and the form stays for the same customer", async () => {
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

	test("a customer who logs in again meanwhile sees the outcome of the own order", async () => {
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
	])("%s: the other customer's order and its answer are dropped at once", async (_, between) => {
		const { buy, type, signIn, submit, state, context, emitted } = startTicket();
		type("quantity", "0.5");
		buy();
		for (const customer of [...between, noah]) signIn(customer);
		expect(state()).toBe("editing");
		expect(context()).toMatchObject({ ...emptied, isSignedIn: true, lastOrderId: undefined });
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		expect([state(), emitted, submit.inputs().length]).toEqual(["editing", [], 1]);
	});

	test("an accepted order is cleared by the logout", async () => {
		const ticket = startTicket();
		ticket.buy();
		await ticket.submit.succeed({ id: orderId(601), message: "Order placed" });
		ticket.signIn(undefined);
		ticket.signIn(mia);
		expect([ticket.state(), ticket.context().lastOrderId]).toEqual(["editing", undefined]);
		expect(ticket.context()).toMatchObject(emptied);
	});

	test("a typed form and a refusal are kept for no other customer", async () => {
		const { buy, type, signIn, submit, context } = startTicket();
		type("quantity", "0.5");
		buy();
		await submit.fail(refused);
		signIn(undefined);
		expect(context()).toMatchObject({ form: { quantity: "0.5" }, refusal: undefined });
		signIn(noah);
		expect(context()).toMatchObject(emptied);
	});

	test("an order id of another customer is not an id from before the press", () => {
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
