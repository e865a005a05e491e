import { describe, expect, test } from "vitest";
import { createActor, SimulatedClock } from "xstate";
import { commandAnswers, commandEvents, lost, testCommand } from "../../command/command.test-support.ts";
import type { CommandReply } from "../../command/command.ts";
import { revealed, testSecrets } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { passwordMachine } from "./password.machine.ts";
import { emptyPassword, type NewPassword, type PasswordFacts } from "./password-form.ts";

const facts: PasswordFacts = { needsCode: true, email: "mia@tradewind.test" };
const fill = [
	{ type: "change", change: { field: "password", value: secret("Tradewind-2") } },
	{ type: "change", change: { field: "repeated", value: secret("Tradewind-2") } },
	{ type: "change", change: { field: "code", value: "123456" } },
] as const;
const press = { type: "submit" } as const;

test("every state and every transition is covered", () => {
	coverMachine(
		passwordMachine,
		[...fill, press, { type: "facts", facts: { needsCode: true } }, ...commandEvents, ...commandAnswers()],
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
	machine: passwordMachine,
	input: facts,
	fill,
	press,
	sends: { password: {}, code: "123456" },
	emptied: { password: {}, repeated: {}, code: "" },
});

describe("Its passwords", () => {
	testSecrets({
		machine: passwordMachine,
		input: facts,
		fill,
		press,
		sends: { password: "Tradewind-2", code: "123456" },
		secrets: ["Tradewind-2", "Tradewind-2"],
	});
});

describe("Spec 2 §2, §5: a new password", () => {
	const start = () => {
		const clock = new SimulatedClock();
		const send = scriptedRequest<CommandReply, CommandError, NewPassword>();
		const actor = createActor(passwordMachine.provide({ actors: { send: send.logic } }), {
			input: facts,
			clock,
		}).start();
		return { actor, clock, send };
	};

	test("is not sent while something is missing", () => {
		const { actor, send } = start();
		for (const event of fill) {
			actor.send(press);
			actor.send(event);
		}
		expect(send.inputs()).toEqual([]);
		actor.send(press);
		expect(revealed(send.inputs())).toEqual([{ password: "Tradewind-2", code: "123456" }]);
	});

	test("needs no code once the site does not require one", () => {
		const { actor, send } = start();
		actor.send(fill[0]);
		actor.send(fill[1]);
		actor.send(press);
		actor.send({ type: "facts", facts: { needsCode: false } });
		actor.send(press);
		expect(revealed(send.inputs())).toEqual([{ password: "Tradewind-2", code: undefined }]);
	});

	test("has an unknown outcome if its answer is lost, because no list shows it: the customer tries the new password", async () => {
		const { actor, clock, send } = start();
		for (const event of [...fill, press]) actor.send(event);
		await send.fail(lost);
		clock.increment(1000);
		await Promise.resolve();
		await Promise.resolve();
		expect(actor.getSnapshot().value).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		expect([actor.getSnapshot().value, revealed(actor.getSnapshot().context.form)]).toEqual([
			"filling in",
			revealed(emptyPassword),
		]);
		expect(send.inputs().length).toBe(1);
	});
});
