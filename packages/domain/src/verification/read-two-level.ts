import { Effect, Option } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { LevelRecord, TwoLevelStatus, VerificationLevel } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** The status of both levels, and their submissions. */
export interface TwoLevelReading {
	readonly status: TwoLevelStatus;
	/** `undefined` for a level that was not submitted or whose record could not be read; it affects no decision. */
	readonly records: Readonly<Record<VerificationLevel, LevelRecord | undefined>>;
}

/** Reads the status of both levels, then the records of the submitted ones (Spec 2 §7). */
export const readTwoLevel: Effect.Effect<TwoLevelReading, QueryError, Verifications> = Effect.gen(
	function* () {
		const { twoLevelStatus, levelRecord } = yield* Verifications;
		const status = yield* twoLevelStatus;
		const recordOf = (level: VerificationLevel) =>
			status[level] === "not submitted"
				? Effect.succeed(undefined)
				: Effect.map(Effect.option(levelRecord(level)), Option.getOrUndefined);
		const records = yield* Effect.all(
			{ junior: recordOf("junior"), senior: recordOf("senior") },
			{ concurrency: 2 },
		);
		return { status, records };
	},
);
