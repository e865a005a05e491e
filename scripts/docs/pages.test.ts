import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { loanPenaltyRule } from "@tradewind/domain/loan";
import { afterEach, expect, test } from "vitest";
import { assumptionCitations } from "./assumption-citations.ts";
import { deadLinks } from "./dead-links.ts";
import { table, withPart } from "./document.ts";
import { guide, guidePieces } from "./guide.ts";
import { missingPaths } from "./missing-paths.ts";
import { ruleChapter } from "./rule-chapter.ts";

const folders: string[] = [];
afterEach(() => {
	for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const treeOf = (files: Readonly<Record<string, string>>): string => {
	const folder = mkdtempSync(join(tmpdir(), "tradewind-pages-"));
	folders.push(folder);
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), text);
	}
	return folder;
};

test("only the part between its marks is replaced; a page without the marks is an error", () => {
	const page = "before <!-- generated: a -->old<!-- end: a --> after";
	expect(withPart(page, "a", "new")).toBe("before <!-- generated: a -->\n\nnew\n\n<!-- end: a --> after");
	expect(() => withPart(page, "b", "new")).toThrow("The mark <!-- generated: b --> is missing.");
});

test("a rule that neither the app nor the platform computes with is an error", () => {
	const file = {
		path: "packages/domain/src/loan/figures/penalty.rule.ts",
		reading: "",
		tests: [],
		users: [],
	};
	expect(() => ruleChapter(loanPenaltyRule, file, [])).toThrow(
		"Neither the app nor the platform computes with loan.penalty",
	);
});

test("a bar in a cell is escaped", () => {
	expect(table(["a"], [["x | y"]])).toBe("| a |\n| --- |\n| x \\| y |");
});

test("an assumption that is cited but has no heading, or two, is reported", () => {
	const tree = treeOf({
		"docs/assumptions/money.md": "## A-01\n\nx\n\n## A-02\n\nx, see A-08\n",
		"docs/assumptions/site.md": "## A-02\n",
		"packages/domain/src/a.ts": "// A-01\n// A-09",
	});
	expect(assumptionCitations(tree).problems).toEqual([
		"docs/assumptions/money.md:7: A-08 is not in docs/assumptions/.",
		"packages/domain/src/a.ts:2: A-09 is not in docs/assumptions/.",
		"docs/assumptions/site.md:1: A-02 is listed twice.",
	]);
});

test("the guide's pieces of code are copied from their files; one that is in none is reported and stays", () => {
	const guideOf = (...code: readonly string[]) => ["# Guide", "```ts", ...code, "```", "text"].join("\n");
	const tree = treeOf({
		"docs/adding-a-feature.md": guideOf(
			"// src/a.ts, one entry",
			"list: listOf(",
			"\tsecond,",
			"),",
			"",
			"const gone = 1;",
		),
		"src/a.ts":
			"const all = {\n\tlist: listOf(\n\t\tfirst,\n\t),\n\tlist: listOf(\n\t\tsecond,\n\n\t\tthird,\n\t),\n\tother: 1,\n};\n",
	});
	expect(guide(tree).text).toBe(
		guideOf(
			"// src/a.ts, one entry",
			"list: listOf(",
			"\tsecond,",
			"",
			"\tthird,",
			"),",
			"",
			"const gone = 1;",
		),
	);
	expect(guidePieces(tree).problems).toEqual([
		'docs/adding-a-feature.md: "const gone = 1;" is not in src/a.ts',
	]);
});

test("a link or picture without a target is reported; addresses of other sites are ignored", () => {
	const tree = treeOf({
		"README.md": '[a](docs/a.md#part) [b](https://b.test)\n<img src="docs/c.png">',
		"docs/a.md": "[up](../README.md)\n[gone](gone.md)",
	});
	expect(deadLinks(tree).problems).toEqual([
		"README.md:2: docs/c.png does not exist.",
		"docs/a.md:2: gone.md does not exist.",
	]);
});

test("a path in code style that does not exist is reported; placeholders and other code are ignored", () => {
	const tree = treeOf({
		"docs/a.md": "`docs/a.md` `docs/`\n`docs/b.md` `packages/<name>/` `npm run docs`",
	});
	expect(missingPaths(tree).problems).toEqual(["docs/a.md:2: docs/b.md does not exist."]);
});
