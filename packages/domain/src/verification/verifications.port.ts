import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { RealNameRecord, RealNameSubmission } from "./real-name.ts";
import type {
	JuniorSubmission,
	LevelRecord,
	SeniorSubmission,
	TwoLevelStatus,
	VerificationLevel,
} from "./verification-level.ts";

/**
 * Identity verification (Spec 2 §7, Verification). The submits are commands: at most one request each, never
 * repeated.
 */
export class Verifications extends Context.Service<
	Verifications,
	{
		/** Query. */
		readonly realNameRecord: Effect.Effect<RealNameRecord, QueryError>;
		readonly submitRealName: (submission: RealNameSubmission) => Effect.Effect<CommandDone, CommandError>;
		/** Query. */
		readonly twoLevelStatus: Effect.Effect<TwoLevelStatus, QueryError>;
		/** Query: the last submission of a level; empty if there is none. */
		readonly levelRecord: (level: VerificationLevel) => Effect.Effect<LevelRecord, QueryError>;
		readonly submitJunior: (submission: JuniorSubmission) => Effect.Effect<CommandDone, CommandError>;
		readonly submitSenior: (submission: SeniorSubmission) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/verification/Verifications") {}
