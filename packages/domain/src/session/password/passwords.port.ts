import { Context, type Effect } from "effect";
import type { CommandDone } from "../../command/command.ts";
import type { CommandError } from "../../request/request.errors.ts";
import type { PasswordReset } from "./forgot-password-form.ts";
import type { NewPayPassword } from "./new-password.ts";
import type { NewPassword } from "./password-form.ts";

/**
 * Passwords (Spec 1 §7, Spec 2 §7). All calls are commands: at most one request each, never repeated. No list shows
 * their result.
 */
export class Passwords extends Context.Service<
	Passwords,
	{
		/** Of the signed-in customer. */
		readonly change: (password: NewPassword) => Effect.Effect<CommandDone, CommandError>;
		/** Of a customer who has forgotten it, verified by a code. */
		readonly reset: (reset: PasswordReset) => Effect.Effect<CommandDone, CommandError>;
		/** The password with which the signed-in customer confirms payments. */
		readonly setPayPassword: (password: NewPayPassword) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/session/Passwords") {}
