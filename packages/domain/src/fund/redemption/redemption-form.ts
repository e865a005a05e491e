import { Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import type { Subscription, SubscriptionId } from "../subscription/subscription.ts";
import { redemptionPenaltyRule } from "./redemption-penalty.rule.ts";

/** What a customer wants of a subscription: there is nothing to fill in. */
export interface RedemptionForm {
	readonly isRequested: boolean;
}

export const noRedemption: RedemptionForm = { isRequested: false };
export const requestedRedemption: RedemptionForm = { isRequested: true };

/** What is asked of the platform. */
export interface Redemption {
	readonly is: "redeem";
	readonly subscription: SubscriptionId;
}

export interface RedemptionSummary {
	/** What it costs, as the confirmation says; `undefined` where the figures of the fund make no sense. */
	readonly penalty: Money | undefined;
	/** Of the penalty. */
	readonly currency: string;
	/** What a confirmation sends: nothing unless it is wanted, and of a running subscription only. */
	readonly redemption: Redemption | undefined;
}

/** Judges a redemption (Spec 2 §4, §9): of a running subscription, at a penalty in the fund's currency. */
export const summariseRedemption = (
	{ isRequested }: RedemptionForm,
	{ id, status, amount, fund }: Subscription,
): RedemptionSummary => {
	const computed = redemptionPenaltyRule.compute({
		shareAmount: amount,
		liquidatedDamagesPercent: fund.penaltyPercent,
	});
	return {
		penalty: Result.isSuccess(computed) ? money(computed.success.penalty) : undefined,
		currency: fund.currency,
		redemption: isRequested && status === "running" ? { is: "redeem", subscription: id } : undefined,
	};
};
