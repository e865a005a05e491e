import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { marginRule } from "@tradewind/domain/contract";
import { ruleHash } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { expect, test } from "vitest";
import { csvLine } from "./csv-line.ts";
import { htmlReport, type KeptReport } from "./html-report.ts";
import { type Proof, readProofs } from "./proofs.ts";

const counts = (agreed: number, differed: number, refused: number) => ({ agreed, differed, refused });

const kept: KeptReport = {
	source: "cases <1>.jsonl",
	sourceHash: "ab12",
	version: "0.1.0",
	writtenAt: "2026-01-31T12:00:00Z",
	rules,
	countsByRule: new Map([
		["contract.margin", counts(5, 1, 0)],
		["–", counts(0, 0, 2)],
	]),
	unequal: [
		{
			is: "differed",
			line: 7,
			id: "order <7>",
			rule: "contract.margin",
			differences: [{ field: "margin", expected: "1", computed: "2", by: "1" }],
		},
		{ is: "refused", line: 9, field: "line", reason: "is not JSON", given: "<script>" },
	],
	proofs: undefined,
};

const proof: Proof = {
	rule: "contract.margin",
	hash: ruleHash(marginRule),
	says: "margin is never negative",
	verdict: "proved",
	milliseconds: 12,
};

test("the report names rule, formula, clause, counts, hash, version and each row, and escapes what the file says", () => {
	const html = htmlReport(kept);
	const wanted = [
		"<dd>5 agreed, 1 differed, 2 refused</dd>",
		"<dd>ab12</dd>",
		"<dd>0.1.0</dd>",
		`<code>${ruleHash(marginRule)}</code>`,
		"leveraged: quantity × contractSize × price ÷ multiple",
		"Spec 1 §9</td><td>6</td><td>5</td><td>1</td><td>0</td>",
		"<td>7</td><td>order &lt;7&gt;</td><td>contract.margin</td><td>margin</td><td>1</td><td>2</td><td>1</td>",
		"refused: is not JSON (&lt;script&gt;)",
		"2 lines are refused because they name no rule",
		"These are the first 2 of 3 lines.",
		"The results of npm run prove were not given.",
	];
	expect(wanted.filter((text) => !html.includes(text))).toEqual([]);
	expect(html).not.toContain("<script");
	expect(html).not.toContain("micro.loss");
});

test("results of the solver count for the same content of the rule only", () => {
	const cellOf = (proofs: readonly Proof[]) =>
		/<td>0<\/td><td>(.*?)<\/td><\/tr>/.exec(htmlReport({ ...kept, proofs }))?.[1];
	expect([
		cellOf([proof]),
		cellOf([{ ...proof, hash: "another" }]),
		cellOf([{ ...proof, rule: "another" }]),
	]).toEqual([
		"<b>proved</b> margin is never negative (12 ms)",
		"The prover's results are of another version of the rule.",
		"None: the rule is code, and is tested with samples.",
	]);
});

test("the sums of a platform are in the report", () => {
	const sums = [{ says: "every entry adds up to zero", holds: false, details: "entry 3" }];
	expect(htmlReport({ ...kept, sums, unequal: [] })).toContain(
		"<td>every entry adds up to zero</td><td>differs</td><td>entry 3</td>",
	);
});

test("results of the prover are read from its file, and anything else is refused", async () => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-proofs-"));
	const file = join(folder, "proofs.json");
	writeFileSync(file, JSON.stringify([proof]));
	expect(await readProofs(file)).toEqual([proof]);
	for (const wrong of ["[", "{}", '[{"rule": "a"}]']) {
		writeFileSync(file, wrong);
		await expect(readProofs(file)).rejects.toThrow(`${file} is not written by npm run prove -- --results.`);
	}
	rmSync(folder, { recursive: true });
	await expect(readProofs(file)).rejects.toThrow(`${file} can't be read.`);
});

test("a cell of the result file keeps its text, and is no formula for a spreadsheet", () => {
	expect(csvLine(["-1.5", "=1+1", "-x", 'a "b", c', " d"])).toBe(`-1.5,'=1+1,'-x,"a ""b"", c"," d"\r\n`);
});
