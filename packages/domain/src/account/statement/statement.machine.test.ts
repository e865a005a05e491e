import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { money, zero } from "../../money/decimal.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import type { StatementQuery } from "./read-statement.ts";
import { statementMachine } from "./statement.machine.ts";
import type { StatementResult } from "./statement.ts";

const january: StatementQuery = { accountId: 1, range: { startTime: 1_767_225_600, endTime: 1_769_904_000 } };
const december: StatementQuery = { ...january, range: { startTime: 1_764_547_200, endTime: 1_767_225_600 } };
const offline = new Unreachable({ reason: "offline" });
const none = money(zero);
const empty: StatementResult = {
	is: "statement",
	statement: {
		opening: none,
		movements: [],
		sums: {
			...{ deposit: none, withdrawal: none, transfer: none, result: none, fee: none },
			...{ fund: none, loan: none, other: none, reservation: none },
		},
		closing: none,
	},
};

test("every state and every transition is covered", () => {
	coverMachine(statementMachine, [
		{ type: "choose", query: january },
		{ type: "refresh" },
		{ type: "xstate.done.actor.readStatement", output: Result.succeed(empty) },
		{ type: "xstate.done.actor.readStatement", output: Result.fail(offline) },
		{ type: "xstate.error.actor.readStatement", error: new Error() },
	]);
});

describe("The statement on its screen", () => {
	const start = () => {
		const read = scriptedRequest<StatementResult, QueryError, StatementQuery>();
		const actor = createActor(statementMachine.provide({ actors: { readStatement: read.logic } })).start();
		return { actor, read, now: () => actor.getSnapshot() };
	};

	test("is read for the chosen period, and a later choice drops the earlier one", async () => {
		const { actor, read, now } = start();
		expect(now().value).toBe("nothing chosen");
		actor.send({ type: "choose", query: december });
		actor.send({ type: "choose", query: january });
		expect([read.inputs(), read.interrupted()]).toEqual([
			[december, january],
			[true, false],
		]);
		await read.succeed({ is: "incomplete" });
		expect([now().value, now().context.result]).toEqual(["reading", undefined]);
		await read.succeed(empty);
		expect([now().value, now().context]).toEqual([
			"ready",
			{ query: january, result: empty, error: undefined },
		]);
	});

	test("never shows the figures of another period", async () => {
		const { actor, read, now } = start();
		actor.send({ type: "choose", query: december });
		await read.succeed(empty);
		actor.send({ type: "choose", query: january });
		expect(now().context.result).toBeUndefined();
	});

	test("keeps its figures during another reading and after a failed one", async () => {
		const { actor, read, now } = start();
		actor.send({ type: "choose", query: january });
		await read.succeed(empty);
		actor.send({ type: "refresh" });
		expect([now().value, now().context.result]).toEqual(["reading", empty]);
		await read.fail(offline);
		expect([now().value, now().context]).toEqual([
			"failed",
			{ query: january, result: empty, error: offline },
		]);
		actor.send({ type: "refresh" });
		expect(read.inputs().length).toBe(3);
	});
});
