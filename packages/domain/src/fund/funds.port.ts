import { Context, type Effect } from "effect";
import type { CommandDone } from "../command/command.ts";
import type { CommandError, QueryError } from "../request/request.errors.ts";
import type { Fund, FundId, FundSummary } from "./fund.ts";
import type { FundPage } from "./fund-page.ts";
import type { Income, Subscription, SubscriptionId, SubscriptionOrder } from "./subscription/subscription.ts";

export interface IncomesQuery {
	readonly subscription: SubscriptionId;
	/** From 1. */
	readonly page: number;
}

/**
 * Funds and the customer's subscriptions (Spec 2 §7). `subscribe` and `redeem` are commands: at most one request
 * each, never repeated. All others are queries; pages count from 1.
 */
export class Funds extends Context.Service<
	Funds,
	{
		readonly funds: (page: number) => Effect.Effect<FundPage<Fund>, QueryError>;
		readonly fund: (id: FundId) => Effect.Effect<Fund, QueryError>;
		readonly summary: Effect.Effect<FundSummary, QueryError>;
		/** Newest first. */
		readonly subscriptions: (page: number) => Effect.Effect<FundPage<Subscription>, QueryError>;
		/** Newest first. */
		readonly incomes: (query: IncomesQuery) => Effect.Effect<FundPage<Income>, QueryError>;
		readonly subscribe: (order: SubscriptionOrder) => Effect.Effect<CommandDone, CommandError>;
		/** Redeems early, minus the penalty. */
		readonly redeem: (id: SubscriptionId) => Effect.Effect<CommandDone, CommandError>;
	}
>()("@tradewind/domain/fund/Funds") {}
