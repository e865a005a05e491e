import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toText } from "@tradewind/domain/money";
import {
	type AnyRule,
	type Condition,
	type Expression,
	type Formula,
	fieldsOf,
} from "@tradewind/domain/rule";
import { BigDecimal, Schema } from "effect";
import { kindOf } from "../docs/field-kind.ts";
import { isRecord } from "./case.ts";

/** The rules that are expressions as a module of Python, which computes them with exact fractions (docs/audit.md). */
export const toPython = (rules: readonly AnyRule[]): string => {
	const head = readFileSync(join(import.meta.dirname, "rules.head.py"), "utf8");
	const entries = rules.flatMap((rule) =>
		typeof rule.formula === "string" ? [] : [entryOf(rule, rule.formula)],
	);
	return `${head}RULES = {\n${entries.join("")}}\n\n\nif __name__ == "__main__":\n    main()\n`;
};

/** The kinds of the fields, those that may be negative, and the formula of each result. */
const entryOf = ({ id, input, signed = [] }: AnyRule, formulas: Readonly<Record<string, Formula>>): string =>
	[
		`    "${id}": (`,
		`        ${JSON.stringify(kindsOf(input))},`,
		`        ${JSON.stringify(signed)},`,
		"        {",
		...Object.entries(formulas).map(
			([name, formula]) => `            "${name}": lambda f: ${writeFormula(formula)},`,
		),
		"        },",
		"    ),\n",
	].join("\n");

const kindsOf = (input: Schema.Top): Readonly<Record<string, string | readonly string[]>> => {
	const { schema, definitions } = Schema.toJsonSchemaDocument(input);
	const needed = Array.isArray(schema.required) ? schema.required : [];
	return Object.fromEntries(
		Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([name, field]) => {
			const kind = kindOf({ schema: field, definitions });
			if (kind !== "decimal" && kind !== "whole number") return [name, kind.split(" or ")];
			return [name, (kind === "decimal" ? kind : "whole") + (needed.includes(name) ? "" : "?")];
		}),
	);
};

const writeFormula = (formula: Formula): string => {
	if (typeof formula === "string" || !("op" in formula) || formula.op !== "cases") return write(formula);
	const { by, cases } = formula;
	if (typeof by === "string") {
		const written = Object.entries(cases).map(([word, one]) => `"${word}": lambda: ${write(one)}`);
		return `{${written.join(", ")}}[f["${by}"]]()`;
	}
	const [first = "", second = ""] = Object.values(cases).map(write);
	return `${first} if ${writeCondition(by)} else ${second}`;
};

const write = (expression: Expression): string => {
	if (typeof expression === "string") return `figure(f, "${expression}")`;
	if (BigDecimal.isBigDecimal(expression)) return `Fraction("${toText(expression)}")`;
	switch (expression.op) {
		case "+":
		case "−":
		case "×":
			return `(${expression.terms.map(write).join(` ${operators[expression.op]} `)})`;
		case "÷": {
			const { dividend, divisor, isPercentage, digits, rounding } = expression;
			const whole = isPercentage ? `${write(dividend)} * 100` : write(dividend);
			return `quotient(f, ${whole}, ${write(divisor)}, ${digits}, "${rounding}", ${JSON.stringify(fieldsOf(divisor))})`;
		}
		case "round":
			return `rounded(${write(expression.value)}, ${expression.digits}, "${expression.rounding}")`;
		case "at least 0":
			return `max(${write(expression.value)}, Fraction(0))`;
	}
};

const operators = { "+": "+", "−": "-", "×": "*" } as const;

const writeCondition = (condition: Condition): string => {
	switch (condition.is) {
		case "given":
			return `f.get("${condition.field}") is not None`;
		case "same":
			return `f["${condition.field}"] == f["${condition.other}"]`;
		case "=":
			return `${write(condition.left)} == ${write(condition.right)}`;
		case "≤":
			return `${write(condition.left)} <= ${write(condition.right)}`;
	}
};
