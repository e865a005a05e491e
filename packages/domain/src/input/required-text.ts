/** A field after reading: the text to send, and its issues. */
export interface TextReading<Issue> {
	readonly text: string | undefined;
	readonly issues: readonly Issue[];
}

/** A text that is required if requested, trimmed. */
export const readRequired = <const Issue>(
	isAsked: boolean,
	typed: string | undefined,
	missing: Issue,
): TextReading<Issue> => {
	const { text } = readOptional(isAsked, typed);
	return { text, issues: isAsked && text === undefined ? [missing] : [] };
};

/** An optional text; an empty one is not sent. */
export const readOptional = (isAsked: boolean, typed: string | undefined): TextReading<never> => ({
	text: (isAsked && typed?.trim()) || undefined,
	issues: [],
});
