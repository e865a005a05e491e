import { Context, type Effect } from "effect";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { Credentials, Customer, LoggedIn } from "./customer.ts";

/** Sign-in and the current customer (Spec 1 §7). The adapter adds the device fields. */
export class Sessions extends Context.Service<
	Sessions,
	{
		/** Command. */
		readonly login: (credentials: Credentials) => Effect.Effect<LoggedIn, CommandError>;
		/** Command: the demo account of this device, created if there is none. */
		readonly enterDemo: Effect.Effect<LoggedIn, CommandError>;
		/** Query: the owner of the current token. */
		readonly currentCustomer: Effect.Effect<Customer, QueryError>;
	}
>()("@tradewind/domain/session/Sessions") {}
