import { BigDecimal, Result } from "effect";
import type { LanguageCode } from "../site/language.ts";
import { type Money, money } from "./decimal.ts";
import { readTypedDecimal } from "./typed-decimal.ts";

/** An issue of a typed amount of money, with the field of the form that has it. */
export type AmountIssue<Field extends string = "amount"> = { readonly field: Field } & AmountFault;

type AmountFault =
	| { readonly is: "amount missing" | "not a number" | "ambiguous number" | "below zero" | "amount is zero" }
	| { readonly is: "too many decimals"; readonly allowed: number }
	| { readonly is: "amount below minimum"; readonly minimum: Money }
	| { readonly is: "amount above maximum"; readonly maximum: Money }
	| { readonly is: "balance too small"; readonly free: Money };

/** Limits of an amount. An `undefined` limit does not apply. */
export interface AmountBounds {
	/** Maximum number of decimals. */
	readonly decimals: number;
	readonly minimum?: Money | undefined;
	readonly maximum?: Money | undefined;
	/** Free balance of the account that pays the amount. */
	readonly free?: Money | undefined;
}

/** An amount after reading: its value, or its first issue. */
export type AmountReading<Field extends string = "amount"> =
	| { readonly value: Money; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: AmountIssue<Field> };

/** Reads the amount of the field `amount`, typed in `language`: above zero and within its limits, inclusive (Spec 2 §5). */
export const readAmount = (text: string, language: LanguageCode, bounds: AmountBounds): AmountReading =>
	readAmountOf("amount", text, language, bounds);

/** As `readAmount`, of a field with another name. */
export const readAmountOf = <Field extends string>(
	field: Field,
	text: string,
	language: LanguageCode,
	bounds: AmountBounds,
): AmountReading<Field> => {
	const wrong = (fault: AmountFault) => ({ value: undefined, issue: { ...fault, field } });
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
