import type { Brand } from "effect";
import type { Money } from "../../money/decimal.ts";
import type { Fund, FundId } from "../fund.ts";

export type SubscriptionId = number & Brand.Brand<"SubscriptionId">;
export const subscriptionId = (id: number): SubscriptionId => id as SubscriptionId;

/** Status of a subscription (Spec 2 §4). Only a running one can be redeemed; the last two are final. */
export type SubscriptionStatus = "running" | "refunding" | "refunded" | "finished";

/** A customer's subscription to a fund (Spec 2 §3). Amounts are in the fund's currency. */
export interface Subscription {
	readonly id: SubscriptionId;
	readonly fund: Fund;
	readonly status: SubscriptionStatus;
	readonly amount: Money;
	/** As the platform writes it. */
	readonly subscribedAt: string;
	readonly dailyProfit: Money;
	/** Paid so far. */
	readonly totalProfit: Money;
}

/** A dividend paid on a subscription (Spec 2 §3). */
export interface Income {
	readonly id: number;
	readonly interest: Money;
	/** As the platform writes it. */
	readonly createdAt: string;
}

/** A subscription to send, in the fund's currency. */
export interface SubscriptionOrder {
	readonly fund: FundId;
	readonly amount: Money;
}

/**
 * The newer of two readings of one subscription, in whatever order they arrive. A status never goes back and an end
 * is final. With equal status `read` wins.
 */
export const newerReading = (known: Subscription, read: Subscription): Subscription => {
	const isLater = read.status === known.status || statusOrder[read.status] > statusOrder[known.status];
	return read.id === known.id && isLater ? read : known;
};

const statusOrder: Readonly<Record<SubscriptionStatus, number>> = {
	running: 0,
	refunding: 1,
	refunded: 2,
	finished: 2,
};
