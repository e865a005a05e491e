import type { Decimal } from "@tradewind/domain/money";
import { areAmountsHidden } from "../state/use-hidden-amounts.ts";
import { type FigureFormat, figureText } from "./figure-text.ts";

/** Shown instead of an amount (Spec 2 §2: a hidden balance is shown as asterisks). */
export const hiddenAmount = "****";

/**
 * An amount of the customer's money within a text, such as a toast or the reason of a disabled button. Components that
 * show such a text call `useHiddenAmounts`, so that they render again when the customer hides amounts.
 */
export const moneyText = (
	value: Decimal,
	{ locale, ...format }: Partial<FigureFormat> & { readonly locale: string },
	isHidden = areAmountsHidden(),
): string => (isHidden ? hiddenAmount : figureText(value, { digits: 2, ...format }, locale).text);
