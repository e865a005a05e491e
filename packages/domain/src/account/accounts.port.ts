import { Context, type Effect } from "effect";
import type { Money } from "../money/decimal.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Balance } from "./balance.ts";

/** The customer's balances (Spec 1 §7). All queries. */
export class Accounts extends Context.Service<
	Accounts,
	{
		readonly balances: Effect.Effect<readonly Balance[], QueryError>;
		readonly profitOfDay: Effect.Effect<Money, QueryError>;
	}
>()("@tradewind/domain/account/Accounts") {}
