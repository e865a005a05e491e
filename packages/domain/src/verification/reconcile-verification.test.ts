import { Effect, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline, refused } from "../command/command.test-support.ts";
import type { QueryError } from "../request/request.errors.ts";
import { readTwoLevel } from "./read-two-level.ts";
import type { RealNameRecord, RealNameSubmission } from "./real-name.ts";
import { reconcileLevel } from "./reconcile-level.ts";
import { reconcileRealName } from "./reconcile-real-name.ts";
import { submitLevel } from "./submit-level.ts";
import { Verifications } from "./verifications.port.ts";
import {
	juniorCertified,
	memoryVerifications,
	miaAsJunior,
	miaAsSenior,
	miasJuniorRecord,
	miasName,
	miasSeniorRecord,
	noLevel,
	nothingSubmitted,
} from "./verifications.test-support.ts";

const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });
type Memory = ReturnType<typeof memoryVerifications>;

const run = <A, E>(effect: Effect.Effect<A, E, Verifications>, { layer }: Memory) =>
	Effect.runPromise(Effect.result(Effect.provide(effect, layer)));
const submitting = (submission: RealNameSubmission, memory: Memory) =>
	run(
		Effect.flatMap(Verifications, ({ submitRealName }) => submitRealName(submission)),
		memory,
	);
const looking = (before: RealNameRecord, memory: Memory, submission = miasName) =>
	run(reconcileRealName({ submission, before }), memory);
const unanswered = () => memoryVerifications({ submit: () => Effect.fail(lost) });

describe("Spec 2 §4: a real-name verification whose answer was lost", () => {
	test("has arrived when it waits for review", async () => {
		const memory = unanswered();
		expect(await submitting(miasName, memory)).toEqual(Result.fail(lost));
		expect(await looking(nothingSubmitted, memory)).toEqual(found);
	});

	test.each(["finished", "rejected"] as const)("has arrived when it is %s already", async (status) => {
		const memory = unanswered();
		await submitting(miasName, memory);
		memory.review.realName(status);
		expect(await looking(nothingSubmitted, memory)).toEqual(found);
	});

	test("is not found where nothing was submitted", async () => {
		expect(await looking(nothingSubmitted, memoryVerifications())).toEqual(notFound);
	});

	test("is not found where the record still tells of the rejected one before it", async () => {
		const memory = memoryVerifications();
		await submitting(miasName, memory);
		memory.review.realName("rejected");
		const before = { ...memory.record() };
		expect(await looking(before, memory)).toEqual(notFound);
	});

	test("is found after a rejection when it waits, or is rejected as well", async () => {
		const memory = unanswered();
		await submitting(miasName, memory);
		memory.review.realName("rejected");
		const before = memory.record();
		const anew = { ...miasName, front: "https://cdn.test/sharper.jpg" };
		await submitting(anew, memory);
		expect(await looking(before, memory, anew)).toEqual(found);
		memory.review.realName("rejected");
		expect(await looking(before, memory, anew)).toEqual(found);
	});

	test("is neither found nor missed while the record can't be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await looking(nothingSubmitted, memory)).toEqual(Result.fail(offline));
	});
});

describe("Spec 2 §4: a level whose answer was lost", () => {
	test.each([miaAsJunior, miaAsSenior])("has arrived when it was moved on: $level", async (submission) => {
		const memory = unanswered();
		expect(await run(reconcileLevel(submission), memory)).toEqual(notFound);
		expect(await run(submitLevel(submission), memory)).toEqual(Result.fail(lost));
		expect(await run(reconcileLevel(submission), memory)).toEqual(found);
		memory.review.level(submission.level, "certified");
		expect(await run(reconcileLevel(submission), memory)).toEqual(found);
	});

	test("is neither found nor missed while the status can't be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await run(reconcileLevel(miaAsJunior), memory)).toEqual(Result.fail(offline));
	});

	test("is not taken for the other level", async () => {
		const memory = memoryVerifications();
		await run(submitLevel(miaAsJunior), memory);
		expect(await run(reconcileLevel(miaAsSenior), memory)).toEqual(notFound);
	});
});

describe("Spec 2 §7: submitting and reading both levels", () => {
	test("each level goes its own way, and is refused when it was submitted already", async () => {
		const memory = memoryVerifications();
		expect(await run(submitLevel(miaAsJunior), memory)).toEqual(Result.succeed({ message: "Submitted" }));
		expect(await run(submitLevel(miaAsJunior), memory)).toMatchObject({ failure: { _tag: "Refused" } });
		expect(await run(readTwoLevel, memory)).toEqual(
			Result.succeed({
				status: { ...noLevel, junior: "waiting for review" },
				records: { junior: miasJuniorRecord, senior: undefined },
			}),
		);
		memory.review.level("junior", "certified");
		await run(submitLevel(miaAsSenior), memory);
		expect(await run(readTwoLevel, memory)).toEqual(
			Result.succeed({
				status: { ...juniorCertified, senior: "waiting for review" },
				records: { junior: miasJuniorRecord, senior: miasSeniorRecord },
			}),
		);
	});

	test("nothing is known while the status can't be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await run(readTwoLevel, memory)).toEqual(Result.fail(offline));
	});

	test("nothing is asked of levels that were not submitted", async () => {
		const memory = memoryVerifications({ levelRecord: Effect.die("asked") });
		expect(await run(readTwoLevel, memory)).toEqual(
			Result.succeed({ status: noLevel, records: { junior: undefined, senior: undefined } }),
		);
	});

	test.each<QueryError>([offline, refused])(
		"a record that can't be read (%s) leaves the status known",
		async (error) => {
			const memory = memoryVerifications({ levelRecord: Effect.fail(error) });
			await run(submitLevel(miaAsJunior), memory);
			expect(await run(readTwoLevel, memory)).toEqual(
				Result.succeed({
					status: { ...noLevel, junior: "waiting for review" },
					records: { junior: undefined, senior: undefined },
				}),
			);
		},
	);
});
