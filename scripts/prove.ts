/** Proves the properties of the rules for all inputs, and refutes each of them for a wrong rule (docs/rule-book.md). */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { ruleHash } from "@tradewind/domain/rule";
import { readCommandLine } from "./arguments.ts";
import type { Proof } from "./audit/proofs.ts";
import { checkProperty } from "./prove/check-property.ts";
import { chosenProperties } from "./prove/chosen-properties.ts";
import { writeProofTimes } from "./prove/proof-times.ts";
import { startSolver } from "./prove/solver.ts";
import { reportChecks } from "./suite/checks.ts";

const { options, words } = readCommandLine({
	command: "npm run prove",
	about: "Proves the properties of the rules, and refutes each of them for a wrong rule.",
	options: {
		detailed: { meaning: "Prints the inputs that refute the wrong rules, as lines of an audit." },
		results: { value: "FILE", meaning: "Writes the results to a file, for the report of an audit." },
		write: { meaning: "Writes the measured times for the rule book; npm run docs prints them." },
	},
	words: { name: "[RULE…]", meaning: "The beginning of the ids of rules, such as contract.margin." },
});
const found = chosenProperties(words);
if ("unknown" in found) {
	console.error(`No rule with properties begins with "${found.unknown}".`);
	process.exit(2);
}
if (options.write !== undefined && words.length > 0) {
	console.error("--write measures all rules: give no rule.");
	process.exit(2);
}
const start = performance.now();
const solver = await startSolver();
const checks = found.chosen.map((property) => checkProperty(property, solver));
if (options.results !== undefined) {
	const proofs = found.chosen.flatMap(({ rule, says }, at): Proof[] => {
		const { verdict = "not decided", milliseconds = 0 } = checks[at] ?? {};
		return [{ rule: rule.id, hash: ruleHash(rule), says, verdict, milliseconds }];
	});
	writeFileSync(
		resolve(process.env.INIT_CWD ?? ".", options.results),
		`${JSON.stringify(proofs, undefined, "\t")}\n`,
	);
}
if (options.write !== undefined)
	writeProofTimes(
		found.chosen.map(({ rule }, at) => ({ rule: rule.id, milliseconds: checks[at]?.milliseconds ?? 0 })),
	);
if (options.detailed !== undefined)
	for (const { name, lines } of checks)
		console.log(`${name}: the wrong rule is refuted by\n  ${lines.join("\n  ")}`);
reportChecks(checks);
const count = (verdict: string) => checks.filter((check) => check.verdict === verdict).length;
console.log(
	`${count("proved")} properties proved, ${count("not decided")} not decided, ${count("refuted")} refuted; ` +
		`${checks.filter(({ ofWrongRule }) => ofWrongRule === "refuted").length} wrong rules refuted; ` +
		`${Math.round((performance.now() - start) / 1000)} s.`,
);
