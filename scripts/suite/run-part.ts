import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { styleText } from "node:util";
import { uiRoot } from "../paths.ts";
import { exitCodeOf, startNode } from "../processes.ts";
import { type CountedBy, type Counts, countsOf, sum } from "./counts.ts";
import { type Failure, failuresIn } from "./failures.ts";
import type { Part, Step } from "./parts.ts";
import { type TimedTest, timedTests } from "./slowest.ts";

export interface PartResult extends Counts {
	readonly name: string;
	readonly seconds: number;
	readonly tests: readonly TimedTest[];
	readonly failures: readonly Failure[];
}

/** Writes text to the screen: immediately, or when the part has ended. */
type Print = (text: string) => void;

/** Arguments for a tool to write its report into `file`, and traces and screenshots into a folder of the step. */
const reporters: Readonly<Record<CountedBy, (file: string, output: string) => readonly string[]>> = {
	checks: () => [],
	"exit code": () => [],
	failure: () => [],
	vitest: (file) => ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`],
	playwright: (_, output) => ["--reporter=list,json", "--output", output],
};

/**
 * Runs the steps of a part one after the other, also after a failure. `selection` are arguments for its tools that select
 * tests. With `isHeld` the output is printed as a whole at the end, for parts that run side by side.
 */
export const runPart = async (
	{ name, steps }: Part,
	selection: readonly string[],
	isHeld: boolean,
): Promise<PartResult> => {
	const start = performance.now();
	const held: string[] = [];
	const print: Print = isHeld ? (text) => held.push(text) : (text) => process.stdout.write(text);
	const folder = mkdtempSync(join(tmpdir(), "tradewind-test-"));
	const results: StepResult[] = [];
	for (const [index, step] of steps.entries()) {
		if (step.isOnlyWhole && selection.length > 0) continue;
		print(styleText("bold", `\n━━ ${name}: ${step.title}\n`));
		const file = join(folder, `${index}.json`);
		// Playwright empties the folder when it starts, and `--last-failed` reads the last result from it.
		const output = join(uiRoot, "test-results", `${name}-${index}`);
		const tool = [...step.run, ...reporters[step.countedBy](file, output)];
		// A step that only prepares others takes no tests.
		const own = step.countedBy === "failure" ? [] : selection;
		results.push(await runStep(step, tool, own, file, isHeld ? print : undefined));
		print(results.at(-1)?.text ?? "");
	}
	rmSync(folder, { recursive: true });
	process.stdout.write(held.join(""));
	const seconds = (performance.now() - start) / 1000;
	return {
		name,
		seconds,
		...sum(results),
		tests: results.flatMap(({ tests }) => tests),
		failures: results.flatMap(({ failures }) => failures),
	};
};

interface StepResult extends Counts {
	readonly tests: readonly TimedTest[];
	readonly failures: readonly Failure[];
	/** To print after the step's own output. */
	readonly text: string;
}

const runStep = async (
	step: Step,
	tool: readonly string[],
	selection: readonly string[],
	file: string,
	hold: Print | undefined,
): Promise<StepResult> => {
	const isSelection = step.countedBy === "vitest" && selection.length > 0;
	const more = isSelection ? ["--passWithNoTests", ...selection] : [...(step.whole ?? []), ...selection];
	const child = startNode([...tool, ...more], { CHECKS_FILE: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file }, hold);
	const exitCode = await exitCodeOf(child);
	const counts = countsOf(step.countedBy, file, exitCode, {
		mayRunNothing: selection.length > 0 && step.countedBy !== "checks",
	});
	const report = existsSync(file) ? readFileSync(file, "utf8") : undefined;
	if (report === undefined) return { ...counts, tests: [], failures: [], text: "" };
	const { lines, problems } = (!isSelection && step.summarise?.(report)) || { lines: [], problems: [] };
	const text = [...lines, ...problems.map((problem) => styleText("red", `✗ ${problem}`))].join("\n");
	return {
		passed: counts.passed,
		failed: counts.failed + problems.length,
		tests: timedTests(step.countedBy, report),
		failures: failuresIn(step.countedBy, report),
		text: text === "" ? "" : `\n${text}\n`,
	};
};
