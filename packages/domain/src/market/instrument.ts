import type { Brand } from "effect";
import type { Price, Quantity, Rate } from "../money/decimal.ts";
import type { MarketStatusChange, TradingHours } from "./trading-hours.ts";

export type InstrumentId = number & Brand.Brand<"InstrumentId">;
/** The platform's symbol of an instrument, e.g. `EURUSD`; topics and quotes are keyed by it. */
export type InstrumentCode = string & Brand.Brand<"InstrumentCode">;

export const instrumentId = (id: number): InstrumentId => id as InstrumentId;
export const instrumentCode = (code: string): InstrumentCode => code as InstrumentCode;

export interface Multiple {
	readonly value: Rate;
	readonly isDefault: boolean;
}

/** Something that can be traded by contract (Spec 1 §3, Instrument). */
export interface Instrument {
	readonly id: InstrumentId;
	readonly code: InstrumentCode;
	/** The name that customers see: `EUR/USD`. */
	readonly symbol: string;
	readonly logo: string;
	readonly categoryId: number;
	readonly isOpen: boolean;
	/** Decimals of its price, 0 to 8. */
	readonly pricePrecision: number;
	/** Units of the underlying in one contract. */
	readonly contractSize: Quantity;
	readonly minQuantity: Quantity;
	/** Step of the amount; every amount is a whole number of steps. */
	readonly quantityStep: Quantity;
	readonly feeRate: Rate;
	readonly marginMode: "fixed" | "leveraged";
	readonly multiples: readonly Multiple[];
	readonly day: DayQuotation;
	/** Every day's, in order, GMT; none where the platform tells none. */
	readonly hours: readonly TradingHours[];
	/** When the market closes next, or opens where it is closed; `undefined` when nothing is planned. */
	readonly nextStatusChange: MarketStatusChange | undefined;
}

export interface DayQuotation {
	readonly open: Price;
	readonly high: Price;
	readonly low: Price;
}

export interface Category {
	readonly id: number;
	readonly name: string;
}

/** Closes of the recent past, oldest first. */
export interface Sparkline {
	readonly code: InstrumentCode;
	readonly closes: readonly Price[];
}
