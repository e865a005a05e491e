import { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import { Sessions } from "../session/login/sessions.port.ts";
import { type Certification, certificationOf, type TwoLevelStatus } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

const withoutLevels = (error: QueryError): Effect.Effect<undefined, QueryError> =>
	error._tag === "Unreachable" && error.status === 404 ? Effect.succeed(undefined) : Effect.fail(error);

/** Reads the levels and whether the name is verified. A platform that answers 404 has no levels. */
export const readLevels: Effect.Effect<
	{ readonly status: TwoLevelStatus | undefined; readonly isReal: boolean },
	QueryError,
	Sessions | Verifications
> = Effect.gen(function* () {
	const { currentCustomer } = yield* Sessions;
	const { twoLevelStatus } = yield* Verifications;
	const { customer, status } = yield* Effect.all(
		{ customer: currentCustomer, status: Effect.catch(twoLevelStatus, withoutLevels) },
		{ concurrency: 2 },
	);
	return { status, isReal: customer.isReal };
});

/** Reads the certification of the customer (Spec 2 §6). */
export const readCertification: Effect.Effect<Certification, QueryError, Sessions | Verifications> =
	Effect.map(readLevels, ({ status, isReal }) => certificationOf(status, isReal));
