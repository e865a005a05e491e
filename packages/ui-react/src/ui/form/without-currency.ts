/**
 * A typed or pasted amount without the sign or code of its own currency, which the field shows: `$1,234.50` that was copied from a
 * page. An amount of any other currency stays, so that it is refused.
 */
export const withoutCurrency = (text: string, currency: string | undefined): string => {
	if (!currency || !text.includes(currency) || !/\p{Nd}/u.test(text)) return text;
	const rest = text.replace(currency, "");
	return /[\p{L}\p{Sc}]/u.test(rest) ? text : rest.trim();
};
