import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import type { QueryError } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { moneyOf, record } from "../loans.test-support.ts";
import { type LoanRecordInput, loanRecordMachine } from "./loan-record.machine.ts";
import { type LoanId, type LoanRecord, loanId } from "./loan-record.ts";
import { canRepay, type LoanStatus, loanStatuses as statuses } from "./loan-status.ts";

const id = loanId(1);

test("every state and every transition is covered", () => {
	const coverage = coverMachine(
		loanRecordMachine,
		[
			{ type: "refresh" },
			{ type: "retry" },
			...statuses.map((status) => ({ type: "record", record: record(1, status) }) as const),
			...statuses.map((status) => ({
				type: "xstate.done.actor.readRecord" as const,
				output: Result.succeed(record(1, status)),
			})),
			{ type: "xstate.done.actor.readRecord", output: Result.succeed(record(2, "repaid")) },
			{ type: "xstate.done.actor.readRecord", output: Result.fail(offline) },
			{ type: "xstate.error.actor.readRecord", error: new Error() },
		],
		{ input: { id }, sameWhen: ({ value, context }) => [value, context.record?.status] },
	);
	expect(coverage.states).toBe(7 + statuses.length);
});

const start = (input: Partial<LoanRecordInput> = {}) => {
	const read = scriptedRequest<LoanRecord, QueryError, LoanId>();
	const machine = loanRecordMachine.provide({ actors: { readRecord: read.logic } });
	const actor = createActor(machine, { input: { id, ...input } }).start();
	return {
		actor,
		read,
		state: () => actor.getSnapshot().value,
		context: () => actor.getSnapshot().context,
		hasTag: (tag: "busy" | "can repay") => actor.getSnapshot().hasTag(tag),
	};
};

describe("Spec 2 §4: one loan", () => {
	test.each(statuses)("has the platform's status: %s", async (status) => {
		const { read, state, context, hasTag } = start();
		expect([state(), hasTag("busy"), hasTag("can repay")]).toEqual([
			{ reading: "loading", status: "unknown" },
			true,
			false,
		]);
		await read.succeed(record(1, status));
		expect([state(), context(), hasTag("busy"), hasTag("can repay"), read.inputs()]).toEqual([
			{ reading: "idle", status: status },
			{ id, record: record(1, status), error: undefined },
			false,
			status === "to repay",
			[id],
		]);
	});

	test.each(statuses)("that a list shows as %s has that status until it is read", async (status) => {
		const { read, state } = start({ record: record(1, status) });
		expect([state(), read.inputs()]).toEqual([{ reading: "loading", status: status }, [id]]);
		await read.succeed(record(1, status));
		expect(state()).toEqual({ reading: "idle", status: status });
	});

	test("follows the platform through all its statuses", async () => {
		const { actor, read, state, hasTag } = start();
		await read.succeed(record(1, "waiting for review"));
		const way = ["to repay", "repayment under check", "to repay", "repayment under check", "repaid"] as const;
		const seen: unknown[] = [];
		for (const status of way) {
			actor.send({ type: "refresh" });
			await read.succeed(record(1, status));
			seen.push([state(), hasTag("can repay")]);
		}
		expect(seen).toEqual(way.map((status) => [{ reading: "idle", status: status }, status === "to repay"]));
	});

	test("takes newer figures with the same status", () => {
		const { actor, context } = start({ record: record(1, "to repay") });
		const later = record(1, "to repay", { penalty: moneyOf("3") });
		actor.send({ type: "record", record: later });
		expect(context().record).toEqual(later);
	});

	test("can be repaid while it is read again", async () => {
		const { actor, read, hasTag, context } = start();
		await read.succeed(record(1, "to repay"));
		actor.send({ type: "refresh" });
		expect([hasTag("busy"), hasTag("can repay"), context().record]).toEqual([
			true,
			true,
			record(1, "to repay"),
		]);
	});

	test("keeps the known loan when it cannot be read again, until a retry or a list", async () => {
		const { actor, read, state, context } = start({ record: record(1, "to repay") });
		const failed = { reading: "failed", status: "to repay" };
		await read.fail(offline);
		expect([state(), context()]).toEqual([failed, { id, record: record(1, "to repay"), error: offline }]);
		actor.send({ type: "retry" });
		await read.break();
		expect([state(), context()]).toEqual([failed, { id, record: record(1, "to repay"), error: undefined }]);
		actor.send({ type: "refresh" });
		await read.fail(offline);
		actor.send({ type: "record", record: record(1, "repaid") });
		expect([state(), context()]).toEqual([
			{ reading: "idle", status: "repaid" },
			{ id, record: record(1, "repaid"), error: undefined },
		]);
	});

	test("is not confused with another one", async () => {
		const { actor, read, state, context } = start();
		actor.send({ type: "record", record: record(2, "to repay") });
		await read.succeed(record(2, "to repay"));
		actor.send({ type: "record", record: record(2, "to repay") });
		expect([state(), context()]).toEqual([
			{ reading: "failed", status: "unknown" },
			{ id, record: undefined, error: undefined },
		]);
	});

	test("clears the reason of a failure when another loan is answered", async () => {
		const { actor, read, context } = start();
		await read.fail(offline);
		actor.send({ type: "retry" });
		await read.succeed(record(2, "to repay"));
		expect(context().error).toBe(undefined);
	});
});

describe("Pitfall 4: in any order of readings and lists", () => {
	const received = fc.array(fc.constantFrom(...statuses), { maxLength: 12 });

	test("repaid and rejected are final, and no review starts again", () => {
		fc.assert(
			fc.property(received, (facts) => {
				const { actor, state, context, hasTag } = start();
				let known: LoanStatus | undefined;
				for (const status of facts) {
					actor.send({ type: "record", record: record(1, status) });
					const now = context().record;
					if (known === "repaid" || known === "rejected") expect(now?.status).toBe(known);
					if (known !== undefined && known !== "waiting for review")
						expect(now?.status).not.toBe("waiting for review");
					expect([state(), hasTag("can repay")]).toEqual([
						{ reading: "loading", status: now?.status ?? "unknown" },
						now !== undefined && canRepay(now),
					]);
					known = now?.status;
				}
			}),
		);
	});

	test("a loan that the platform shows as repaid ends as repaid, unless it was rejected before", () => {
		fc.assert(
			fc.property(received, received, (before, after) => {
				fc.pre(!before.includes("rejected"));
				const { actor, context } = start();
				for (const status of [...before, "repaid" as const, ...after])
					actor.send({ type: "record", record: record(1, status) });
				expect(context().record?.status).toBe("repaid");
			}),
		);
	});
});
