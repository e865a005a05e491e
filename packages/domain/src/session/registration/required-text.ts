/** A field once read: what is sent of it, and why it can't be sent. */
export interface TextReading<Issue extends string> {
	readonly text: string | undefined;
	readonly issues: readonly { readonly is: Issue }[];
}

/** A text that has to be filled in where it is asked for, without blanks around it. */
export const readRequired = <Issue extends string>(
	isAsked: boolean,
	typed: string | undefined,
	missing: Issue,
): TextReading<Issue> => {
	const { text } = readOptional(isAsked, typed);
	return { text, issues: isAsked && text === undefined ? [{ is: missing }] : [] };
};

/** A text that may be left empty, and is then not sent. */
export const readOptional = (isAsked: boolean, typed: string | undefined): TextReading<never> => ({
	text: (isAsked && typed?.trim()) || undefined,
	issues: [],
});
