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

const startConfirming = async () => {
	const ticket = await startTicket({ asksToConfirm: true });
	ticket.up();
	ticket.read();
	return ticket;
};

describe("A press that needs a confirmation", () => {
	test("waits with the figures of the press, and sends nothing yet", async () => {
		const { state, facts, send } = await startConfirming();
		expect([state(), plain(facts().draft), send.inputs()]).toEqual([asking, draft, []]);
	});

	test("is sent once when it is confirmed", async () => {
		const { confirm, state, facts, send, up } = await startConfirming();
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
		const { confirm, dispatch, send } = await startConfirming();
		dispatch({ lastOrderId: microOrderId(610) });
		confirm();
		expect(send.inputs()[0]?.lastOrderId).toBe(610);
	});

	test("is dropped by 'cancel'; the form stays", async () => {
		const { actor, state, facts, send, form, confirm, type } = await startConfirming();
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

	test("does not start a second draft in either direction", async () => {
		const { down, state, facts } = await startConfirming();
		down();
		expect([state(), plain(facts().draft)]).toEqual([asking, draft]);
	});

	test("does not wait for a confirmation if it has an issue", async () => {
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

	test("returns to the form when it is refused, and needs another confirmation", async () => {
		const { confirm, read, send, state, context, up } = await startConfirming();
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

	test("has an unknown outcome when its answer is lost (pitfall 2)", async () => {
		const { confirm, send, state } = await startConfirming();
		confirm();
		await send.fail(lost);
		expect(state()).toEqual({ "outcome unknown": "waiting" });
	});
});

describe("Pitfall 3: a confirmation is validated again when it is made", () => {
	test.each<[string, MicroExternalFacts, unknown]>([
		["the market closed", { instrument: { ...euroDollar, isOpen: false } }, { is: "market closed" }],
		[
			"prices became stale",
			{ freshness: { is: "stale", since: noon } },
			{ is: "price is stale", since: noon },
		],
		[
			"the connection was lost",
			{ freshness: { is: "offline", since: noon } },
			{ is: "offline", since: noon },
		],
		["a lost order costs less now", { lossLevel: 1 }, { is: "terms changed" }],
		["the balance became unknown", { balances: undefined }, undefined],
		[
			"the balance became too small",
			{ balances: [{ accountId: 2, kind: "micro", free: moneyOf("1"), locked: moneyOf("0") }] },
			{ is: "balance too small", field: "amount", free: "1" },
		],
	])("when %s meanwhile", async (_, changedFacts, issue) => {
		const { dispatch, confirm, state, send, facts, form } = await startConfirming();
		dispatch(changedFacts);
		const { draft: waiting } = facts();
		const issues = waiting && confirmationIssues(waiting, form(), facts());
		expect(plain(issues)).toEqual(issue ? [issue] : []);
		confirm();
		expect([state(), send.inputs().length]).toEqual(issue ? [asking, 0] : ["sending", 1]);
	});

	test.each([
		["has a lower income", [{ ...halfMinute, profitRatio: rate(decimal("0.6")) }], "terms changed"],
		["has a higher minimum", [{ ...halfMinute, limitAmount: moneyOf("20.01") }], "amount below minimum"],
		["is no longer offered", [minute], "expiry missing"],
	])("when its expiry %s after another reading of the settings", async (_, options, issue) => {
		const { actor, readSettings, confirm, state, send, facts, form } = await startConfirming();
		actor.send({ type: "refresh" });
		expect([state(), plain(facts().draft)]).toEqual([asking, draft]);
		await readSettings.succeed({ ...settings, options });
		confirm();
		const { draft: waiting } = facts();
		const issues = waiting && confirmationIssues(waiting, form(), facts());
		expect([state(), send.inputs(), issues?.map(({ is }) => is)]).toEqual([asking, [], [issue]]);
	});

	test("it can be confirmed if the newly read settings are the same", async () => {
		const { actor, readSettings, confirm, state } = await startConfirming();
		actor.send({ type: "refresh" });
		await readSettings.succeed({ ...settings, options: [{ ...halfMinute }, minute] });
		confirm();
		expect(state()).toBe("sending");
	});

	test("it can be confirmed when prices arrive again", async () => {
		const { dispatch, confirm, state } = await startConfirming();
		dispatch({ freshness: { is: "stale", since: noon } });
		confirm();
		dispatch({ freshness: { is: "live", since: noon } });
		confirm();
		expect(state()).toBe("sending");
	});

	test("the quote became old while it waited", async () => {
		const { clock, confirm, state, dispatch, now, send } = await startConfirming();
		clock.increment(15_001);
		confirm();
		expect([state(), send.inputs()]).toEqual([asking, []]);
		dispatch({ quote: quoteOf("1.08403", euroDollar, now()) });
		confirm();
		expect(state()).toBe("sending");
	});

	test("the device slept while it waited: it is validated by the clock, because timers did not run, and shows the reason then", async () => {
		const { sleep, confirm, state, facts, send } = await startConfirming();
		sleep(15_001);
		expect(facts().isQuoteOld).toBe(false);
		confirm();
		expect([state(), send.inputs(), facts().isQuoteOld]).toEqual([asking, [], true]);
	});

	test("another current price does not change the order", async () => {
		const { dispatch, confirm, state } = await startConfirming();
		dispatch({ quote: quoteOf("1.2", euroDollar, noon) });
		confirm();
		expect(state()).toBe("sending");
	});

	test("another language does not change the draft", async () => {
		const { dispatch, confirm, state } = await startConfirming();
		dispatch({ language: "de" });
		confirm();
		expect(state()).toBe("sending");
	});

	test("another instrument drops it; the same one read again does not", async () => {
		const { dispatch, state, facts, confirm, send } = await startConfirming();
		dispatch({ instrument: { ...euroDollar } });
		expect(state()).toEqual(asking);
		dispatch({ instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect([state(), facts().draft, facts().instrument]).toEqual(["filling in", undefined, nikkei]);
		confirm();
		expect(send.inputs()).toEqual([]);
	});

	test("a press needs a confirmation as soon as the site requires one", async () => {
		const { dispatch, up, state } = await startTicket({}, settings);
		dispatch({ asksToConfirm: true });
		up();
		expect(state()).toEqual(justShown);
	});
});
