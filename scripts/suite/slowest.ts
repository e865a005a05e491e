import { join, relative } from "node:path";
import { root, uiRoot } from "../paths.ts";
import type { CountedBy } from "./counts.ts";
import { type PlaywrightSuite, playwrightSpecs } from "./playwright-report.ts";

export interface TimedTest {
	readonly name: string;
	/** Relative to the root. */
	readonly file: string;
	readonly seconds: number;
}

/** The tests of a step's report with their durations; our own checks have none. */
export const timedTests = (countedBy: CountedBy, report: string): readonly TimedTest[] => {
	if (countedBy === "vitest") return vitestTests(JSON.parse(report));
	return countedBy === "playwright" ? playwrightTests(JSON.parse(report)) : [];
};

/** Lines for the slowest of `tests`, slowest first. */
export const slowestLines = (tests: readonly TimedTest[], count = 10): readonly string[] =>
	tests
		.toSorted((a, b) => b.seconds - a.seconds)
		.slice(0, count)
		.map(({ name, file, seconds }) => `${`${seconds.toFixed(1)} s`.padStart(9)}  ${file}  ${name}`);

interface VitestReport {
	readonly testResults?: readonly {
		readonly name: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly duration?: number | null;
		}[];
	}[];
}

const vitestTests = ({ testResults = [] }: VitestReport): readonly TimedTest[] =>
	testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map(({ fullName, duration }) => ({
			name: fullName,
			file: relative(root, name),
			seconds: (duration ?? 0) / 1000,
		})),
	);

/** A test of several projects, such as an engine each, is timed in each of them. Retries count. */
const playwrightTests = (
	report: PlaywrightSuite & { readonly config?: { readonly rootDir?: string } },
): readonly TimedTest[] =>
	playwrightSpecs(report).flatMap(({ title, file, tests }) =>
		tests.map(({ projectName, results }) => ({
			name: projectName ? `[${projectName}] ${title}` : title,
			file: relative(root, join(report.config?.rootDir ?? join(uiRoot, "e2e"), file)),
			seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
		})),
	);
