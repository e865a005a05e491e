import { type AnyRule, rules } from "@tradewind/domain/rule";
import { type Document, generatedNotice, table } from "./document.ts";
import { ruleAnchor, ruleChapter } from "./rule-chapter.ts";
import { ruleFiles } from "./rule-files.ts";

/** The parts of the book, by the first word of the rules' ids. */
const parts: Readonly<Record<string, string>> = {
	contract: "Contract trading",
	micro: "Micro trading",
	withdrawal: "Withdrawals",
	loan: "Loans",
	fund: "Funds",
	account: "Accounts",
	home: "Home",
	history: "Histories",
};

const introduction = `Each rule is one definition, and five readers read it: the machines and forms compute with it, its examples below run as tests, this book is
made from it, [the audit](audit.md) recomputes files of cases with it, and the order ticket shows its formula with the customer's own figures.

How to read it:

- Every field is text outside: a decimal is plain digits (\`-12.50\`, no exponent, no grouping, at most 21 digits before the point and 18 after), a day is \`2026-01-31\`.
- Decimals are exact. Nothing is rounded but where it is said; “half away from zero” makes \`0.005\` \`0.01\` and \`-0.005\` \`-0.01\`.
- What a rule can't compute with is refused with the name of the field: what is missing, not a decimal, longer than any money, negative where it can't be, zero where it divides.
- To see the tests of one rule alone: \`npm run test:unit -- rule-book\`. To try a figure: the line under “audit” goes into \`npm run audit\`.`;

/** Every rule as a person reads it: what it is, formula, fields, rounding, and the examples that run as its tests. */
export const ruleBook = async (): Promise<Document> => {
	const files = await ruleFiles();
	const book: readonly AnyRule[] = rules;
	const named = Object.keys(parts);
	const homeless = book.find(({ id }) => !named.includes(partOf(id)));
	if (homeless) throw new Error(`The rule ${homeless.id} belongs to no part of the book.`);
	return {
		path: "docs/rule-book.md",
		text: [
			"# Rule book",
			generatedNotice("the rules of packages/domain"),
			introduction,
			table(
				["rule", "what", "clause"],
				book.map(({ id, title, clause }) => [`[\`${id}\`](#${ruleAnchor(id)})`, title, clause]),
			),
			...named.flatMap((part) => [
				`## ${parts[part]}`,
				...book.filter(({ id }) => partOf(id) === part).map((rule) => ruleChapter(rule, files.get(rule.id))),
			]),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const partOf = (id: string): string => id.split(".", 1)[0] ?? "";
