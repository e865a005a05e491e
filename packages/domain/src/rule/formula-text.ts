import { BigDecimal } from "effect";
import { toText } from "../money/decimal.ts";
import type { AnyRule } from "./define-rule.ts";
import type { Expression, Formula } from "./expression.ts";

/**
 * The formula of a rule: `fixed: a × b; leveraged: a ÷ c`. The first result and cases without a name are printed without one, such a case first. Roundings are not
 * printed: the rule states them.
 */
export const formulaText = ({ formula }: Pick<AnyRule, "formula">): string =>
	typeof formula === "string"
		? formula
		: Object.entries(formula)
				.map(([name, one], at) => (at === 0 ? "" : `${name}: `) + textOf(one))
				.join("; ");

const textOf = (formula: Formula): string => {
	if (typeof formula === "string" || !("op" in formula) || formula.op !== "cases") return write(formula).text;
	const texts = Object.entries(formula.cases).map(([name, one]) => [name, write(one).text] as const);
	const isOne = texts.every(([, text]) => text === texts[0]?.[1]);
	return texts
		.slice(0, isOne ? 1 : undefined)
		.sort(([one], [other]) => Number(one !== "") - Number(other !== ""))
		.map(([name, text]) => (name === "" || isOne ? text : `${name}: ${text}`))
		.join("; ");
};

/** A text, and how tightly it binds: a sum 0, a product 1, a single term 2. */
interface Written {
	readonly text: string;
	readonly binds: 0 | 1 | 2;
}

const write = (expression: Expression): Written => {
	if (typeof expression === "string") return { text: expression, binds: 2 };
	if (BigDecimal.isBigDecimal(expression)) return { text: toText(expression), binds: 2 };
	switch (expression.op) {
		case "+":
		case "−":
			return joined(expression.op, expression.terms);
		case "×": {
			const [value, factor] = expression.terms;
			if (value === undefined || !BigDecimal.isBigDecimal(factor) || factor.scale <= 0)
				return joined("×", expression.terms);
			return joined("÷", [value, BigDecimal.make(1n, -factor.scale)]);
		}
		case "÷": {
			const { text } = joined("÷", [expression.dividend, expression.divisor]);
			return { text: expression.isPercentage ? `${text} × 100` : text, binds: 1 };
		}
		default:
			return write(expression.value);
	}
};

/** The terms after the first bind one more tightly, because `a − (b + c)` and `a ÷ (b × c)` need their brackets. */
const joined = (op: "+" | "−" | "×" | "÷", terms: readonly Expression[]): Written => {
	const binds = op === "+" || op === "−" ? 0 : 1;
	const needs = (at: number): number => (at === 0 || op === "+" ? binds : binds + 1);
	const texts = terms.map((term, at) => {
		const { text, binds: own } = write(term);
		return own < needs(at) ? `(${text})` : text;
	});
	return { text: texts.join(` ${op} `), binds };
};
