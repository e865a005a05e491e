import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import type { AreaCode } from "../../input/phone-number.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { areas } from "./account.test-support.ts";
import { areaCodesMachine } from "./area-codes.machine.ts";

const start = () => {
	const readAreaCodes = scriptedRequest<readonly AreaCode[], QueryError>();
	const actor = createActor(
		areaCodesMachine.provide({ actors: { readAreaCodes: readAreaCodes.logic } }),
	).start();
	const seen = () => {
		const snapshot = actor.getSnapshot();
		return [snapshot.value, snapshot.hasTag("busy"), snapshot.context];
	};
	return { actor, readAreaCodes, seen };
};

test("every state and every transition is covered", () => {
	const answered = (output: unknown) => ({ type: "xstate.done.actor.readAreaCodes" as const, output });
	coverMachine(areaCodesMachine, [
		{ type: "retry" },
		answered(Result.succeed(areas)),
		answered(Result.fail(offline)),
		{ type: "xstate.error.actor.readAreaCodes", error: new Error() },
	]);
});

describe("Spec 1 §3, §7: the list of area codes", () => {
	test("is read once", async () => {
		const { actor, readAreaCodes, seen } = start();
		expect(seen()).toEqual(["loading", true, { areas: [], error: undefined }]);
		await readAreaCodes.succeed(areas);
		actor.send({ type: "retry" });
		expect(seen()).toEqual(["ready", false, { areas, error: undefined }]);
	});

	test("can be read again after a failure", async () => {
		const { actor, readAreaCodes, seen } = start();
		await readAreaCodes.fail(offline);
		expect(seen()).toEqual(["failed", false, { areas: [], error: offline }]);
		actor.send({ type: "retry" });
		await readAreaCodes.break();
		expect(seen()).toEqual(["failed", false, { areas: [], error: undefined }]);
		actor.send({ type: "retry" });
		await readAreaCodes.fail(offline);
		actor.send({ type: "retry" });
		await readAreaCodes.succeed(areas);
		expect(seen()).toEqual(["ready", false, { areas, error: undefined }]);
	});
});
