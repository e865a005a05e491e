import { Effect, Equal } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { RealNameRecord, RealNameSubmission } from "./real-name.ts";
import { Verifications } from "./verifications.port.ts";

/** A sent real-name verification, and the record before it was sent. */
export interface SentRealName {
	readonly submission: RealNameSubmission;
	readonly before: RealNameRecord;
}

/**
 * Checks the review record for a submission whose answer was lost (Spec 2 §4). It has arrived if there is something
 * to review, or if the record differs from the previous one because it was rejected again. Only reads.
 */
export const reconcileRealName = ({
	before,
}: SentRealName): Effect.Effect<ReconcileResult<CommandReply>, QueryError, Verifications> =>
	Effect.gen(function* () {
		const { realNameRecord } = yield* Verifications;
		const record = yield* realNameRecord;
		return hasArrived(record, before) ? confirmed : { is: "absent" };
	});

const hasArrived = (record: RealNameRecord, before: RealNameRecord): boolean => {
	switch (record.status) {
		case "not submitted":
			return false;
		case "waiting for review":
		case "finished":
			return true;
		case "rejected":
			return !Equal.equals(record, before);
	}
};
