import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { Money } from "../money/decimal.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { Balance } from "./balance.ts";

/** The customer's balances (Spec 1 §7). Queries, unless stated otherwise. */
export class Accounts extends Context.Service<
	Accounts,
	{
		readonly balances: Effect.Effect<readonly Balance[], QueryError>;
		/** `undefined` if the platform does not report it. */
		readonly profitOfDay: Effect.Effect<Money | undefined, QueryError>;
		/** Command: ends all orders of a demo customer and restores the first balances (Spec 1 §6, §7). */
		readonly resetDemo: Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/account/Accounts") {}
