import { Effect } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import { Sessions } from "../session/login/sessions.port.ts";
import { type Certification, certificationOf } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/**
 * Reads the certification of the customer (Spec 2 §6): whether the name is verified, and the levels. A platform that answers
 * 404 has no levels.
 */
export const readCertification: Effect.Effect<Certification, QueryError, Sessions | Verifications> =
	Effect.gen(function* () {
		const { currentCustomer } = yield* Sessions;
		const { twoLevelStatus } = yield* Verifications;
		const { customer, status } = yield* Effect.all(
			{ customer: currentCustomer, status: Effect.catch(twoLevelStatus, withoutLevels) },
			{ concurrency: 2 },
		);
		return certificationOf(status, customer.isReal);
	});

const withoutLevels = (error: QueryError): Effect.Effect<undefined, QueryError> =>
	error._tag === "Unreachable" && error.status === 404 ? Effect.succeed(undefined) : Effect.fail(error);
