import type { Translate } from "../../i18n/translator.ts";

type Field = "name" | "mobile" | "area" | "idNumber" | "front" | "reverse" | "hand" | "email";

/** The field of each issue, by the name of its input. */
const fields = {
	"name missing": "name",
	"area code missing": "area",
	"phone missing": "mobile",
	"not a phone number": "mobile",
	"id number missing": "idNumber",
	"front picture missing": "front",
	"reverse picture missing": "reverse",
	"hand picture missing": "hand",
	"email missing": "email",
	"not an e-mail": "email",
} as const satisfies Record<string, Field>;

interface Issue {
	readonly is: keyof typeof fields;
}

export interface ShownIssues {
	/** Why the form cannot be sent; `undefined` if it can. */
	readonly issue: string | undefined;
	/** The name of the input that shows it. */
	readonly issueField: string | undefined;
	readonly errorOf: (field: string) => string | undefined;
}

/** The issues of a form, by their fields. A picture that is uploading is named instead of missing. */
export const shownIssues = (issues: readonly Issue[], isUploading: boolean, t: Translate): ShownIssues => {
	const [first] = issues;
	if (isUploading)
		return { issue: t("verification.issue.uploading"), issueField: undefined, errorOf: () => undefined };
	return {
		issue: first && t(`verification.issue.${first.is}`),
		issueField: first && fields[first.is],
		errorOf: (field) => {
			const found = issues.find(({ is }) => fields[is] === field);
			return found && t(`verification.issue.${found.is}`);
		},
	};
};
