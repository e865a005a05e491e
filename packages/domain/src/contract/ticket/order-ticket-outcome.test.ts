import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { NotSent, SessionInvalid } from "../../request/request.errors.ts";
import { euroDollar, nikkei, noon } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import {
	found,
	lost,
	mia,
	offline,
	refused,
	startTicket,
	ticketWithUnknownOutcome,
	timedOut,
} from "./order-ticket.test-support.ts";

describe("Spec 1 §4, §5: the answer", () => {
	test("an accepted order is shown; 'acknowledge' leaves an empty form (pitfall 6)", async () => {
		const { actor, buy, type, submit, state, context, emitted } = startTicket();
		actor.send({ type: "change", field: "stopLossOn", value: true });
		type("stopLoss", "1.08");
		type("quantity", "0.5");
		buy();
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		expect([state(), context().accepted]).toEqual(["accepted", { id: 601, message: "Order placed" }]);
		expect(emitted).toEqual([{ type: "accepted", id: 601 }]);
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("editing");
		expect(context()).toMatchObject({
			form: { quantity: "0.01", stopLossOn: false, stopLoss: "" },
			sent: undefined,
			accepted: undefined,
		});
		buy();
		expect(submit.inputs()[1]?.stopLoss).toBeUndefined();
	});

	test.each([refused, new NotSent({ reason: "offline" }), new SessionInvalid({ message: "Log in" })])(
		"%s keeps the form as typed and shows the reason",
		async (error) => {
			const { actor, buy, type, submit, state, context } = startTicket();
			type("quantity", "0.5");
			buy();
			await submit.fail(error);
			expect([state(), context().refusal, context().form.quantity]).toEqual(["editing", error, "0.5"]);
			actor.send({ type: "dismiss" });
			expect(context().refusal).toBeUndefined();
		},
	);

	test("the next press clears the last refusal", async () => {
		const { buy, submit, context, read } = startTicket();
		buy();
		await submit.fail(refused);
		read();
		buy();
		expect(context().refusal).toBeUndefined();
	});

	const chooseNikkei = ({ actor }: ReturnType<typeof startTicket>) =>
		actor.send({ type: "instrument", instrument: nikkei });

	test.each(["before", "after"])(
		"Spec 1 §4: a refusal keeps its instrument when another one is chosen %s it, until it is dismissed",
		async (when) => {
			const ticket = startTicket();
			const { actor, buy, submit, context } = ticket;
			buy();
			if (when === "before") chooseNikkei(ticket);
			await submit.fail(refused);
			if (when === "after") chooseNikkei(ticket);
			const { refusal, refusedSymbol, instrument } = context();
			expect([ticket.state(), refusal, refusedSymbol, instrument]).toEqual([
				"editing",
				refused,
				"EUR/USD",
				nikkei,
			]);
			actor.send({ type: "dismiss" });
			expect(context().refusal).toBeUndefined();
		},
	);

	test.each<[string, (ticket: ReturnType<typeof startTicket>) => Promise<void>, unknown]>([
		["accepted", ({ submit }) => submit.succeed({ id: orderId(601), message: "Order placed" }), "accepted"],
		[
			"not carried out, by the lists",
			async ({ submit, clock, reconcile }) => {
				await submit.fail(lost);
				for (const wait of [1000, 2000, 4000]) {
					clock.increment(wait);
					await reconcile.succeed({ is: "absent" });
				}
			},
			"not carried out",
		],
		[
			"of unknown outcome",
			async ({ submit, clock, reconcile }) => {
				await submit.fail(lost);
				clock.increment(1000);
				await reconcile.succeed({ is: "unknown" });
			},
			{ "outcome unknown": "unresolved" },
		],
	])(
		"Spec 1 §4: an order that is %s is shown with its own instrument, whatever instrument is chosen since",
		async (_, answer, state) => {
			const ticket = startTicket();
			ticket.buy();
			await answer(ticket);
			chooseNikkei(ticket);
			expect([ticket.state(), ticket.context().sent?.instrument, ticket.context().instrument]).toEqual([
				state,
				euroDollar,
				nikkei,
			]);
		},
	);

	test("a visitor's press requests a login and keeps the form (Spec 1 §6)", () => {
		const { signIn, buy, type, state, context, emitted, submit } = startTicket({ customerId: undefined });
		type("quantity", "0.5");
		buy();
		expect([state(), emitted, submit.inputs()]).toEqual(["editing", [{ type: "login needed" }], []]);
		signIn(mia);
		expect(context().form.quantity).toBe("0.5");
	});

	test("a visitor's press on a closed market has no effect", () => {
		const { buy, emitted } = startTicket({
			customerId: undefined,
			instrument: { ...euroDollar, isOpen: false },
		});
		buy();
		expect(emitted).toEqual([]);
	});
});

describe("Pitfall 2: a lost answer is neither success nor failure, and nothing is sent again", () => {
	test("an order that the lists show is accepted", async () => {
		const { clock, reconcile, state, context, emitted, submit } = await ticketWithUnknownOutcome();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		expect(plain(reconcile.inputs())).toMatchObject([{ order: { quantity: "0.01" }, lastOrderId: 600 }]);
		await reconcile.succeed(found);
		expect([state(), context().accepted, emitted]).toEqual([
			"accepted",
			{ id: 601, message: undefined },
			[{ type: "accepted", id: 601 }],
		]);
		expect(submit.inputs()).toHaveLength(1);
	});

	test("an order counts as not carried out only after three attempts that do not show it; the form is kept", async () => {
		const { actor, clock, reconcile, state, context } = await ticketWithUnknownOutcome();
		for (const wait of [1000, 2000, 4000]) {
			expect(state()).toEqual({ "outcome unknown": "waiting" });
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toBe("not carried out");
		actor.send({ type: "dismiss" });
		expect([state(), context().form.quantity, context().sent]).toEqual(["editing", "0.01", undefined]);
	});

	test("lists that cannot be read do not disprove the order", async () => {
		const { actor, clock, reconcile, state } = await ticketWithUnknownOutcome();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.fail(offline);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "check again" });
		await reconcile.succeed(found);
		expect(state()).toBe("accepted");
	});

	test("prices that arrive again cause another reading of the lists", async () => {
		const { actor, clock, reconcile, state, context } = await ticketWithUnknownOutcome();
		clock.increment(1000);
		await reconcile.succeed({ is: "absent" });
		clock.increment(2000);
		await reconcile.break();
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "freshness", freshness: { is: "offline", since: noon } });
		actor.send({ type: "freshness", freshness: { is: "live", since: noon } });
		expect([state(), context().freshness.is, context().reconcileAttempts]).toEqual([
			{ "outcome unknown": "reconciling" },
			"live",
			1,
		]);
	});

	test("without an id from before the press the outcome stays unknown; dismissing it empties the form", async () => {
		const { actor, buy, type, submit, clock, reconcile, state, context } = startTicket({
			lastOrderId: undefined,
		});
		type("quantity", "0.5");
		buy();
		await submit.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		expect([state(), context().form.quantity, context().sent]).toEqual(["editing", "0.01", undefined]);
	});

	test("an order that was accepted before is not confused with the one whose outcome is unknown", async () => {
		const { actor, buy, submit, context, read } = startTicket();
		buy();
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		actor.send({ type: "orders known", lastOrderId: orderId(600) });
		actor.send({ type: "orders known", lastOrderId: orderId(0) });
		actor.send({ type: "acknowledge" });
		read();
		buy();
		await submit.fail(lost);
		expect(context().sent?.lastOrderId).toBe(601);
	});

	test("a defect after the press counts as a lost answer", async () => {
		const { buy, submit, state } = startTicket();
		buy();
		await submit.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});

	test("an order that timed out may still be carried out: only a second round of attempts disproves it", async () => {
		const { actor, buy, submit, clock, reconcile, state } = startTicket();
		buy();
		await submit.fail(timedOut);
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "check again" });
		await reconcile.succeed({ is: "absent" });
		for (const wait of [2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toBe("not carried out");
	});

	test("the outcome of the next order is determined by itself, also when a defect ends it", async () => {
		const { actor, buy, submit, clock, reconcile, state } = startTicket();
		buy();
		await submit.fail(timedOut);
		clock.increment(1000);
		await reconcile.succeed({ is: "unknown" });
		actor.send({ type: "dismiss" });
		buy();
		await submit.break();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.succeed({ is: "absent" });
		}
		expect(state()).toBe("not carried out");
	});
});
