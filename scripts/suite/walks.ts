import { globSync } from "node:fs";
import { basename } from "node:path";
import type { WalkCounts, Walked } from "../../packages/domain/src/walk-machine.test-support.ts";
import { root } from "../places.ts";
import type { Account } from "./parts.ts";

/** What a run of all unit tests walked of the domain's machines, by Vitest's JSON report. */
export const walksOfRun = (report: string): Account => {
	const { testResults = [] }: Report = JSON.parse(report);
	const walks = testResults.flatMap(({ assertionResults }) =>
		assertionResults.flatMap(({ meta }) => meta?.walks ?? []),
	);
	const files = globSync("packages/domain/src/**/*.machine.ts", { cwd: root });
	return accountOf(files.map((path) => path.replaceAll("\\", "/")).sort(), walks);
};

/** What we read of the report. */
interface Report {
	readonly testResults?: readonly {
		readonly assertionResults: readonly { readonly meta?: { readonly walks?: readonly WalkCounts[] } }[];
	}[];
}

/**
 * What was walked of the machines that stand in `files`: one line a machine, then the total. A machine's id is the
 * name of its file in words; machines that a factory made share it, and the one that got furthest counts. Every file
 * without a walk is a problem; walks of machines without a file (a test's own) are left out.
 */
export const accountOf = (files: readonly string[], walks: readonly WalkCounts[]): Account => {
	const rows = files.map((file) => {
		const machine = inWords(basename(file, ".machine.ts"));
		const own = walks.filter((walk) => inWords(walk.machine) === machine);
		return { file, machine, walk: own.toSorted((a, b) => b.transitions.walked - a.transitions.walked)[0] };
	});
	const walked = rows.flatMap(({ walk }) => walk ?? []).sort((a, b) => a.machine.localeCompare(b.machine));
	const width = Math.max(...walked.map(({ machine }) => machine.length));
	const line = ({ machine, states, transitions }: WalkCounts) =>
		`${machine.padEnd(width)}  ${said(states, "states")}, ${said(transitions, "transitions")}`;
	return {
		lines: [...walked.map(line), `machines: ${walked.length} walked, ${total(walked)}`],
		problems: [
			...rows
				.filter(({ walk }) => walk === undefined)
				.map(({ file, machine }) => `${file}: no test walks a machine with the id "${machine}".`),
			...rows
				.filter(({ machine }, index) => rows.findIndex((row) => row.machine === machine) < index)
				.map(({ file, machine }) => `${file}: another machine file is named "${machine}" too.`),
		],
	};
};

const inWords = (name: string): string => name.replaceAll("-", " ");

const said = ({ walked, excepted }: Walked, what: string): string =>
	`${walked} of ${walked + excepted} ${what}${excepted > 0 ? ` (${excepted} excepted)` : ""}`;

const total = (walks: readonly WalkCounts[]): string => {
	const sum = (of: (walk: WalkCounts) => Walked): Walked => ({
		walked: walks.reduce((all, walk) => all + of(walk).walked, 0),
		excepted: walks.reduce((all, walk) => all + of(walk).excepted, 0),
	});
	const states = sum((walk) => walk.states);
	const transitions = sum((walk) => walk.transitions);
	return `${said(states, "states reached")}, ${said(transitions, "transitions walked")}`;
};
