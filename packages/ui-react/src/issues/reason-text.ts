import { type Issue, issueText, type OwnWords, type Words } from "./issue-text.ts";

/** What a form adds to the shared words. */
export interface FormWords<Given extends Issue> extends OwnWords<Given> {
	/** The name of the field, for a reason that is shown away from it. */
	readonly label?: (issue: Given) => string | undefined;
}

/** The text of an issue away from its field, which most shared texts do not name. */
export const reasonText = <Given extends Issue>(
	issue: Given,
	words: Words,
	given: FormWords<Given> = {},
): string => {
	const text = issueText(issue, words, withFieldName(given));
	const own = given.own?.(issue);
	const isOwn = own !== undefined && words.t(own) !== own;
	const field = isOwn || namesItsField.has(issue.is) ? undefined : given.label?.(issue);
	return field === undefined ? text : words.t("shared.issue.of a field", { field, issue: text });
};

/** The words with the name of the field as a fact. */
export const withFieldName = <Given extends Issue>(given: FormWords<Given>): OwnWords<Given> => ({
	...given,
	facts: (issue) => {
		const field = given.label?.(issue);
		return { ...(field !== undefined && { field }), ...given.facts?.(issue) };
	},
});

const namesItsField: ReadonlySet<string> = new Set(["missing", "picture missing"]);
