import { Result } from "effect";
import { expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../command/command.test-support.ts";
import { coverMachine } from "../machine-coverage.test-support.ts";
import type { QueryError } from "../request/request.errors.ts";
import { scriptedRequest } from "../request/request.test-support.ts";
import { certificationMachine } from "./certification.machine.ts";
import type { Certification } from "./verification-level.ts";

test("every state and every transition is covered", () => {
	const coverage = coverMachine(certificationMachine, [
		{ type: "refresh" },
		{ type: "xstate.done.actor.readCertification", output: Result.succeed("junior") },
		{ type: "xstate.done.actor.readCertification", output: Result.fail(offline) },
		{ type: "xstate.error.actor.readCertification", error: new Error() },
	]);
	expect(coverage.states).toBe(4);
});

test("Spec 2 §6: the certification is read again on request, and a failed reading keeps the one before", async () => {
	const read = scriptedRequest<Certification, QueryError>();
	const actor = createActor(
		certificationMachine.provide({ actors: { readCertification: read.logic } }),
	).start();
	const shown = () => [actor.getSnapshot().value, actor.getSnapshot().context];
	actor.send({ type: "refresh" });
	expect([shown(), read.inputs().length]).toEqual([
		["loading", { certification: undefined, error: undefined, isSettled: false }],
		1,
	]);
	await read.succeed("uncertified");
	actor.send({ type: "refresh" });
	await read.fail(offline);
	expect(shown()).toEqual(["failed", { certification: "uncertified", error: offline, isSettled: true }]);
	actor.send({ type: "refresh" });
	await read.succeed("advanced");
	expect(shown()).toEqual(["ready", { certification: "advanced", error: undefined, isSettled: true }]);
	actor.send({ type: "refresh" });
	await read.break();
	expect(shown()).toEqual(["failed", { certification: "advanced", error: undefined, isSettled: true }]);
});

test("Spec 2 §6: a first reading that failed or broke is over, so that no gate waits for it", async () => {
	const settled = async (end: "fail" | "break") => {
		const read = scriptedRequest<Certification, QueryError>();
		const actor = createActor(
			certificationMachine.provide({ actors: { readCertification: read.logic } }),
		).start();
		await (end === "fail" ? read.fail(offline) : read.break());
		actor.send({ type: "refresh" });
		return [actor.getSnapshot().value, actor.getSnapshot().context];
	};
	expect([await settled("fail"), await settled("break")]).toEqual([
		["loading", { certification: undefined, error: offline, isSettled: true }],
		["loading", { certification: undefined, error: undefined, isSettled: true }],
	]);
});
