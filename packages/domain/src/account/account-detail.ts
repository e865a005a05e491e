import type { Money, Rate } from "../money/decimal.ts";
import type { Balance } from "./balance.ts";

/** An account and what its open orders make of it, as the platform reckons it (Spec 1 §7). */
export interface AccountDetail extends Balance {
	/** Free and locked money and the floating profit together. */
	readonly equity: Money;
	/** Of the open orders. */
	readonly margin: Money;
	/** What the open orders float at. */
	readonly profit: Money;
	/** In percent; 0 without margin. */
	readonly hazardRate: Rate;
}
