import type { Instrument } from "@tradewind/domain/market";

/**
 * What stands for an instrument without a logo: letters, of an index its code in two lines (`GER`, `40`); and of what it has a
 * drawing, if there is one (badge-drawings.css): of `EUR/USD` both currencies, of `XAUUSD` and `BTCUSD` the metal and the coin.
 */
export const badgeFace = ({
	symbol,
	code = "",
}: Pick<Instrument, "symbol"> & { readonly code?: string }): {
	readonly letters: string;
	readonly base: string;
	readonly quote?: string | undefined;
} => {
	const [base = "", quote] = symbol.split("/");
	// The dollar is in most pairs.
	if (quote) return { letters: (base === "USD" ? quote : base).slice(0, 3), base, quote };
	const [, start = symbol.slice(0, 2), size] = /^(\p{L}{2,3})(\d{2,3})?/u.exec(code) ?? [];
	return { letters: size ? `${start}\n${size}` : start, base: code.replace(/USD$/, "") };
};
