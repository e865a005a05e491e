import { BigDecimal } from "effect";
import { type Decimal, divide, hundred, notBelowZero, round, wholeDecimal } from "../money/decimal.ts";
import type { Condition, Expression, Formula } from "./expression.ts";
import type { RefusalReason } from "./rule-refusal.ts";

type Input = Readonly<Record<string, unknown>>;

/** Called with a field that is missing, or zero as a divisor; there is no result then. */
type Refused = (field: string, reason: RefusalReason) => undefined;

type Evaluate = (input: Input, refused: Refused) => Decimal | undefined;

/** The function that computes a formula. */
export const compile = (formula: Formula): Evaluate => {
	if (typeof formula === "string")
		return (input, refused) => figureOf(input[formula]) ?? refused(formula, "is missing");
	if (BigDecimal.isBigDecimal(formula)) return () => formula;
	if (formula.op === "cases") {
		const { by } = formula;
		const cases = new Map(Object.entries(formula.cases).map(([name, one]) => [name, compile(one)]));
		if (typeof by === "string") return (input, refused) => cases.get(String(input[by]))?.(input, refused);
		const [first, second] = cases.values();
		const holds = compileCondition(by);
		return (input, refused) => (holds(input, refused) ? first : second)?.(input, refused);
	}
	if (formula.op === "÷") {
		const { digits, rounding, isPercentage } = formula;
		const dividend = compile(
			isPercentage ? { op: "×", terms: [formula.dividend, hundred] } : formula.dividend,
		);
		const divisor = compile(formula.divisor);
		const fields = fieldsOf(formula.divisor);
		return (input, refused) => {
			const above = dividend(input, refused);
			const below = divisor(input, refused);
			if (!above || !below) return undefined;
			return (
				divide(above, below, digits, rounding) ??
				refused(fields.find((field) => isZero(input[field])) ?? "", "is zero")
			);
		};
	}
	if ("terms" in formula) {
		const [first, ...others] = formula.terms.map(compile);
		const combine = combinations[formula.op];
		return (input, refused) => {
			let result = first?.(input, refused);
			for (const other of others) {
				const term = other(input, refused);
				result = result && term && combine(result, term);
			}
			return result;
		};
	}
	const inner = compile(formula.value);
	const adjust = adjustmentOf(formula);
	return (input, refused) => {
		const value = inner(input, refused);
		return value && adjust(value);
	};
};

/** A figure or a count as a decimal. */
export const figureOf = (value: unknown): Decimal | undefined => {
	if (typeof value === "number") return wholeDecimal(value);
	return BigDecimal.isBigDecimal(value) ? value : undefined;
};

const isZero = (value: unknown): boolean => figureOf(value)?.value === 0n;

const combinations = { "+": BigDecimal.sum, "−": BigDecimal.subtract, "×": BigDecimal.multiply } as const;

const adjustmentOf = (
	adjustment: Extract<Expression, { readonly value: Expression }>,
): ((value: Decimal) => Decimal) => {
	if (adjustment.op === "at least 0") return notBelowZero;
	return (value) => round(value, adjustment.digits, adjustment.rounding);
};

/** The function that decides a condition; one with a missing figure is not true. */
export const compileCondition = (condition: Condition): ((input: Input, refused: Refused) => boolean) => {
	if (condition.is === "given") return (input) => input[condition.field] !== undefined;
	if (condition.is === "same") return (input) => input[condition.field] === input[condition.other];
	const left = compile(condition.left);
	const right = compile(condition.right);
	const compare = condition.is === "=" ? BigDecimal.equals : BigDecimal.isLessThanOrEqualTo;
	return (input, refused) => {
		const [one, other] = [left(input, refused), right(input, refused)];
		return one !== undefined && other !== undefined && compare(one, other);
	};
};

/** The fields of a product or a sum. */
export const fieldsOf = (expression: Expression): readonly string[] => {
	if (typeof expression === "string") return [expression];
	return "terms" in expression ? expression.terms.flatMap(fieldsOf) : [];
};
