import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { commandAnswers, commandEvents, testCommand } from "../../command/command.test-support.ts";
import type { CommandReply } from "../../command/command.ts";
import { expectOneCommandAtATime } from "../../command/one-at-a-time.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { instant } from "../../time/instant.ts";
import { type TraderApplicationEvent, traderApplicationMachine } from "./trader-application.machine.ts";
import {
	messagesSince,
	summariseTraderApplication,
	type TraderApplication,
	type TraderApplicationFacts,
	withApplication,
} from "./trader-application-form.ts";

const input = { isTrader: false };
const agree = (isAgreed = true): TraderApplicationEvent => ({
	type: "change",
	change: { is: "agreement", isAgreed },
});

test("every state and every transition is covered", () => {
	coverMachine(
		traderApplicationMachine,
		[
			agree(),
			{ type: "submit" },
			{ type: "facts", facts: { isTrader: true } },
			{ type: "facts", facts: { isTrader: false, waiting: { at: instant(0), lastMessage: 3 } } },
			{ type: "resume", sent: { is: "apply as trader" } },
			...commandEvents,
			...commandAnswers(),
		],
		{ input },
	);
});

testCommand({
	machine: traderApplicationMachine,
	input,
	fill: [agree()],
	press: { type: "submit" },
	sends: { is: "apply as trader" },
	back: expect.toBeOneOf(["reading the requirements", "applied"]),
	emptied: { isAgreed: false },
});

test("in any order of events one application is sent at a time and none twice", async () => {
	const events: readonly TraderApplicationEvent[] = [agree(), agree(false), { type: "submit" }];
	await expectOneCommandAtATime({
		machine: traderApplicationMachine,
		input,
		fill: [agree()],
		events,
		press: { type: "submit" },
		sends: ["submit"],
	});
});

describe("Spec 2 §5: applying", () => {
	const notAgreed = { is: "requirements not agreed", field: "agree" };
	const alreadyTrader = { is: "already a trader" };
	test.each([
		[false, false, [notAgreed]],
		[true, false, []],
		[false, true, [alreadyTrader, notAgreed]],
		[true, true, [alreadyTrader]],
	] as const)("with accepted requirements %s and a trader %s: %j", (isAgreed, isTrader, issues) => {
		expect(summariseTraderApplication({ isAgreed }, { isTrader })).toEqual({
			issues,
			application: issues.length === 0 ? { is: "apply as trader" } : undefined,
		});
	});

	const begin = (isTrader = false) => {
		const send = scriptedRequest<CommandReply, CommandError, TraderApplication>();
		const actor = createActor(traderApplicationMachine.provide({ actors: { send: send.logic } }), {
			input: { isTrader },
		}).start();
		return { actor, send, state: () => actor.getSnapshot().value };
	};

	test("cannot be submitted before the requirements are accepted, or after they are no longer accepted", () => {
		const { actor, state } = begin();
		const can = () => actor.getSnapshot().can({ type: "submit" });
		expect(can()).toBe(false);
		actor.send(agree());
		expect(can()).toBe(true);
		actor.send(agree(false));
		actor.send({ type: "submit" });
		expect([can(), state()]).toEqual([false, "reading the requirements"]);
	});

	test("a customer who has become a trader meanwhile cannot apply", () => {
		const { actor } = begin();
		actor.send(agree());
		actor.send({ type: "facts", facts: { isTrader: true } });
		expect([actor.getSnapshot().can({ type: "submit" }), actor.getSnapshot().context.facts]).toEqual([
			false,
			{ isTrader: true },
		]);
	});

	test("an accepted application stays applied after every event; its approval is not reported", async () => {
		const { actor, send, state } = begin();
		actor.send(agree());
		actor.send({ type: "submit" });
		await send.succeed({ message: "Your application is being checked" });
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("applied");
		for (const event of [agree(), { type: "submit" }, { type: "dismiss" }] as const) actor.send(event);
		expect([state(), send.inputs().length]).toEqual(["applied", 1]);
	});
});

describe("A-781: an application that waits", () => {
	const waiting = { at: instant(0), lastMessage: 3 };
	const start = (facts: TraderApplicationFacts) =>
		createActor(traderApplicationMachine, { input: facts }).start();

	test("is under review from the start of the next session on, and cannot be sent again", () => {
		const actor = start({ isTrader: false, waiting });
		actor.send(agree());
		expect([actor.getSnapshot().value, actor.getSnapshot().can({ type: "submit" })]).toEqual([
			"applied",
			false,
		]);
	});

	test("is forgotten when the customer wants to apply again", () => {
		const actor = start({ isTrader: false, waiting });
		actor.send({ type: "acknowledge" });
		expect([actor.getSnapshot().value, actor.getSnapshot().context.facts]).toEqual([
			"reading the requirements",
			{ isTrader: false, waiting: undefined },
		]);
	});

	const messages = [6, 5, 3, 1].map((id) => ({ id, title: "", summary: "", content: "", sentAt: "" }));
	test.each<[string, TraderApplicationFacts, readonly number[]]>([
		["those above the newest one of that time", { isTrader: false, waiting, messages }, [6, 5]],
		[
			"all if there was none",
			{ isTrader: false, waiting: { ...waiting, lastMessage: 0 }, messages },
			[6, 5, 3, 1],
		],
		[
			"none if it is unknown",
			{ isTrader: false, waiting: { ...waiting, lastMessage: undefined }, messages },
			[],
		],
		["none before they are read", { isTrader: false, waiting }, []],
		["none without an application", { isTrader: false, messages }, []],
	])("messages since then are %s", (_, facts, ids) => {
		expect(messagesSince(facts).map(({ id }) => id)).toEqual(ids);
	});

	test.each<[TraderApplicationFacts["messages"], number | undefined]>([
		[messages, 6],
		[[], 0],
		[undefined, undefined],
	])("keeps which message was the newest", (known, lastMessage) => {
		const facts = { isTrader: false, messages: known };
		expect(withApplication(facts, instant(5))).toEqual({ ...facts, waiting: { at: 5, lastMessage } });
	});
});
