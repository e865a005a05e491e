import { Context, type Effect } from "effect";
import type { QueryError } from "../../request/request.errors.ts";
import type { Customer } from "./customer.ts";

/** The session of the current token (Spec 1 §7). */
export class Sessions extends Context.Service<
	Sessions,
	{
		/** Query: the owner of the current token. */
		readonly currentCustomer: Effect.Effect<Customer, QueryError>;
	}
>()("@tradewind/domain/session/Sessions") {}
