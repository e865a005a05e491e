import { type AnyRule, runRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { nearestNames } from "@tradewind/mock-server/names";
import { Result } from "effect";
import { type Case, isMissing, isRecord } from "./case.ts";
import { type Expectation, readExpectation } from "./expectation.ts";
import { differenceOf } from "./figure.ts";
import { agreed, type Difference, type Refused, type Verdict } from "./verdict.ts";

export interface AuditSettings {
	/** The day of the audit in GMT, `YYYY-MM-DD`: the default `today` of a case. */
	readonly today: string;
}

export const rulesById: ReadonlyMap<string, AnyRule> = new Map(rules.map((rule) => [rule.id, rule]));

/** Recomputes one case with its rule and compares exactly. */
export const auditCase = (one: Case, { today }: AuditSettings): Verdict => {
	const refuse = (field: string, reason: string, given?: unknown): Refused => ({
		is: "refused",
		line: one.line,
		...(one.id === undefined ? {} : { id: one.id }),
		...(typeof one.rule === "string" && one.rule !== "" ? { rule: one.rule } : {}),
		field,
		reason,
		...(isMissing(given) ? {} : { given }),
	});
	if (isMissing(one.rule)) return refuse("rule", "is missing");
	if (typeof one.rule !== "string") return refuse("rule", "is not text", one.rule);
	const rule = rulesById.get(one.rule);
	if (!rule) return refuse("rule", `is not in the rule book${hint(one.rule)}`);
	if (isMissing(one.input)) return refuse("input", "is missing");
	if (!isRecord(one.input)) return refuse("input", "is not a set of fields", one.input);
	const expectation = readExpectation(one.expected, rule.gives);
	if (expectation.is === "unreadable") return refuse("expected", expectation.reason, expectation.given);

	const computed = runSafely(rule, withToday(rule, one.input, today));
	if (computed instanceof Error) return refuse("rule", `threw: ${computed.message.replaceAll(/\s+/g, " ")}`);
	if (Result.isSuccess(computed))
		return compare(one, rule, expectation, isRecord(computed.success) ? computed.success : {});
	const { field, reason } = computed.failure;
	if (expectation.is === "figures") return refuse(field, reason, one.input[field]);
	return field === expectation.field
		? agreed
		: differed(one, rule, [
				{
					field: expectation.field,
					expected: `refused: ${expectation.field}`,
					computed: `refused: ${field} ${reason}`,
				},
			]);
};

const compare = (
	one: Case,
	rule: AnyRule,
	expectation: Exclude<Expectation, { readonly is: "unreadable" }>,
	computed: Readonly<Record<string, unknown>>,
): Verdict => {
	if (expectation.is === "refusal") {
		const figures = rule.gives.map((name) => `${name} ${computed[name]}`).join(", ");
		return differed(one, rule, [
			{ field: expectation.field, expected: `refused: ${expectation.field}`, computed: figures },
		]);
	}
	const differences: Difference[] = [];
	for (const field of rule.gives) {
		const figure = String(computed[field]);
		const expected = String(expectation.figures[field]);
		const by = differenceOf(figure, expected);
		if (by !== undefined) differences.push({ field, expected, computed: figure, by });
	}
	return differences.length === 0 ? agreed : differed(one, rule, differences);
};

const differed = ({ line, id }: Case, rule: AnyRule, differences: readonly Difference[]): Verdict => ({
	is: "differed",
	line,
	...(id === undefined ? {} : { id }),
	rule: rule.id,
	differences,
});

/** Catches a rule that throws, so that the other lines are still audited. */
const runSafely = (rule: AnyRule, input: unknown): Error | ReturnType<typeof runRule> => {
	try {
		return runRule(rule, input);
	} catch (error) {
		return error instanceof Error ? error : new Error(String(error));
	}
};

const withToday = (rule: AnyRule, input: Readonly<Record<string, unknown>>, today: string): unknown =>
	rule.takes.includes("today") && (input.today === undefined || input.today === null)
		? { ...input, today }
		: input;

const hint = (name: string): string => {
	const candidates = nearestNames(name, [...rulesById.keys()]);
	return candidates.length === 0 ? "" : ` (did you mean ${candidates.join(" or ")}?)`;
};
