import { feeRule } from "@tradewind/domain/contract";
import type { Instrument } from "@tradewind/domain/market";
import { type Decimal, decimal } from "@tradewind/domain/money";
import type { SiteSettings } from "@tradewind/domain/site";
import { Result } from "effect";

/** By the fee's rule: the fee of a quantity of 1, or of a margin of 100, which is the percent. */
export const feeOf = ({ feeRate }: Instrument, feeType: SiteSettings["feeBasis"]): Decimal | undefined =>
	Result.getOrUndefined(feeRule.compute({ feeType, feeRate, quantity: decimal("1"), margin: decimal("100") }))
		?.fee;
