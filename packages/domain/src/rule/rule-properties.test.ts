import { Result } from "effect";
import { describe, expect, test } from "vitest";
import { rules } from "../rule-book/rule-book.ts";
import type { AnyRule } from "./define-rule.ts";
import { RuleRefusal } from "./rule-refusal.ts";
import { runRule } from "./run-rule.ts";

const book: readonly AnyRule[] = rules;

/** Each example with a result, with each of its fields. */
const cases = () =>
	book.flatMap((rule) =>
		rule.examples
			.filter(({ given }) => Result.isSuccess(runRule(rule, given)))
			.flatMap(({ given }) =>
				Object.entries(Object(given)).map(([field, text]) => ({ rule, given, field, text })),
			),
	);
type Case = ReturnType<typeof cases>[number];

const isFigure = ({ text }: Case): boolean => /^-?\d+(\.\d+)?$/.test(String(text));

/** The refusal of an example in which one field is changed; `undefined` if it still has a result. */
const saysTo = ({ rule, given, field }: Case, text: unknown) => {
	const result = runRule(rule, { ...Object(given), [field]: text });
	return Result.isFailure(result) ? result.failure : undefined;
};

describe("Properties of all rules", () => {
	test("every rule has an id of its own, words joined by dots, and examples of both kinds", () => {
		const ids = book.map(({ id }) => id);
		const computing = cases();
		expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*(\.[a-z]+(-[a-z]+)*)+$/.test(id))).toEqual([]);
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.filter((id) => !computing.some(({ rule }) => rule.id === id))).toEqual([]);
	});

	test.each([[undefined], [null]])("a field that is %s is missing or optional", (nothing) => {
		for (const one of cases()) {
			const { rule, field } = one;
			const missing = new RuleRefusal({ rule: rule.id, field, reason: "is missing" });
			expect([undefined, missing]).toContainEqual(saysTo(one, nothing));
		}
	});

	test("an unreadable field is refused with the names of the rule and the field", () => {
		for (const one of cases()) {
			const { rule, field } = one;
			const reason = isFigure(one)
				? "is not a decimal"
				: /^\d{4}-\d{2}-\d{2}$/.test(String(one.text))
					? "is not a day"
					: "is not a known choice";
			expect(saysTo(one, "?")).toEqual(new RuleRefusal({ rule: rule.id, field, reason }));
		}
	});

	test("no rule divides by zero: it computes or refuses the zero figure", () => {
		for (const one of cases().filter(isFigure)) {
			const zero = new RuleRefusal({ rule: one.rule.id, field: one.field, reason: "is zero" });
			expect([undefined, zero]).toContainEqual(saysTo(one, "0"));
		}
	});

	test("no rule computes with a negative figure, except debts, losses and displayed values", () => {
		const computing = new Set<string>();
		for (const one of cases().filter(isFigure)) {
			const { rule, field } = one;
			const refusal = saysTo(one, "-1");
			if (refusal === undefined) computing.add(`${rule.id} ${field}`);
			else expect(refusal).toEqual(new RuleRefusal({ rule: rule.id, field, reason: "is negative" }));
		}
		expect([...computing].sort()).toEqual([
			"account.balance-after before",
			"account.balance-after change",
			"account.display-balance amount",
			"account.shortage free",
			...[
				"deposit",
				"fee",
				"fund",
				"loan",
				"opening",
				"other",
				"reservation",
				"result",
				"transfer",
				"withdrawal",
			].map((figure) => `account.statement-closing ${figure}`),
			"account.statement-sum before",
			"account.statement-sum change",
			"account.total free",
			"account.total locked",
			"account.transferable free",
			"contract.closing-level gained",
			"contract.closing-level hazardRate",
			"contract.free-after free",
			"contract.hazard-rate free",
			"contract.hazard-rate profit",
			"contract.hazard-rate-after free",
			"contract.hazard-rate-after profit",
			"contract.hazard-rate-with-money hazardRate",
			"contract.hazard-rate-without hazardRate",
			"contract.missing-equity hazardRate",
			"contract.net-profit profit",
			"contract.return-on-margin profit",
			"contract.same-move-profit moved",
			"contract.stop-out-price hazardRate",
			"copy-trading.copied-result profits",
			"copy-trading.copied-trade profit",
			"copy-trading.drawdown highest",
			"copy-trading.drawdown lowest",
			"copy-trading.suggested-amount free",
			"fund.display-summary amount",
			"fund.largest-subscription free",
			"home.day-profit-percent profits",
			"home.day-start-total floatingProfit",
			"home.day-start-total profits",
			"home.day-start-total totalBalance",
			"market.bar-change before",
			"market.bar-change close",
			"sum.with before",
			"sum.with figure",
			"transfer.balances-after from",
			"transfer.balances-after to",
			"withdrawal.left balance",
			"withdrawal.max balance",
		]);
	});
});
