import { toText } from "@tradewind/domain/money";
import type { Property } from "@tradewind/domain/property";
import { type Condition, type Expression, type Formula, fieldsOf, WholeField } from "@tradewind/domain/rule";
import { BigDecimal } from "effect";
import { type CaseOfProperty, formulaOf, isCases, ruleOf, switchOf } from "./cases.ts";
import { aboutRounding, type Rounded } from "./rounding.ts";

/**
 * `exact`: rounded values are integers. `relaxed`: they only have what follows from rounding (`rounding.ts`), which is enough for most
 * proofs and much faster. `decimals`: exact, and variables are hundredths up to 10,000, or whole numbers where a field needs them, for
 * counter-examples that a rule accepts.
 */
export type Encoding = "exact" | "relaxed" | "decimals";

export interface Query {
	/** SMT-LIB: satisfiable exactly if the property does not hold in the case. */
	readonly text: string;
	/** Those whose figures are asked for: of counter-examples. The figures of a proof that fails are any fractions. */
	readonly variables: readonly Variable[];
}

/** A variable, and the decimals of the whole number that stands for it. */
interface Variable {
	readonly name: string;
	readonly decimals: number;
}

/** The question whether a property can be broken in one of its cases. */
export const queryOf = (property: Property, propertyCase: CaseOfProperty, encoding: Encoding): Query => {
	const declared: string[] = [];
	const asserted: string[] = [];
	const rounded: Rounded[] = [];
	const variables = new Map<string, string>();
	const wholes = wholeVariables(property);
	let count = 0;
	const fresh = (prefix: string, sort: "Real" | "Int"): string => {
		const name = `${prefix}${count++}`;
		declared.push(`(declare-const ${name} ${sort})`);
		return name;
	};
	const variable = (name: string): string => {
		const known = variables.get(name);
		if (known) return known;
		const isSigned = property.rule.signed?.includes(name) ?? false;
		const symbol = `|${name}|`;
		declared.push(`(declare-const ${symbol} ${encoding === "decimals" ? "Int" : "Real"})`);
		const largest = wholes.has(name) ? "10000" : "1000000";
		if (encoding === "decimals")
			asserted.push(`(<= ${isSigned ? `(- ${largest})` : "0"} ${symbol} ${largest})`);
		else if (!isSigned) asserted.push(`(>= ${symbol} 0.0)`);
		const unit = wholes.has(name) ? `(to_real ${symbol})` : `(* (to_real ${symbol}) 0.01)`;
		const term = encoding === "decimals" ? unit : symbol;
		variables.set(name, term);
		return term;
	};
	/** What holds only where the guard does: the quotients of cases that compare figures. */
	const assertWhere = (guard: string | undefined, fact: string) =>
		asserted.push(guard ? `(=> ${guard} ${fact})` : fact);

	type Names = (name: string) => string;
	const round = (scaled: string, digits: number, mode: Rounded["mode"]): string => {
		const exactly = fresh("y", "Real");
		asserted.push(`(= ${exactly} ${scaled})`);
		const whole = fresh("r", encoding === "relaxed" ? "Real" : "Int");
		const result = encoding === "relaxed" ? whole : `(to_real ${whole})`;
		rounded.push({ exactly, whole: result, digits, mode });
		return `(* ${result} ${power(-digits)})`;
	};
	const write = (expression: Expression, names: Names, guard?: string): string => {
		if (typeof expression === "string") return names(expression);
		if (BigDecimal.isBigDecimal(expression)) return numeral(expression);
		if ("terms" in expression) {
			const op = { "+": "+", "−": "-", "×": "*" }[expression.op];
			return `(${op} ${expression.terms.map((term) => write(term, names, guard)).join(" ")})`;
		}
		if (expression.op === "÷") {
			const dividend = write(expression.dividend, names, guard);
			const divisor = write(expression.divisor, names, guard);
			const quotient = fresh("q", "Real");
			const digits = expression.digits + (expression.isPercentage ? 2 : 0);
			assertWhere(guard, `(not (= ${divisor} 0.0))`);
			assertWhere(guard, `(= (* ${quotient} ${divisor}) (* ${dividend} ${power(digits)}))`);
			return round(quotient, expression.digits, expression.rounding);
		}
		const value = write(expression.value, names, guard);
		if (expression.op === "at least 0") return `(ite (>= ${value} 0.0) ${value} 0.0)`;
		return round(`(* ${value} ${power(expression.digits)})`, expression.digits, expression.rounding);
	};
	const holds = (condition: Condition, names: Names): string => {
		if (condition.is === "given" || condition.is === "same")
			throw new Error("A property compares figures only.");
		const op = condition.is === "=" ? "=" : "<=";
		return `(${op} ${write(condition.left, names)} ${write(condition.right, names)})`;
	};
	const writeFormula = (formula: Formula, names: Names, chosen: CaseOfProperty): string => {
		if (!isCases(formula)) return write(formula, names);
		const found = switchOf(formula);
		const all = Object.entries(formula.cases);
		if (found) {
			const word = chosen[found.field] ?? "";
			const one = formula.cases[word] ?? all[word === found.words[0] ? 0 : 1]?.[1];
			if (one === undefined) throw new Error(`There is no case ${word}.`);
			return write(one, names);
		}
		const [first, second] = all.map(([, one]) => one);
		if (typeof formula.by === "string" || !first || !second) throw new Error("A condition has two cases.");
		const guard = holds(formula.by, names);
		return `(ite ${guard} ${write(first, names, guard)} ${write(second, names, `(not ${guard})`)})`;
	};

	const results = new Map<string, string>();
	const named: Names = (name) => results.get(name) ?? variable(name);
	for (const [name, application] of Object.entries(property.results)) {
		const { signed } = ruleOf(property, application);
		const inputs: Names = (field) => {
			const given = application.with?.[field];
			if (given === undefined) return variable(field);
			const term = write(given, named);
			if (!signed?.includes(field)) asserted.push(`(>= ${term} 0.0)`);
			return term;
		};
		const text = writeFormula(formulaOf(property, application), inputs, {
			...propertyCase,
			...application.cases,
		});
		const result = fresh("result", "Real");
		asserted.push(`(= ${result} ${text})`);
		results.set(name, result);
	}
	for (const condition of property.given) asserted.push(holds(condition, named));
	asserted.push(`(not ${holds(property.claim, named)})`);
	const all = [...asserted, ...aboutRounding(rounded, encoding === "relaxed")];
	return {
		text: [...declared, ...all.map((fact) => `(assert ${fact})`)].join("\n"),
		variables:
			encoding === "decimals"
				? [...variables.keys()].map((name) => ({ name, decimals: wholes.has(name) ? 0 : 2 }))
				: [],
	};
};

/** The variables from which fields are computed that are whole numbers. */
const wholeVariables = (property: Property): ReadonlySet<string> =>
	new Set(
		Object.values(property.results).flatMap((application) => {
			const { fields } = ruleOf(property, application).input;
			return Object.keys(fields)
				.filter((field) => fields[field] === WholeField)
				.flatMap((field) => fieldsOf(application.with?.[field] ?? field));
		}),
	);

const power = (places: number): string =>
	places >= 0 ? `${10n ** BigInt(places)}.0` : `0.${"1".padStart(-places, "0")}`;

const numeral = (value: BigDecimal.BigDecimal): string => {
	const text = toText(BigDecimal.abs(value));
	const real = text.includes(".") ? text : `${text}.0`;
	return BigDecimal.isNegative(value) ? `(- ${real})` : real;
};
