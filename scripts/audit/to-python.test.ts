import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { AnyRule } from "@tradewind/domain/rule";
import { rules } from "@tradewind/domain/rule-book";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditLine } from "./audit-line.test-support.ts";
import { readCommand } from "./command-line.ts";
import { toPython } from "./to-python.ts";

const book: readonly AnyRule[] = rules;
const expressions = book.filter(({ whyCode }) => whyCode === undefined);
const hasPython = spawnSync("python3", ["--version"]).status === 0;

let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "rules-"));
	writeFileSync(join(folder, "rules.py"), toPython(book));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What Python computes for lines of the audit. */
const computed = (lines: readonly string[]): readonly unknown[] => {
	const { stdout, stderr } = spawnSync("python3", [join(folder, "rules.py")], {
		input: `${lines.join("\n")}\n`,
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	return stdout
		.trim()
		.split("\n")
		.map((line): unknown => JSON.parse(line));
};

test("npm run audit -- --python prints the rules as Python", () => {
	expect(readCommand(["--python"])).toEqual({ do: "print Python" });
});

test("every rule that is an expression is in the module, and no other", () => {
	const written = [...toPython(book).matchAll(/^ {4}"([a-z.-]+)": \($/gm)].map(([, id]) => id);
	expect(written).toEqual(expressions.map(({ id }) => id));
});

describe.skipIf(!hasPython)("with python3, which this machine must have for these tests", () => {
	test("Python computes every example, and refuses what the rule refuses", () => {
		const examples = expressions.flatMap(({ id, examples: all }) =>
			all.map(({ given, gives }) => ({ line: JSON.stringify({ rule: id, input: given }), gives })),
		);
		const answers = computed(examples.map(({ line }) => line));
		expect(examples.map(({ line }, at) => [line, answers[at]])).toEqual(
			examples.map(({ line, gives }) => [line, gives]),
		);
	});

	test("the rules agree with what Python computes for all independently computed cases", () => {
		const ids = expressions.map(({ id }) => `{"rule": "${id}",`);
		const lines = readFileSync(join(import.meta.dirname, "vectors.jsonl"), "utf8")
			.trim()
			.split("\n")
			.filter((line) => ids.some((id) => line.startsWith(id)));
		const answers = computed(lines);
		const verdicts = lines.map((line, at) =>
			auditLine(line.replace(/"expected": .*$/, `"expected": ${JSON.stringify(answers[at])}}`)),
		);
		expect(verdicts.filter(({ is }) => is !== "agreed")).toEqual([]);
		expect(lines.length).toBe(expressions.length * 50);
	});
});
