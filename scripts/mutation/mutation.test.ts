import { expect, test } from "vitest";
import { strykerPlugins } from "./ignore-prose.ts";
import { survivorsOf, unexplained } from "./survivors.ts";
import { withMutant } from "./with-mutant.ts";

const source = "const one = 1;\nconst text =\n\tone > 0\n\t\t? 'yes' : 'no';\n";
const at = (line: number, column: number) => ({ line, column });

test("a mutant replaces its range, on one line or on several", () => {
	const oneLine = { location: { start: at(2, 1), end: at(2, 8) }, replacement: "true" };
	const twoLines = { location: { start: at(2, 1), end: at(3, 16) }, replacement: "''" };
	expect(withMutant(source, oneLine)).toBe("const one = 1;\nconst text =\n\ttrue\n\t\t? 'yes' : 'no';\n");
	expect(withMutant(source, twoLines)).toBe("const one = 1;\nconst text =\n\t'';\n");
});

const mutant = (status: string) => ({
	status,
	replacement: "one >= 0",
	location: { start: at(3, 2), end: at(3, 9) },
});

test("a mutant that survived or was not covered is a survivor; one that was killed, ignored or did not compile is not", () => {
	const statuses = ["Killed", "Timeout", "Survived", "NoCoverage", "CompileError", "RuntimeError", "Ignored"];
	const survivor = "a.ts: `one > 0` → `one >= 0`";
	expect(survivorsOf({ files: { "a.ts": { source, mutants: statuses.map(mutant) } } })).toEqual([
		survivor,
		survivor,
	]);
});

test("a survivor is explained by its file and both lines", () => {
	const survivors = ["a.ts: `one > 0` → `one >= 0`", "b.ts: `one > 0` → `one >= 0`"];
	expect(unexplained(survivors, "- a.ts: `one > 0` → `one >= 0`: one is never 0.")).toEqual([survivors[1]]);
});

test("only the documentation of a rule is ignored, not its computation, nor the same names elsewhere", () => {
	const [plugin] = strykerPlugins;
	const property = (name: string, callee: string) => ({
		node: { type: "ObjectProperty", key: { name } },
		parentPath: { parent: { callee: { name: callee } } },
	});
	const ignored = (name: string, callee: string) => plugin?.value.shouldIgnore(property(name, callee));
	expect(
		["title", "clause", "formula", "rounding", "examples"].map((name) => ignored(name, "defineRule")),
	).toEqual(Array(5).fill("prose of a rule"));
	expect(["id", "input", "output", "compute"].map((name) => ignored(name, "defineRule"))).toEqual(
		Array(4).fill(undefined),
	);
	expect(["title", "formula"].map((name) => ignored(name, "defineFormulaRule"))).toEqual([
		"prose of a rule",
		undefined,
	]);
	expect(ignored("title", "somethingElse")).toBeUndefined();
	expect(plugin?.value.shouldIgnore({})).toBeUndefined();
});
