/**
 * `npm run mutation`: runs Stryker on the rules. Fails if fewer than 95 % of the mutants are killed, or if docs/mutation.md
 * does not explain a survivor.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readArguments } from "./arguments.ts";
import { type MutationReport, survivorsOf, unexplained } from "./mutation/survivors.ts";
import { root } from "./paths.ts";
import { exitCodeOf, startNode } from "./processes.ts";
import { reportChecks } from "./suite/checks.ts";

const options = readArguments({
	command: "npm run mutation",
	about: "Runs Stryker on the rules.",
	options: {
		mutate: {
			value: "FILES",
			meaning: 'The files to change, such as "**/max.rule.ts"; by default all rules.',
		},
		timeoutMS: { value: "MS", meaning: "How long a test may run, as Stryker reads it." },
		concurrency: { value: "N", meaning: "The number of test runs side by side." },
	},
});

const reportFile = join(root, "dist/mutation.json");
rmSync(reportFile, { force: true });
const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
const code = await exitCodeOf(
	startNode([stryker, "run", ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value])]),
);

if (!existsSync(reportFile)) {
	console.error(`Stryker exited with code ${code} and wrote no report.`);
	process.exit(1);
}
const report: MutationReport = JSON.parse(readFileSync(reportFile, "utf8"));
const document = readFileSync(join(root, "docs/mutation.md"), "utf8");
reportChecks([
	{
		name: "95 % of the mutants are killed",
		problems: code === 0 ? [] : [`Stryker exited with code ${code}.`],
	},
	{ name: "docs/mutation.md explains every survivor", problems: unexplained(survivorsOf(report), document) },
]);
