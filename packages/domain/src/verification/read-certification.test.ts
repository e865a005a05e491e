import { Effect, Layer, Result } from "effect";
import { expect, test } from "vitest";
import { offline } from "../command/command.test-support.ts";
import { type QueryError, Unreachable } from "../request/request.errors.ts";
import type { Customer } from "../session/login/customer.ts";
import { readCertification } from "./read-certification.ts";
import { submitLevel } from "./submit-level.ts";
import { memoryVerifications, mia, miaAsJunior, sessionsOf } from "./verifications.test-support.ts";

const read = (
	customer: Effect.Effect<Customer, QueryError>,
	{ layer }: ReturnType<typeof memoryVerifications>,
) =>
	Effect.runPromise(
		Effect.result(Effect.provide(readCertification, Layer.merge(layer, sessionsOf(customer)))),
	);

test("Spec 2 §6: the certification is that of the levels", async () => {
	const memory = memoryVerifications();
	expect(await read(Effect.succeed(mia), memory)).toEqual(Result.succeed("uncertified"));
	await Effect.runPromise(Effect.provide(submitLevel(miaAsJunior), memory.layer));
	memory.review.level("junior", "certified");
	expect(await read(Effect.succeed(mia), memory)).toEqual(Result.succeed("junior"));
});

test("A-363: without levels it is that of the verified name", async () => {
	const memory = memoryVerifications({
		read: Effect.fail(new Unreachable({ reason: "bad status", status: 404 })),
	});
	expect(await read(Effect.succeed({ ...mia, isReal: true }), memory)).toEqual(Result.succeed("junior"));
});

test("it is unknown while the levels or the customer cannot be read", async () => {
	expect(await read(Effect.succeed(mia), memoryVerifications({ read: Effect.fail(offline) }))).toEqual(
		Result.fail(offline),
	);
	expect(await read(Effect.fail(offline), memoryVerifications())).toEqual(Result.fail(offline));
});
