import type { Instrument } from "@tradewind/domain/market";

/**
 * At most three letters that stand for an instrument: of `EUR/USD` EUR, of `USD/JPY` JPY, since the dollar is in most pairs; else
 * the letters at the start of its code (XAU, GER, BTC), or of its symbol if it has no code.
 */
export const badgeLetters = ({
	symbol,
	code = "",
}: Pick<Instrument, "symbol"> & { readonly code?: string }): string => {
	const [base = "", quoted] = symbol.split("/");
	if (quoted) return (base === "USD" ? quoted : base).slice(0, 3);
	return /^\p{L}{2,3}/u.exec(code)?.[0] ?? symbol.slice(0, 2);
};
