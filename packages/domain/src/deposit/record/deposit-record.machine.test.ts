import { Result } from "effect";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { offline } from "../../command/command.test-support.ts";
import { coverMachine } from "../../machine-coverage.test-support.ts";
import { type QueryError, Unreachable } from "../../request/request.errors.ts";
import { scriptedRequest } from "../../request/request.test-support.ts";
import { bank, bankRecord, cryptoRecord, proof } from "../deposits.test-support.ts";
import { depositRecordMachine } from "./deposit-record.machine.ts";
import { type DepositRecord, displayStatusOf } from "./deposit-record.ts";

const waiting: DepositRecord = { ...bankRecord, bank };
const unchecked: DepositRecord = { ...waiting, proof };
const ended = (status: DepositRecord["status"]): DepositRecord => ({ ...unchecked, status });
const answers = [
	bankRecord,
	waiting,
	unchecked,
	...(["finished", "rejected", "invalid"] as const).map(ended),
];

const start = (record: DepositRecord = bankRecord, matchesBanks = true) => {
	const read = scriptedRequest<DepositRecord | undefined, QueryError, Pick<DepositRecord, "id" | "kind">>();
	const actor = createActor(depositRecordMachine.provide({ actors: { readDepositRecord: read.logic } }), {
		input: { record, matchesBanks },
	}).start();
	return {
		actor,
		read,
		refresh: () => actor.send({ type: "refresh" }),
		state: () => actor.getSnapshot().value,
		isBusy: () => actor.getSnapshot().hasTag("busy"),
		context: () => actor.getSnapshot().context,
	};
};

test("every state and every transition is covered", () => {
	const done = (output: unknown) => ({ type: "xstate.done.actor.readDepositRecord" as const, output });
	coverMachine(
		depositRecordMachine,
		[
			{ type: "refresh" },
			...answers.map((record) => done(Result.succeed(record))),
			done(Result.succeed(undefined)),
			done(Result.fail(offline)),
			{ type: "xstate.error.actor.readDepositRecord", error: new Error() },
		],
		{ input: { record: bankRecord, matchesBanks: true } },
	);
});

describe("Spec 2 §4: an open record", () => {
	test.each([
		["matching bank card", bankRecord, true],
		["waiting for certificate upload", waiting, true],
		["unchecked", unchecked, true],
		["unchecked", bankRecord, false],
		["unchecked", cryptoRecord, true],
		["finished", ended("finished"), true],
		["rejected", ended("rejected"), true],
		["invalid", ended("invalid"), true],
	])("starts as '%s'", (displayStatus, record, matchesBanks) => {
		const { state, isBusy, context } = start(record, matchesBanks);
		expect([state(), isBusy(), context()]).toEqual([
			displayStatus,
			false,
			{ record, matchesBanks, isOutdated: false, error: undefined },
		]);
	});

	test("changes its status with each reading", async () => {
		const { refresh, read, state, isBusy, context } = start();
		refresh();
		expect([state(), isBusy(), read.inputs()]).toEqual(["reading again", true, [{ id: 5, kind: "bank" }]]);
		await read.succeed(waiting);
		expect([state(), context().record]).toEqual(["waiting for certificate upload", waiting]);
		refresh();
		await read.succeed(unchecked);
		expect(state()).toBe("unchecked");
		refresh();
		await read.succeed(ended("rejected"));
		expect([state(), context().record]).toEqual(["rejected", ended("rejected")]);
	});

	test("whose reading fails is kept and marked outdated until a reading succeeds", async () => {
		const { refresh, read, state, context } = start(waiting);
		refresh();
		await read.fail(offline);
		expect([state(), context()]).toEqual([
			"waiting for certificate upload",
			{ record: waiting, matchesBanks: true, isOutdated: true, error: offline },
		]);
		refresh();
		await read.break();
		expect([state(), context().isOutdated, context().error]).toEqual([
			"waiting for certificate upload",
			true,
			undefined,
		]);
		refresh();
		await read.succeed(waiting);
		expect([context().isOutdated, context().error]).toEqual([false, undefined]);
	});

	test("that is no longer listed is kept and marked outdated", async () => {
		const { refresh, read, state, context } = start();
		refresh();
		await read.succeed(undefined);
		expect([state(), context()]).toEqual([
			"matching bank card",
			{ record: bankRecord, matchesBanks: true, isOutdated: true, error: undefined },
		]);
	});

	test("is read once, however often it is refreshed", () => {
		const { refresh, read } = start();
		refresh();
		refresh();
		expect(read.inputs().length).toBe(1);
	});

	test("stopping the machine interrupts the reading", () => {
		const { refresh, actor, read } = start();
		refresh();
		actor.stop();
		expect(read.interrupted()).toEqual([true]);
	});

	test("never leaves finished, rejected or invalid", async () => {
		await fc.assert(
			fc.asyncProperty(fc.array(fc.constantFrom(...answers, undefined, offline)), async (readings) => {
				const { refresh, read, state, context } = start();
				let shown = bankRecord;
				for (const reading of readings) {
					const readsBefore = read.inputs().length;
					refresh();
					const isOver = shown.status !== "pending";
					expect(read.inputs().length).toBe(isOver ? readsBefore : readsBefore + 1);
					if (isOver) continue;
					if (reading instanceof Unreachable) await read.fail(reading);
					else {
						await read.succeed(reading);
						shown = reading ?? shown;
					}
				}
				expect([state(), context().record]).toEqual([displayStatusOf(shown, true), shown]);
			}),
		);
	});
});
