import type { Money, Rate } from "../money/decimal.ts";

/** An expiry of a micro order and its terms (Spec 1 §3). */
export interface MicroOption {
	readonly id: number;
	readonly seconds: number;
	/** Income of a winning order as a share of its amount: 0.85. */
	readonly profitRatio: Rate;
	/** The minimum amount; `undefined` if the platform does not report one. */
	readonly limitAmount: Money | undefined;
}

/** The platform's options and amounts, in its order. */
export interface MicroSettings {
	readonly options: readonly MicroOption[];
	readonly amounts: readonly Money[];
}

/** The default choice: the first of each list (Spec 1 §9). */
export const defaultOption = ({ options }: MicroSettings): MicroOption | undefined => options[0];
export const defaultAmount = ({ amounts }: MicroSettings): Money | undefined => amounts[0];
