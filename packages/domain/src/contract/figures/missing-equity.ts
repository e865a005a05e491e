import { BigDecimal } from "effect";
import { type Decimal, percentOf, sumOfKnown, zero } from "../../money/decimal.ts";
import type { ContractOrder } from "../order/contract-order.ts";
import { marginRiskLevels } from "./margin-risk.ts";

/** What the equity lacks for a margin level without a warning; 0 while the level is not known. */
export const missingEquity = (
	holding: readonly Pick<ContractOrder, "margin">[],
	hazardRate: Decimal | undefined,
): Decimal => {
	const margin = sumOfKnown(holding.map((order) => order.margin));
	return margin && hazardRate
		? percentOf(margin, BigDecimal.subtract(marginRiskLevels.safe, hazardRate))
		: zero;
};
