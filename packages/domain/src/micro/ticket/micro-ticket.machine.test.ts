import { Result } from "effect";
import { describe, expect, test } from "vitest";
import {
	commandAnswers,
	commandEvents,
	offline,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import { euroDollar, moneyOf, nikkei, noon, quoteOf } from "../../contract/contract.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { plain } from "../../money/plain.test-support.ts";
import { answeredAtOnce, settings } from "../micro.test-support.ts";
import { microTicketMachine } from "./micro-ticket.machine.ts";
import { answer, openTicket, startTicket, ticketInput, unanswered } from "./micro-ticket.test-support.ts";

const fineFreshness = { freshness: ticketInput.freshness };

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
