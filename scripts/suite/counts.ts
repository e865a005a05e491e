import { existsSync, readFileSync } from "node:fs";

/** How many single tests or checks ended how. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

/** Where a step leaves its counts: our own checks, Vitest's and Playwright's JSON, or nothing but the exit code. */
export type CountedBy = "checks" | "vitest" | "playwright" | "exit code";

/**
 * Counts of a step that ended with `exitCode`. A step is never quietly green: one that failed without naming a failed
 * test counts as one failure, and so does one that ran nothing at all, unless it was asked for a selection.
 */
export const countsOf = (
	countedBy: CountedBy,
	file: string,
	exitCode: number,
	{ mayRunNothing = false }: { readonly mayRunNothing?: boolean } = {},
): Counts => {
	if (countedBy === "exit code") return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
	const counts = existsSync(file) ? read(countedBy, readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
	const isQuietlyWrong = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayRunNothing));
	return isQuietlyWrong ? { ...counts, failed: 1 } : counts;
};

export const sum = (counts: readonly Counts[]): Counts => ({
	passed: counts.reduce((total, { passed }) => total + passed, 0),
	failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const read = (countedBy: Exclude<CountedBy, "exit code">, text: string): Counts => {
	const report: Report = JSON.parse(text);
	if (countedBy === "checks") return { passed: report.passed ?? 0, failed: report.failed ?? 0 };
	if (countedBy === "vitest") return vitestCounts(report);
	const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
};

/** A file that could not even be loaded has no tests, and is one failure. */
const vitestCounts = (report: Report): Counts => {
	const brokenFiles = (report.testResults ?? []).filter(
		({ status, assertionResults }) =>
			status === "failed" && !assertionResults.some((test) => test.status === "failed"),
	);
	return {
		passed: report.numPassedTests ?? 0,
		failed: (report.numFailedTests ?? 0) + brokenFiles.length,
	};
};

/** What we read of the three JSON formats. */
interface Report {
	readonly passed?: number;
	readonly failed?: number;
	readonly numPassedTests?: number;
	readonly numFailedTests?: number;
	readonly testResults?: readonly {
		readonly status: string;
		readonly assertionResults: readonly { readonly status: string }[];
	}[];
	readonly stats?: { readonly expected?: number; readonly flaky?: number; readonly unexpected?: number };
	readonly errors?: readonly unknown[];
}
