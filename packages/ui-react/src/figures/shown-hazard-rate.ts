import type { ContractOrder } from "@tradewind/domain/contract";
import type { Rate } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

/** The hazard rate that the platform sends. Its 0 means "no margin" without margin of positions, else "no equity". */
export const shownHazardRate = (
	reported: Rate | undefined,
	holding: readonly Pick<ContractOrder, "margin">[],
): Rate | undefined => {
	const isOfNothing =
		reported?.value === 0n &&
		holding.every(({ margin }) => margin !== undefined && BigDecimal.isZero(margin));
	return isOfNothing ? undefined : reported;
};
