import { Result } from "effect";
import { describe, expect, test } from "vitest";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	testCommand,
	timedOut,
} from "../../command/command.test-support.ts";
import { euroDollar, moneyOf, nikkei, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { decimal, rate } from "../../money/decimal.ts";
import { plain } from "../../money/plain.test-support.ts";
import { Unreadable } from "../../request/request.errors.ts";
import { answeredAtOnce, halfMinute, settings } from "../micro.test-support.ts";
import { microOrderId } from "../order/micro-order.ts";
import { microTicketMachine } from "./micro-ticket.machine.ts";
import { openTicket, startTicket, ticketInput } from "./micro-ticket.test-support.ts";
import type { SentMicroOrder } from "./reconcile-micro-order.ts";

const fineFreshness = { freshness: ticketInput.freshness };

const unanswered: SentMicroOrder = {
	order: { instrument: euroDollar.id, direction: "up", amount: moneyOf("20"), seconds: 30 },
	symbol: "EUR/USD",
	terms: { income: moneyOf("17"), loss: moneyOf("20"), percent: rate(decimal("85")) },
	lastOrderId: microOrderId(600),
};

const answer = { message: "Order placed", id: microOrderId(601) };

test("every state and every transition is covered", () => {
	const done = (output: unknown) => ({ type: "xstate.done.actor.readSettings", output }) as const;
	const silent = "xstate.done.actor.backgroundRead";
	coverMachine(
		microTicketMachine,
		[
			{ type: "change", change: { is: "option", id: 1 } },
			{ type: "press", direction: "up" },
			{ type: "press", direction: "down" },
			{ type: "confirm" },
			{ type: "cancel" },
			{ type: "retry" },
			{ type: "reload" },
			{ type: "refresh" },
			{ type: silent, output: Result.succeed(settings) },
			{ type: silent, output: Result.fail(offline) },
			{ type: "xstate.error.actor.backgroundRead", error: new Error() },
			{ type: "facts", facts: { asksToConfirm: true } },
			{ type: "facts", facts: { isSignedIn: false } },
			{ type: "facts", facts: { instrument: nikkei } },
			{ type: "facts", facts: { freshness: { is: "offline", since: noon } } },
			{ type: "facts", facts: fineFreshness },
			{ type: "quote expired" },
			{ type: "double-tap window ended" },
			done(Result.succeed(settings)),
			done(Result.fail(offline)),
			{ type: "xstate.error.actor.readSettings", error: new Error() },
			...commandEvents,
			...commandAnswers(answer),
		],
		{
			inputs: [ticketInput, { ...ticketInput, unanswered }],
			sameWhen: ({ value, context: { facts, sent, reconcileAttempts, mayStillComplete } }) => [
				value,
				facts.settings === undefined,
				...(sent
					? [reconcileAttempts, mayStillComplete, facts.freshness.is]
					: [facts.asksToConfirm, facts.isSignedIn, facts.isQuoteOld, facts.isJustAnswered]),
			],
		},
	);
});

testCommand({
	machine: microTicketMachine.provide({ actors: { readSettings: answeredAtOnce(settings) } }),
	input: ticketInput,
	fill: [
		{ type: "change", change: { is: "option", id: 2 } },
		{ type: "change", change: { is: "amount", text: "75.5" } },
	],
	press: { type: "press", direction: "up" },
	sends: {
		order: { instrument: 1, direction: "up", amount: "75.5", seconds: 60 },
		symbol: "EUR/USD",
		terms: { income: "67.95", loss: "75.5", percent: "90" },
		lastOrderId: 600,
	},
	answer,
	emptied: { option: 2, amount: "20" },
});

describe("Spec 1 §7, §9: the settings", () => {
	test("are read first; no order can be composed before", async () => {
		const { readSettings, up, type, state, form, send, actor, facts } = openTicket();
		up();
		type("5");
		expect([state(), actor.getSnapshot().hasTag("busy"), form()]).toEqual([
			"loading",
			true,
			{ option: undefined, amount: "" },
		]);
		await readSettings.succeed(settings);
		expect([state(), actor.getSnapshot().hasTag("busy"), form(), facts().settings]).toEqual([
			"filling in",
			false,
			{ option: 1, amount: "20" },
			settings,
		]);
		expect([readSettings.inputs().length, send.inputs()]).toEqual([1, []]);
	});

	test.each([
		["cannot be reached", offline],
		["sends an unreadable reply", new Unreadable({ call: "settings", detail: "no list" })],
		["refuses", refused],
	])("a platform that %s is shown as a failure and can be retried", async (_, error) => {
		const { readSettings, actor, state, facts, up } = openTicket();
		await readSettings.fail(error);
		up();
		expect([state(), facts().error]).toEqual(["failed", error]);
		actor.send({ type: "retry" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect([state(), facts().error]).toEqual(["filling in", undefined]);
	});

	test("a defect is a failure without an error, also after one with an error", async () => {
		const { readSettings, actor, state, facts } = openTicket();
		await readSettings.fail(offline);
		actor.send({ type: "retry" });
		await readSettings.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
	});

	test("'refresh' reads them again; the input stays", async () => {
		const { readSettings, actor, state, form, type, facts } = await startTicket();
		type("75.5");
		actor.send({ type: "reload" });
		expect(state()).toBe("loading");
		const dearer = { ...settings, options: [{ ...halfMinute, limitAmount: moneyOf("80") }] };
		await readSettings.succeed(dearer);
		expect([state(), form(), facts().settings]).toEqual([
			"filling in",
			{ option: 1, amount: "75.5" },
			dearer,
		]);
	});

	test("an expiry that is no longer offered becomes undefined, and nothing is sent", async () => {
		const { readSettings, actor, form, up, state } = await startTicket();
		actor.send({ type: "change", change: { is: "option", id: 2 } });
		actor.send({ type: "reload" });
		await readSettings.succeed({ ...settings, options: [halfMinute] });
		up();
		expect([form(), state()]).toEqual([{ option: undefined, amount: "20" }, "filling in"]);
	});
});

describe("Spec 1 §4: settings that are read in the background", () => {
	const worse = { ...settings, options: [{ ...halfMinute, profitRatio: rate(decimal("0.6")) }] };

	test("leave the ticket usable with the known ones; the input stays with the new ones", async () => {
		const { readSettings, actor, state, form, type, facts } = await startTicket();
		actor.send({ type: "refresh" });
		type("75.5");
		expect([state(), actor.getSnapshot().hasTag("busy"), facts().settings]).toEqual([
			"filling in",
			false,
			settings,
		]);
		await readSettings.succeed(worse);
		expect([state(), form(), facts().settings]).toEqual(["filling in", { option: 1, amount: "75.5" }, worse]);
	});

	test("clear an expiry that is no longer offered", async () => {
		const { readSettings, actor, form } = await startTicket();
		actor.send({ type: "change", change: { is: "option", id: 2 } });
		actor.send({ type: "refresh" });
		await readSettings.succeed(worse);
		expect(form()).toEqual({ option: undefined, amount: "20" });
	});

	test.each(["fails", "breaks"])(
		"keep the old ones if the reading %s, and can be read again",
		async (how) => {
			const { readSettings, actor, state, facts } = await startTicket();
			actor.send({ type: "refresh" });
			await (how === "fails" ? readSettings.fail(offline) : readSettings.break());
			expect([state(), facts().settings, facts().error]).toEqual(["filling in", settings, undefined]);
			actor.send({ type: "refresh" });
			await readSettings.succeed(worse);
			expect([state(), facts().settings]).toEqual(["filling in", worse]);
		},
	);

	test("come from the last request: an earlier one is not awaited", async () => {
		const { readSettings, actor, facts } = await startTicket();
		actor.send({ type: "refresh" });
		actor.send({ type: "refresh" });
		expect(readSettings.interrupted()).toEqual([false, true, false]);
		await readSettings.succeed({ options: [], amounts: [] });
		expect(facts().settings).toBe(settings);
		await readSettings.succeed(worse);
		expect(facts().settings).toBe(worse);
	});

	test("give way to a requested reading, which is read once", async () => {
		const { readSettings, actor, state, facts } = await startTicket();
		actor.send({ type: "refresh" });
		actor.send({ type: "reload" });
		actor.send({ type: "refresh" });
		expect([state(), readSettings.interrupted()]).toEqual(["loading", [false, true, false]]);
		await readSettings.succeed({ options: [], amounts: [] });
		await readSettings.succeed(worse);
		expect([state(), facts().settings]).toEqual(["filling in", worse]);
	});

	test("are read also after a failed reading; before the first reading has ended it is not repeated", async () => {
		const { readSettings, actor, state } = openTicket();
		actor.send({ type: "refresh" });
		expect(readSettings.inputs().length).toBe(1);
		await readSettings.fail(offline);
		actor.send({ type: "refresh" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect([state(), readSettings.inputs().length]).toEqual(["filling in", 2]);
	});

	test("change nothing of an order in flight, and apply to the next one", async () => {
		const { readSettings, actor, up, read, send } = await startTicket();
		up();
		actor.send({ type: "refresh" });
		await readSettings.succeed(worse);
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		read();
		up();
		expect(plain(send.inputs().map(({ terms }) => terms.percent))).toEqual(["85", "60"]);
	});
});

describe("Spec 1 §5, §6: filling in", () => {
	test("an amount is typed or chosen from the list", async () => {
		const { actor, type, form } = await startTicket({ language: "de" });
		type("75,");
		expect(form().amount).toBe("75,");
		actor.send({ type: "change", change: { is: "listed amount", value: moneyOf("100.5") } });
		expect(form().amount).toBe("100,5");
	});

	test("another language rewrites the amount, so that its value stays", async () => {
		const { type, form, dispatch, facts } = await startTicket();
		type("20.5");
		dispatch({ language: "de" });
		expect([form().amount, facts().language]).toEqual(["20,5", "de"]);
		dispatch({ lossLevel: 1 });
		expect([form().amount, facts().lossLevel]).toEqual(["20,5", 1]);
	});

	test.each(["12.", "12.50", "0.0", "1,", "٢٠", "+7"])(
		"incomplete input stays as typed (%s) while other facts change",
		async (text) => {
			const { type, form, dispatch } = await startTicket();
			type(text);
			dispatch({ quote: quoteOf("1.1001") });
			dispatch({ lossLevel: 1 });
			dispatch({ language: "en" });
			expect(form().amount).toBe(text);
		},
	);

	test("another instrument keeps expiry and amount, which are the same for all", async () => {
		const { type, form, dispatch, facts } = await startTicket();
		type("75.5");
		dispatch({ instrument: nikkei, quote: quoteOf("39500", nikkei) });
		expect([form(), facts().instrument]).toEqual([{ option: 1, amount: "75.5" }, nikkei]);
	});

	test("a press with an issue sends nothing", async () => {
		const { type, up, send, state } = await startTicket();
		type("9.99");
		up();
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
	});

	test.each(["up", "down"] as const)("a press %s sends that direction", async (direction) => {
		const { actor, send } = await startTicket();
		actor.send({ type: "press", direction });
		expect(send.inputs().map(({ order }) => order.direction)).toEqual([direction]);
	});

	test("a visitor's press leads to the login and keeps the form", async () => {
		const { up, type, form, emitted, send, state } = await startTicket({ isSignedIn: false });
		type("75.5");
		up();
		expect([state(), emitted, form().amount, send.inputs()]).toEqual([
			"filling in",
			[{ type: "login needed" }],
			"75.5",
			[],
		]);
	});

	test("a visitor's press leads to the login also if the settings cannot be read", async () => {
		const { readSettings, up, emitted } = openTicket({ isSignedIn: false });
		await readSettings.fail(offline);
		up();
		expect(emitted).toEqual([{ type: "login needed" }]);
	});

	test("a visitor's press on a closed market has no effect", async () => {
		const { up, emitted } = await startTicket({
			isSignedIn: false,
			instrument: { ...euroDollar, isOpen: false },
		});
		up();
		expect(emitted).toEqual([]);
	});
});

describe("Pitfall 1: a double tap without a confirmation", () => {
	test("is one order, however soon the first tap is answered", async () => {
		const { up, down, send, actor, clock, state } = await startTicket();
		up();
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		up();
		clock.increment(399);
		down();
		expect([state(), send.inputs().length]).toEqual(["filling in", 1]);
		clock.increment(1);
		up();
		expect([state(), send.inputs().length]).toEqual(["sending", 2]);
	});
});

describe("Pitfall 1: the second tap of a double tap", () => {
	test.each([
		["accepted", false],
		["refused", true],
	])("has no effect, however soon the first is %s; a later press sends again", async (_, isRefused) => {
		const { up, send, state, actor, clock } = await startTicket();
		up();
		await (isRefused ? send.fail(refused) : send.succeed(answer));
		actor.send({ type: "acknowledge" });
		clock.increment(399);
		up();
		expect([state(), send.inputs().length]).toEqual(["filling in", 1]);
		clock.increment(1);
		up();
		expect([state(), send.inputs().length]).toEqual(["sending", 2]);
	});
});

describe("Pitfall 2: the order that a reconciliation searches for", () => {
	test("is newer than all known ones at the press", async () => {
		const { up, send, dispatch } = await startTicket({ lastOrderId: undefined });
		dispatch({ lastOrderId: microOrderId(640) });
		dispatch({ lastOrderId: microOrderId(630) });
		up();
		expect(send.inputs()[0]?.lastOrderId).toBe(640);
	});

	test("is newer than the previously accepted one, whatever older lists show", async () => {
		const { up, send, dispatch, actor, read } = await startTicket();
		up();
		await send.succeed(answer);
		dispatch({ lastOrderId: microOrderId(600) });
		actor.send({ type: "acknowledge" });
		read();
		up();
		await send.fail(refused);
		read();
		up();
		await send.fail(lost);
		expect(send.inputs().map(({ lastOrderId }) => lastOrderId)).toEqual([600, 601, 601]);
	});

	test("is newer than the one that was found before", async () => {
		const { up, send, clock, reconcile, actor, state, read } = await startTicket();
		up();
		await send.fail(lost);
		clock.increment(1000);
		await reconcile.succeed({ is: "confirmed", answer: { message: undefined, id: microOrderId(603) } });
		expect(state()).toBe("accepted");
		actor.send({ type: "acknowledge" });
		read();
		up();
		expect(send.inputs()[1]?.lastOrderId).toBe(603);
	});

	test("is newer than the accepted one also if no list was read", async () => {
		const { up, send, actor, dispatch, facts, read } = await startTicket({ lastOrderId: undefined });
		up();
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		expect(facts().lastOrderId).toBe(601);
		dispatch({ lastOrderId: undefined });
		read();
		up();
		expect(send.inputs().map(({ lastOrderId }) => lastOrderId)).toEqual([undefined, undefined]);
	});

	test("an accepted order leaves the amount empty if the platform lists no amounts", async () => {
		const { up, send, actor, type, form } = await startTicket({}, { ...settings, amounts: [] });
		type("75.5");
		up();
		await send.succeed(answer);
		actor.send({ type: "acknowledge" });
		expect(form()).toEqual({ option: 1, amount: "" });
	});
});

describe("Spec 1 §4: an order that was unanswered when the app was left or the session ended", () => {
	const found = { is: "confirmed", answer: { message: undefined, id: microOrderId(601) } } as const;

	test("is reconciled as soon as the settings were read, never sent, and emitted when it is found", async () => {
		const { state, reconcile, send, emitted, facts, actor } = await startTicket({ unanswered });
		expect([state(), reconcile.inputs(), facts().settings]).toEqual([
			{ "outcome unknown": "reconciling" },
			[unanswered],
			settings,
		]);
		await reconcile.succeed(found);
		expect([state(), emitted]).toEqual([
			"accepted",
			[{ type: "carried out", sent: unanswered, answer: found.answer }],
		]);
		actor.send({ type: "acknowledge" });
		expect([state(), send.inputs()]).toEqual(["filling in", []]);
	});

	test("is not disproved by lists that do not show it until its customer checks again", async () => {
		const { state, reconcile, clock, actor } = await startTicket({ unanswered });
		for (const wait of [2000, 4000, 0]) {
			await reconcile.succeed({ is: "absent" });
			clock.increment(wait);
		}
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "check again" });
		for (const wait of [2000, 4000, 0]) {
			await reconcile.succeed({ is: "absent" });
			clock.increment(wait);
		}
		expect(state()).toBe("not carried out");
	});

	test("is reconciled also if the settings cannot be read; they are read again after it", async () => {
		const { state, readSettings, reconcile, actor } = openTicket({ unanswered });
		await readSettings.fail(offline);
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await reconcile.succeed(found);
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("loading");
		await readSettings.succeed(settings);
		expect(state()).toBe("filling in");
	});
});

test("Spec 1 §4: an order with an unresolved outcome is reconciled again when the connection is back", async () => {
	const { up, send, clock, reconcile, state, dispatch } = await startTicket();
	up();
	await send.fail(timedOut);
	for (const wait of [1000, 2000, 4000]) {
		clock.increment(wait);
		await reconcile.fail(offline);
	}
	dispatch({ freshness: { is: "offline", since: noon } });
	expect(state()).toEqual({ "outcome unknown": "unresolved" });
	dispatch({ freshness: { is: "live", since: noon } });
	for (const wait of [2000, 4000, 0]) {
		expect(state()).toEqual({ "outcome unknown": "reconciling" });
		await reconcile.succeed({ is: "absent" });
		clock.increment(wait);
	}
	expect([state(), reconcile.inputs().length, send.inputs().length]).toEqual([
		{ "outcome unknown": "unresolved" },
		6,
		1,
	]);
});

test("the order contains the draft, whatever facts arrive afterwards", async () => {
	const { up, dispatch, type, send, context } = await startTicket();
	up();
	type("99");
	dispatch({ instrument: nikkei, lossLevel: 1, language: "de" });
	expect(plain([send.inputs(), context().sent?.symbol])).toEqual([
		[
			{
				order: { instrument: 1, direction: "up", amount: "20", seconds: 30 },
				symbol: "EUR/USD",
				terms: { income: "17", loss: "20", percent: "85" },
				lastOrderId: 600,
			},
		],
		"EUR/USD",
	]);
});

test.each(["before", "after"])(
	"Spec 1 §4: a refusal keeps its instrument when another one is chosen %s it",
	async (when) => {
		const { up, dispatch, send, context } = await startTicket();
		up();
		if (when === "before") dispatch({ instrument: nikkei });
		await send.fail(refused);
		if (when === "after") dispatch({ instrument: nikkei });
		const { refusal, sent, facts } = context();
		expect([refusal, sent, facts.refusedSymbol, facts.instrument]).toEqual([
			refused,
			undefined,
			"EUR/USD",
			nikkei,
		]);
	},
);
