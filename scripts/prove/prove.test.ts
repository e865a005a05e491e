import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { decimal, zero } from "@tradewind/domain/money";
import type { Property } from "@tradewind/domain/property";
import { properties } from "@tradewind/domain/rule-book";
import { BigDecimal } from "effect";
import { expect, test } from "vitest";
import { root } from "../paths.ts";
import { checkProperty } from "./check-property.ts";
import { chosenProperties } from "./chosen-properties.ts";
import { proofTimesOf, readProofTimes } from "./proof-times.ts";
import { withWrongRule } from "./prove-property.ts";
import { type Encoding, queryOf } from "./smt.ts";
import { type Answer, readAnswer, type Solver } from "./solver.ts";

const byName = (rule: string, says: string): Property => {
	const found = properties.find((one) => one.rule.id === rule && one.says === says);
	if (!found) throw new Error(`${rule} has no such property.`);
	return found;
};
const notNegative = byName("loan.daily-interest", "interest is never negative");
const amount = { name: "amount", decimals: 2 };

test("without a word all properties are chosen, with words those of the rules whose ids begin with one of them", () => {
	const idsOf = (...words: string[]) => {
		const found = chosenProperties(words);
		return "unknown" in found ? found : new Set(found.chosen.map(({ rule }) => rule.id));
	};
	expect(idsOf()).toEqual(new Set(properties.map(({ rule }) => rule.id)));
	expect(idsOf("contract.margin", "loan.d")).toEqual(
		new Set(["contract.margin", "loan.daily-interest", "loan.days-left"]),
	);
});

test("a word that no rule with properties begins with is refused", () => {
	expect(chosenProperties(["contract.margin", "contract.margn"])).toEqual({ unknown: "contract.margn" });
});

test("an answer is read with the decimals of each variable", () => {
	const days = { name: "days", decimals: 0 };
	expect([
		readAnswer("unsat\n", { variables: [] }),
		readAnswer("unknown\n", { variables: [amount] }),
		readAnswer("sat\n((|amount| 12345)\n (|days| (- 3)))\n", { variables: [amount, days] }),
	]).toEqual([
		{ is: "unsatisfiable" },
		{ is: "unknown" },
		{ is: "satisfiable", values: { amount: decimal("123.45"), days: decimal("-3") } },
	]);
});

test.each([
	["nothing", ""],
	["fewer figures than variables", "sat\n"],
	["an error before the answer", '(error "line 1 column 7: unexpected character")\nsat\n((|amount| 1))\n'],
])("an answer with %s stops the proof, since it is that of another question", (_, answer) => {
	expect(() => readAnswer(answer, { variables: [amount] })).toThrow("Z3 answered:");
});

/** A solver that answers by the encoding, and remembers which it was asked in. */
const solverOf = (answers: Readonly<Record<Encoding, Answer>>) => {
	const asked: Encoding[] = [];
	const solver: Solver = {
		ask: ({ text }) => {
			const encodings = ["relaxed", "exact", "decimals"] as const;
			const encoding = encodings.find((one) => isOf(text, one)) ?? "exact";
			asked.push(encoding);
			return answers[encoding];
		},
	};
	return { solver, asked };
};
const isOf = (text: string, encoding: Encoding) =>
	[notNegative, withWrongRule(notNegative)].some((property) => queryOf(property, {}, encoding).text === text);

const unsatisfiable = { is: "unsatisfiable" } as const;
const unknown = { is: "unknown" } as const;
/** The wrong rule is `amount − dailyRate`. */
const breaksWrongRule = {
	is: "satisfiable",
	values: { amount: zero, dailyRate: decimal("1") },
} as const;

test("a proved property whose wrong rule is refuted has no problem, and its counter-example is an audit line", () => {
	const { solver } = solverOf({ relaxed: unsatisfiable, exact: unknown, decimals: breaksWrongRule });
	expect(checkProperty(notNegative, solver)).toEqual({
		name: expect.stringMatching(/^loan\.daily-interest: interest is never negative \(proved, \d+ ms\)$/),
		problems: [],
		verdict: "proved",
		milliseconds: expect.any(Number),
		ofWrongRule: "refuted",
		lines: [
			'{"rule":"loan.daily-interest","input":{"amount":"0","dailyRate":"1"},"expected":{"interest":"-1"}}',
		],
	});
});

test("a property that the solver does not decide is a problem, unless it is marked as sampled", () => {
	const answers = { relaxed: unknown, exact: unknown, decimals: unknown };
	const problemsOf = (property: Property) => checkProperty(property, solverOf(answers).solver).problems;
	const empty = "The property is not refuted for its wrong rule.";
	expect([problemsOf(notNegative), problemsOf({ ...notNegative, isSampled: true })]).toEqual([
		["The property is not decided: with isSampled it is tested with samples instead.", empty],
		[empty],
	]);
});

test("a property that is marked as sampled although it is proved is a problem", () => {
	const { solver } = solverOf({ relaxed: unsatisfiable, exact: unknown, decimals: breaksWrongRule });
	expect(checkProperty({ ...notNegative, isSampled: true }, solver).problems).toEqual([
		"The property is proved: remove its isSampled.",
	]);
});

test("figures that break a property are no counter-example if the rule computes otherwise", () => {
	const figures = {
		is: "satisfiable",
		values: { amount: decimal("2"), dailyRate: BigDecimal.make(1n, 2) },
	} as const;
	const { solver } = solverOf({ relaxed: unknown, exact: unknown, decimals: figures });
	expect(() => checkProperty(notNegative, solver)).toThrow("loan.daily-interest: the rules do not confirm");
});

const prove = (...words: readonly string[]) => {
	const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts/prove.ts"), ...words], {
		encoding: "utf8",
	});
	return {
		status,
		last: stdout
			.trim()
			.split("\n")
			.at(-1)
			?.replace(/\d+ s\.$/, "… s."),
		stderr,
	};
};

test("the properties of a rule are proved by Z3, and its wrong rules refuted", () => {
	expect(prove("copy-trading.copied-result")).toEqual({
		status: 0,
		last: "3 properties proved, 0 not decided, 0 refuted; 3 wrong rules refuted; … s.",
		stderr: "",
	});
});

test("an unknown rule is wrong usage: one sentence, exit code 2", () => {
	expect(prove("copy-trading.copied-resul", "contract.margn")).toEqual({
		status: 2,
		last: "",
		stderr: 'No rule with properties begins with "contract.margn".\n',
	});
});

test("--write measures all rules: with a rule it is wrong usage", () => {
	expect(prove("--write", "contract.margin")).toEqual({
		status: 2,
		last: "",
		stderr: "--write measures all rules: give no rule.\n",
	});
});

test("the time of a rule is that of all its properties, and each rule with properties has one", () => {
	expect(
		proofTimesOf([
			{ rule: "a", milliseconds: 2 },
			{ rule: "b", milliseconds: 3 },
			{ rule: "a", milliseconds: 5 },
		]),
	).toEqual({ a: 7, b: 3 });
	expect(Object.keys(readProofTimes()).sort()).toEqual(
		[...new Set(properties.map(({ rule }) => rule.id))].sort(),
	);
});
