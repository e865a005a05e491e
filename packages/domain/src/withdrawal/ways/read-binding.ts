import { Effect } from "effect";
import { lastIdOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** What has to be known before a way is bound. */
export interface BindingReading {
	readonly currencies: readonly WithdrawalCurrency[];
	readonly lastWayId: number;
}

/** Reads what ways of a kind can be bound for, and which is the newest that is bound already. */
export const readBinding = (kind: WithdrawalKind): Effect.Effect<BindingReading, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const currencies = yield* withdrawals.currencies(kind);
		const ways = yield* withdrawals.ways({ kind, currencyId: undefined });
		return { currencies, lastWayId: lastIdOf(ways) };
	});
