/**
 * The terms and signs of one case of a rule's formula: of `fixed: a × b; leveraged: a ÷ c`, the case `leveraged` is
 * `a`, `÷`, `c`. A formula without cases is its only case.
 */
export const branchOf = (formula: string, branch: string): readonly string[] => {
	const cases = formula.split(";").map((text) => text.trim());
	const found = cases.find((text) => text.startsWith(`${branch}:`));
	return (found?.slice(branch.length + 1) ?? formula).trim().split(/\s+/);
};
