export type {
	CommandCarriedOut,
	CommandContext,
	CommandEvent,
	CommandTypes,
	Finding,
	Told,
} from "./command.ts";
export type { Done } from "./done.ts";
export { findNew, lastIdOf, type Recorded } from "./find-new.ts";
export { forgettingSecrets, forgotten, noSecret, type Secret, secret, textOf } from "./secret.ts";
