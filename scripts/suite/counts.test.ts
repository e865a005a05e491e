import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { type CountedBy, countsOf } from "./counts.ts";

const folder = mkdtempSync(join(tmpdir(), "tradewind-counts-"));
afterAll(() => rmSync(folder, { recursive: true }));

const counted = (countedBy: CountedBy, report: unknown, exitCode: number) => {
	const file = join(folder, "report.json");
	writeFileSync(file, JSON.stringify(report));
	return countsOf(countedBy, file, exitCode);
};

test("reads the counts of each report format", () => {
	expect(counted("checks", { passed: 3, failed: 1 }, 1)).toEqual({ passed: 3, failed: 1 });
	expect(counted("vitest", { numPassedTests: 7, numFailedTests: 2, testResults: [] }, 1)).toEqual({
		passed: 7,
		failed: 2,
	});
	expect(counted("playwright", { stats: { expected: 4, flaky: 1, unexpected: 2 } }, 1)).toEqual({
		passed: 5,
		failed: 2,
	});
});

test("a step that ran nothing fails, even with exit code 0", () => {
	expect(counted("vitest", { numPassedTests: 0, numFailedTests: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
	expect(countsOf("checks", join(folder, "never-written.json"), 0)).toEqual({ passed: 0, failed: 1 });
});

test("a selection may contain no tests", () => {
	expect(countsOf("vitest", join(folder, "never-written.json"), 0, { mayRunNothing: true })).toEqual({
		passed: 0,
		failed: 0,
	});
});

test("a failed step without a failed test is one failure", () => {
	expect(counted("vitest", { numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 });
});

test("a test file that failed to load is one failure", () => {
	const testResults = [{ status: "failed", assertionResults: [] }];
	expect(counted("vitest", { numPassedTests: 5, numFailedTests: 1, testResults }, 1)).toEqual({
		passed: 5,
		failed: 2,
	});
});

test("without a report the exit code is one check", () => {
	expect(countsOf("exit code", "", 0)).toEqual({ passed: 1, failed: 0 });
	expect(countsOf("exit code", "", 2)).toEqual({ passed: 0, failed: 1 });
});
