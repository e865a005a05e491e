import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { createActor, setup } from "xstate";
import { revealed } from "./secret.test-support.ts";
import { noSecret, secret, textOf, wipedSecret, withSecretsWiped } from "./secret.ts";

describe("A secret", () => {
	const typed = { password: secret("Tradewind-1") };

	test("is revealed by `textOf`", () => {
		expect([textOf(typed.password), textOf(noSecret)]).toEqual(["Tradewind-1", ""]);
	});

	test("is redacted in JSON, in a log and in a template text", () => {
		expect([JSON.stringify(typed), inspect(typed), `${typed.password}`]).toEqual([
			'{"password":"<redacted>"}',
			"{ password: <redacted> }",
			"<redacted>",
		]);
	});

	test("that was wiped has no text and throws when it is read", () => {
		expect(JSON.stringify({ password: wipedSecret })).toBe('{"password":"<redacted>"}');
		expect(() => textOf(wipedSecret)).toThrow("Unable to get redacted value");
	});

	test("is found by the test helper at any depth", () => {
		const value = { a: [secret("x"), wipedSecret], b: undefined, c: { d: noSecret, e: 1 } };
		expect(revealed(value)).toEqual({ a: ["x", "(wipedSecret)"], b: undefined, c: { d: "", e: 1 } });
	});
});

describe("The states of a command with secrets", () => {
	const start = () => {
		const done: string[] = [];
		const note = (what: string) => () => {
			done.push(what);
		};
		const machine = setup({
			actions: {
				"store the reply": note("store the reply"),
				refuse: note("refuse"),
				"emit carried out": note("emit"),
				"wipe the sent secrets": note("wipe sent"),
				"wipe the typed secrets": note("wipe typed"),
			},
		}).createMachine({
			initial: "sending",
			states: {
				back: {},
				...withSecretsWiped({
					sending: {
						tags: "busy",
						on: {
							accept: { target: "accepted", actions: "store the reply" },
							refuse: { target: "back", actions: "refuse" },
							lose: "outcome unknown",
						},
					},
					accepted: { entry: "emit carried out" },
					"outcome unknown": { on: { find: "accepted" } },
					"not carried out": {},
				} as const),
			},
		});
		return { actor: createActor(machine).start(), done };
	};

	test("wipe what was sent before the outcome is emitted, and what was typed after it", () => {
		const { actor, done } = start();
		expect(actor.getSnapshot().hasTag("busy")).toBe(true);
		actor.send({ type: "accept" });
		expect(done).toEqual(["wipe sent", "store the reply", "emit", "wipe typed"]);
	});

	test("keep what was typed when the command is refused", () => {
		const { actor, done } = start();
		actor.send({ type: "refuse" });
		expect(done).toEqual(["wipe sent", "refuse"]);
	});

	test("wipe both when the answer is lost", () => {
		const { actor, done } = start();
		actor.send({ type: "lose" });
		expect(done).toEqual(["wipe sent", "wipe typed"]);
		actor.send({ type: "find" });
		expect(actor.getSnapshot().value).toBe("accepted");
	});
});
