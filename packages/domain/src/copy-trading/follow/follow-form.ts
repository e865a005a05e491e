import { translateTypedDecimal } from "../../money/typed-decimal.ts";
import type { LanguageCode } from "../../site/language.ts";

/** What a customer asks of a trader, and the settings to follow with, as typed. */
export interface FollowForm {
	readonly intent: "follow" | "unfollow" | undefined;
	/** The notice was read and agreed to. */
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
 * The form after a change. A new wish begins with nothing agreed and nothing typed; another language writes the figures
 * anew, so that they stay the same.
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
