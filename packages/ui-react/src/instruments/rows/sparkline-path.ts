import type { Decimal } from "@tradewind/domain/money";
import { BigDecimal } from "effect";

export interface SparklinePath {
	readonly line: string;
	readonly area: string;
}

/**
 * Closes, oldest first, as SVG paths that fill `width` × `height`. `undefined` for fewer than two of them. Floating point
 * is exact enough for pixels.
 */
export const sparklinePath = (
	closes: readonly Decimal[],
	width: number,
	height: number,
): SparklinePath | undefined => {
	if (closes.length < 2) return undefined;
	const values = closes.map(BigDecimal.toNumberUnsafe);
	const low = Math.min(...values);
	const range = Math.max(...values) - low;
	const x = (index: number) => short((index / (values.length - 1)) * width);
	const y = (value: number) =>
		short(range === 0 ? height / 2 : height - 1 - ((value - low) / range) * (height - 2));
	const line = values.map((value, index) => `${index === 0 ? "M" : "L"}${x(index)} ${y(value)}`).join("");
	return { line, area: `${line}V${height}H0Z` };
};

/** The points that a list shows of a longer line (Spec 1 §9). */
export const shownPoints = 10;

/** The direction of the points that are shown. */
export const courseDirection = (closes: readonly Decimal[]): "up" | "down" | "flat" => {
	const [first] = closes.slice(-shownPoints);
	const last = closes.at(-1);
	const order = first && last ? BigDecimal.Order(last, first) : 0;
	return order > 0 ? "up" : order < 0 ? "down" : "flat";
};

const short = (value: number): number => Math.round(value * 10) / 10;
