import { Effect, Equal } from "effect";
import { type CommandReply, confirmed, type ReconcileResult } from "../command/command.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { RealNameRecord, RealNameSubmission } from "./real-name.ts";
import { Verifications } from "./verifications.port.ts";

/** A real-name verification that was sent, and the record that stood when it was pressed. */
export interface SentRealName {
	readonly submission: RealNameSubmission;
	readonly before: RealNameRecord;
}

/**
 * Looks in the review record for a submission whose answer was lost (Spec 2 §4). It has arrived when there is something to
 * review, or when the record is another than at the press: rejected again, faster than we looked. Only reads.
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
