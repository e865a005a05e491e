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
export { noSecret, type Secret, secret, textOf, wipedSecret, withSecretsWiped } from "./secret.ts";
