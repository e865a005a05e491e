import { Effect, Layer, Result } from "effect";
import { describe, expect, test } from "vitest";
import { lost, offline, refused } from "../command/command.test-support.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Customer } from "../session/login/customer.ts";
import type { Sessions } from "../session/login/sessions.port.ts";
import { readTwoLevel } from "./read-two-level.ts";
import type { RealNameRecord, RealNameSubmission } from "./real-name.ts";
import { reconcileLevel } from "./reconcile-level.ts";
import { reconcileRealName } from "./reconcile-real-name.ts";
import { submitLevel } from "./submit-level.ts";
import { Verifications } from "./verifications.port.ts";
import {
	juniorCertified,
	memoryVerifications,
	mia,
	miaAsJunior,
	miaAsSenior,
	miasJuniorRecord,
	miasName,
	miasSeniorRecord,
	noLevel,
	noRecord,
	nothingSubmitted,
	sessionsOf,
} from "./verifications.test-support.ts";

const found = Result.succeed({ is: "confirmed", answer: { message: undefined } });
const notFound = Result.succeed({ is: "absent" });
type Memory = ReturnType<typeof memoryVerifications>;

const run = <A, E>(
	effect: Effect.Effect<A, E, Sessions | Verifications>,
	{ layer }: Memory,
	customer: Effect.Effect<Customer, QueryError> = Effect.succeed(mia),
) => Effect.runPromise(Effect.result(Effect.provide(effect, Layer.merge(layer, sessionsOf(customer)))));
const submitting = (submission: RealNameSubmission, memory: Memory) =>
	run(
		Effect.flatMap(Verifications, ({ submitRealName }) => submitRealName(submission)),
		memory,
	);
const reconcile = (before: RealNameRecord, memory: Memory, submission = miasName) =>
	run(reconcileRealName({ submission, before }), memory);
const unanswered = () => memoryVerifications({ submit: () => Effect.fail(lost) });

describe("Spec 2 §4: a real-name verification whose answer was lost", () => {
	test("has arrived if it waits for review", async () => {
		const memory = unanswered();
		expect(await submitting(miasName, memory)).toEqual(Result.fail(lost));
		expect(await reconcile(nothingSubmitted, memory)).toEqual(found);
	});

	test.each(["finished", "rejected"] as const)("has arrived if it is %s already", async (status) => {
		const memory = unanswered();
		await submitting(miasName, memory);
		memory.review.realName(status);
		expect(await reconcile(nothingSubmitted, memory)).toEqual(found);
	});

	test("is not found if nothing was submitted", async () => {
		expect(await reconcile(nothingSubmitted, memoryVerifications())).toEqual(notFound);
	});

	test("is not found if the record still shows the previous rejected one", async () => {
		const memory = memoryVerifications();
		await submitting(miasName, memory);
		memory.review.realName("rejected");
		const before = { ...memory.record() };
		expect(await reconcile(before, memory)).toEqual(notFound);
	});

	test("is found after a rejection if it waits for review, or is rejected as well", async () => {
		const memory = unanswered();
		await submitting(miasName, memory);
		memory.review.realName("rejected");
		const before = memory.record();
		const resubmission = { ...miasName, front: "https://cdn.test/sharper.jpg" };
		await submitting(resubmission, memory);
		expect(await reconcile(before, memory, resubmission)).toEqual(found);
		memory.review.realName("rejected");
		expect(await reconcile(before, memory, resubmission)).toEqual(found);
	});

	test("stays unresolved while the record cannot be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await reconcile(nothingSubmitted, memory)).toEqual(Result.fail(offline));
	});
});

describe("Spec 2 §4: a level whose answer was lost", () => {
	test.each([miaAsJunior, miaAsSenior])("has arrived if its status changed: $level", async (submission) => {
		const memory = unanswered();
		expect(await run(reconcileLevel(submission), memory)).toEqual(notFound);
		expect(await run(submitLevel(submission), memory)).toEqual(Result.fail(lost));
		expect(await run(reconcileLevel(submission), memory)).toEqual(found);
		memory.review.level(submission.level, "certified");
		expect(await run(reconcileLevel(submission), memory)).toEqual(found);
	});

	test("stays unresolved while the status cannot be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await run(reconcileLevel(miaAsJunior), memory)).toEqual(Result.fail(offline));
	});

	test("is not confused with the other level", async () => {
		const memory = memoryVerifications();
		await run(submitLevel(miaAsJunior), memory);
		expect(await run(reconcileLevel(miaAsSenior), memory)).toEqual(notFound);
	});
});

describe("Spec 2 §7: submitting and reading both levels", () => {
	test("each level is submitted separately, and is refused if it was submitted before", async () => {
		const memory = memoryVerifications();
		expect(await run(submitLevel(miaAsJunior), memory)).toEqual(Result.succeed({ message: "Submitted" }));
		expect(await run(submitLevel(miaAsJunior), memory)).toMatchObject({ failure: { _tag: "Refused" } });
		expect(await run(readTwoLevel, memory)).toEqual(
			Result.succeed({
				status: { ...noLevel, junior: "waiting for review" },
				records: { junior: miasJuniorRecord, senior: noRecord },
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

	test("fails while the status or the customer cannot be read", async () => {
		const memory = memoryVerifications({ read: Effect.fail(offline) });
		expect(await run(readTwoLevel, memory)).toEqual(Result.fail(offline));
		expect(await run(readTwoLevel, memoryVerifications(), Effect.fail(offline))).toEqual(
			Result.fail(offline),
		);
	});

	test("A-363: a verified name is the junior level, which is certified whatever was submitted for it", async () => {
		const memory = memoryVerifications();
		const verified = Effect.succeed({ ...mia, isReal: true });
		expect(await run(readTwoLevel, memory, verified)).toEqual(
			Result.succeed({ status: juniorCertified, records: { junior: noRecord, senior: noRecord } }),
		);
		await run(submitLevel(miaAsJunior), memory);
		expect(await run(readTwoLevel, memory, verified)).toMatchObject({ success: { status: juniorCertified } });
	});

	test("reads why a level was rejected, whose status is again that of one that is not submitted", async () => {
		const memory = memoryVerifications();
		await run(submitLevel(miaAsJunior), memory);
		memory.review.level("junior", "not submitted", "The picture is blurred.");
		expect(await run(readTwoLevel, memory)).toEqual(
			Result.succeed({
				status: noLevel,
				records: { junior: { ...miasJuniorRecord, reason: "The picture is blurred." }, senior: noRecord },
			}),
		);
	});

	test.each<QueryError>([offline, refused])(
		"a record that cannot be read (%s) does not affect the status",
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
