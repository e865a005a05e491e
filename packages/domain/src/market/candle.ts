import type { Price, Quantity } from "../money/decimal.ts";

/** The periods of the chart (Spec 1 §9). */
export const periods = ["1M", "5M", "15M", "30M", "1H", "1D"] as const;
export type Period = (typeof periods)[number];

/** The initial period of the trade page (Spec 1 §9). */
export const defaultPeriod: Period = "5M";

export const periodSeconds: Readonly<Record<Period, number>> = {
	"1M": 60,
	"5M": 300,
	"15M": 900,
	"30M": 1800,
	"1H": 3600,
	"1D": 86_400,
};

export interface Candle {
	/** Start of the candle, seconds since 1970-01-01 UTC. */
	readonly time: number;
	readonly open: Price;
	readonly high: Price;
	readonly low: Price;
	readonly close: Price;
	/** `undefined` if the platform does not report it. */
	readonly volume: Quantity | undefined;
}
