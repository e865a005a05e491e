import { type Decimal, toText } from "@tradewind/domain/money";
import { type AnyRule, runRule } from "@tradewind/domain/rule";
import { Result } from "effect";

export interface ComputedCase {
	readonly rule: AnyRule;
	/** The case of the formula that applies. */
	readonly branch?: string | undefined;
	readonly figures: Readonly<Record<string, Decimal | undefined>>;
	readonly result: Decimal;
	/** The platform's figure: it is what the audit has to compare. */
	readonly told?: Decimal | undefined;
}

/** A calculation as a line of the audit (docs/audit.md); `undefined` if the rule needs more than the figures that are shown. */
export const auditLine = ({ rule, branch, figures, result, told }: ComputedCase): string | undefined => {
	const input = Object.fromEntries([
		...Object.entries(figures).flatMap(([field, value]) =>
			value && rule.takes.includes(field) ? [[field, toText(value)] as const] : [],
		),
		...choiceOf(rule, branch),
	]);
	const computed = runRule(rule, input);
	if (Result.isFailure(computed)) return undefined;
	const [first = ""] = rule.gives;
	const expected = { ...Object(computed.success), [first]: toText(told ?? result) };
	return JSON.stringify({ rule: rule.id, input, expected });
};

/** The field by which the formula of the first result chooses its case, with its word. */
const choiceOf = (
	{ formula, gives }: AnyRule,
	branch: string | undefined,
): readonly (readonly [string, string])[] => {
	const first = typeof formula === "string" ? undefined : formula[gives[0] ?? ""];
	const isChoice = typeof first === "object" && "op" in first && first.op === "cases";
	return isChoice && typeof first.by === "string" && branch !== undefined ? [[first.by, branch]] : [];
};
