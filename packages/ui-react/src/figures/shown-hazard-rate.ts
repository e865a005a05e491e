import type { ContractOrder } from "@tradewind/domain/contract";
import type { Rate } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

/** The hazard rate that the platform told; its 0 tells of no margin where none is held, else of no equity (docs/assumptions.md, A-05). */
export const shownHazardRate = (
	told: Rate | undefined,
	holding: readonly Pick<ContractOrder, "margin">[],
): Rate | undefined => {
	const isOfNothing = told?.value === 0n && holding.every(({ margin }) => BigDecimal.isZero(margin));
	return isOfNothing ? undefined : told;
};
