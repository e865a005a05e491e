import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { exitCodeOf, startNode } from "../processes.ts";
import { type CountedBy, type Counts, countsOf } from "./counts.ts";
import type { Step } from "./parts.ts";

const reporters: Readonly<Record<CountedBy, (file: string) => readonly string[]>> = {
	checks: () => [],
	"exit code": () => [],
	vitest: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
	playwright: () => ["--reporter=list,json"],
};

/** Runs a step with its output on the screen; `more` are arguments for the tool itself, a selection of tests. */
export const runStep = async (step: Step, more: readonly string[]): Promise<Counts> => {
	const file = join(tmpdir(), `tradewind-counts-${process.pid}.json`);
	rmSync(file, { force: true });
	const isSelection = step.countedBy === "vitest" && more.length > 0;
	const selection = isSelection ? ["--passWithNoTests", ...more] : [...(step.whole ?? []), ...more];
	const child = startNode([...step.run, ...reporters[step.countedBy](file), ...selection], {
		CHECKS_FILE: file,
		PLAYWRIGHT_JSON_OUTPUT_FILE: file,
	});
	const counts = countsOf(step.countedBy, file, await exitCodeOf(child), { mayRunNothing: isSelection });
	const problems = isSelection ? 0 : printAccount(step, file);
	rmSync(file, { force: true });
	return { ...counts, failed: counts.failed + problems };
};

/** Prints what the report tells besides; gives back how many problems it names. */
const printAccount = ({ account }: Step, file: string): number => {
	if (account === undefined || !existsSync(file)) return 0;
	const { lines, problems } = account(readFileSync(file, "utf8"));
	console.log(`\n${lines.join("\n")}`);
	for (const problem of problems) console.log(styleText("red", `✗ ${problem}`));
	return problems.length;
};
