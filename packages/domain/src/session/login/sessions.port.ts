import { Context, type Effect } from "effect";
import type { CommandError, QueryError } from "../../request/request.errors.ts";
import type { Credentials, Customer, SignedIn } from "./customer.ts";

/** Signing in and who is signed in (Spec 1 §7). The device fields are the adapter's affair. */
export class Sessions extends Context.Service<
	Sessions,
	{
		/** Command. */
		readonly login: (credentials: Credentials) => Effect.Effect<SignedIn, CommandError>;
		/** Command: the demo account of this device, made when there is none. */
		readonly enterDemo: Effect.Effect<SignedIn, CommandError>;
		/** Query: the owner of the current token. */
		readonly currentCustomer: Effect.Effect<Customer, QueryError>;
	}
>()("@tradewind/domain/session/Sessions") {}
