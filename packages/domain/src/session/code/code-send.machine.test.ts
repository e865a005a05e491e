import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { lost, notSent, refused, sessionInvalid, timedOut } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { instant } from "../../time/instant.ts";
import { miasPhone } from "../account/account.test-support.ts";
import { codeSendMachine, codeWaitLeft } from "./code-send.machine.ts";
import { startCodeSend, toMia } from "./code-send.test-support.ts";

const counting = async () => {
	const button = startCodeSend();
	button.press();
	await button.sendCode.succeed({ message: "Code sent" });
	return button;
};

test("every state and every transition is covered", () => {
	const answered = (output: unknown) => ({ type: "xstate.done.actor.sendCode" as const, output });
	coverMachine(
		codeSendMachine,
		[
			{ type: "send", request: toMia },
			{ type: "sent elsewhere", wait: { outcome: "sent", millisecondsLeft: 30_000 } },
			{ type: "dismiss" },
			answered(Result.succeed({ message: "Code sent" })),
			answered(Result.fail(refused)),
			answered(Result.fail(lost)),
			{ type: "xstate.error.actor.sendCode", error: new Error() },
		],
		{ input: { now: () => instant(0) } },
	);
});

describe("Spec 1 §4, §9: the code-send button", () => {
	test("is ready at first, without a code", () => {
		const now = () => instant(1_800_000_000_000);
		expect(createActor(codeSendMachine, { input: { now } }).getSnapshot().context).toEqual({
			now,
			request: undefined,
			outcome: undefined,
			message: undefined,
			refusal: undefined,
			millisecondsLeft: 0,
			countedAt: now(),
		});
	});

	test("requests once, is disabled for 60 s, counts the seconds, and can then be pressed again", async () => {
		const { press, pass, sendCode, state, left, context, actor } = startCodeSend();
		expect([state(), left()]).toEqual(["ready", 0]);
		press();
		press({ ...toMia, to: miasPhone });
		expect([state(), actor.getSnapshot().hasTag("busy"), sendCode.inputs()]).toEqual([
			"sending",
			true,
			[toMia],
		]);
		await sendCode.succeed({ message: "Code sent" });
		expect([state(), actor.getSnapshot().hasTag("busy"), left()]).toEqual(["counting down", false, 60]);
		expect(context()).toMatchObject({ outcome: "sent", message: "Code sent", refusal: undefined });
		for (let second = 59; second > 0; second--) {
			pass(999);
			expect(left()).toBe(second + 1);
			pass(1);
			expect([state(), left()]).toEqual(["counting down", second]);
			press();
		}
		pass(1000);
		expect([state(), left(), sendCode.inputs().length]).toEqual(["ready", 0, 1]);
		press({ ...toMia, to: miasPhone });
		expect([state(), sendCode.inputs()]).toEqual(["sending", [toMia, { ...toMia, to: miasPhone }]]);
	});

	test.each([refused, notSent, sessionInvalid])(
		"%s leaves it ready and shows the reason until 'dismiss' or the next press",
		async (error) => {
			const { press, sendCode, state, context, left, actor } = startCodeSend();
			press();
			await sendCode.fail(error);
			expect([state(), left()]).toEqual(["ready", 0]);
			expect(context()).toMatchObject({ refusal: error, outcome: undefined, message: undefined });
			actor.send({ type: "dismiss" });
			expect(context().refusal).toBeUndefined();
			press();
			await sendCode.fail(error);
			press();
			expect([state(), context().refusal]).toEqual(["sending", undefined]);
		},
	);

	test.each([lost, timedOut])(
		"%s: the code may have been sent, is not sent again, and the button counts down",
		async (error) => {
			const { press, pass, sendCode, state, context, left } = startCodeSend();
			press();
			await sendCode.fail(error);
			expect([state(), left()]).toEqual(["counting down", 60]);
			expect(context()).toMatchObject({
				outcome: "may have been sent",
				message: undefined,
				refusal: undefined,
			});
			press();
			pass(60_000);
			expect([state(), context().outcome, sendCode.inputs().length]).toEqual([
				"ready",
				"may have been sent",
				1,
			]);
		},
	);

	test("after a defect the code may have been sent as well", async () => {
		const { press, sendCode, state, context } = startCodeSend();
		press();
		await sendCode.break();
		expect([state(), context().outcome]).toEqual(["counting down", "may have been sent"]);
	});

	test("the next press clears the outcome of the last code", async () => {
		const { press, pass, sendCode, context } = await counting();
		pass(60_000);
		press();
		expect(context()).toMatchObject({ outcome: undefined, message: undefined });
		await sendCode.fail(lost);
		expect(context()).toMatchObject({ outcome: "may have been sent", message: undefined });
	});

	test("stopping the machine ends the request", () => {
		const { press, sendCode, actor } = startCodeSend();
		press();
		actor.stop();
		expect(sendCode.interrupted()).toEqual([true]);
	});
});

describe("Pitfall 9: the countdown and the clocks", () => {
	test.each([
		["two hours slow", -7_200_000],
		["90 seconds fast", 90_000],
	])("counts the platform's seconds on a device that is %s", async (_, wrong) => {
		const button = startCodeSend(1_800_000_000_000 + wrong);
		button.press();
		await button.sendCode.succeed({ message: "Code sent" });
		button.pass(20_000);
		expect(button.left()).toBe(40);
	});

	test("the next second subtracts the duration of a sleep", async () => {
		const { pass, jump, left, state } = await counting();
		pass(10_000);
		jump(20_000);
		expect(left()).toBe(50);
		pass(1000);
		expect(left()).toBe(29);
		jump(60_000);
		pass(1000);
		expect([left(), state()]).toEqual([0, "ready"]);
	});

	test("the latency of the answer is not counted", async () => {
		const { press, pass, jump, sendCode, left } = startCodeSend();
		press();
		pass(5000);
		jump(5000);
		await sendCode.succeed({ message: "Code sent" });
		pass(1000);
		expect(left()).toBe(59);
	});

	test("a clock that is set back does not extend the wait", async () => {
		const { pass, jump, left, state } = await counting();
		pass(10_000);
		jump(-7_200_000);
		pass(1000);
		expect(left()).toBe(49);
		pass(48_999);
		expect([left(), state()]).toEqual([1, "counting down"]);
		pass(1);
		expect([left(), state()]).toEqual([0, "ready"]);
	});

	test("a late timer is compensated; a started second is shown as a whole one", async () => {
		const { pass, jump, left } = await counting();
		jump(500);
		pass(1000);
		expect(left()).toBe(59);
		jump(500);
		pass(1000);
		expect(left()).toBe(57);
	});
});

describe("Spec 1 §4, §9: a wait that began elsewhere", () => {
	const wait = { outcome: "sent", millisecondsLeft: 30_000 } as const;

	test("before a reload goes on: the button is ready when it is over", () => {
		const { pass, state, left, context, sendCode, press } = startCodeSend(undefined, wait);
		expect([state(), left(), context().outcome]).toEqual(["counting down", 30, "sent"]);
		press();
		pass(30_000);
		expect([state(), left(), sendCode.inputs()]).toEqual(["ready", 0, []]);
	});

	test("in another tab begins here too, also while this one counts down, and is not emitted again", async () => {
		const { actor, press, pass, sendCode, state, left } = startCodeSend();
		const began: unknown[] = [];
		actor.on("wait began", ({ outcome }) => began.push(outcome));
		actor.send({ type: "sent elsewhere", wait });
		expect([state(), left()]).toEqual(["counting down", 30]);
		pass(1000);
		actor.send({ type: "sent elsewhere", wait: { ...wait, millisecondsLeft: 60_000 } });
		expect([state(), left(), began]).toEqual(["counting down", 60, []]);
		pass(60_000);
		press();
		await sendCode.succeed({ message: "Code sent" });
		expect(began).toEqual(["sent"]);
	});

	test("does not disturb a request", () => {
		const { actor, press, state, left } = startCodeSend();
		press();
		actor.send({ type: "sent elsewhere", wait });
		expect([state(), left()]).toEqual(["sending", 0]);
	});

	test.each([
		["now", 0, 60_000],
		["20 s ago", 20_000, 40_000],
		["a minute ago", 60_000, 0],
		["an hour ago", 3_600_000, 0],
		["in the future, on a clock that was set back", -5000, 60_000],
	])("a code that was sent %s leaves the rest of the wait", (_, passed, left) => {
		const sentAt = 1_800_000_000_000;
		expect(codeWaitLeft(instant(sentAt), instant(sentAt + passed))).toBe(left);
	});
});
