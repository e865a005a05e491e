import { BigDecimal, Result } from "effect";
import type { LanguageCode } from "../site/language.ts";
import { type Money, money } from "./decimal.ts";
import { readTypedDecimal } from "./typed-decimal.ts";

/** What is wrong with a typed amount of money. */
export type AmountIssue =
	| { readonly is: "amount missing" | "not a number" | "ambiguous number" | "below zero" | "amount is zero" }
	| { readonly is: "too many decimals"; readonly allowed: number }
	| { readonly is: "amount below minimum"; readonly minimum: Money }
	| { readonly is: "amount above maximum"; readonly maximum: Money }
	| { readonly is: "balance too small"; readonly free: Money };

/** What bounds an amount; a bound that is `undefined` is not known or not there, and bars nothing. */
export interface AmountBounds {
	/** The most digits after the point. */
	readonly decimals: number;
	readonly minimum?: Money | undefined;
	readonly maximum?: Money | undefined;
	/** What is free of the account that the amount is taken from. */
	readonly free?: Money | undefined;
}

/** An amount once read: its value when nothing is wrong with it, else the first thing that is. */
export type AmountReading =
	| { readonly value: Money; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: AmountIssue };

/**
 * Reads an amount as a customer of `language` typed it: above zero and within its bounds (Spec 2 §5). Bounds themselves are
 * allowed.
 */
export const readAmount = (text: string, language: LanguageCode, bounds: AmountBounds): AmountReading => {
	const wrong = (issue: AmountIssue) => ({ value: undefined, issue });
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed)) {
		const { reason } = typed.failure;
		return wrong({ is: reason === "empty" ? "amount missing" : reason });
	}
	const value = money(typed.success);
	const { decimals, minimum, maximum, free } = bounds;
	if (BigDecimal.isZero(value)) return wrong({ is: "amount is zero" });
	if (BigDecimal.normalize(value).scale > decimals)
		return wrong({ is: "too many decimals", allowed: decimals });
	if (minimum && BigDecimal.isLessThan(value, minimum)) return wrong({ is: "amount below minimum", minimum });
	if (maximum && BigDecimal.isGreaterThan(value, maximum))
		return wrong({ is: "amount above maximum", maximum });
	if (free && BigDecimal.isGreaterThan(value, free)) return wrong({ is: "balance too small", free });
	return { value, issue: undefined };
};
