import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { commandAnswers, commandEvents, testCommand } from "../../command/command.test-support.ts";
import type { CommandReply } from "../../command/command.ts";
import { expectOneCommandAtATime } from "../../command/one-at-a-time.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { type TraderApplicationEvent, traderApplicationMachine } from "./trader-application.machine.ts";
import { summariseTraderApplication, type TraderApplication } from "./trader-application-form.ts";

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
