const edge = 4;
const ellipsis = "…";

/**
 * An address or account number for a list: its first and last four characters (`TXYZ…k9Qa`), without spaces (Spec 2
 * §2). A text that would not become shorter stays complete.
 */
export const mask = (text: string): string => {
	const characters = Array.from(text.replace(/\s/gu, ""));
	if (characters.length <= 2 * edge + ellipsis.length) return text;
	return [...characters.slice(0, edge), ellipsis, ...characters.slice(-edge)].join("");
};
