/**
 * `npm test`: every part, in lanes of which two run side by side. It goes on after a failure.
 * `npm run test:unit` runs only the part `unit`. Arguments after `--` go to its tool: `npm run test:unit -- order-ticket`.
 * `npm test -- --changed` runs what a change since `main` can affect, `--changed=<ref>` since another commit.
 */
import { styleText } from "node:util";
import { changeSince, type Selection, selectionOf } from "./suite/changed.ts";
import { sum } from "./suite/counts.ts";
import { failureLines } from "./suite/failures.ts";
import { lanes, type Part, parts } from "./suite/parts.ts";
import { type PartResult, runPart } from "./suite/run-part.ts";
import { slowestLines } from "./suite/slowest.ts";
import { closingLine, summaryTable } from "./suite/summary.ts";

const words = process.argv.slice(2);
const only = words[0]?.startsWith("--") ? undefined : words[0];
const more = only === undefined ? words : words.slice(1);
const chosen = only === undefined ? parts : parts.filter(({ name }) => name === only);
if (chosen.length === 0) {
	console.error(`There is no part "${only}". Parts: ${parts.map(({ name }) => name).join(", ")}.`);
	process.exit(1);
}

const changed = more.find((word) => /^--changed(=|$)/.test(word));
const change = changed === undefined ? undefined : changeSince(changed.split("=")[1]);
const argumentsOf = ({ name }: Part): Selection => (change ? selectionOf(name, change) : more);

const runLane = async (lane: Part["lane"]): Promise<readonly PartResult[]> => {
	const results: PartResult[] = [];
	for (const part of chosen.filter((one) => one.lane === lane)) {
		const selection = argumentsOf(part);
		if (selection === "none") continue;
		const isAlone = lane === "alone" || only !== undefined;
		if (!isAlone) console.log(styleText("dim", `started: ${part.name}`));
		results.push(await runPart(part, selection === "all" ? [] : selection, !isAlone));
	}
	return results;
};

const results: PartResult[] = [];
for (const row of lanes) results.push(...(await Promise.all(row.map(runLane))).flat());

const slowest = slowestLines(results.flatMap(({ tests }) => tests));
if (slowest.length > 0) console.log(`\n${styleText("bold", "slowest tests")}\n${slowest.join("\n")}`);
const failures = failureLines(results.flatMap((result) => result.failures));
if (failures.length > 0) console.log(`\n${styleText("bold", "failures")}\n${failures.join("\n")}`);
console.log(`\n${summaryTable(results)}\n`);
console.log(closingLine(results));
const { passed, failed } = sum(results);
if (failed > 0 || (passed === 0 && change === undefined)) process.exitCode = 1;
