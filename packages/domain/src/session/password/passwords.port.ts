import { Context, type Effect } from "effect";
import type { CommandDone } from "../../command/command.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { PasswordReset } from "./forgot-password-form.ts";
import type { NewPayPassword } from "./new-password.ts";
import type { NewPassword } from "./password-form.ts";

/** Passwords (Spec 1 §7, Spec 2 §7). All are commands: at most one request each, never repeated, and no list shows them. */
export class Passwords extends Context.Service<
	Passwords,
	{
		/** Of the customer who is signed in. */
		readonly change: (password: NewPassword) => Effect.Effect<CommandDone, CommandError>;
		/** Of a customer who has forgotten it, proven by a code. */
		readonly reset: (reset: PasswordReset) => Effect.Effect<CommandDone, CommandError>;
		/** With which the customer who is signed in confirms payments. */
		readonly setPayPassword: (password: NewPayPassword) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/session/Passwords") {}
