import type { Property } from "@tradewind/domain/property";
import type { AnyRule } from "@tradewind/domain/rule";
import { checks, properties, rules } from "@tradewind/domain/rule-book";
import { type ProofTimes, readProofTimes } from "../prove/proof-times.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { ruleAnchor, ruleChapter } from "./rule-chapter.ts";
import { ruleFiles } from "./rule-files.ts";

/** The chapters, by the first word of the rules' ids. */
const parts: Readonly<Record<string, string>> = {
	contract: "Contract trading",
	micro: "Micro trading",
	withdrawal: "Withdrawals",
	transfer: "Transfers",
	loan: "Loans",
	"copy-trading": "Copy trading",
	fund: "Funds",
	sum: "Sums and differences",
	account: "Accounts",
	home: "Home",
	market: "Markets",
	history: "Histories",
};

const introduction = `Each rule is defined once and used in five places: machines and forms compute with it, its examples below run as tests, this book is
generated from it, [the audit](audit.md) recomputes files of cases with it, and the app shows its formula with the customer's own figures.

How to read it:

- Input and output fields are text. A decimal is plain digits (\`-12.50\`, no exponent, no grouping, at most 21 digits before the point and 18 after), a day is \`2026-01-31\`.
- The formula of a rule is the expression that the app computes with, printed; if a rule is computed by code instead, it says why.
- \`npm run prove\` proves the properties of a rule for all inputs that it accepts, with its rounding, and refutes each property for a wrong rule. The figures that refute one are lines for the audit: \`npm run prove -- contract.margin --detailed\` prints them. A property that the solver does not decide within its limit is tested with samples instead.
- “ms” is what all proofs and refutations of a rule took together when they were last measured: \`npm run prove -- --write\` measures them, \`npm run docs\` prints them.
- Decimals are exact. A value is rounded only where a rule says so. “Half away from zero” rounds \`0.005\` to \`0.01\` and \`-0.005\` to \`-0.01\`.
- A rule refuses invalid input with the name of the field: missing, not a decimal, too long, negative where that is impossible, zero where it is a divisor.
- The SHA-256 of a rule changes with what it computes, and with nothing else: its id, fields, formula, roundings, and which figures may be negative. Of a rule that is computed by code it covers the stated formula and the examples, not the code.
- \`npm run test:unit -- rule-book\` runs the tests of the rules. To try a figure, pass the line after “audit” to \`npm run audit\`.`;

const checksIntroduction =
	"The app checks figures of the platform against others of the same answer or push, without a tolerance beyond the rounding of the figures (A-921). A figure that contradicts the others is replaced by a mark, which shows both sides. A check without all of its figures decides nothing.";

/** Every rule: description, formula, fields, rounding, and the examples that run as its tests. */
export const ruleBook = async (): Promise<Document> => {
	const files = await ruleFiles();
	const times = readProofTimes();
	const book: readonly AnyRule[] = rules;
	const named = Object.keys(parts);
	const unassigned = book.find(({ id }) => !named.includes(partOf(id)));
	if (unassigned) throw new Error(`The rule ${unassigned.id} belongs to no chapter of the rule book.`);
	return {
		path: "docs/rule-book.md",
		text: [
			"# Rule book",
			generatedNotice("the rules of packages/domain"),
			introduction,
			table(
				["rule", "title", "clause", "computed by", "proved", "wrong rules refuted", "not decided", "ms"],
				book.map((rule) => [
					`[\`${rule.id}\`](#${ruleAnchor(rule.id)})`,
					rule.title,
					rule.clause,
					rule.whyCode === undefined ? "expression" : `code: ${rule.whyCode}`,
					...countsOf(propertiesOf(rule)),
					timeOf(rule, times),
				]),
			),
			...named.flatMap((part) => [
				`## ${parts[part]}`,
				...book
					.filter(({ id }) => partOf(id) === part)
					.map((rule) => ruleChapter(rule, files.get(rule.id), propertiesOf(rule))),
			]),
			"## Checks in the app",
			checksIntroduction,
			table(
				["check", "what must be true", "clause"],
				checks.map(({ id, says, clause }) => [`\`${id}\``, says, clause]),
			),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const propertiesOf = (rule: AnyRule): readonly Property[] =>
	properties.filter((property) => property.rule.id === rule.id);

/** `npm run prove` fails if one of them is not true. */
const countsOf = (all: readonly Property[]): readonly string[] => {
	const sampled = all.filter(({ isSampled }) => isSampled).length;
	return [all.length - sampled, all.length, sampled].map(String);
};

const timeOf = ({ id }: AnyRule, times: ProofTimes): string => {
	if (!properties.some(({ rule }) => rule.id === id)) return "–";
	const time = times[id];
	if (time === undefined)
		throw new Error(`The proofs of ${id} have not been measured: run \`npm run prove -- --write\`.`);
	return String(time);
};

const partOf = (id: string): string => id.split(".", 1)[0] ?? "";
