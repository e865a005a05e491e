/**
 * Makes text of the file safe for a terminal: escapes control characters, which could move the cursor or set colours, and cuts
 * it at `longest`.
 */
export const shownText = (text: string, longest: number): string => {
	const plain = text
		.slice(0, longest + 1)
		.replace(
			/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
			(mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
		);
	return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
};

/** The value of a field: text unchanged, other values as JSON. */
export const shownValue = (value: unknown, longest: number): string =>
	shownText(typeof value === "string" ? value : (JSON.stringify(value) ?? ""), longest);
