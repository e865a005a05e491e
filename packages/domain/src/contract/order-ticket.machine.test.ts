import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { decimal, quantity } from "../money/decimal.ts";
import { plain } from "../money/plain.test-support.ts";
import {
	AnswerLost,
	type CommandError,
	NotSent,
	type QueryError,
	Refused,
	SessionInvalid,
	Unreachable,
} from "../request.errors.ts";
import { scriptedRequest } from "../request.test-support.ts";
import { instant } from "../time/instant.ts";
import { expectEveryTransitionWalked } from "../walk-machine.test-support.ts";
import { euroDollar, holdingOrder, moneyOf, nikkei, noon, quoteOf } from "./contract.test-support.ts";
import { type OrderId, orderId } from "./contract-order.ts";
import type { Done, NewContractOrder } from "./contract-trading.port.ts";
import type { OrderTicketEmitted, OrderTicketInput } from "./order-ticket.events.ts";
import { orderTicketMachine } from "./order-ticket.machine.ts";
import type { Reconciliation, SentOrder } from "./reconcile-order.ts";

const lost = new AnswerLost({ reason: "no answer" });
const refused = new Refused({ code: 3, message: "Too little margin" });
const offline = new Unreachable({ reason: "offline" });
const found: Reconciliation = { is: "found", order: { ...holdingOrder, id: orderId(601) } };

const start = (changes: Partial<OrderTicketInput> = {}) => {
	const clock = new SimulatedClock();
	const submit = scriptedRequest<Done & { readonly id: OrderId }, CommandError, NewContractOrder>();
	const reconcile = scriptedRequest<Reconciliation, QueryError, SentOrder>();
	const machine = orderTicketMachine.provide({
		actors: { submit: submit.logic, reconcile: reconcile.logic },
	});
	const now = () => instant(noon + clock.now());
	const input: OrderTicketInput = {
		instrument: euroDollar,
		feeBasis: "per contract",
		language: "en",
		isSignedIn: true,
		quote: quoteOf("1.08402"),
		freshness: { is: "live", since: noon },
		free: moneyOf("1000"),
		lastOrderId: orderId(600),
		now,
		...changes,
	};
	const actor = createActor(machine, { clock, input });
	const emitted: OrderTicketEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	const type = (field: "quantity" | "stopLoss" | "takeProfit" | "targetPrice", value: string) =>
		actor.send({ type: "change", field, value });
	return {
		actor,
		clock,
		submit,
		reconcile,
		emitted,
		now,
		type,
		buy: () => actor.send({ type: "press", direction: "buy" }),
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
	};
};

const inDoubt = async () => {
	const ticket = start();
	ticket.buy();
	await ticket.submit.fail(lost);
	return ticket;
};

test("every state is reached and every transition walked", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	expectEveryTransitionWalked(
		orderTicketMachine,
		[
			{ type: "change", field: "stopLoss", value: "1.08" },
			{ type: "step", by: 1 },
			{ type: "press", direction: "buy" },
			{ type: "quote", quote: quoteOf("1.085") },
			{ type: "quote grew old" },
			{ type: "freshness", freshness: { is: "live", since: noon } },
			{ type: "freshness", freshness: { is: "offline", since: noon } },
			{ type: "balance", free: moneyOf("1") },
			{ type: "instrument", instrument: nikkei },
			{ type: "language", language: "de" },
			{ type: "session", isSignedIn: true },
			{ type: "session", isSignedIn: false },
			{ type: "orders known", lastOrderId: orderId(1) },
			{ type: "acknowledge" },
			{ type: "check again" },
			{ type: "dismiss" },
			done("submit", Result.succeed({ id: orderId(601), message: "Done" })),
			done("submit", Result.fail(refused)),
			done("submit", Result.fail(lost)),
			{ type: "xstate.error.actor.submit", error: new Error() },
			done("reconcile", Result.succeed(found)),
			done("reconcile", Result.succeed({ is: "not found" })),
			done("reconcile", Result.succeed({ is: "cannot tell" })),
			done("reconcile", Result.fail(offline)),
			{ type: "xstate.error.actor.reconcile", error: new Error() },
		],
		{
			input: {
				instrument: euroDollar,
				feeBasis: "per contract",
				language: "en",
				isSignedIn: true,
				quote: quoteOf("1.08402"),
				freshness: { is: "live", since: noon },
				free: moneyOf("1000"),
				lastOrderId: orderId(600),
				now: () => noon,
			},
			sameWhen: ({ value, context }) => [
				value,
				context.isSignedIn,
				context.freshness.is,
				Math.min(context.looks, 3),
			],
		},
	);
});

describe("Spec 1 §5: the form", () => {
	test("opens with the smallest amount, the default multiple and no stops", () => {
		expect(start().context().form).toEqual({
			kind: "market",
			quantity: "0.01",
			targetPrice: "",
			multiple: "100",
			stopLossOn: false,
			stopLoss: "",
			takeProfitOn: false,
			takeProfit: "",
		});
	});

	test("the stepper goes by whole steps, and not to zero", () => {
		const { actor, type, context } = start();
		const step = (by: 1 | -1) => {
			actor.send({ type: "step", by });
			return context().form.quantity;
		};
		expect([step(1), step(1), step(-1), step(-1), step(-1)]).toEqual([
			"0.02",
			"0.03",
			"0.02",
			"0.01",
			"0.01",
		]);
		type("quantity", "0.015");
		expect(step(1)).toBe("0.02");
		type("quantity", "0.015");
		expect(step(-1)).toBe("0.01");
		type("quantity", "what?");
		expect(step(1)).toBe("0.01");
	});

	test("the stepper of an instrument in whole contracts starts at its minimum", () => {
		const { actor, context } = start({ instrument: nikkei });
		actor.send({ type: "step", by: 1 });
		expect(context().form).toMatchObject({ quantity: "3", multiple: "20" });
	});

	test("another instrument empties it, the same one read anew keeps what was typed", () => {
		const { actor, type, context } = start();
		type("stopLoss", "1.08");
		actor.send({ type: "instrument", instrument: { ...euroDollar, isOpen: false } });
		expect(context().form.stopLoss).toBe("1.08");
		actor.send({ type: "instrument", instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect(context().form).toMatchObject({ quantity: "2", stopLoss: "", multiple: "20" });
		expect(context().quote).toEqual(quoteOf("39500", nikkei));
	});

	test("a multiple that is gone gives way to the default", () => {
		const { actor, context } = start();
		actor.send({ type: "change", field: "multiple", value: "50" });
		actor.send({
			type: "instrument",
			instrument: { ...euroDollar, multiples: euroDollar.multiples.slice(1) },
		});
		expect(context().form.multiple).toBe("100");
	});

	test("a change of language keeps the figures and writes them its own way", () => {
		const { actor, type, context } = start();
		type("quantity", "0.5");
		type("stopLoss", "1.");
		type("takeProfit", "what?");
		actor.send({ type: "language", language: "de" });
		expect(context().form).toMatchObject({ quantity: "0,5", stopLoss: "1", takeProfit: "what?" });
	});

	test("a quote of another instrument, or an older one, changes nothing", () => {
		const { actor, context } = start();
		actor.send({ type: "quote", quote: quoteOf("39500", nikkei, instant(noon + 1)) });
		actor.send({ type: "quote", quote: quoteOf("1", euroDollar, instant(noon - 1)) });
		expect(context().quote).toEqual(quoteOf("1.08402"));
	});
});

describe("Pitfall 3: nothing is ordered on prices that are not current", () => {
	test("a quote that is not renewed for 15 s bars the press, the next quote frees it", async () => {
		const { actor, clock, buy, state, context, now } = start();
		clock.increment(15_000);
		expect(context().isQuoteOld).toBe(false);
		clock.increment(1);
		buy();
		expect([context().isQuoteOld, state()]).toEqual([true, "editing"]);
		actor.send({ type: "quote", quote: quoteOf("1.08403", euroDollar, now()) });
		buy();
		expect(state()).toBe("sending");
	});

	test("each quote has its own 15 s", () => {
		const { actor, clock, context, now } = start();
		clock.increment(10_000);
		actor.send({ type: "quote", quote: quoteOf("1.08403", euroDollar, now()) });
		clock.increment(10_000);
		expect(context().isQuoteOld).toBe(false);
		clock.increment(5_001);
		expect(context().isQuoteOld).toBe(true);
	});

	test("a quote that is old when the ticket opens is old at once, and is not made young by being told again", () => {
		const old = quoteOf("1.08402", euroDollar, instant(noon - 15_001));
		const { actor, context } = start({
			quote: old,
			freshness: { is: "live", since: instant(noon - 60_000) },
		});
		expect(context().isQuoteOld).toBe(true);
		actor.send({ type: "quote", quote: old });
		actor.send({ type: "instrument", instrument: euroDollar, quote: old });
		expect(context().isQuoteOld).toBe(true);
	});

	test("stale or offline bars the press", () => {
		const { actor, buy, state } = start();
		actor.send({ type: "freshness", freshness: { is: "stale", since: noon } });
		buy();
		expect(state()).toBe("editing");
	});
});

describe("Pitfall 1: a second press sends no second order", () => {
	test("presses while it is under way, accepted, in doubt or not carried out are dropped", async () => {
		const { buy, submit, state, context, clock, reconcile, actor } = start();
		buy();
		buy();
		actor.send({ type: "press", direction: "sell" });
		expect([state(), submit.inputs().length]).toEqual(["sending", 1]);
		await submit.fail(lost);
		buy();
		clock.increment(1000);
		buy();
		await reconcile.succeed({ is: "not found" });
		clock.increment(2000);
		await reconcile.succeed({ is: "not found" });
		clock.increment(4000);
		await reconcile.succeed({ is: "not found" });
		buy();
		expect([state(), submit.inputs().length, context().looks]).toEqual(["not carried out", 1, 3]);
	});

	test("what is sent is what stood in the form at the press, whatever comes after", () => {
		const { buy, actor, type, context, submit } = start();
		buy();
		type("quantity", "5");
		actor.send({ type: "instrument", instrument: nikkei });
		expect(plain(submit.inputs())).toEqual([
			{
				instrument: 1,
				direction: "buy",
				quantity: "0.01",
				multiple: "100",
				targetPrice: undefined,
				stopLoss: undefined,
				takeProfit: undefined,
			},
		]);
		expect(context().sent?.instrument).toEqual(euroDollar);
	});

	test("a press that has a reason against it sends nothing", () => {
		const { buy, type, submit, state } = start();
		type("quantity", "");
		buy();
		expect([state(), submit.inputs()]).toEqual(["editing", []]);
	});
});

describe("Spec 1 §4, §5: the answer", () => {
	test("an accepted order is told, and acknowledged leaves an empty form (pitfall 6)", async () => {
		const { actor, buy, type, submit, state, context, emitted } = start();
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
		"%s leaves the form as it was typed and says why",
		async (error) => {
			const { actor, buy, type, submit, state, context } = start();
			type("quantity", "0.5");
			buy();
			await submit.fail(error);
			expect([state(), context().refusal, context().form.quantity]).toEqual(["editing", error, "0.5"]);
			actor.send({ type: "dismiss" });
			expect(context().refusal).toBeUndefined();
		},
	);

	test("the next press clears the last refusal", async () => {
		const { buy, submit, context } = start();
		buy();
		await submit.fail(refused);
		buy();
		expect(context().refusal).toBeUndefined();
	});

	test("a visitor's press asks for a login and keeps the form (Spec 1 §6)", () => {
		const { actor, buy, type, state, context, emitted, submit } = start({ isSignedIn: false });
		type("quantity", "0.5");
		buy();
		expect([state(), emitted, submit.inputs()]).toEqual(["editing", [{ type: "login needed" }], []]);
		actor.send({ type: "session", isSignedIn: true });
		expect(context().form.quantity).toBe("0.5");
	});

	test("a visitor's press on a closed market asks for nothing", () => {
		const { buy, emitted } = start({ isSignedIn: false, instrument: { ...euroDollar, isOpen: false } });
		buy();
		expect(emitted).toEqual([]);
	});
});

describe("Pitfall 2: a lost answer is neither success nor failure, and nothing is sent again", () => {
	test("the lists show the order: accepted", async () => {
		const { clock, reconcile, state, context, emitted, submit } = await inDoubt();
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

	test("only three looks that show nothing say that it was not carried out; the form is still there", async () => {
		const { actor, clock, reconcile, state, context } = await inDoubt();
		for (const wait of [1000, 2000, 4000]) {
			expect(state()).toEqual({ "outcome unknown": "waiting" });
			clock.increment(wait);
			await reconcile.succeed({ is: "not found" });
		}
		expect(state()).toBe("not carried out");
		actor.send({ type: "dismiss" });
		expect([state(), context().form.quantity, context().sent]).toEqual(["editing", "0.01", undefined]);
	});

	test("lists that can't be read don't say that it was not carried out", async () => {
		const { actor, clock, reconcile, state } = await inDoubt();
		for (const wait of [1000, 2000, 4000]) {
			clock.increment(wait);
			await reconcile.fail(offline);
		}
		expect(state()).toEqual({ "outcome unknown": "cannot tell" });
		actor.send({ type: "check again" });
		await reconcile.succeed(found);
		expect(state()).toBe("accepted");
	});

	test("prices that flow again have the lists read again", async () => {
		const { actor, clock, reconcile, state } = await inDoubt();
		clock.increment(1000);
		await reconcile.break();
		expect(state()).toEqual({ "outcome unknown": "cannot tell" });
		actor.send({ type: "freshness", freshness: { is: "offline", since: noon } });
		actor.send({ type: "freshness", freshness: { is: "live", since: noon } });
		expect(state()).toEqual({ "outcome unknown": "looking" });
	});

	test("without an id from before the press it stays unknown; dismissed, the form is empty: nothing is sent twice by habit", async () => {
		const { actor, buy, type, submit, clock, reconcile, state, context } = start({ lastOrderId: undefined });
		type("quantity", "0.5");
		buy();
		await submit.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "cannot tell" });
		expect(state()).toEqual({ "outcome unknown": "cannot tell" });
		actor.send({ type: "dismiss" });
		expect([state(), context().form.quantity, context().sent]).toEqual(["editing", "0.01", undefined]);
	});

	test("an order that was accepted before is not taken for the one in doubt", async () => {
		const { actor, buy, submit, context } = start();
		buy();
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		actor.send({ type: "orders known", lastOrderId: orderId(600) });
		actor.send({ type: "orders known", lastOrderId: orderId(0) });
		actor.send({ type: "acknowledge" });
		buy();
		await submit.fail(lost);
		expect(context().sent?.lastOrderId).toBe(601);
	});

	test("nor one of another customer's", () => {
		const { actor, context } = start();
		actor.send({ type: "session", isSignedIn: false });
		expect(context().lastOrderId).toBeUndefined();
		actor.send({ type: "session", isSignedIn: true });
		actor.send({ type: "orders known", lastOrderId: orderId(700) });
		actor.send({ type: "orders known", lastOrderId: undefined });
		expect(context().lastOrderId).toBeUndefined();
	});

	test("a defect after the press is a lost answer too", async () => {
		const { buy, submit, state } = start();
		buy();
		await submit.break();
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});

	test("the order of a customer who logs out is shown to nobody else", async () => {
		const { actor, state, context } = await inDoubt();
		actor.send({ type: "session", isSignedIn: false });
		expect([state(), context().sent]).toEqual(["editing", undefined]);
	});
});

test("an instrument without a step keeps the amount at its minimum", () => {
	const none = quantity(decimal("0"));
	const { actor, context } = start({
		instrument: { ...euroDollar, quantityStep: none, minQuantity: quantity(decimal("3")) },
	});
	actor.send({ type: "step", by: 1 });
	expect(context().form.quantity).toBe("3");
});
