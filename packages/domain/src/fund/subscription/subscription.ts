import type { Brand } from "effect";
import type { Money, Rate } from "../../money/decimal.ts";
import type { FundId } from "../fund.ts";

export type SubscriptionId = number & Brand.Brand<"SubscriptionId">;
export const subscriptionId = (id: number): SubscriptionId => id as SubscriptionId;

/** Status of a subscription (Spec 2 §4). Only a running one can be redeemed; the last two are final. */
export type SubscriptionStatus = "running" | "refunding" | "refunded" | "finished";

/** The fund of a subscription. A text that the platform does not report is empty, a figure is `undefined`. */
interface SubscribedFund {
	readonly id: FundId | undefined;
	readonly title: string;
	/** Address of a picture; may be empty. */
	readonly image: string;
	readonly currency: string;
	readonly lockDays: number | undefined;
	readonly penaltyPercent: Rate | undefined;
}

/**
 * A customer's subscription to a fund (Spec 2 §3). Amounts are in the fund's currency. A figure that the platform does not
 * report, such as the income before the first day, is `undefined`.
 */
export interface Subscription {
	readonly id: SubscriptionId;
	readonly fund: SubscribedFund;
	readonly status: SubscriptionStatus;
	readonly amount: Money;
	/** As the platform writes it. */
	readonly subscribedAt: string;
	readonly dailyProfit: Money | undefined;
	/** Paid so far. */
	readonly totalProfit: Money | undefined;
}

/** A dividend paid on a subscription (Spec 2 §3). */
export interface Income {
	readonly id: number;
	readonly interest: Money | undefined;
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
