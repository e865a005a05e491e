import { Result } from "effect";
import { type Money, money } from "../../money/decimal.ts";
import type { Subscription, SubscriptionId } from "../subscription/subscription.ts";
import { redemptionPenaltyRule } from "./redemption-penalty.rule.ts";
import { returnedAmountRule } from "./returned-amount.rule.ts";

/** Whether the customer wants to redeem; there is nothing to fill in. */
export interface RedemptionForm {
	readonly isRequested: boolean;
}

export const noRedemption: RedemptionForm = { isRequested: false };
export const requestedRedemption: RedemptionForm = { isRequested: true };

/** The redemption to send. */
export interface Redemption {
	readonly is: "redeem";
	readonly subscription: SubscriptionId;
}

export interface RedemptionSummary {
	/** The penalty that the confirmation shows; `undefined` if the fund's figures are not known, or the rule refuses them. */
	readonly penalty: Money | undefined;
	/** The amount that is returned: the amount minus the penalty, never below zero; `undefined` without a penalty. */
	readonly returned: Money | undefined;
	/** Currency of both. */
	readonly currency: string;
	/** What 'confirm' sends: only if requested, and only for a running subscription. */
	readonly redemption: Redemption | undefined;
}

/** Validates a redemption (Spec 2 §4, §9): a running subscription, with a penalty in the fund's currency. */
export const summariseRedemption = (
	{ isRequested }: RedemptionForm,
	{ id, status, amount, fund }: Subscription,
): RedemptionSummary => {
	const computed =
		fund.penaltyPercent &&
		redemptionPenaltyRule.compute({ shareAmount: amount, liquidatedDamagesPercent: fund.penaltyPercent });
	const penalty = computed && Result.isSuccess(computed) ? money(computed.success.penalty) : undefined;
	return {
		penalty,
		returned: penalty && returnedOf(amount, penalty),
		currency: fund.currency,
		redemption: isRequested && status === "running" ? { is: "redeem", subscription: id } : undefined,
	};
};

const returnedOf = (shareAmount: Money, penalty: Money): Money | undefined =>
	Result.getOrUndefined(
		Result.map(returnedAmountRule.compute({ shareAmount, penalty }), ({ returned }) => money(returned)),
	);
