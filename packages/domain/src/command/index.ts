export type {
	CommandCarriedOut,
	CommandContext,
	CommandDone,
	CommandEvent,
	CommandReply,
	CommandTypes,
	ReconcileResult,
} from "./command.ts";
export { findNew, lastIdOf, type Recorded } from "./find-new.ts";
export { forgettingSecrets, forgotten, noSecret, type Secret, secret, textOf } from "./secret.ts";
