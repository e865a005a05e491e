/**
 * `npm run mutation`: runs Stryker on the rules. Fails if fewer than 95 % of the mutants are killed, or if docs/mutation.md
 * does not explain a survivor.
 */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type MutationReport, survivorsOf, unexplained } from "./mutation/survivors.ts";
import { root } from "./paths.ts";
import { exitCodeOf, startNode } from "./processes.ts";
import { reportChecks } from "./suite/checks.ts";

const reportFile = join(root, "dist/mutation.json");
rmSync(reportFile, { force: true });
const stryker = join(root, "node_modules/@stryker-mutator/core/bin/stryker.js");
const code = await exitCodeOf(startNode([stryker, "run", ...process.argv.slice(2)]));

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
