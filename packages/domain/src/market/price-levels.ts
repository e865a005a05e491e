import { BigDecimal, Result } from "effect";
import { type Price, price } from "../money/decimal.ts";
import { type NotATypedDecimal, readTypedDecimal } from "../money/typed-decimal.ts";
import type { LanguageCode } from "../site/language.ts";
import type { Instrument, InstrumentCode } from "./instrument.ts";

/** A price at which the customer wants a notice, once (docs/assumptions.md, A-750). */
export interface PriceAlert {
	readonly code: InstrumentCode;
	readonly symbol: string;
	readonly price: Price;
	/** `up`: the latest price was below it when it was set. */
	readonly direction: "up" | "down";
}

/** A horizontal line that the customer has drawn on the chart of an instrument (docs/assumptions.md, A-751). */
export interface DrawnLine {
	readonly code: InstrumentCode;
	readonly price: Price;
}

/** The alerts and lines of one device, the newest last. */
export interface PriceLevels {
	readonly alerts: readonly PriceAlert[];
	/** At most one of each instrument. */
	readonly lines: readonly DrawnLine[];
}

export const noPriceLevels: PriceLevels = { alerts: [], lines: [] };

/** Beyond these no alert is added, and the oldest line is dropped. */
export const priceLevelLimits = { alerts: 20, lines: 50 } as const;

/** Why no alert can be set at a price. */
export type AlertIssue = "no price yet" | "at the latest price" | "already set" | "too many alerts";

/** The alert of an instrument at `at`, whose direction follows from the latest price, or why there is none. */
export const alertAt = (
	{ alerts }: PriceLevels,
	{ code, symbol }: Pick<Instrument, "code" | "symbol">,
	at: Price,
	latest: Price | undefined,
): PriceAlert | AlertIssue => {
	if (!latest) return "no price yet";
	if (BigDecimal.equals(at, latest)) return "at the latest price";
	if (alerts.some((alert) => alert.code === code && BigDecimal.equals(alert.price, at))) return "already set";
	if (alerts.length >= priceLevelLimits.alerts) return "too many alerts";
	return { code, symbol, price: at, direction: BigDecimal.isLessThan(latest, at) ? "up" : "down" };
};

/** Whether the price has crossed the alert, or is on it. A price that jumps over it counts, too. */
export const isReached = (alert: Pick<PriceAlert, "price" | "direction">, latest: Price): boolean =>
	alert.direction === "up"
		? BigDecimal.isGreaterThanOrEqualTo(latest, alert.price)
		: BigDecimal.isLessThanOrEqualTo(latest, alert.price);

export const withAlert = (levels: PriceLevels, alert: PriceAlert): PriceLevels => ({
	...levels,
	alerts: [...withoutAlert(levels, alert).alerts, alert].slice(-priceLevelLimits.alerts),
});

export const withoutAlert = (
	levels: PriceLevels,
	{ code, price: at }: Pick<PriceAlert, "code" | "price">,
): PriceLevels => ({
	...levels,
	alerts: levels.alerts.filter((alert) => alert.code !== code || !BigDecimal.equals(alert.price, at)),
});

/** The line replaces that of the same instrument. */
export const withLine = (levels: PriceLevels, line: DrawnLine): PriceLevels => ({
	...levels,
	lines: [...withoutLine(levels, line.code).lines, line].slice(-priceLevelLimits.lines),
});

export const withoutLine = (levels: PriceLevels, code: InstrumentCode): PriceLevels => ({
	...levels,
	lines: levels.lines.filter((line) => line.code !== code),
});

/** A typed price of the chart, or why it is none. */
export type LevelReading =
	| { readonly is: "price"; readonly price: Price }
	| { readonly is: NotATypedDecimal["reason"] | "price is zero" }
	| { readonly is: "too many decimals"; readonly allowed: number };

export const readLevel = (
	text: string,
	language: LanguageCode,
	{ pricePrecision }: Pick<Instrument, "pricePrecision">,
): LevelReading => {
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) return { is: typed.failure.reason };
	const value = BigDecimal.normalize(typed.success);
	if (BigDecimal.isZero(value)) return { is: "price is zero" };
	if (value.scale > pricePrecision) return { is: "too many decimals", allowed: pricePrecision };
	return { is: "price", price: price(typed.success) };
};
