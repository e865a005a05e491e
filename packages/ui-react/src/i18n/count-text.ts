import { formatFigure, wholeDecimal } from "@tradewind/domain/money";

/** A count (a safe integer) in Latin digits with the grouping of `locale` (Spec 1 §9). */
export const countText = (count: number, locale: string): string =>
	formatFigure(wholeDecimal(count), { digits: 0, rounding: "down", sign: "negative", locale });
