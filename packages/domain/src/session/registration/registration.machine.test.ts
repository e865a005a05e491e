import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply } from "../../command/command.ts";
import { revealed, testSecrets } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { miasEmail } from "../account/account.test-support.ts";
import { type RegistrationEmitted, registrationMachine } from "./registration.machine.ts";
import { asksLittle, captcha } from "./registration.test-support.ts";
import type { Registration } from "./registration.ts";
import type { RegistrationFacts } from "./registration-summary.ts";

const facts: RegistrationFacts = {
	...asksLittle,
	invitedBy: "WIND7",
	asksInviteCode: true,
	asksPayPassword: true,
	proof: "captcha",
	captcha,
};
const fill = [
	{ type: "change", change: { field: "email", value: "mia@tradewind.test" } },
	{ type: "change", change: { field: "password", value: secret("Tradewind-1") } },
	{ type: "change", change: { field: "repeated", value: secret("Tradewind-1") } },
	{ type: "change", change: { field: "payPassword", value: secret("246810") } },
	{ type: "change", change: { field: "captchaAnswer", value: "aB3d" } },
] as const;
const press = { type: "submit" } as const;
const sent = {
	account: miasEmail,
	mobile: undefined,
	name: undefined,
	idType: undefined,
	idNumber: undefined,
	ssn: undefined,
	front: undefined,
	reverse: undefined,
	hand: undefined,
	inviteCode: "WIND7",
	proof: { is: "captcha", key: "k1", answer: "aB3d" },
};

test("every state and every transition is covered", () => {
	coverMachine(
		registrationMachine,
		[
			...fill,
			press,
			{ type: "facts", facts: { captcha: { ...captcha, key: "k2" } } },
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: facts,
			sameWhen: ({ value, context }) => [
				value,
				revealed(context.form),
				context.reconcileAttempts,
				context.mayStillComplete,
			],
		},
	);
});

testCommand({
	machine: registrationMachine,
	input: facts,
	fill,
	press,
	sends: { ...sent, password: {}, payPassword: {} },
	emptied: {
		by: "email",
		email: "",
		areaId: undefined,
		phone: "",
		code: "",
		password: {},
		repeated: {},
		mobile: "",
		name: "",
		idType: undefined,
		idNumber: "",
		ssn: "",
		front: undefined,
		reverse: undefined,
		hand: undefined,
		payPassword: {},
		inviteCode: "WIND7",
		captchaAnswer: "",
	},
});

describe("Its passwords", () => {
	testSecrets({
		machine: registrationMachine,
		input: facts,
		fill,
		press,
		sends: { ...sent, password: "Tradewind-1", payPassword: "246810" },
		secrets: ["Tradewind-1", "Tradewind-1", "246810"],
	});
});

const start = (input = facts) => {
	const clock = new SimulatedClock();
	const send = scriptedRequest<CommandReply, CommandError, Registration>();
	const actor = createActor(registrationMachine.provide({ actors: { send: send.logic } }), { input, clock });
	const emitted: RegistrationEmitted[] = [];
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	const submit = () => {
		for (const event of fill) actor.send(event);
		actor.send(press);
	};
	return {
		actor,
		clock,
		send,
		emitted,
		submit,
		state: () => actor.getSnapshot().value,
		form: () => actor.getSnapshot().context.form,
	};
};

describe("Spec 1 §4, §5: a registration", () => {
	test("is not sent while something is missing", () => {
		const { actor, send } = start();
		for (const event of fill) {
			actor.send(press);
			actor.send(event);
		}
		expect(send.inputs()).toEqual([]);
	});

	test("that was accepted emits the account for the login", async () => {
		const { send, submit, emitted } = start({ ...facts, proof: "none" });
		submit();
		await send.succeed({ message: "Welcome" });
		expect(revealed(emitted)).toEqual([
			{
				type: "carried out",
				sent: { ...sent, proof: { is: "none" }, password: "(wipedSecret)", payPassword: "(wipedSecret)" },
				answer: { message: "Welcome" },
			},
			{ type: "registered", account: miasEmail },
		]);
	});

	test("whose answer is lost has an unknown outcome, because nothing can be read before a login: nothing is sent again", async () => {
		const { actor, clock, send, submit, state, emitted } = start({ ...facts, proof: "none" });
		submit();
		await send.fail(lost);
		expect(state()).toEqual({ "outcome unknown": "waiting" });
		clock.increment(1000);
		await Promise.resolve();
		await Promise.resolve();
		expect([state(), emitted, send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, [], 1]);
		actor.send({ type: "check again" });
		await Promise.resolve();
		await Promise.resolve();
		expect([state(), send.inputs().length]).toEqual([{ "outcome unknown": "unresolved" }, 1]);
	});

	test("requires what the site requests now", () => {
		const { actor, state, submit } = start();
		actor.send({ type: "facts", facts: { proof: "code" } });
		submit();
		expect(state()).toBe("filling in");
		actor.send({ type: "facts", facts: { proof: "captcha" } });
		actor.send(press);
		expect(state()).toBe("sending");
	});
});

describe("Spec 1 §5: a captcha", () => {
	test.each([
		["accepted", (send: ReturnType<typeof start>["send"]) => send.succeed({ message: "Welcome" })],
		["refused", (send: ReturnType<typeof start>["send"]) => send.fail(refused)],
		["lost", (send: ReturnType<typeof start>["send"]) => send.fail(lost)],
		["broken", (send: ReturnType<typeof start>["send"]) => send.break()],
	])("is valid once: another one is requested when the registration is %s", async (_, answer) => {
		const { send, submit, emitted } = start();
		submit();
		expect(emitted).toEqual([]);
		await answer(send);
		expect(emitted.filter(({ type }) => type === "captcha used")).toEqual([{ type: "captcha used" }]);
	});

	test("that is replaced has no answer yet", () => {
		const { actor, form, submit, state } = start({ ...facts, captcha: undefined });
		submit();
		expect([state(), form().captchaAnswer]).toEqual(["filling in", "aB3d"]);
		actor.send({ type: "facts", facts: { captcha } });
		expect(form().captchaAnswer).toBe("");
		actor.send(fill[4]);
		actor.send({ type: "facts", facts: { asksSsn: false } });
		actor.send({ type: "facts", facts: { captcha: { ...captcha } } });
		expect(form().captchaAnswer).toBe("aB3d");
		actor.send({ type: "facts", facts: { captcha: { ...captcha, key: "k2" } } });
		expect([form().captchaAnswer, form().email]).toEqual(["", "mia@tradewind.test"]);
		actor.send(fill[4]);
		actor.send({ type: "facts", facts: { captcha: undefined } });
		expect(form().captchaAnswer).toBe("");
	});
});
