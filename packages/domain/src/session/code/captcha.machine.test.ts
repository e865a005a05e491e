import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { captcha } from "../registration/registration.test-support.ts";
import type { Captcha } from "../registration/registration.ts";
import { captchaMachine } from "./captcha.machine.ts";

const start = () => {
	const readCaptcha = scriptedRequest<Captcha, QueryError>();
	const actor = createActor(captchaMachine.provide({ actors: { readCaptcha: readCaptcha.logic } })).start();
	const seen = () => {
		const snapshot = actor.getSnapshot();
		return [snapshot.value, snapshot.hasTag("busy"), snapshot.context];
	};
	return { refresh: () => actor.send({ type: "refresh" }), readCaptcha, seen };
};

test("every state and every transition is covered", () => {
	const answered = (output: unknown) => ({ type: "xstate.done.actor.readCaptcha" as const, output });
	coverMachine(captchaMachine, [
		{ type: "refresh" },
		answered(Result.succeed(captcha)),
		answered(Result.fail(offline)),
		{ type: "xstate.error.actor.readCaptcha", error: new Error() },
	]);
});

describe("Spec 1 §7: the captcha", () => {
	test("is read, and again on 'refresh', which removes the old one at once", async () => {
		const { refresh, readCaptcha, seen } = start();
		expect(seen()).toEqual(["loading", true, { captcha: undefined, error: undefined }]);
		await readCaptcha.succeed(captcha);
		expect(seen()).toEqual(["shown", false, { captcha, error: undefined }]);
		refresh();
		refresh();
		expect([seen(), readCaptcha.inputs().length]).toEqual([
			["loading", true, { captcha: undefined, error: undefined }],
			2,
		]);
		await readCaptcha.succeed({ ...captcha, key: "k2" });
		expect(seen()).toEqual(["shown", false, { captcha: { ...captcha, key: "k2" }, error: undefined }]);
	});

	test("can be read again after a failure", async () => {
		const { refresh, readCaptcha, seen } = start();
		await readCaptcha.fail(offline);
		expect(seen()).toEqual(["failed", false, { captcha: undefined, error: offline }]);
		refresh();
		await readCaptcha.break();
		expect(seen()).toEqual(["failed", false, { captcha: undefined, error: undefined }]);
		refresh();
		await readCaptcha.succeed(captcha);
		expect(seen()).toEqual(["shown", false, { captcha, error: undefined }]);
	});
});
