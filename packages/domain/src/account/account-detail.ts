import type { Money, Rate } from "../money/decimal.ts";
import type { Balance } from "./balance.ts";

/**
 * An account with the figures of its open orders, computed by the platform (Spec 1 §7). Figures that the platform does not
 * report are `undefined`.
 */
export interface AccountDetail extends Balance {
	/** Free and locked money plus floating profit. */
	readonly equity: Money | undefined;
	/** Of the open orders. */
	readonly margin: Money | undefined;
	/** Floating profit of the open orders. */
	readonly profit: Money | undefined;
	/** In percent; 0 without margin. */
	readonly hazardRate: Rate | undefined;
}
