import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { offline } from "../command/command.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import { readIdentity } from "./identity-requests.ts";
import { submitLevel } from "./submit-level.ts";
import { Verifications } from "./verifications.port.ts";
import {
	memoryVerifications,
	mia,
	miaAsJunior,
	miaAsSenior,
	miasName,
	sessionsOf,
} from "./verifications.test-support.ts";

const identityOf = ({ layer }: ReturnType<typeof memoryVerifications>, isReal = false) =>
	Effect.runPromise(
		Effect.result(
			Effect.provide(readIdentity, Layer.merge(layer, sessionsOf(Effect.succeed({ ...mia, isReal })))),
		),
	);
const submit = (
	memory: ReturnType<typeof memoryVerifications>,
	what: Effect.Effect<unknown, unknown, Verifications>,
) => Effect.runPromise(Effect.provide(what, memory.layer));
const submitName = Verifications.use((port) => port.submitRealName(miasName));

test("Spec 2 §4, §6: a name waits for its review, and its rejection asks for action", async () => {
	const memory = memoryVerifications();
	const uncertified = { certification: "uncertified" } as const;
	expect(await identityOf(memory)).toEqual(Result.succeed({ ...uncertified, review: "none" }));
	await submit(memory, submitName);
	expect(await identityOf(memory)).toEqual(Result.succeed({ ...uncertified, review: "waiting for review" }));
	memory.review.realName("rejected");
	expect(await identityOf(memory)).toEqual(Result.succeed({ ...uncertified, review: "rejected" }));
});

test("Spec 2 §4, §6: so does a level; a rejected senior level leaves the junior certification as it is", async () => {
	const memory = memoryVerifications();
	await submit(memory, submitLevel(miaAsJunior));
	expect(await identityOf(memory)).toEqual(
		Result.succeed({ certification: "uncertified", review: "waiting for review" }),
	);
	memory.review.level("junior", "not submitted", "The picture is blurred");
	expect(await identityOf(memory)).toEqual(
		Result.succeed({ certification: "uncertified", review: "rejected" }),
	);
	memory.review.level("junior", "certified");
	await submit(memory, submitLevel(miaAsSenior));
	memory.review.level("senior", "not submitted", "The face is hidden");
	expect(await identityOf(memory)).toEqual(Result.succeed({ certification: "junior", review: "rejected" }));
	memory.review.level("senior", "certified");
	expect(await identityOf(memory)).toEqual(Result.succeed({ certification: "advanced", review: "none" }));
});

test("A-360: a resubmitted name waits, although a level was rejected before", async () => {
	const memory = memoryVerifications();
	await submit(memory, submitLevel(miaAsJunior));
	memory.review.level("junior", "not submitted", "The picture is blurred");
	await submit(memory, submitName);
	expect(await identityOf(memory)).toEqual(
		Result.succeed({ certification: "uncertified", review: "waiting for review" }),
	);
});

test("A-363: without levels the certification is that of the name", async () => {
	const noLevels: Effect.Effect<void, QueryError> = Effect.fail(
		new Unreachable({ reason: "bad status", status: 404 }),
	);
	const memory = memoryVerifications({ read: noLevels });
	expect([await identityOf(memory), await identityOf(memory, true)]).toEqual([
		Result.succeed({ certification: "uncertified", review: "none" }),
		Result.succeed({ certification: "junior", review: "none" }),
	]);
});

test("a review that cannot be read counts as none, an unreadable certification is not known", async () => {
	expect(await identityOf(memoryVerifications({ levelRecord: Effect.fail(offline) }))).toEqual(
		Result.succeed({ certification: "uncertified", review: "none" }),
	);
	expect(await identityOf(memoryVerifications({ read: Effect.fail(offline) }))).toEqual(Result.fail(offline));
});
