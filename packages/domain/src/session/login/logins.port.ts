import { Context, type Effect } from "effect";
import type { CommandError } from "../../request/request.errors.ts";
import type { Credentials, LoggedIn } from "./customer.ts";

/** Sign-in (Spec 1 §7). The adapter adds the device fields. */
export class Logins extends Context.Service<
	Logins,
	{
		/** Command. */
		readonly login: (credentials: Credentials) => Effect.Effect<LoggedIn, CommandError>;
		/** Command: the demo account of this device, created if there is none. */
		readonly enterDemo: Effect.Effect<LoggedIn, CommandError>;
	}
>()("@tradewind/domain/session/Logins") {}
