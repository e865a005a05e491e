import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, type InputFrom, SimulatedClock } from "xstate";
import {
	commandAnswers,
	commandEvents,
	lost,
	offline,
	refused,
	testCommand,
} from "../../command/command.test-support.ts";
import type { CommandReply, ReconcileResult } from "../../command/command.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { WaysQuery } from "../withdrawals.port.ts";
import { secondTetherWay, tetherWay } from "../withdrawals.test-support.ts";
import type { BoundWay } from "./bound-way.ts";
import { boundWaysMachine } from "./bound-ways.machine.ts";
import { type BoundWaysFacts, mayBeRemoved } from "./bound-ways.setup.ts";
import type { SentRemoval } from "./reconcile-removal.ts";

const both = [tetherWay, secondTetherWay];
const all: WaysQuery = { kind: "crypto", currencyId: undefined };
const unread = { kind: "crypto", ways: undefined } as const;
const remove = (wayId: number) => ({ type: "remove", wayId }) as const;

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

const start = (input: InputFrom<typeof boundWaysMachine> = { kind: "crypto", ways: both }) => {
	const clock = new SimulatedClock();
	const send = scriptedRequest<CommandReply, CommandError, SentRemoval>();
	const reconcile = scriptedRequest<ReconcileResult<CommandReply>, QueryError, SentRemoval>();
	const readWays = scriptedRequest<readonly BoundWay[], QueryError, WaysQuery>();
	const machine = boundWaysMachine.provide({
		actors: { send: send.logic, reconcile: reconcile.logic, readWays: readWays.logic },
	});
	const actor = createActor(machine, { input, clock }).start();
	const context = () => actor.getSnapshot().context;
	return {
		actor,
		send,
		reconcile,
		readWays,
		context,
		facts: () => context().facts,
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		remove: (wayId: number) => {
			actor.send(remove(wayId));
			actor.send({ type: "confirm" });
		},
		attempt: async (answered: () => Promise<void>) => {
			clock.increment(4000);
			await answered();
		},
	};
};
const known: BoundWaysFacts = {
	kind: "crypto",
	ways: both,
	isOutdated: false,
	uncertain: [],
	error: undefined,
};

describe("Spec 2 §2: the bound ways", () => {
	test("are read first", async () => {
		const { state, isBusy, readWays, facts } = start(unread);
		expect([state(), isBusy(), readWays.inputs()]).toEqual(["loading", true, [all]]);
		await readWays.succeed(both);
		expect([state(), isBusy(), facts()]).toEqual(["ready", false, known]);
	});

	test("may be empty, until one was bound and they are read again", async () => {
		const { actor, state, isBusy, readWays } = start(unread);
		await readWays.succeed([]);
		expect([state(), isBusy()]).toEqual(["empty", false]);
		actor.send({ type: "refresh" });
		await readWays.succeed(both);
		expect(state()).toBe("ready");
	});

	test("that cannot be read show the reason, and can be retried", async () => {
		const { actor, state, isBusy, readWays, facts } = start(unread);
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
		const { actor, state, readWays, facts } = start();
		actor.send({ type: "refresh" });
		actor.send({ type: "refresh" });
		expect([state(), readWays.interrupted(), facts()]).toEqual(["loading", [true, false], known]);
		await readWays.succeed([]);
		expect(facts().ways).toEqual(both);
		await readWays.fail(offline);
		expect([state(), facts()]).toEqual(["failed", { ...known, error: offline }]);
	});
});

describe("Spec 2 §4: confirm, then delete", () => {
	test("nothing is removed without a confirmation", () => {
		const { actor, state, send, context } = start();
		actor.send({ type: "confirm" });
		actor.send(remove(101));
		expect([state(), context().form, send.inputs()]).toEqual(["confirming removal", { wayId: 101 }, []]);
		actor.send({ type: "back" });
		expect([state(), context().form, send.inputs()]).toEqual(["ready", { wayId: undefined }, []]);
	});

	test("a way that is not listed is not removed", () => {
		const { actor, state } = start();
		actor.send(remove(103));
		expect(state()).toBe("ready");
	});

	test.each([
		[known, 101, true],
		[known, 103, false],
		[known, undefined, false],
		[{ ...known, uncertain: [102] }, 101, true],
		[{ ...known, uncertain: [101] }, 101, false],
		[{ ...known, ways: undefined }, 101, false],
	] as const)("with %j, whether %s may be removed: %s", (facts, wayId, may) => {
		expect(mayBeRemoved(facts, wayId)).toBe(may);
	});

	test("another way cannot be selected meanwhile", () => {
		const { actor, state, context } = start();
		actor.send(remove(101));
		actor.send(remove(102));
		expect([state(), context().form]).toEqual(["confirming removal", { wayId: 101 }]);
	});

	test("a removed way leaves the list at once, and the list is read again", async () => {
		const { actor, remove, state, isBusy, send, readWays, facts } = start();
		remove(101);
		await send.succeed({ message: "Removed" });
		expect([state(), isBusy(), facts().ways, readWays.inputs()]).toEqual([
			"accepted",
			false,
			[secondTetherWay],
			[all],
		]);
		const third = { ...tetherWay, id: 104 };
		await readWays.succeed([third, secondTetherWay]);
		actor.send({ type: "acknowledge" });
		expect([state(), facts()]).toEqual(["ready", { ...known, ways: [third, secondTetherWay] }]);
	});

	test.each(["fails", "breaks", "is not waited for"])(
		"the way stays removed if the reading after it %s",
		async (how) => {
			const { actor, remove, state, send, readWays, facts } = start();
			remove(101);
			await send.succeed({ message: "Removed" });
			if (how === "fails") await readWays.fail(offline);
			if (how === "breaks") await readWays.break();
			actor.send({ type: "acknowledge" });
			expect([state(), facts()]).toEqual(["ready", { ...known, ways: [secondTetherWay] }]);
		},
	);

	test("removing the last one leaves an empty list", async () => {
		const { actor, remove, state, send, readWays } = start({ kind: "crypto", ways: [tetherWay] });
		remove(101);
		await send.succeed({ message: "Removed" });
		await readWays.succeed([]);
		actor.send({ type: "acknowledge" });
		expect(state()).toBe("empty");
	});

	test("a refused removal can be repeated until its notice is dismissed", async () => {
		const { actor, remove, state, send, context } = start();
		remove(101);
		await send.fail(refused);
		expect([state(), context().refusal]).toEqual(["ready", refused]);
		actor.send({ type: "confirm" });
		await send.fail(refused);
		actor.send({ type: "dismiss" });
		actor.send({ type: "confirm" });
		expect([state(), send.inputs()]).toEqual([
			"ready",
			[
				{ kind: "crypto", wayId: 101 },
				{ kind: "crypto", wayId: 101 },
			],
		]);
	});

	test("a refused removal of a way that is gone cannot be repeated; its notice is shown in the empty list", async () => {
		const { actor, remove, state, send, readWays, context } = start({ kind: "crypto", ways: [tetherWay] });
		remove(101);
		await send.fail(refused);
		actor.send({ type: "refresh" });
		await readWays.succeed([secondTetherWay]);
		actor.send({ type: "confirm" });
		expect([state(), context().refusal]).toEqual(["ready", refused]);
		actor.send({ type: "refresh" });
		await readWays.succeed([]);
		actor.send({ type: "dismiss" });
		expect([state(), context().refusal]).toEqual(["empty", undefined]);
	});

	test("selecting another way clears the notice", async () => {
		const { actor, remove: removeIt, send, context } = start();
		removeIt(101);
		await send.fail(refused);
		actor.send(remove(102));
		expect([context().refusal, context().form]).toEqual([undefined, { wayId: 102 }]);
	});

	test("a refresh during the removal reads the list after it", async () => {
		const { actor, remove, state, send, readWays, facts } = start();
		remove(101);
		actor.send({ type: "refresh" });
		expect([state(), readWays.inputs(), facts().isOutdated]).toEqual(["sending", [], true]);
		await send.fail(refused);
		expect([state(), facts().isOutdated]).toEqual(["loading", false]);
		await readWays.succeed(both);
		expect(state()).toBe("ready");
	});

	test("so does a refresh during the reading after the removal", async () => {
		const { actor, remove, state, send, readWays } = start();
		remove(101);
		await send.succeed({ message: "Removed" });
		actor.send({ type: "refresh" });
		await readWays.succeed([secondTetherWay]);
		actor.send({ type: "acknowledge" });
		expect([state(), readWays.inputs().length]).toEqual(["loading", 2]);
	});
});

describe("A removal with an unknown outcome", () => {
	const startUnknown = async () => {
		const started = start();
		started.remove(101);
		await started.send.fail(lost);
		return started;
	};

	test("keeps its row, marked as uncertain", async () => {
		const { facts } = await startUnknown();
		expect(facts()).toEqual({ ...known, uncertain: [101] });
	});

	test("removes row and mark if the way is no longer listed", async () => {
		const { state, attempt, reconcile, facts } = await startUnknown();
		await attempt(() => reconcile.succeed({ is: "confirmed", answer: { message: undefined } }));
		expect([state(), facts()]).toEqual(["accepted", { ...known, ways: [secondTetherWay] }]);
	});

	test("removes the mark if the way is still listed", async () => {
		const { actor, state, attempt, reconcile, facts } = await startUnknown();
		for (let turn = 0; turn < 3; turn++) await attempt(() => reconcile.succeed({ is: "absent" }));
		expect([state(), facts()]).toEqual(["not carried out", known]);
		actor.send({ type: "dismiss" });
		actor.send(remove(101));
		expect(state()).toBe("confirming removal");
	});

	test("stays marked if it cannot be resolved, and cannot be repeated until the list is read", async () => {
		const { actor, state, attempt, reconcile, readWays, facts } = await startUnknown();
		await attempt(() => reconcile.break());
		expect(state()).toEqual({ "outcome unknown": "unresolved" });
		actor.send({ type: "dismiss" });
		actor.send(remove(101));
		expect([state(), facts()]).toEqual(["ready", { ...known, uncertain: [101] }]);
		actor.send({ type: "refresh" });
		await readWays.fail(offline);
		expect(facts().uncertain).toEqual([101]);
		actor.send({ type: "retry" });
		await readWays.succeed(both);
		actor.send(remove(101));
		expect([state(), facts()]).toEqual(["confirming removal", known]);
	});

	test("keeps the mark of another one", async () => {
		const { actor, remove, attempt, reconcile, send, facts } = await startUnknown();
		await attempt(() => reconcile.break());
		actor.send({ type: "dismiss" });
		remove(102);
		await send.fail(lost);
		expect(facts().uncertain).toEqual([101, 102]);
		for (let turn = 0; turn < 3; turn++) await attempt(() => reconcile.succeed({ is: "absent" }));
		expect(facts()).toEqual({ ...known, uncertain: [101] });
	});
});
