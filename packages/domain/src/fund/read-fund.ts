import { Effect } from "effect";
import { lastIdOf } from "../command/find-new.ts";
import type { QueryError } from "../request/request.errors.ts";
import type { Fund, FundId } from "./fund.ts";
import { Funds } from "./funds.port.ts";

/** A fund, and what is known of the customer's subscriptions before a new one. */
export interface FundReading {
	readonly fund: Fund;
	/** The highest id among them, 0 for none; `undefined` if they could not be read. */
	readonly lastSubscriptionId: number | undefined;
}

/**
 * Reads a fund and the newest subscriptions in parallel. Failing to read the subscriptions does not fail the reading.
 */
export const readFund = (id: FundId): Effect.Effect<FundReading, QueryError, Funds> =>
	Effect.gen(function* () {
		const funds = yield* Funds;
		const newest = Effect.map(funds.subscriptions(1), ({ rows }) => lastIdOf(rows));
		return yield* Effect.all(
			{
				fund: funds.fund(id),
				lastSubscriptionId: Effect.catch(newest, () => Effect.succeed(undefined)),
			},
			{ concurrency: "unbounded" },
		);
	});
