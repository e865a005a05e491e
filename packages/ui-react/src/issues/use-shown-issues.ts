import { useWords } from "../i18n/words.ts";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { type Issue, issueText } from "./issue-text.ts";
import { type FormWords, reasonText, withFieldName } from "./reason-text.ts";

export interface ShownIssues {
	/** Why the form cannot be sent; `undefined` if it can. */
	readonly issue: string | undefined;
	/** The name of the field that this reason leads to. */
	readonly issueField: string | undefined;
	/** The text below the field with a name. */
	readonly errorOf: (field: string) => string | undefined;
}

/** The issues of a form as `FormScreen` and its fields show them: the first one as the reason, each below its field. */
export const useShownIssues = <Given extends Issue>(
	issues: readonly Given[],
	given: FormWords<Given> = {},
): ShownIssues => {
	const words = useWords();
	// A text may name amounts.
	useHiddenAmounts();
	const [first] = issues;
	return {
		issue: first && reasonText(first, words, given),
		issueField: first?.field,
		errorOf: (field) => {
			const own = issues.find((issue) => issue.field === field);
			return own && issueText(own, words, withFieldName(given));
		},
	};
};

/** A form is not sent while a picture is uploading: it would lack that picture. */
export const uploading = { is: "uploading" } as const;
