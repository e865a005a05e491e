/** Units of a shown amount: exact, so that sums of them are. */
const decimals = 8;

/**
 * A shown amount in whole units of 10⁻⁸, in any language of the app: it has at least two decimals, so that its last separator is
 * the decimal one. Throws without an amount.
 */
export const unitsIn = (text: string | null): bigint => {
	const [, whole = "", fraction = ""] =
		/^\D*([\d.,٬\s\u00a0\u202f’']*)[.,٫](\d{2,8})(?!\d)/u.exec(text ?? "") ?? [];
	if (fraction === "") throw new Error(`"${text}" shows no amount`);
	const units = BigInt(whole.replace(/\D/g, "") + fraction.padEnd(decimals, "0"));
	return /[\u2212-][^\d]*\d/u.test(text ?? "") ? -units : units;
};

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

/** Half a cent: how far a figure that is shown with two decimals may be from the exact one. */
export const halfCent = 500_000n;
