import {
	type Decimal,
	formatFigure,
	formatFixed,
	type Rounding,
	withCurrency,
	withPercent,
} from "@tradewind/domain/money";
import { BigDecimal } from "effect";
import { decimalsOf } from "./decimals-of.ts";

export interface FigureFormat {
	/** The number of decimals; `own` shows all decimals of the value. */
	readonly digits: number | "own";
	/** The rounding of the displayed text, half up by default. */
	readonly rounding?: Rounding | undefined;
	readonly sign?: "negative" | "always" | "never" | undefined;
	/** `change` takes the direction from the sign of the value; `up` and `down` set it. */
	readonly tone?: "plain" | "change" | "up" | "down" | undefined;
	/** The symbol of its currency; its place depends on the language. */
	readonly currency?: string | undefined;
	/** A larger value is shown as more than this, without decimals. */
	readonly shownTo?: Decimal | undefined;
	/** Whether it is in percent; the place of the sign depends on the language. */
	readonly isPercent?: boolean | undefined;
}

export interface FigureText {
	readonly text: string;
	readonly direction: "up" | "down" | "none";
}

/** Shown instead of a value that is unknown or absent (Spec 1 §2). */
export const noValue = "--";

/** The text of a figure in the language `locale` (BCP 47) and its direction. An unknown value is `noValue`. */
export const figureText = (value: Decimal | undefined, format: FigureFormat, locale: string): FigureText => {
	if (value === undefined) return { text: noValue, direction: "none" };
	const { shownTo } = format;
	if (shownTo && BigDecimal.isGreaterThan(value, shownTo)) {
		const { text } = figureText(shownTo, { ...format, digits: 0, shownTo: undefined }, locale);
		return { text: `>\u00a0${text}`, direction: "none" };
	}
	const { rounding = "half up", sign = "negative", tone = "plain", currency = "", isPercent } = format;
	const digits = format.digits === "own" ? decimalsOf(value) : format.digits;
	const figure = formatFigure(value, { digits, rounding, sign, locale });
	return {
		text: withCurrency(isPercent ? withPercent(figure, locale) : figure, currency, locale),
		direction: directionOf(tone, () => formatFixed(value, digits, rounding)),
	};
};

/** The direction of the displayed text: a gain that rounds to zero has none. */
const directionOf = (
	tone: NonNullable<FigureFormat["tone"]>,
	plainText: () => string,
): "up" | "down" | "none" => {
	if (tone === "up" || tone === "down") return tone;
	if (tone === "plain") return "none";
	const text = plainText();
	if (!/[1-9]/.test(text)) return "none";
	return text.startsWith("-") ? "down" : "up";
};
