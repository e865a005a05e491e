export type {
	CommandCarriedOut,
	CommandContext,
	CommandDone,
	CommandEvent,
	CommandReply,
	CommandTypes,
	ReconcileResult,
	ResumeCommand,
} from "./command.ts";
export {
	type CommandSubject,
	type ConfirmedCommandContext,
	type ConfirmedCommandEvent,
	confirmedCommandMachine,
} from "./confirmed-command.machine.ts";
export { findNew, lastIdOf, type Recorded } from "./find-new.ts";
export { noSecret, type Secret, secret, textOf, wipedSecret, withSecretsWiped } from "./secret.ts";
export { readTypedCode, withoutSeparators } from "./typed-code.ts";
