import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";

/** The follow form: intent and settings, as typed. */
export interface FollowForm {
	readonly intent: "follow" | "unfollow" | undefined;
	/** The notice was read and accepted. */
	readonly isAgreed: boolean;
	readonly multiple: string;
	readonly maxAmount: string;
}

export type FollowChange =
	| { readonly is: "intent"; readonly intent: "follow" | "unfollow" }
	| { readonly is: "agreement"; readonly isAgreed: boolean }
	| { readonly is: "multiple"; readonly text: string }
	| { readonly is: "max amount"; readonly text: string }
	| { readonly is: "language"; readonly from: LanguageCode; readonly to: LanguageCode };

export const emptyFollow: FollowForm = { intent: undefined, isAgreed: false, multiple: "", maxAmount: "" };

/**
 * The form after a change. A new intent starts with an empty form. Another language rewrites the figures, so that no
 * value changes.
 */
export const reduceFollow = (form: FollowForm, change: FollowChange): FollowForm => {
	switch (change.is) {
		case "intent":
			return { ...emptyFollow, intent: change.intent };
		case "agreement":
			return { ...form, isAgreed: change.isAgreed };
		case "multiple":
			return { ...form, multiple: change.text };
		case "max amount":
			return { ...form, maxAmount: change.text };
		case "language":
			return {
				...form,
				multiple: translateTypedDecimal(form.multiple, change.from, change.to),
				maxAmount: translateTypedDecimal(form.maxAmount, change.from, change.to),
			};
	}
};
