import type { Decimal } from "@tradewind/domain/money";
import { type FigureFormat, figureText } from "./figure-text.ts";

/** A figure in percent within a text, in the language `locale` (BCP 47), by default with all its decimals. */
export const percentText = (
	value: Decimal | undefined,
	locale: string,
	format: Pick<FigureFormat, "rounding" | "sign"> & { readonly digits?: FigureFormat["digits"] } = {},
): string => figureText(value, { digits: "own", ...format, isPercent: true }, locale).text;
