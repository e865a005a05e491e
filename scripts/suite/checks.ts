import { writeFileSync } from "node:fs";
import { styleText } from "node:util";

/** A named check; it passes without problems. */
export interface Check {
	readonly name: string;
	readonly problems: readonly string[];
}

/** Prints the checks, writes their counts for `npm test`, and sets the exit code. */
export const reportChecks = (checks: readonly Check[]): void => {
	for (const { name, problems } of checks) {
		console.log(problems.length === 0 ? `${styleText("green", "✓")} ${name}` : styleText("red", `✗ ${name}`));
		for (const problem of problems) console.log(`    ${problem.replaceAll("\n", "\n    ")}`);
	}
	const failed = checks.filter(({ problems }) => problems.length > 0).length;
	const file = process.env.CHECKS_FILE;
	if (file) writeFileSync(file, JSON.stringify({ passed: checks.length - failed, failed }));
	if (failed > 0 || checks.length === 0) process.exitCode = 1;
};
