import { formatFigure, type Price } from "@tradewind/domain/money";
import { decimalsOf } from "../../../figures/decimals-of.ts";

/** A price of an alert or a line, with the decimals of its instrument where they are known. */
export const levelText = (price: Price, digits: number | undefined, locale: string): string =>
	formatFigure(price, {
		digits: digits ?? decimalsOf(price),
		rounding: "half up",
		sign: "negative",
		locale,
	});
