import type { Locator } from "@playwright/test";

/** Shown amounts are read as whole units of 10⁻⁸, so that their sums are exact. */
const decimals = 8;
const cent = 1_000_000n;

/** Half a cent: how far a figure that is shown with two decimals may be from the exact one. */
export const halfCent = cent / 2n;

/** The units of an amount as English, Chinese and Arabic pages show it; `undefined` for none, such as `--`. */
export const unitsOrNone = (text: string | null): bigint | undefined => {
	const [, before = "", whole = "", fraction = ""] =
		/^(\D*)(\d[\d,]*)(?:\.(\d{1,8}))?/u.exec(text ?? "") ?? [];
	if (whole === "") return undefined;
	const units = BigInt(whole.replaceAll(",", "") + fraction.padEnd(decimals, "0"));
	return /[\u2212-]/u.test(before) ? -units : units;
};

/** The units of a shown amount. Throws without one. */
export const unitsIn = (text: string | null): bigint => {
	const units = unitsOrNone(text);
	if (units === undefined) throw new Error(`"${text}" shows no amount`);
	return units;
};

/** The units of a figure as the platform writes it. */
export const unitsOf = (figure: string): bigint => {
	const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d{1,8}))?$/.exec(figure) ?? [];
	if (whole === "") throw new Error(`"${figure}" is no figure`);
	const units = BigInt(whole + fraction.padEnd(decimals, "0"));
	return sign === "-" ? -units : units;
};

/** Rounded to cents, half away from zero. */
export const toCents = (units: bigint): bigint => {
	const rounded = (((units < 0n ? -units : units) + halfCent) / cent) * cent;
	return units < 0n ? -rounded : rounded;
};

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, one) => sum + one, 0n);

export const distance = (one: bigint, other: bigint): bigint => (one < other ? other - one : one - other);

/** The value of a term, of the first list that has it. */
export const besideTerm = (scope: Locator, term: string): Locator =>
	scope
		.locator("dl > div")
		.filter({ has: scope.page().locator("dt", { hasText: new RegExp(`^${term}$`) }) })
		.locator("dd")
		.first();
