import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { commandAnswers, commandEvents, testCommand } from "../../command/command.test-support.ts";
import { revealed, testSecrets } from "../../command/secret.test-support.ts";
import { secret } from "../../command/secret.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { payPasswordMachine } from "./pay-password.machine.ts";

const password = (text: string) =>
	({ type: "change", change: { field: "password", value: secret(text) } }) as const;
const repeated = (text: string) =>
	({ type: "change", change: { field: "repeated", value: secret(text) } }) as const;
const fill = [password("246810"), repeated("246810")];
const press = { type: "submit" } as const;

test("every state and every transition is covered", () => {
	coverMachine(payPasswordMachine, [...fill, press, ...commandEvents, ...commandAnswers()], {
		sameWhen: ({ value, context }) => [
			value,
			revealed(context.form),
			context.reconcileAttempts,
			context.mayStillComplete,
		],
	});
});

testCommand({
	machine: payPasswordMachine,
	input: undefined,
	fill,
	press,
	sends: { password: {} },
	emptied: { password: {}, repeated: {}, present: {}, code: "" },
});

describe("Its passwords", () => {
	testSecrets({
		machine: payPasswordMachine,
		input: undefined,
		fill,
		press,
		sends: { password: "246810" },
		secrets: ["246810", "246810"],
	});
});

describe("Spec 2 §2, §5: a pay password", () => {
	test("is sent in Latin digits, whatever the script of the keyboard", () => {
		const actor = createActor(payPasswordMachine).start();
		for (const event of [password("٢٤٦٨١٠"), repeated("٢٤٦٨١٠"), press]) actor.send(event);
		expect(revealed(actor.getSnapshot().context.sent)).toEqual({ password: "246810" });
	});

	test("A-486: is sent with the present one or a code only where they are filled in, and both are wiped", () => {
		const actor = createActor(payPasswordMachine).start();
		for (const event of fill) actor.send(event);
		actor.send({ type: "change", change: { field: "present", value: secret("١٣٥٧٩١") } });
		actor.send({ type: "change", change: { field: "code", value: " 123-456. " } });
		actor.send(press);
		expect(revealed(actor.getSnapshot().context.sent)).toEqual({
			password: "246810",
			present: "135791",
			code: "123456",
		});
	});

	test("is sent only when both fields are filled and equal", () => {
		const actor = createActor(payPasswordMachine).start();
		for (const event of [repeated("246810"), password("1"), password("246810")]) {
			actor.send(press);
			expect(actor.getSnapshot().value).toBe("filling in");
			actor.send(event);
		}
		actor.send(press);
		expect([actor.getSnapshot().value, revealed(actor.getSnapshot().context.sent)]).toEqual([
			"sending",
			{ password: "246810" },
		]);
	});

	test("starts empty", () => {
		expect(revealed(createActor(payPasswordMachine).getSnapshot().context.form)).toEqual({
			password: "",
			repeated: "",
			present: "",
			code: "",
		});
	});
});
