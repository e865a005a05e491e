import { BigDecimal, Result } from "effect";
import { type Decimal, type Rate, rate } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { hazardRateWithMoneyRule } from "./hazard-rate-with-money.rule.ts";

/** The margin level with `amount` more, by `contract.hazard-rate-with-money`; `undefined` if a figure is not known, and without margin. */
export const levelWithMoney = (
	holding: readonly Pick<ContractOrder, "margin">[],
	hazardRate: Decimal | undefined,
	amount: Decimal,
): Rate | undefined => {
	const margin = sumOfKnown(holding.map((order) => order.margin));
	if (!margin || BigDecimal.isZero(margin) || !hazardRate) return undefined;
	const computed = hazardRateWithMoneyRule.compute({ hazardRate, margin, amount });
	return Result.isSuccess(computed) ? rate(computed.success.hazardRate) : undefined;
};
