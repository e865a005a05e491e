import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { fromPromise } from "xstate";
import { commandAnswers, commandEvents, offline, testCommand } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { secondTetherWay } from "../withdrawals.test-support.ts";
import type { BoundWay } from "./bound-way.ts";
import { boundWaysMachine } from "./bound-ways.machine.ts";
import { all, both, known, remove, startWays } from "./bound-ways.test-support.ts";

const unread = { kind: "crypto", ways: undefined } as const;

test("every state and every transition is covered", () => {
	const answer = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}` as const, output });
	const broke = (id: string) => ({ type: `xstate.error.actor.${id}` as const, error: new Error() });
	coverMachine(
		boundWaysMachine,
		[
			{ type: "refresh" },
			{ type: "retry" },
			remove(101),
			{ type: "confirm" },
			{ type: "back" },
			...["readWays", "readWaysAfterwards"].flatMap((id) => [
				answer(id, Result.succeed(both)),
				answer(id, Result.succeed([])),
				answer(id, Result.fail(offline)),
				broke(id),
			]),
			...commandEvents,
			...commandAnswers(),
		],
		{
			input: unread,
			sameWhen: ({ value, context: { form, facts, reconcileAttempts, mayStillComplete, refusal } }) => [
				value,
				form,
				facts.ways?.length,
				facts.isOutdated,
				facts.uncertain.length,
				reconcileAttempts,
				mayStillComplete,
				refusal?._tag,
			],
		},
	);
});

testCommand({
	machine: boundWaysMachine.provide({
		actors: {
			readWays: fromPromise<Result.Result<readonly BoundWay[], QueryError>, WaysQuery>(() =>
				Promise.resolve(Result.succeed([secondTetherWay])),
			),
		},
	}),
	input: { kind: "crypto", ways: both },
	fill: [remove(101)],
	press: { type: "confirm" },
	sends: { kind: "crypto", wayId: 101 },
	back: "ready",
	emptied: { wayId: undefined },
});

describe("Spec 2 §2: the bound ways", () => {
	test("are read first", async () => {
		const { state, isBusy, readWays, facts } = startWays(unread);
		expect([state(), isBusy(), readWays.inputs()]).toEqual(["loading", true, [all]]);
		await readWays.succeed(both);
		expect([state(), isBusy(), facts()]).toEqual(["ready", false, known]);
	});

	test("may be empty, until one was bound and they are read again", async () => {
		const { actor, state, isBusy, readWays } = startWays(unread);
		await readWays.succeed([]);
		expect([state(), isBusy()]).toEqual(["empty", false]);
		actor.send({ type: "refresh" });
		await readWays.succeed(both);
		expect(state()).toBe("ready");
	});

	test("that cannot be read show the reason, and can be retried", async () => {
		const { actor, state, isBusy, readWays, facts } = startWays(unread);
		await readWays.fail(offline);
		expect([state(), isBusy(), facts().error]).toEqual(["failed", false, offline]);
		actor.send({ type: "retry" });
		await readWays.break();
		expect([state(), facts().error]).toEqual(["failed", undefined]);
		actor.send({ type: "refresh" });
		await readWays.fail(offline);
		actor.send({ type: "retry" });
		await readWays.succeed(both);
		expect([state(), facts()]).toEqual(["ready", known]);
	});

	test("stay during another reading and after a failed one; a newer refresh restarts the reading", async () => {
		const { actor, state, readWays, facts } = startWays();
		actor.send({ type: "refresh" });
		actor.send({ type: "refresh" });
		expect([state(), readWays.interrupted(), facts()]).toEqual(["loading", [true, false], known]);
		await readWays.succeed([]);
		expect(facts().ways).toEqual(both);
		await readWays.fail(offline);
		expect([state(), facts()]).toEqual(["failed", { ...known, error: offline }]);
	});
});
