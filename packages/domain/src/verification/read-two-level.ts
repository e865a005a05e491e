import { Effect, Option } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import { Sessions } from "../session/login/sessions.port.ts";
import {
	type LevelRecord,
	type TwoLevelStatus,
	type VerificationLevel,
	withVerifiedName,
} from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** The status of both levels, and their submissions. */
export interface TwoLevelReading {
	readonly status: TwoLevelStatus;
	/** `undefined` for a record that could not be read; it affects no decision. */
	readonly records: Readonly<Record<VerificationLevel, LevelRecord | undefined>>;
}

/**
 * Reads the status and the record of both levels (Spec 2 §7), and whether the name is verified, which is the junior level
 * . A rejected level has the status of one that is not submitted.
 */
export const readTwoLevel: Effect.Effect<TwoLevelReading, QueryError, Sessions | Verifications> = Effect.gen(
	function* () {
		const { currentCustomer } = yield* Sessions;
		const { twoLevelStatus, levelRecord } = yield* Verifications;
		const recordOf = (level: VerificationLevel) =>
			Effect.map(Effect.option(levelRecord(level)), Option.getOrUndefined);
		const { customer, status, records } = yield* Effect.all(
			{
				customer: currentCustomer,
				status: twoLevelStatus,
				records: Effect.all({ junior: recordOf("junior"), senior: recordOf("senior") }, { concurrency: 2 }),
			},
			{ concurrency: 3 },
		);
		return { status: withVerifiedName(status, customer.isReal), records };
	},
);
