import type { Decimal } from "@tradewind/domain/money";
import { currentCurrencySymbol } from "../state/currency.ts";
import { areAmountsHidden } from "../state/use-hidden-amounts.ts";
import { centsOrMore, decimalsOf } from "./decimals-of.ts";
import { type FigureFormat, figureText } from "./figure-text.ts";

/** Shown instead of an amount (Spec 2 §2: a hidden balance is shown as asterisks). */
export const hiddenAmount = "****";

export interface MoneyFormat extends Pick<FigureFormat, "rounding" | "sign" | "tone"> {
	/** 2 by default; `exact` shows as many decimals as the amount has, at least 2. */
	readonly digits?: number | "exact";
}

/** The number of decimals that `value` is shown with. */
export const moneyDigits = (value: Decimal | undefined, digits: MoneyFormat["digits"] = 2): number =>
	digits === "exact" ? centsOrMore(value) : digits;

/**
 * An amount of money within a text, such as a toast or the reason of a disabled button, with the site's currency symbol.
 * Components that show such a text call `useHiddenAmounts`, so that they render again when the customer hides amounts. An
 * amount that is not the customer's, such as the minimum of an order, is never hidden: `isHidden` is false.
 */
export const moneyText = (
	value: Decimal,
	{ locale, digits, ...format }: MoneyFormat & { readonly locale: string },
	isHidden = areAmountsHidden(),
): string =>
	isHidden
		? hiddenAmount
		: figureText(
				value,
				{ ...format, digits: moneyDigits(value, digits), currency: currentCurrencySymbol() },
				locale,
			).text;

/** An amount with the code of its own currency and all of its decimals, such as `0.015 BTC`. */
export const amountText = (
	value: Decimal,
	{ locale, currency }: { readonly locale: string; readonly currency: string },
	isHidden = areAmountsHidden(),
): string =>
	isHidden
		? hiddenAmount
		: `${figureText(value, { digits: decimalsOf(value) }, locale).text}\u00a0${currency}`;
