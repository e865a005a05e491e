const shown = 4;
const ellipsis = "…";

/**
 * An address or account number for a list: its first and last four characters (`TXYZ…k9Qa`), without spaces (Spec 2
 * §2). A text that would not become shorter stays complete.
 */
export const mask = (text: string): string => {
	const signs = Array.from(text.replace(/\s/gu, ""));
	if (signs.length <= 2 * shown + ellipsis.length) return text;
	return [...signs.slice(0, shown), ellipsis, ...signs.slice(-shown)].join("");
};
