import { type Decimal, formatFigure, formatFixed, type Rounding } from "@tradewind/domain/money";
import { decimalsOf } from "./decimals-of.ts";

export interface FigureFormat {
	/** Decimals; `own` shows all that the figure has. */
	readonly digits: number | "own";
	/** Of the display; half up unless said. */
	readonly rounding?: Rounding | undefined;
	readonly sign?: "negative" | "always" | "never" | undefined;
	/** `change` colours by the sign of the value; `up` and `down` say it outright. */
	readonly tone?: "plain" | "change" | "up" | "down" | undefined;
	/** Before the figure, after its sign: `$`. */
	readonly currency?: string | undefined;
}

export interface FigureText {
	readonly text: string;
	readonly direction: "up" | "down" | "none";
}

/** How a figure reads in the language `locale` (BCP-47), and which way it goes. An unknown one is `--`. */
export const figureText = (value: Decimal | undefined, format: FigureFormat, locale: string): FigureText => {
	if (value === undefined) return { text: "--", direction: "none" };
	const { rounding = "half up", sign = "negative", tone = "plain", currency = "" } = format;
	const digits = format.digits === "own" ? decimalsOf(value) : format.digits;
	const text = formatFigure(value, { digits, rounding, sign, locale });
	return {
		text: currency === "" ? text : text.replace(/^[+\u2212]?/, (mark) => mark + currency),
		direction: directionOf(tone, () => formatFixed(value, digits, rounding)),
	};
};

/** By what is shown: a gain that rounds to nothing is none. */
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
