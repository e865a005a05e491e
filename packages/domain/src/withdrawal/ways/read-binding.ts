import { Effect } from "effect";
import { lastIdOf } from "../../command/find-new.ts";
import type { QueryError } from "../../request/request.errors.ts";
import type { WithdrawalCurrency, WithdrawalKind } from "../withdrawal.ts";
import { Withdrawals } from "../withdrawals.port.ts";

/** What the binding form needs from the platform. */
export interface BindingReading {
	readonly currencies: readonly WithdrawalCurrency[];
	readonly lastWayId: number;
}

/** Reads the currencies of a kind and the newest bound way. */
export const readBinding = (kind: WithdrawalKind): Effect.Effect<BindingReading, QueryError, Withdrawals> =>
	Effect.gen(function* () {
		const withdrawals = yield* Withdrawals;
		const currencies = yield* withdrawals.currencies(kind);
		const ways = yield* withdrawals.ways({ kind, currencyId: undefined });
		return { currencies, lastWayId: lastIdOf(ways) };
	});
