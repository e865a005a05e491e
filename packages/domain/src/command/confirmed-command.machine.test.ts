import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../machine-coverage.test-support.ts";
import { commandAnswers, commandEvents, testCommand } from "./command.test-support.ts";
import { confirmedCommandMachine as machine } from "./confirmed-command.machine.ts";

const phone = { id: "1", name: "Android 15" };
const laptop = { id: "2", name: "Linux" };

test("every state and every transition is covered", () => {
	coverMachine(machine, [
		{ type: "ask", subject: phone },
		{ type: "keep" },
		{ type: "submit" },
		...commandEvents,
		...commandAnswers(),
	]);
});

describe("Spec 1 §8: a command that asks first", () => {
	const start = () => createActor(machine).start();

	test("sends nothing before the question, and nothing after a no", () => {
		const actor = start();
		actor.send({ type: "submit" });
		expect(actor.getSnapshot().value).toBe("ready");
		actor.send({ type: "ask", subject: phone });
		expect([actor.getSnapshot().value, actor.getSnapshot().context.form]).toEqual(["ready", phone]);
		actor.send({ type: "keep" });
		expect([actor.getSnapshot().value, actor.getSnapshot().context.form]).toEqual(["ready", undefined]);
	});

	test("sends the subject of the last question", () => {
		const actor = start();
		actor.send({ type: "ask", subject: phone });
		actor.send({ type: "ask", subject: laptop });
		actor.send({ type: "submit" });
		expect(actor.getSnapshot().context.sent).toEqual(laptop);
	});
});

testCommand({
	machine,
	input: undefined,
	fill: [{ type: "ask", subject: phone }],
	press: { type: "submit" },
	sends: phone,
	back: "ready",
	emptied: undefined,
});
