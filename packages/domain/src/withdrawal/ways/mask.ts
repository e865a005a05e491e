const shown = 4;
const ellipsis = "…";

/**
 * An address or the number of an account for a list: its first and its last four signs (`TXYZ…k9Qa`), spaces left out
 * (Spec 2 §2). A text that this would not make shorter stays whole.
 */
export const mask = (text: string): string => {
	const signs = Array.from(text.replace(/\s/gu, ""));
	if (signs.length <= 2 * shown + ellipsis.length) return text;
	return [...signs.slice(0, shown), ellipsis, ...signs.slice(-shown)].join("");
};
