import { Effect } from "effect";
import type { Money } from "../money/decimal.ts";
import { optional } from "../request/failure-report.ts";
import type { QueryError } from "../request/request.errors.ts";
import { Accounts } from "./accounts.port.ts";
import type { Balance } from "./balance.ts";

export interface MoneyReading {
	readonly balances: readonly Balance[];
	/** `undefined` if it could not be read. */
	readonly profitOfDay: Money | undefined;
}

/** Reads balances and the profit of the day in parallel (Spec 1 §7). Fails only if the balances fail. */
export const readMoney: Effect.Effect<MoneyReading, QueryError, Accounts> = Effect.gen(function* () {
	const accounts = yield* Accounts;
	return yield* Effect.all(
		{ balances: accounts.balances, profitOfDay: optional(accounts.profitOfDay) },
		{ concurrency: "unbounded" },
	);
});
