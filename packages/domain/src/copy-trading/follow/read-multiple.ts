import { BigDecimal, Result } from "effect";
import { type Rate, rate } from "../../money/decimal.ts";
import { readTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";

/** An issue of a typed multiple. */
export interface MultipleIssue {
	readonly is: "multiple missing" | "multiple is not a whole number" | "multiple is zero";
	readonly field: "multiple";
}

/** A multiple after reading: its value, or its issue. */
export type MultipleReading =
	| { readonly value: Rate; readonly issue: undefined }
	| { readonly value: undefined; readonly issue: MultipleIssue };

/** A sign or separator. Spaces and invisible direction marks around the figure are allowed. */
const notADigit = /[^\p{Nd}\s\u200e\u200f\u061c]|\p{Nd}\s+\p{Nd}/u;

/**
 * Reads the follow multiple typed in `language`: digits only, in any script, and not 0 (Spec 2 §5). There are no
 * other limits.
 */
export const readMultiple = (text: string, language: LanguageCode): MultipleReading => {
	const wrong = (is: MultipleIssue["is"]): MultipleReading => ({
		value: undefined,
		issue: { is, field: "multiple" },
	});
	const typed = readTypedDecimal(text, language);
	if (Result.isFailure(typed))
		return wrong(typed.failure.reason === "empty" ? "multiple missing" : "multiple is not a whole number");
	if (notADigit.test(text)) return wrong("multiple is not a whole number");
	if (BigDecimal.isZero(typed.success)) return wrong("multiple is zero");
	return { value: rate(typed.success), issue: undefined };
};
