import { expect, test } from "vitest";
import { createReport } from "./report.ts";
import { agreed, type Differed, type Refused, type Verdict } from "./verdict.ts";

/** A block with one case. */
const blockOf = (verdict: Verdict): Parameters<ReturnType<typeof createReport>["note"]>[0] => {
	const counts = { agreed: 0, differed: 0, refused: 0 };
	counts[verdict.is] = 1;
	const rule = verdict.is === "agreed" ? "micro.loss" : (verdict.rule ?? "–");
	return { counts: { [rule]: counts }, unequal: verdict.is === "agreed" ? [] : [verdict] };
};

const differed: Differed = {
	is: "differed",
	line: 2,
	rule: "contract.stop-distance",
	differences: [
		{ field: "stopLoss", expected: "1.0839", computed: "1.08392", by: "0.00002" },
		{ field: "takeProfit", expected: "1.0842", computed: "1.08412", by: "-0.00008" },
	],
};

const refused: Refused = {
	is: "refused",
	line: 12,
	rule: "contract.margin",
	field: "multiple",
	reason: "is zero",
	given: "0",
};

test("if all cases agree there is no table, only the counts", () => {
	const report = createReport({ mostRows: 200 });
	report.note(blockOf(agreed));
	expect([report.takeRows(), report.closing()]).toEqual(["", "1 agreed, 0 differed, 0 refused\n"]);
});

test("each difference and each refusal is a row; a line counts once", () => {
	const report = createReport({ mostRows: 200, strong: (text) => `*${text}*` });
	for (const verdict of [agreed, differed, refused]) report.note(blockOf(verdict));
	report.note(blockOf({ is: "refused", line: 1234567890, field: "line", reason: "is not JSON" }));
	report.note(
		blockOf({
			is: "differed",
			line: 13,
			rule: "contract.margin",
			differences: [{ field: "price", expected: "refused: price", computed: "margin 108.402" }],
		}),
	);
	expect(report.takeRows()).toBe(
		[
			"*      line  rule                     field         expected        computed        computed − expected*",
			"         2  contract.stop-distance   stopLoss      1.0839          1.08392         0.00002",
			"         2  contract.stop-distance   takeProfit    1.0842          1.08412         -0.00008",
			"        12  contract.margin          multiple      refused: is zero (0)",
			"1234567890  –                        line          refused: is not JSON",
			"        13  contract.margin          price         refused: price  margin 108.402",
			"",
		].join("\n"),
	);
	expect(report.closing()).toBe("\n1 agreed, 2 differed, 2 refused\n");
	expect(report.counts()).toEqual({ agreed: 1, differed: 2, refused: 2 });
});

test("rows are returned as they are found, with one heading; columns only widen", () => {
	const report = createReport({ mostRows: 200 });
	const row = (computed: string): Differed => ({
		is: "differed",
		line: 1,
		rule: "loan.daily-interest",
		differences: [{ field: "interest", expected: "1", computed, by: "1" }],
	});
	report.note(blockOf(row("2")));
	const first = report.takeRows();
	report.note(blockOf(row("2.0000000000001")));
	report.note(blockOf(row("2")));
	expect(first + report.takeRows()).toBe(
		[
			"    line  rule                     field         expected    computed    computed − expected",
			"       1  loan.daily-interest      interest      1           2           1",
			"       1  loan.daily-interest      interest      1           2.0000000000001  1",
			"       1  loan.daily-interest      interest      1           2                1",
			"",
		].join("\n"),
	);
	expect(report.takeRows()).toBe("");
});

test("rows beyond the limit are only counted", () => {
	const report = createReport({ mostRows: 3 });
	for (const verdict of [differed, differed, refused]) report.note(blockOf(verdict));
	expect(report.takeRows().split("\n")).toHaveLength(1 + 3 + 1);
	report.note(blockOf(refused));
	expect(report.takeRows()).toBe("");
	expect(report.closing()).toBe("… and 3 more (--all prints every row)\n\n0 agreed, 2 differed, 2 refused\n");
});

test("text of the file can't move the cursor, set colours or fill the screen", () => {
	const report = createReport({ mostRows: 200 });
	report.note(
		blockOf({
			...refused,
			rule: `\u001b[31m\u202e${"x".repeat(100)}`,
			given: { a: "\u0007\n".repeat(100) },
		}),
	);
	const [, row = ""] = report.takeRows().split("\n");
	expect(row).toBe(
		`      12  \\u001b[31m\\u202e${"x".repeat(23)}…  multiple      refused: is zero ({"a":"\\u0007\\n\\u0007\\n\\u0007\\n\\u0007\\n\\…)`,
	);
});

test("the counts of each rule come before those of all, with the ids of the rows above", () => {
	const report = createReport({ mostRows: 200, isByRule: true });
	for (const verdict of [agreed, { ...refused, id: "order 12" }]) report.note(blockOf(verdict));
	expect([report.takeRows().split("\n")[1], report.closing().split("\n"), report.found()]).toEqual([
		"12 order 12  contract.margin          multiple      refused: is zero (0)",
		[
			"",
			"rule                                agreed    differed     refused",
			"contract.margin                          0           0           1",
			"micro.loss                               1           0           0",
			"",
			"1 agreed, 0 differed, 1 refused",
			"",
		],
		2,
	]);
});

test("the first thousand rows are kept for the report", () => {
	const report = createReport({ mostRows: 0 });
	for (let block = 0; block < 3; block += 1)
		report.note({ counts: {}, unequal: Array.from({ length: 450 }, () => refused) });
	expect(report.firstUnequal()).toHaveLength(1000);
});
