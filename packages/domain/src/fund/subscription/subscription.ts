import type { Brand } from "effect";
import type { Money } from "../../money/decimal.ts";
import type { Fund, FundId } from "../fund.ts";

export type SubscriptionId = number & Brand.Brand<"SubscriptionId">;
export const subscriptionId = (id: number): SubscriptionId => id as SubscriptionId;

/** Where a subscription stands (Spec 2 §4). Only a running one can be redeemed; the last two are its ends. */
export type SubscriptionStatus = "running" | "refunding" | "refunded" | "finished";

/** Money of the customer in a fund (Spec 2 §3). Amounts are in the fund's currency. */
export interface Subscription {
	readonly id: SubscriptionId;
	readonly fund: Fund;
	readonly status: SubscriptionStatus;
	readonly amount: Money;
	/** As the platform writes it. */
	readonly subscribedAt: string;
	readonly dailyProfit: Money;
	/** Paid until now. */
	readonly totalProfit: Money;
}

/** A dividend that was paid on a subscription (Spec 2 §3). */
export interface Income {
	readonly id: number;
	readonly interest: Money;
	/** As the platform writes it. */
	readonly createdAt: string;
}

/** Money to be put into a fund, in its currency. */
export interface SubscriptionOrder {
	readonly fund: FundId;
	readonly amount: Money;
}

/**
 * The later of two readings of one subscription, whichever came first: a subscription never goes back, so a reading from
 * before it was redeemed can't show it running again, and an end is an end. Of two readings in one status `told` counts.
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
