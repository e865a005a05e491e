export type { CommandDone, CommandReply, ReconcileResult } from "./command.ts";
export { confirmedCommandMachine } from "./confirmed-command.machine.ts";
export { noSecret, secret, textOf } from "./secret.ts";
