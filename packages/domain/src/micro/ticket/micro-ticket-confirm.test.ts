import { describe, expect, test } from "vitest";
import { lost, refused } from "../../command/command.test-support.ts";
import { euroDollar, moneyOf, nikkei, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { halfMinute, minute, settings } from "../micro.test-support.ts";
import { microOrderId } from "../order/micro-order.ts";
import { confirmationIssues } from "./micro-order-draft.ts";
import type { MicroExternalFacts } from "./micro-ticket.events.ts";
import { startTicket } from "./micro-ticket.test-support.ts";

const draft = {
	order: { instrument: 1, direction: "up", amount: "20", seconds: 30 },
	symbol: "EUR/USD",
	terms: { income: "17", loss: "20", percent: "85" },
};

const justShown = { confirming: "just shown" };
const asking = { confirming: "asking" };

const asked = async () => {
	const ticket = await startTicket({ asksToConfirm: true });
	ticket.up();
	ticket.read();
	return ticket;
};

describe("A press that is asked about", () => {
	test("waits with the figures as they were, and sends nothing yet", async () => {
		const { state, facts, send } = await asked();
		expect([state(), plain(facts().draft), send.inputs()]).toEqual([asking, draft, []]);
	});

	test("is sent when it is confirmed, once", async () => {
		const { confirm, state, facts, send, up } = await asked();
		confirm();
		confirm();
		up();
		expect([state(), facts().draft, plain(send.inputs())]).toEqual([
			"sending",
			undefined,
			[{ ...draft, lastOrderId: 600 }],
		]);
	});

	test("pitfall 1: a double tap on up and a double tap on its confirmation are one order", async () => {
		const { up, confirm, clock, state, send } = await startTicket({ asksToConfirm: true });
		up();
		up();
		confirm();
		clock.increment(399);
		confirm();
		expect([state(), send.inputs()]).toEqual([justShown, []]);
		clock.increment(1);
		confirm();
		confirm();
		expect([state(), send.inputs().length]).toEqual(["sending", 1]);
	});

	test("is sent with the highest id that is known when it is confirmed", async () => {
		const { confirm, tell, send } = await asked();
		tell({ lastOrderId: microOrderId(610) });
		confirm();
		expect(send.inputs()[0]?.lastOrderId).toBe(610);
	});

	test("is dropped when it is called off; the form stays", async () => {
		const { actor, state, facts, send, form, confirm, type } = await asked();
		type("99");
		actor.send({ type: "cancel" });
		confirm();
		expect([state(), facts().draft, send.inputs(), form()]).toEqual([
			"filling in",
			undefined,
			[],
			{ option: 1, amount: "20" },
		]);
	});

	test("is not draft a second time, in whichever direction", async () => {
		const { down, state, facts } = await asked();
		down();
		expect([state(), plain(facts().draft)]).toEqual([asking, draft]);
	});

	test("that has a reason against it is not even asked about", async () => {
		const ticket = await startTicket({ asksToConfirm: true });
		ticket.type("9.99");
		ticket.up();
		expect(ticket.state()).toBe("filling in");
	});

	test("of a visitor leads to the login", async () => {
		const ticket = await startTicket({ asksToConfirm: true, isSignedIn: false });
		ticket.up();
		expect([ticket.state(), ticket.emitted]).toEqual(["filling in", [{ type: "login needed" }]]);
	});

	test("leads back to the form when it is refused, and is asked about anew", async () => {
		const { confirm, read, send, state, context, up } = await asked();
		confirm();
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["filling in", refused]);
		read();
		up();
		expect([state(), context().refusal]).toEqual([justShown, refused]);
		read();
		confirm();
		expect([state(), context().refusal, send.inputs().length]).toEqual(["sending", undefined, 2]);
	});

	test("is in doubt when its answer is lost (pitfall 2)", async () => {
		const { confirm, send, state } = await asked();
		confirm();
		await send.fail(lost);
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});

describe("Pitfall 3: a confirmation is judged anew, at its own moment", () => {
	test.each<[string, MicroExternalFacts, unknown]>([
		["the market closed", { instrument: { ...euroDollar, isOpen: false } }, { is: "market closed" }],
		["prices went stale", { freshness: { is: "stale", since: noon } }, { is: "price is stale", since: noon }],
		["the connection went", { freshness: { is: "offline", since: noon } }, { is: "offline", since: noon }],
		["a lost order costs less now", { lossLevel: 1 }, { is: "terms changed" }],
		["the balance is not known any more", { balances: undefined }, undefined],
		[
			"too little money is left",
			{ balances: [{ accountId: 2, kind: "micro", free: moneyOf("1"), locked: moneyOf("0") }] },
			{ is: "balance too small", free: "1" },
		],
	])("when %s meanwhile", async (_, news, issue) => {
		const { tell, confirm, state, send, facts, form } = await asked();
		tell(news);
		const { draft: waiting } = facts();
		const issues = waiting && confirmationIssues(waiting, form(), facts());
		expect(plain(issues)).toEqual(issue ? [issue] : []);
		confirm();
		expect([state(), send.inputs().length]).toEqual(issue ? [asking, 0] : ["sending", 1]);
	});

	test.each([
		["pays less now", [{ ...halfMinute, profitRatio: rate(decimal("0.6")) }], "terms changed"],
		["asks for more now", [{ ...halfMinute, limitAmount: moneyOf("20.01") }], "amount below minimum"],
		["is not offered any more", [minute], "expiry missing"],
	])("when its expiry %s by an offer that was read meanwhile", async (_, options, issue) => {
		const { actor, readSettings, confirm, state, send, facts, form } = await asked();
		actor.send({ type: "refresh" });
		expect([state(), plain(facts().draft)]).toEqual([asking, draft]);
		await readSettings.succeed({ ...settings, options });
		confirm();
		const { draft: waiting } = facts();
		const issues = waiting && confirmationIssues(waiting, form(), facts());
		expect([state(), send.inputs(), issues?.map(({ is }) => is)]).toEqual([asking, [], [issue]]);
	});

	test("it can be confirmed where the offer that was read meanwhile is the same", async () => {
		const { actor, readSettings, confirm, state } = await asked();
		actor.send({ type: "refresh" });
		await readSettings.succeed({ ...settings, options: [{ ...halfMinute }, minute] });
		confirm();
		expect(state()).toBe("sending");
	});

	test("it can be confirmed when prices are back", async () => {
		const { tell, confirm, state } = await asked();
		tell({ freshness: { is: "stale", since: noon } });
		confirm();
		tell({ freshness: { is: "live", since: noon } });
		confirm();
		expect(state()).toBe("sending");
	});

	test("the quote grew old while it waited", async () => {
		const { clock, confirm, state, tell, now, send } = await asked();
		clock.increment(15_001);
		confirm();
		expect([state(), send.inputs()]).toEqual([asking, []]);
		tell({ quote: quoteOf("1.08403", euroDollar, now()) });
		confirm();
		expect(state()).toBe("sending");
	});

	test("the device slept while it waited: the clock judges, for the timers stood still; and says so then", async () => {
		const { sleep, confirm, state, facts, send } = await asked();
		sleep(15_001);
		expect(facts().isQuoteOld).toBe(false);
		confirm();
		expect([state(), send.inputs(), facts().isQuoteOld]).toEqual([asking, [], true]);
	});

	test("another price of the moment is no other bargain", async () => {
		const { tell, confirm, state } = await asked();
		tell({ quote: quoteOf("1.2", euroDollar, noon) });
		confirm();
		expect(state()).toBe("sending");
	});

	test("another language doesn't change what was draft", async () => {
		const { tell, confirm, state } = await asked();
		tell({ language: "de" });
		confirm();
		expect(state()).toBe("sending");
	});

	test("another instrument drops it; the same one read anew doesn't", async () => {
		const { tell, state, facts, confirm, send } = await asked();
		tell({ instrument: { ...euroDollar } });
		expect(state()).toEqual(asking);
		tell({ instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect([state(), facts().draft, facts().instrument]).toEqual(["filling in", undefined, nikkei]);
		confirm();
		expect(send.inputs()).toEqual([]);
	});

	test("a press is asked about from the moment on at which the site wants it so", async () => {
		const { tell, up, state } = await startTicket({}, settings);
		tell({ asksToConfirm: true });
		up();
		expect(state()).toEqual(justShown);
	});
});
