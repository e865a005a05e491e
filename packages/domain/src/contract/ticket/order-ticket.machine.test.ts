import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { decimal, quantity } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { instant } from "../../time/instant.ts";
import { euroDollar, moneyOf, nikkei, noon, quoteOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { orderTicketMachine } from "./order-ticket.machine.ts";
import {
	found,
	lost,
	mia,
	noah,
	offline,
	refused,
	startTicket,
	timedOut,
} from "./order-ticket.test-support.ts";
import { summarise } from "./order-ticket.ts";

test("every state and every transition is covered", () => {
	const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	coverMachine(
		orderTicketMachine,
		[
			{ type: "change", field: "stopLoss", value: "1.08" },
			{ type: "step", by: 1 },
			{ type: "press", direction: "buy" },
			{ type: "confirm" },
			{ type: "cancel" },
			{ type: "receipt", isShown: false },
			{ type: "quote", quote: quoteOf("1.085") },
			{ type: "quote expired" },
			{ type: "double-tap window ended" },
			{ type: "freshness", freshness: { is: "live", since: noon } },
			{ type: "freshness", freshness: { is: "offline", since: noon } },
			{ type: "balance", free: moneyOf("1") },
			{ type: "instrument", instrument: nikkei },
			{ type: "language", language: "de" },
			{ type: "fee basis", feeBasis: "per-margin" },
			{ type: "session", customerId: mia },
			{ type: "session", customerId: noah },
			{ type: "session", customerId: undefined },
			{ type: "session pending", isAwaited: true },
			{ type: "session pending", isAwaited: false },
			{ type: "orders known", lastOrderId: orderId(1) },
			{ type: "acknowledge" },
			{ type: "check again" },
			{ type: "dismiss" },
			done("submit", Result.succeed({ id: orderId(601), message: "Done" })),
			done("submit", Result.fail(refused)),
			done("submit", Result.fail(lost)),
			done("submit", Result.fail(timedOut)),
			{ type: "xstate.error.actor.submit", error: new Error() },
			done("reconcile", Result.succeed(found)),
			done("reconcile", Result.succeed({ is: "absent" })),
			done("reconcile", Result.succeed({ is: "unknown" })),
			done("reconcile", Result.fail(offline)),
			{ type: "xstate.error.actor.reconcile", error: new Error() },
		],
		{
			input: {
				instrument: euroDollar,
				feeBasis: "per-quantity",
				language: "en",
				customerId: mia,
				awaitsSession: false,
				quote: quoteOf("1.08402"),
				freshness: { is: "live", since: noon },
				free: moneyOf("1000"),
				lastOrderId: orderId(600),
				now: () => noon,
				showsReceipt: true,
				leadsToRisk: () => false,
			},
			sameWhen: ({ value, context }) => [
				value,
				context.showsReceipt,
				context.draft === undefined,
				context.isSignedIn || context.awaitsSession,
				context.customerId,
				context.freshness.is,
				context.mayStillComplete,
				context.isJustAnswered,
				Math.min(context.reconcileAttempts, 3),
			],
		},
	);
});

describe("Spec 1 §5: the form", () => {
	test("opens with the smallest amount, the default multiple and no stops", () => {
		expect(startTicket().context().form).toEqual({
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

	test("the stepper changes the amount by whole steps, and never to zero", () => {
		const { actor, type, context } = startTicket();
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
		const { actor, context } = startTicket({ instrument: nikkei });
		actor.send({ type: "step", by: 1 });
		expect(context().form).toMatchObject({ quantity: "3", multiple: "20" });
	});

	test("another instrument empties the form; the same one read again keeps the input", () => {
		const { actor, type, context } = startTicket();
		type("stopLoss", "1.08");
		actor.send({ type: "instrument", instrument: { ...euroDollar, isOpen: false } });
		expect(context().form.stopLoss).toBe("1.08");
		actor.send({ type: "instrument", instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect(context().form).toMatchObject({ quantity: "2", stopLoss: "", multiple: "20" });
		expect(context().quote).toEqual(quoteOf("39500", nikkei));
	});

	test("a multiple that is no longer offered becomes the default", () => {
		const { actor, context } = startTicket();
		actor.send({ type: "change", field: "multiple", value: "50" });
		actor.send({
			type: "instrument",
			instrument: { ...euroDollar, multiples: euroDollar.multiples.slice(1) },
		});
		expect(context().form.multiple).toBe("100");
	});

	test("the fee follows the site's settings, which may arrive after the instruments (Spec 1 §9)", () => {
		const { actor, context } = startTicket();
		const fee = () => plain(summarise(context()).fee);
		expect(fee()).toBe("0.005");
		actor.send({ type: "fee basis", feeBasis: "per-margin" });
		expect(fee()).toBe("0.054201");
	});

	test("a change of language keeps the figures and rewrites them", () => {
		const { actor, type, context } = startTicket();
		type("quantity", "0.5");
		type("stopLoss", "1.");
		type("takeProfit", "what?");
		actor.send({ type: "language", language: "de" });
		expect(context().form).toMatchObject({ quantity: "0,5", stopLoss: "1", takeProfit: "what?" });
	});

	test("a quote of another instrument changes nothing", () => {
		const { actor, context } = startTicket();
		actor.send({ type: "quote", quote: quoteOf("39500", nikkei, instant(noon + 1)) });
		expect(context().quote).toEqual(quoteOf("1.08402"));
	});
});

describe("Pitfall 3: no order is placed on prices that are not current", () => {
	test("a quote that is not renewed for 15 s blocks the press; the next quote unblocks it", async () => {
		const { actor, clock, buy, state, context, now } = startTicket();
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
		const { actor, clock, context, now } = startTicket();
		clock.increment(10_000);
		actor.send({ type: "quote", quote: quoteOf("1.08403", euroDollar, now()) });
		clock.increment(10_000);
		expect(context().isQuoteOld).toBe(false);
		clock.increment(5_001);
		expect(context().isQuoteOld).toBe(true);
	});

	test("a quote that is old when the ticket opens is old at once, and stays old when it is repeated", () => {
		const old = quoteOf("1.08402", euroDollar, instant(noon - 15_001));
		const { actor, context } = startTicket({
			quote: old,
			freshness: { is: "live", since: instant(noon - 60_000) },
		});
		expect(context().isQuoteOld).toBe(true);
		actor.send({ type: "quote", quote: old });
		actor.send({ type: "instrument", instrument: euroDollar, quote: old });
		expect(context().isQuoteOld).toBe(true);
	});

	test("after a sleep the press is validated by the clock, because timers did not run", () => {
		const { sleep, buy, state, context, submit } = startTicket();
		sleep(15_001);
		expect(context().isQuoteOld).toBe(false);
		buy();
		expect([state(), submit.inputs(), context().isQuoteOld]).toEqual(["editing", [], true]);
		const sleeping = startTicket();
		sleeping.sleep(15_000);
		sleeping.buy();
		expect(sleeping.state()).toBe("sending");
	});

	test("setting the clock back does not make a quote current", () => {
		const { sleep, buy, state, context } = startTicket();
		sleep(-3_600_000);
		buy();
		expect([state(), context().isQuoteOld]).toEqual(["editing", true]);
	});

	test("another instrument is validated by the age of its own quote", () => {
		const { actor, clock, context, now } = startTicket();
		clock.increment(15_001);
		actor.send({ type: "instrument", instrument: nikkei, quote: quoteOf("39500", nikkei, now()) });
		expect(context().isQuoteOld).toBe(false);
		actor.send({ type: "instrument", instrument: euroDollar, quote: quoteOf("1.08402") });
		expect(context().isQuoteOld).toBe(true);
	});

	test("stale or offline prices block the press", () => {
		const { actor, buy, state } = startTicket();
		actor.send({ type: "freshness", freshness: { is: "stale", since: noon } });
		buy();
		expect(state()).toBe("editing");
	});
});

describe("Pitfall 1: a second press does not send a second order", () => {
	test("presses are dropped while the order is in flight, accepted, unknown or not carried out", async () => {
		const { buy, submit, state, context, clock, reconcile, actor } = startTicket();
		buy();
		buy();
		actor.send({ type: "press", direction: "sell" });
		expect([state(), submit.inputs().length]).toEqual(["sending", 1]);
		await submit.fail(lost);
		buy();
		clock.increment(1000);
		buy();
		await reconcile.succeed({ is: "absent" });
		clock.increment(2000);
		await reconcile.succeed({ is: "absent" });
		clock.increment(4000);
		await reconcile.succeed({ is: "absent" });
		buy();
		expect([state(), submit.inputs().length, context().reconcileAttempts]).toEqual(["not carried out", 1, 3]);
	});

	test("the second tap of a double tap has no effect, however soon the first is refused; a later press sends again", async () => {
		const { buy, submit, state, context, clock } = startTicket();
		buy();
		await submit.fail(refused);
		clock.increment(399);
		buy();
		expect([state(), submit.inputs().length, context().refusal]).toEqual(["editing", 1, refused]);
		clock.increment(1);
		buy();
		expect([state(), submit.inputs().length]).toEqual(["sending", 2]);
	});

	test("the order contains the form at the press, whatever changes afterwards", () => {
		const { buy, actor, type, context, submit } = startTicket();
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

	test("a press with an issue sends nothing", () => {
		const { buy, type, submit, state } = startTicket();
		type("quantity", "");
		buy();
		expect([state(), submit.inputs()]).toEqual(["editing", []]);
	});
});

test("an instrument without a step keeps the amount at its minimum", () => {
	const none = quantity(decimal("0"));
	const { actor, context } = startTicket({
		instrument: { ...euroDollar, quantityStep: none, minQuantity: quantity(decimal("3")) },
	});
	actor.send({ type: "step", by: 1 });
	expect(context().form.quantity).toBe("3");
});
