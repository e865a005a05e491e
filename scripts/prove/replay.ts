import { toText } from "@tradewind/domain/money";
import type { FormulaRule, Property } from "@tradewind/domain/property";
import { type Condition, compile, compileCondition, type Expression, runRule } from "@tradewind/domain/rule";
import { BigDecimal, Result } from "effect";
import { type CaseOfProperty, formulaOf, isCases, ruleOf } from "./cases.ts";

type Values = Readonly<Record<string, BigDecimal.BigDecimal>>;

/** The computed rules as lines of an audit file, and whether the property holds for them; nothing if a rule refuses the values. */
export interface Replay {
	readonly lines: readonly string[];
	readonly holds: boolean;
}

/** Computes the results of a property by its rules, as the app does. */
export const replay = (
	property: Property,
	propertyCase: CaseOfProperty,
	values: Values,
): Replay | undefined => {
	const known: Record<string, BigDecimal.BigDecimal> = { ...values };
	const lines: string[] = [];
	for (const [name, application] of Object.entries(property.results)) {
		const rule = ruleOf(property, application);
		const input = Object.fromEntries(
			rule.takes.flatMap((field) => {
				const given = application.with?.[field] ?? field;
				const word = { ...propertyCase, ...application.cases }[field];
				if (word !== undefined && word !== "given") return word === "missing" ? [] : [[field, word]];
				const value = figure(given, known);
				return [[field, value ? toText(value) : ofExample(rule, field)]];
			}),
		);
		const fields = { ...input, ...sameWords(rule, formulaOf(property, application), input) };
		const computed = runRule(rule, fields);
		if (Result.isFailure(computed)) return undefined;
		const result = application.result ?? rule.gives[0] ?? "";
		const text: unknown = Reflect.get(Object(computed.success), result);
		lines.push(JSON.stringify({ rule: rule.id, input: fields, expected: { [result]: text } }));
		known[name] = BigDecimal.fromStringUnsafe(String(text));
	}
	const isTrue = (condition: Condition) => compileCondition(condition)(known, () => undefined);
	return property.given.every(isTrue) ? { lines, holds: isTrue(property.claim) } : undefined;
};

/** A field that the formula does not need. */
const ofExample = (rule: FormulaRule, field: string): unknown =>
	rule.examples
		.map(({ given }): unknown => Reflect.get(Object(given), field))
		.find((text) => text !== undefined);

const figure = (expression: Expression, known: Values) => compile(expression)(known, () => undefined);

/** Words of the rule's examples for two choices that must be the same, or must not. */
const sameWords = (
	rule: FormulaRule,
	formula: ReturnType<typeof formulaOf>,
	input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
	if (!isCases(formula) || typeof formula.by === "string" || formula.by.is !== "same") return {};
	const { field, other } = formula.by;
	const example = rule.examples.find(({ given }) => {
		const [first, second] = [Reflect.get(Object(given), field), Reflect.get(Object(given), other)];
		return (first === second) === (input[field] === "same");
	});
	return {
		[field]: Reflect.get(Object(example?.given), field),
		[other]: Reflect.get(Object(example?.given), other),
	};
};
