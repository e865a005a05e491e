import { stripVTControlCharacters } from "node:util";
import type { CountedBy } from "./counts.ts";
import { type PlaywrightSuite, playwrightSpecs } from "./playwright-report.ts";

/** A test that failed, or passed on its second try. */
export interface Failure {
	readonly name: string;
	readonly isFlaky: boolean;
	/** What its first try reported. */
	readonly message: string;
}

/** The failures in a step's report; our own checks print theirs themselves. */
export const failuresIn = (countedBy: CountedBy, report: string): readonly Failure[] => {
	if (countedBy === "vitest") return vitestFailures(JSON.parse(report));
	return countedBy === "playwright" ? playwrightFailures(JSON.parse(report)) : [];
};

const maxLines = 12;
const maxLine = 300;

/** Lines for each failure, for the end of a long output. */
export const failureLines = (failures: readonly Failure[]): readonly string[] =>
	failures.flatMap(({ name, isFlaky, message }) => [
		`${isFlaky ? "passed on its second try" : "failed"}: ${name}`,
		...stripVTControlCharacters(message)
			.split("\n")
			.filter((line) => line.trim() !== "")
			.slice(0, maxLines)
			.map((line) => `    ${line.slice(0, maxLine)}`),
	]);

interface VitestReport {
	readonly testResults?: readonly {
		readonly name: string;
		readonly status: string;
		readonly message?: string;
		readonly assertionResults: readonly {
			readonly fullName: string;
			readonly status: string;
			readonly failureMessages?: readonly string[];
		}[];
	}[];
}

/** A file that failed to load has no failed test, but a message of its own. */
const vitestFailures = ({ testResults = [] }: VitestReport): readonly Failure[] =>
	testResults.flatMap(({ name, status, message = "", assertionResults }) => {
		const failed = assertionResults.filter((test) => test.status === "failed");
		if (failed.length === 0 && status === "failed") return [{ name, isFlaky: false, message }];
		return failed.map(({ fullName, failureMessages = [] }) => ({
			name: fullName,
			isFlaky: false,
			message: failureMessages.join("\n"),
		}));
	});

const playwrightFailures = (report: PlaywrightSuite): readonly Failure[] =>
	playwrightSpecs(report).flatMap(({ title, file, tests }) =>
		tests
			.filter(({ status }) => status === "unexpected" || status === "flaky")
			.map(({ status, projectName, results }) => ({
				name: `[${projectName}] ${file}: ${title}`,
				isFlaky: status === "flaky",
				message: results.find(({ error }) => error)?.error?.message ?? "",
			})),
	);
