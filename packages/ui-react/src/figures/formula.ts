/**
 * The terms and signs of one case of a rule's formula: of `fixed: a × b; leveraged: a ÷ c`, the case `leveraged` is
 * `a`, `÷`, `c`. Without a case of that name it is the first case if that has no name, else the whole formula.
 */
export const branchOf = (formula: string, branch: string): readonly string[] => {
	const cases = formula.split(";").map((text) => text.trim());
	const found = cases.find((text) => text.startsWith(`${branch}:`))?.slice(branch.length + 1);
	const [first = ""] = cases;
	const shown = found ?? (first.includes(":") ? formula : first);
	return shown
		.replace(/([()])/g, " $1 ")
		.trim()
		.split(/\s+/);
};

/** Joins terms and signs with blanks, except inside brackets. */
export const written = (tokens: readonly string[]): string =>
	tokens.join(" ").replaceAll("( ", "(").replaceAll(" )", ")");
