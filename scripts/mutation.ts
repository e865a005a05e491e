/**
 * `npm run mutation`: changes the rules in every small way that Stryker knows and runs their tests against each change.
 * Red when fewer than 95 % of the changes are noticed, or when one goes unnoticed that docs/mutation.md doesn't explain.
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
	console.error(`Stryker ended with ${code} and left no report.`);
	process.exit(1);
}
const report: MutationReport = JSON.parse(readFileSync(reportFile, "utf8"));
const document = readFileSync(join(root, "docs/mutation.md"), "utf8");
reportChecks([
	{ name: "95 % of the mutants are killed", problems: code === 0 ? [] : [`Stryker ended with ${code}.`] },
	{ name: "docs/mutation.md explains every survivor", problems: unexplained(survivorsOf(report), document) },
]);
