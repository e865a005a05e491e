import { type Application, type FormulaRule, isFormulaRule, type Property } from "@tradewind/domain/property";
import type { Cases, Formula } from "@tradewind/domain/rule";

/** A word for each field by which formulas choose their case. */
export type CaseOfProperty = Readonly<Record<string, string>>;

export const ruleOf = (property: Property, { rule = property.rule }: Application): FormulaRule => {
	if (!isFormulaRule(rule)) throw new Error(`${rule.id} has no formula.`);
	return rule;
};

export const formulaOf = (property: Property, application: Application): Formula => {
	const rule = ruleOf(property, application);
	const name = application.result ?? rule.gives[0] ?? "";
	const formula = rule.formula[name];
	if (formula === undefined) throw new Error(`${rule.id} has no result ${name}.`);
	return formula;
};

export const isCases = (formula: Formula): formula is Cases =>
	typeof formula === "object" && "op" in formula && formula.op === "cases";

/** The field by which a formula chooses its case, and its words; nothing if it compares figures. */
export const switchOf = (
	formula: Formula,
): { readonly field: string; readonly words: readonly string[] } | undefined => {
	if (!isCases(formula)) return undefined;
	const { by, cases } = formula;
	if (typeof by === "string") return { field: by, words: Object.keys(cases) };
	if (by.is === "given") return { field: by.field, words: ["given", "missing"] };
	if (by.is === "same") return { field: by.field, words: ["same", "another"] };
	return undefined;
};

/** All combinations of the cases of the formulas of a property. */
export const casesOf = (property: Property): readonly CaseOfProperty[] => {
	const words = new Map<string, readonly string[]>();
	for (const application of Object.values(property.results)) {
		const found = switchOf(formulaOf(property, application));
		if (found && application.cases?.[found.field] === undefined) words.set(found.field, found.words);
	}
	return [...words].reduce<readonly CaseOfProperty[]>(
		(known, [field, all]) => known.flatMap((one) => all.map((word) => ({ ...one, [field]: word }))),
		[{}],
	);
};
