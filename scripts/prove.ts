/** Proves the properties of the rules for all inputs, and refutes each of them for a wrong rule (docs/rule-book.md). */
import type { Property } from "@tradewind/domain/property";
import { properties } from "@tradewind/domain/rule-book";
import { readCommandLine } from "./arguments.ts";
import { proveProperty, refuteProperty, type Verdict, withWrongRule } from "./prove/prove-property.ts";
import { startSolver } from "./prove/solver.ts";
import { reportChecks } from "./suite/checks.ts";

const { options, words } = readCommandLine({
	command: "npm run prove",
	about: "Proves the properties of the rules, and refutes each of them for a wrong rule.",
	options: { detailed: { meaning: "Prints the inputs that refute the wrong rules, as lines of an audit." } },
	words: { name: "[RULE]", meaning: "The beginning of the ids of rules, such as contract.margin." },
});
const [only = ""] = words;
const solver = await startSolver();

const wordsOf = (verdict: Verdict): string =>
	verdict.is === "refuted" ? `refuted by\n  ${verdict.lines.join("\n  ")}` : verdict.is;

/** Proves one property. It must hold for the rule, and must not for the wrong one: else it would say nothing. */
const checkProperty = async (
	property: Property,
): Promise<{ readonly name: string; readonly problems: readonly string[] }> => {
	const start = performance.now();
	const verdict = await proveProperty(property, solver);
	const wrong = await refuteProperty(withWrongRule(property), solver);
	const milliseconds = Math.round(performance.now() - start);
	if (options.detailed !== undefined)
		console.log(`${property.rule.id}, ${property.says}: the wrong rule is ${wordsOf(wrong)}`);
	return {
		name: `${property.rule.id}: ${property.says} (${milliseconds} ms)`,
		problems: [
			...(verdict.is === "proved" ? [] : [`The property is ${wordsOf(verdict)}.`]),
			...(wrong.is === "refuted"
				? []
				: [`The property also holds for its wrong rule, or it is not decided.`]),
		],
	};
};

const checks = [];
for (const property of properties.filter(({ rule }) => rule.id.startsWith(only)))
	checks.push(await checkProperty(property));
reportChecks(checks);
process.exit();
