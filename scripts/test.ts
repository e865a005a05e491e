/**
 * `npm test`: every part in order, going on after a failure. `npm run test:unit` runs only the part `unit`; what follows
 * `--` goes to its tool: `npm run test:unit -- packages/domain/src/contract`.
 */
import { styleText } from "node:util";
import { sum } from "./suite/counts.ts";
import { parts } from "./suite/parts.ts";
import { runStep } from "./suite/run-step.ts";
import { closingLine, type PartResult, summaryTable } from "./suite/summary.ts";

const [only, ...more] = process.argv.slice(2);
const chosen = only === undefined ? parts : parts.filter(({ name }) => name === only);
if (chosen.length === 0) {
	console.error(`There is no part "${only}". Parts: ${parts.map(({ name }) => name).join(", ")}.`);
	process.exit(1);
}

const results: PartResult[] = [];
for (const { name, steps } of chosen) {
	const start = performance.now();
	const counts = [];
	for (const step of steps) {
		console.log(styleText("bold", `\n━━ ${name}: ${step.title}`));
		counts.push(await runStep(step, more));
	}
	results.push({ name, ...sum(counts), seconds: (performance.now() - start) / 1000 });
}

console.log(`\n${summaryTable(results)}\n`);
console.log(closingLine(results));
const { passed, failed } = sum(results);
if (failed > 0 || passed === 0) process.exitCode = 1;
