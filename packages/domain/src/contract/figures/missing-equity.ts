import { Result } from "effect";
import { type Decimal, zero } from "../../money/decimal.ts";
import { sumOfKnown } from "../../sum/sum-of.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { missingEquityRule } from "./missing-equity.rule.ts";

/** What the equity lacks, by `contract.missing-equity`; 0 while a figure is not known. */
export const missingEquity = (
	holding: readonly Pick<ContractOrder, "margin">[],
	hazardRate: Decimal | undefined,
): Decimal => {
	const margin = sumOfKnown(holding.map((order) => order.margin));
	if (!margin || !hazardRate) return zero;
	const computed = missingEquityRule.compute({ margin, hazardRate });
	return Result.isSuccess(computed) ? computed.success.missing : zero;
};
