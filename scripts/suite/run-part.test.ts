import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { root, uiRoot } from "../paths.ts";
import type { Part } from "./parts.ts";
import { runPart } from "./run-part.ts";

const folder = mkdtempSync(join(tmpdir(), "tradewind-part-"));
const name = basename(folder);
const outputs = [0, 1].map((step) => join(uiRoot, "test-results", `${name}-${step}`));
afterAll(() => {
	for (const made of [folder, ...outputs]) rmSync(made, { recursive: true, force: true });
});

const playwright = join(root, "node_modules/@playwright/test");
writeFileSync(
	join(folder, "playwright.config.mjs"),
	'export default { use: { trace: "on" }, projects: [{ name: "first" }, { name: "second" }] };',
);
writeFileSync(
	join(folder, "one.spec.mjs"),
	`import { expect, test } from ${JSON.stringify(`${playwright}/index.mjs`)};
test("fails in the first project", ({}, { project }) => expect(project.name).toBe("second"));`,
);

const part: Part = {
	name,
	lane: "a",
	steps: ["first", "second"].map((project) => ({
		title: project,
		run: [
			join(playwright, "cli.js"),
			...["test", "--config", folder, "--pass-with-no-tests", `--project=${project}`],
		],
		countedBy: "playwright",
	})),
};

test("a failed test leaves the trace that is printed, and --last-failed finds it", async () => {
	const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	const { passed, failed } = await runPart(part, [], true);
	const traces = write.mock.calls.join("").match(/\S+trace\.zip/g) ?? [];
	write.mockRestore();
	expect({ passed, failed, traces: traces.map((trace) => existsSync(join(root, trace))) }).toEqual({
		passed: 1,
		failed: 1,
		traces: [true, true],
	});
	const lastRuns = outputs.map((output) => readFileSync(join(output, ".last-run.json"), "utf8"));
	expect(lastRuns.map((lastRun) => JSON.parse(lastRun).failedTests.length)).toEqual([1, 0]);
});

test("a step that prepares others does not receive the selected tests", async () => {
	const preparation = join(folder, "preparation.mjs");
	writeFileSync(preparation, "process.exitCode = process.argv.length - 2;");
	const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	const result = await runPart(
		{ name, lane: "a", steps: [{ title: "preparation", run: [preparation], countedBy: "failure" }] },
		["one.spec", "-g", "a test"],
		true,
	);
	write.mockRestore();
	expect(result).toMatchObject({ passed: 0, failed: 0 });
});

test("a selection of tests does not run in a step that is only for the whole part", async () => {
	const passing = join(folder, "passing.mjs");
	writeFileSync(passing, "");
	const step = { title: "step", run: [passing], countedBy: "exit code" } as const;
	const both: Part = { name, lane: "a", steps: [step, { ...step, isOnlyWhole: true }] };
	const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
	const runs = [await runPart(both, [], true), await runPart(both, ["one"], true)];
	write.mockRestore();
	expect(runs.map(({ passed }) => passed)).toEqual([2, 1]);
});
