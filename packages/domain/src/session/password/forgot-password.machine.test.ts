import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { commandAnswers, commandEvents, testCommand } from "../../command/command.test-support.ts";
import { revealed, testSecrets } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { areas, miasEmail } from "../account/account.test-support.ts";
import { forgotPasswordMachine } from "./forgot-password.machine.ts";
import { emptyForgotPassword } from "./forgot-password-form.ts";

const fill = [
	{ type: "change", change: { field: "email", value: "mia@tradewind.test" } },
	{ type: "change", change: { field: "password", value: secret("Tradewind-2") } },
	{ type: "change", change: { field: "repeated", value: secret("Tradewind-2") } },
	{ type: "change", change: { field: "code", value: "123456" } },
] as const;
const press = { type: "submit" } as const;

test("every state and every transition is covered", () => {
	coverMachine(
		forgotPasswordMachine,
		[...fill, press, { type: "facts", facts: { areas } }, ...commandEvents, ...commandAnswers()],
		{
			input: { areas },
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
	machine: forgotPasswordMachine,
	input: { areas },
	fill,
	press,
	sends: { account: miasEmail, password: {}, code: "123456" },
	emptied: { by: "email", email: "", areaId: undefined, phone: "", code: "", password: {}, repeated: {} },
});

describe("Its passwords", () => {
	testSecrets({
		machine: forgotPasswordMachine,
		input: { areas },
		fill,
		press,
		sends: { account: miasEmail, password: "Tradewind-2", code: "123456" },
		secrets: ["Tradewind-2", "Tradewind-2"],
	});
});

describe("Spec 1 §5: filling in the form", () => {
	test("'submit' sends nothing while something is missing", () => {
		const actor = createActor(forgotPasswordMachine, { input: { areas } }).start();
		for (const event of fill) {
			actor.send(press);
			expect(actor.getSnapshot().value).toBe("filling in");
			actor.send(event);
		}
		actor.send(press);
		expect(actor.getSnapshot().value).toBe("sending");
	});

	test("area codes that arrive late make a phone possible", () => {
		const actor = createActor(forgotPasswordMachine, { input: { areas: [] } }).start();
		for (const event of fill) actor.send(event);
		actor.send({ type: "change", change: { field: "by", value: "phone" } });
		actor.send({ type: "change", change: { field: "phone", value: "555" } });
		actor.send({ type: "change", change: { field: "code", value: "123456" } });
		actor.send(press);
		expect(actor.getSnapshot().value).toBe("filling in");
		actor.send({ type: "facts", facts: { areas } });
		actor.send(press);
		expect(actor.getSnapshot().value).toBe("sending");
	});

	test("the form starts empty", () => {
		const actor = createActor(forgotPasswordMachine, { input: { areas } });
		expect(revealed(actor.getSnapshot().context.form)).toEqual(revealed(emptyForgotPassword));
	});
});
