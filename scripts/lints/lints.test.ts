import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { lints } from "./all.ts";
import { codeCases } from "./code-cases.test-support.ts";
import type { Files } from "./lint-case.test-support.ts";
import { meaningCases } from "./meaning-cases.test-support.ts";
import { styleCases } from "./style-cases.test-support.ts";
import { wordCases } from "./word-cases.test-support.ts";

const cases = { ...wordCases, ...meaningCases, ...styleCases, ...codeCases };

const folders: string[] = [];
afterAll(() => {
	for (const folder of folders) rmSync(folder, { recursive: true });
});

const treeOf = (files: Files): string => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-lint-"));
	folders.push(folder);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
};

describe("Our own lints", () => {
	test("each lint has a case", () => {
		expect(Object.keys(cases).sort()).toEqual(lints.map(({ name }) => name).sort());
	});

	for (const { name, find } of lints) {
		const { fine = {}, violation = {}, found = [] } = cases[name] ?? {};

		test(`${name}: finds nothing in files without a violation`, () => {
			expect(find(treeOf(fine))).toEqual([]);
		});

		test(`${name}: finds the seeded violations`, () => {
			const problems = find(treeOf(violation));
			expect(problems.map((problem, index) => problem.slice(0, found[index]?.length ?? 0))).toEqual(found);
		});
	}
});
