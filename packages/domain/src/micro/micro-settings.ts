import type { Money, Rate } from "../money/decimal.ts";

/** How long a micro order may run, and on what terms (Spec 1 §3). */
export interface MicroOption {
	readonly id: number;
	readonly seconds: number;
	/** What a won order pays on top of its amount, as a share of it: 0.85. */
	readonly profitRatio: Rate;
	/** The least amount. */
	readonly limitAmount: Money;
}

/** What the platform offers to choose from, in its own order. */
export interface MicroSettings {
	readonly options: readonly MicroOption[];
	readonly amounts: readonly Money[];
}

/** What is chosen before anybody chose: the first of each list (Spec 1 §9). */
export const defaultOption = ({ options }: MicroSettings): MicroOption | undefined => options[0];
export const defaultAmount = ({ amounts }: MicroSettings): Money | undefined => amounts[0];
