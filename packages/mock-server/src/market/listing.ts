import type { Text } from "../words/words.ts";

/** The configuration of an instrument; prices and sizes are exact decimal texts. */
export interface Listing {
	readonly id: number;
	readonly code: string;
	/** The display code: a name that each customer reads in their own language, or one that is the same in all. */
	readonly symbol: Text;
	readonly categoryId: number;
	readonly precision: number;
	readonly contractSize: string;
	readonly minQuantity: string;
	readonly quantityStep: string;
	/** The fee of one contract, where the site charges per contract. */
	readonly feeRate: string;
	/** The share of the margin, where the site charges per margin. */
	readonly marginFeeRate: string;
	readonly marginMode: "fixed" | "leveraged";
	/** The first one is the default. */
	readonly multiples: readonly string[];
	/** The start of the price process. */
	readonly startPrice: string;
	/** The move of a usual day, as a share of the price. */
	readonly volatility: number;
	/** Contracts traded on a usual day. */
	readonly volume: number;
	/** Hours of the day, GMT, without trading. */
	readonly closedHours: readonly number[];
	/** Time between two quotes. */
	readonly stepMs: number;
}

/** What the platform may change of a listed instrument. */
export type Terms = Pick<
	Listing,
	"feeRate" | "marginFeeRate" | "marginMode" | "multiples" | "minQuantity" | "quantityStep"
>;
