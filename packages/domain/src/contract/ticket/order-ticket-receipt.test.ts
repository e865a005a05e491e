import { describe, expect, test } from "vitest";
import { plain } from "../../money/plain.test-support.ts";
import { euroDollar, moneyOf, nikkei, noon, quoteOf } from "../contract.test-support.ts";
import { orderId } from "../order/contract-order.ts";
import { receiptIssues } from "./order-draft.ts";
import { lost, mia, noah, refused, startTicket } from "./order-ticket.test-support.ts";

const asking = { confirming: "asking" };

const openReceipt = (changes: Parameters<typeof startTicket>[0] = {}) => {
	const ticket = startTicket({ showsReceipt: true, ...changes });
	ticket.type("quantity", "0.5");
	ticket.buy();
	ticket.clock.increment(400);
	return ticket;
};

const issuesOf = ({ context }: ReturnType<typeof startTicket>) => {
	const { draft } = context();
	return draft && receiptIssues(draft, context()).map(({ is }) => is);
};

describe("Spec 1 §4, A-138: a press shows its receipt, and only the confirmation sends", () => {
	test("the drafted order is sent once", async () => {
		const { confirm, state, submit, context } = openReceipt();
		expect([state(), submit.inputs()]).toEqual([asking, []]);
		confirm();
		confirm();
		expect([state(), plain(submit.inputs()), plain(context().sent?.lastOrderId)]).toEqual([
			"sending",
			[
				{
					instrument: 1,
					direction: "buy",
					quantity: "0.5",
					multiple: "100",
					targetPrice: undefined,
					stopLoss: undefined,
					takeProfit: undefined,
				},
			],
			600,
		]);
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		expect(state()).toBe("accepted");
	});

	test("pitfall 1: a double tap on Buy and a double tap on Confirm are one order", () => {
		const { buy, confirm, state, submit, clock } = startTicket({ showsReceipt: true });
		buy();
		buy();
		confirm();
		clock.increment(399);
		confirm();
		expect([state(), submit.inputs()]).toEqual([{ confirming: "just shown" }, []]);
		clock.increment(1);
		confirm();
		confirm();
		expect([state(), submit.inputs().length]).toEqual(["sending", 1]);
	});

	test("'cancel' sends nothing and keeps the form as typed", () => {
		const { actor, state, submit, context } = openReceipt();
		actor.send({ type: "cancel" });
		expect([state(), submit.inputs(), context().form.quantity, context().draft]).toEqual([
			"editing",
			[],
			"0.5",
			undefined,
		]);
	});

	test("with receipts switched off a press sends at once; switched on again, the next press shows a receipt", async () => {
		const { actor, buy, state, submit, context, clock } = openReceipt();
		actor.send({ type: "receipt", isShown: false });
		expect(state()).toEqual(asking);
		actor.send({ type: "cancel" });
		buy();
		expect([state(), submit.inputs().length, context().draft]).toEqual(["sending", 1, undefined]);
		actor.send({ type: "receipt", isShown: true });
		await submit.succeed({ id: orderId(601), message: "Order placed" });
		actor.send({ type: "acknowledge" });
		clock.increment(400);
		buy();
		clock.increment(400);
		expect([state(), submit.inputs().length]).toEqual([asking, 1]);
	});

	test("with receipts switched off every issue still blocks a press", () => {
		const { actor, buy, state, submit } = startTicket({ showsReceipt: false });
		actor.send({ type: "instrument", instrument: { ...euroDollar, isOpen: false } });
		buy();
		expect([state(), submit.inputs()]).toEqual(["editing", []]);
	});

	test("A-950: with receipts switched off, an order that leads to a risk still asks, and sends nothing before", () => {
		const { buy, confirm, read, state, submit } = startTicket({
			showsReceipt: false,
			leadsToRisk: ({ form }) => form.quantity === "0.01",
		});
		buy();
		expect([state(), submit.inputs()]).toEqual([{ confirming: "just shown" }, []]);
		read();
		confirm();
		expect([state(), submit.inputs().length]).toEqual(["sending", 1]);
	});

	test("a refused order closes the receipt, shows the reason and keeps the form", async () => {
		const { confirm, submit, state, context } = openReceipt();
		confirm();
		expect(context().draft?.order).toBe(context().sent?.order);
		await submit.fail(refused);
		expect([state(), context().form.quantity, context().refusal, context().draft]).toEqual([
			"editing",
			"0.5",
			refused,
			undefined,
		]);
	});

	test("a lost answer makes the outcome unknown, with or without a receipt", async () => {
		const { confirm, submit, state } = openReceipt();
		confirm();
		await submit.fail(lost);
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});

describe("A-138: a confirmation is validated again when it is made", () => {
	test("the price of a market order changes on the receipt and blocks nothing", () => {
		const ticket = openReceipt();
		ticket.actor.send({ type: "quote", quote: quoteOf("1.09", euroDollar, ticket.now()) });
		expect(issuesOf(ticket)).toEqual([]);
		ticket.confirm();
		expect(ticket.state()).toBe("sending");
	});

	test.each<[string, (ticket: ReturnType<typeof startTicket>) => void, string]>([
		[
			"the market has closed",
			({ actor }) => actor.send({ type: "instrument", instrument: { ...euroDollar, isOpen: false } }),
			"market closed",
		],
		[
			"prices are not live",
			({ actor }) => actor.send({ type: "freshness", freshness: { is: "stale", since: noon } }),
			"price is stale",
		],
		["the price is old", ({ clock }) => clock.increment(15_001), "price is stale"],
		[
			"the balance is too small",
			({ actor }) => actor.send({ type: "balance", free: moneyOf("5") }),
			"balance too small for the order",
		],
		[
			"the fee basis has changed",
			({ actor }) => actor.send({ type: "fee basis", feeBasis: "per-margin" }),
			"terms changed",
		],
		[
			"the multiple is no longer offered",
			({ actor }) =>
				actor.send({
					type: "instrument",
					instrument: { ...euroDollar, multiples: euroDollar.multiples.slice(0, 1) },
				}),
			"terms changed",
		],
		[
			"the contract has another size",
			({ actor }) =>
				actor.send({
					type: "instrument",
					instrument: { ...euroDollar, contractSize: nikkei.contractSize },
				}),
			"terms changed",
		],
	])("%s: nothing is sent, and the reason is known", (_, change, issue) => {
		const ticket = openReceipt();
		change(ticket);
		expect(issuesOf(ticket)).toEqual([issue]);
		ticket.confirm();
		expect([ticket.state(), ticket.submit.inputs()]).toEqual([asking, []]);
	});

	test("a price beyond the stop-loss blocks it", () => {
		const ticket = startTicket({ showsReceipt: true });
		ticket.actor.send({ type: "change", field: "stopLossOn", value: true });
		ticket.type("stopLoss", "1.08");
		ticket.buy();
		ticket.clock.increment(400);
		ticket.actor.send({ type: "quote", quote: quoteOf("1.07", euroDollar, ticket.now()) });
		expect(issuesOf(ticket)).toEqual(["stop-loss on the wrong side"]);
		ticket.confirm();
		expect(ticket.submit.inputs()).toEqual([]);
	});

	test("pitfall 3: after a sleep it is validated by the clock, because timers did not run", () => {
		const { sleep, confirm, state, submit, context } = openReceipt();
		sleep(15_001);
		confirm();
		expect([state(), submit.inputs(), context().isQuoteOld]).toEqual([asking, [], true]);
	});
});

describe("Spec 1 §4: a receipt belongs to one customer and one instrument", () => {
	test("another instrument closes it", () => {
		const { actor, state, context } = openReceipt();
		actor.send({ type: "instrument", instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect([state(), context().draft, context().instrument]).toEqual(["editing", undefined, nikkei]);
	});

	test("the same instrument read again does not", () => {
		const { actor, state } = openReceipt();
		actor.send({ type: "instrument", instrument: { ...euroDollar } });
		expect(state()).toEqual(asking);
	});

	test("a logout closes it and keeps the customer's input", () => {
		const { signIn, state, context } = openReceipt();
		signIn(undefined);
		expect([state(), context().draft, context().isSignedIn]).toEqual(["editing", undefined, false]);
		signIn(mia);
		expect(context().form.quantity).toBe("0.5");
	});

	test("another customer sees neither receipt nor form", () => {
		const { signIn, state, context } = openReceipt();
		signIn(noah);
		expect([state(), context().draft, context().form.quantity]).toEqual(["editing", undefined, "0.01"]);
	});
});
