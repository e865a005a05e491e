import { type Decimal, decimal, feeRule, type Instrument, type SiteSettings } from "@tradewind/domain";
import { Result } from "effect";

/** By the fee's own rule: what an amount of 1 costs, or what a margin of 100 does, which is the percent. */
export const feeOf = ({ feeRate }: Instrument, feeType: SiteSettings["feeBasis"]): Decimal | undefined =>
	Result.getOrUndefined(feeRule.compute({ feeType, feeRate, quantity: decimal("1"), margin: decimal("100") }))
		?.fee;
