import { existsSync, readFileSync } from "node:fs";

/** Number of single tests or checks by result. */
export interface Counts {
	readonly passed: number;
	readonly failed: number;
}

/** Lines to print after a step, and problems, each of which counts as a failure. */
export interface ReportSummary {
	readonly lines: readonly string[];
	readonly problems: readonly string[];
}

/**
 * The format of a step's report: our own checks, Vitest's or Playwright's JSON, or the exit code alone. A step that only
 * prepares others counts when it fails.
 */
export type CountedBy = "checks" | "vitest" | "playwright" | "exit code" | "failure";

/**
 * Counts of a step that ended with `exitCode`. A step that failed without a failed test counts as one failure. So does
 * a step that ran nothing, unless it ran a selection of tests.
 */
export const countsOf = (
	countedBy: CountedBy,
	file: string,
	exitCode: number,
	{ mayRunNothing = false }: { readonly mayRunNothing?: boolean } = {},
): Counts => {
	if (countedBy === "exit code" || countedBy === "failure")
		return exitCode === 0 ? { passed: countedBy === "failure" ? 0 : 1, failed: 0 } : { passed: 0, failed: 1 };
	const counts = existsSync(file) ? read(countedBy, readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
	const isQuietlyWrong = counts.failed === 0 && (exitCode !== 0 || (counts.passed === 0 && !mayRunNothing));
	return isQuietlyWrong ? { ...counts, failed: 1 } : counts;
};

export const sum = (counts: readonly Counts[]): Counts => ({
	passed: counts.reduce((total, { passed }) => total + passed, 0),
	failed: counts.reduce((total, { failed }) => total + failed, 0),
});

const read = (countedBy: Exclude<CountedBy, "exit code" | "failure">, text: string): Counts => {
	const report: Report = JSON.parse(text);
	if (countedBy === "checks") return { passed: report.passed ?? 0, failed: report.failed ?? 0 };
	if (countedBy === "vitest") return vitestCounts(report);
	const { expected = 0, flaky = 0, unexpected = 0 } = report.stats ?? {};
	return { passed: expected + flaky, failed: unexpected + (report.errors?.length ?? 0) };
};

/** A test file that failed to load has no tests and counts as one failure. */
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

/** The fields read from the three JSON formats. */
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
