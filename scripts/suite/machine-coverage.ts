import { globSync } from "node:fs";
import { basename } from "node:path";
import type {
	CoverageCount,
	TransitionCoverage,
} from "../../packages/domain/src/machine-coverage.test-support.ts";
import { root } from "../paths.ts";
import type { ReportSummary } from "./counts.ts";

/** Coverage of the domain's machines in a run of all unit tests, from Vitest's JSON report. */
export const machineCoverageOf = (report: string): ReportSummary => {
	const { testResults = [] }: Report = JSON.parse(report);
	const coverage = testResults.flatMap(({ assertionResults }) =>
		assertionResults.flatMap(({ meta }) => meta?.coverage ?? []),
	);
	const files = globSync("packages/domain/src/**/*.machine.ts", { cwd: root });
	return summariseCoverage(files.map((path) => path.replaceAll("\\", "/")).sort(), coverage);
};

/** The fields read from the report. */
interface Report {
	readonly testResults?: readonly {
		readonly assertionResults: readonly {
			readonly meta?: { readonly coverage?: readonly TransitionCoverage[] };
		}[];
	}[];
}

/**
 * One line per machine in `files`, then the total. A machine's id is its file name in words. Machines made by one factory
 * share their id: the one with the highest coverage counts. A file without coverage is a problem; coverage of a machine
 * without a file (one that a test defines) is ignored.
 */
export const summariseCoverage = (
	files: readonly string[],
	coverage: readonly TransitionCoverage[],
): ReportSummary => {
	const rows = files.map((file) => {
		const machine = inWords(basename(file, ".machine.ts"));
		const own = coverage.filter((one) => inWords(one.machine) === machine);
		return {
			file,
			machine,
			best: own.toSorted((a, b) => b.transitions.covered - a.transitions.covered)[0],
		};
	});
	const covered = rows.flatMap(({ best }) => best ?? []).sort((a, b) => a.machine.localeCompare(b.machine));
	const width = Math.max(...covered.map(({ machine }) => machine.length));
	const line = ({ machine, states, transitions }: TransitionCoverage) =>
		`${machine.padEnd(width)}  ${countText(states, "states")}, ${countText(transitions, "transitions")}`;
	return {
		lines: [...covered.map(line), `machines: ${covered.length} covered, ${totalText(covered)}`],
		problems: [
			...rows
				.filter(({ best }) => best === undefined)
				.map(({ file, machine }) => `${file}: no test covers a machine with the id "${machine}".`),
			...rows
				.filter(({ machine }, index) => rows.findIndex((row) => row.machine === machine) < index)
				.map(({ file, machine }) => `${file}: another machine file is also named "${machine}".`),
		],
	};
};

const inWords = (name: string): string => name.replaceAll("-", " ");

const countText = ({ covered, excepted }: CoverageCount, what: string): string =>
	`${covered} of ${covered + excepted} ${what}${excepted > 0 ? ` (${excepted} excepted)` : ""}`;

const totalText = (all: readonly TransitionCoverage[]): string => {
	const states = sum(all.map((one) => one.states));
	const transitions = sum(all.map((one) => one.transitions));
	return `${countText(states, "states")}, ${countText(transitions, "transitions")}`;
};

const sum = (counts: readonly CoverageCount[]): CoverageCount => ({
	covered: counts.reduce((total, { covered }) => total + covered, 0),
	excepted: counts.reduce((total, { excepted }) => total + excepted, 0),
});
