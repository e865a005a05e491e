/** A field after reading: the text to send, and its issues. */
export interface TextReading<Issue extends string> {
	readonly text: string | undefined;
	readonly issues: readonly { readonly is: Issue }[];
}

/** A text that is required if requested, trimmed. */
export const readRequired = <Issue extends string>(
	isAsked: boolean,
	typed: string | undefined,
	missing: Issue,
): TextReading<Issue> => {
	const { text } = readOptional(isAsked, typed);
	return { text, issues: isAsked && text === undefined ? [{ is: missing }] : [] };
};

/** An optional text; an empty one is not sent. */
export const readOptional = (isAsked: boolean, typed: string | undefined): TextReading<never> => ({
	text: (isAsked && typed?.trim()) || undefined,
	issues: [],
});
