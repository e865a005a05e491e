import { Effect, Option } from "effect";
import type { QueryError } from "../request/request.errors.ts";
import type { LevelRecord, TwoLevelStatus, VerificationLevel } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** The status of both levels, and their submissions. */
export interface TwoLevelReading {
	readonly status: TwoLevelStatus;
	/** `undefined` for a record that could not be read; it affects no decision. */
	readonly records: Readonly<Record<VerificationLevel, LevelRecord | undefined>>;
}

/** Reads the status and the record of both levels (Spec 2 §7). A rejected level has the status of one that is not submitted. */
export const readTwoLevel: Effect.Effect<TwoLevelReading, QueryError, Verifications> = Effect.gen(
	function* () {
		const { twoLevelStatus, levelRecord } = yield* Verifications;
		const recordOf = (level: VerificationLevel) =>
			Effect.map(Effect.option(levelRecord(level)), Option.getOrUndefined);
		return yield* Effect.all(
			{
				status: twoLevelStatus,
				records: Effect.all({ junior: recordOf("junior"), senior: recordOf("senior") }, { concurrency: 2 }),
			},
			{ concurrency: 2 },
		);
	},
);
