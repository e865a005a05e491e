import { relative } from "node:path";
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

/** Retries count. */
const playwrightTests = (report: PlaywrightSuite): readonly TimedTest[] =>
	playwrightSpecs(report).map(({ title, file, tests }) => ({
		name: title,
		file: relative(root, `${uiRoot}/e2e/${file}`),
		seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
	}));
