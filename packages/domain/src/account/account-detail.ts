import type { Money, Rate } from "../money/decimal.ts";
import type { Balance } from "./balance.ts";

/** An account with the figures of its open orders, computed by the platform (Spec 1 §7). */
export interface AccountDetail extends Balance {
	/** Free and locked money plus floating profit. */
	readonly equity: Money;
	/** Of the open orders. */
	readonly margin: Money;
	/** Floating profit of the open orders. */
	readonly profit: Money;
	/** In percent; 0 without margin. */
	readonly hazardRate: Rate;
}
