import type { Brand } from "effect";
import type { Price, Quantity, Rate } from "../money/decimal.ts";
import type { MarketStatusChange, TradingHours } from "./trading-hours.ts";

export type InstrumentId = number & Brand.Brand<"InstrumentId">;
/** The platform's symbol of an instrument, e.g. `EURUSD`; topics and quotes are keyed by it. */
export type InstrumentCode = string & Brand.Brand<"InstrumentCode">;

export const instrumentId = (id: number): InstrumentId => id as InstrumentId;
export const instrumentCode = (code: string): InstrumentCode => code as InstrumentCode;

/** Shown in place of the symbol of an instrument that the platform does not name. */
export const unnamedInstrument = "--";

interface Multiple {
	readonly value: Rate;
	readonly isDefault: boolean;
}

/** A tradable instrument (Spec 1 §3, Instrument). */
export interface Instrument {
	readonly id: InstrumentId;
	readonly code: InstrumentCode;
	/** The display name: `EUR/USD`. */
	readonly symbol: string;
	readonly logo: string;
	readonly categoryId: number | undefined;
	readonly isOpen: boolean;
	/** Decimals of its price, 0 to 8. */
	readonly pricePrecision: number;
	/** Units of the underlying in one contract. */
	readonly contractSize: Quantity;
	/** `undefined` if the platform reports none. */
	readonly minQuantity: Quantity | undefined;
	/** Step of the amount; an amount is a whole number of steps. */
	readonly quantityStep: Quantity;
	readonly feeRate: Rate;
	readonly marginMode: "fixed" | "leveraged";
	readonly multiples: readonly Multiple[];
	readonly day: DayQuotation;
	/** Daily trading hours in order, GMT; empty if the platform reports none. */
	readonly hours: readonly TradingHours[];
	/** The next planned opening or closing; `undefined` if none is planned. */
	readonly nextStatusChange: MarketStatusChange | undefined;
}

interface DayQuotation {
	readonly open: Price | undefined;
	readonly high: Price | undefined;
	readonly low: Price | undefined;
}

export interface Category {
	readonly id: number;
	readonly name: string;
}

/** Recent close prices, oldest first. */
export interface Sparkline {
	readonly code: InstrumentCode;
	readonly closes: readonly Price[];
}
