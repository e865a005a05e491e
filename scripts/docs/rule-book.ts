import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { type AnyRule, rules } from "@tradewind/domain";
import { Schema } from "effect";
import { root } from "../places.ts";
import { type Document, generatedNotice, table } from "./document.ts";
import { kindOf } from "./field-kind.ts";

const bookTest = "packages/domain/src/rule/rule-book.test.ts";

/** Every rule as a person reads it: formula, fields, rounding, and the examples that run as its tests. */
export const ruleBook = async (): Promise<Document> => {
	const files = await filesOfRules();
	const book: readonly AnyRule[] = rules;
	return {
		path: "docs/rule-book.md",
		text: [
			"# Rule book",
			generatedNotice("the rules of packages/domain"),
			"Each rule is one definition. The machines compute with it, its examples below run as tests, the order ticket shows its formula with the customer's figures. Decimals are exact. To see a rule's tests alone: `npm run test:unit -- rule-book`.",
			table(
				["rule", "what", "clause"],
				book.map(({ id, title, clause }) => [`[\`${id}\`](#${anchor(id)})`, title, clause]),
			),
			...book.map((rule) => chapter(rule, files.get(rule.id))),
		]
			.join("\n\n")
			.concat("\n"),
	};
};

const chapter = (rule: AnyRule, file: string | undefined): string => {
	if (file === undefined) throw new Error(`No *.rule.ts file of the domain exports the rule ${rule.id}.`);
	const ownTest = file.replace(/\.ts$/, ".test.ts");
	const tests = [bookTest, ...(existsSync(join(root, ownTest)) ? [ownTest] : [])];
	const fields = fieldsOf(rule.input);
	return [
		`<a id="${anchor(rule.id)}"></a>\n\n## ${rule.title}`,
		`\`${rule.id}\` · ${rule.clause} · computed in ${link(file)} · tested in ${tests.map(link).join(", ")}`,
		`\`\`\`text\n${rule.formula.split("; ").join("\n")}\n\`\`\``,
		`Rounding: ${rule.rounding}.`,
		table(["field", "kind"], [...fields, ["gives", kindOf(Schema.toJsonSchemaDocument(rule.output))]]),
		table(
			["example", ...fields.map(([name]) => name), "gives"],
			rule.examples.map(({ shows, given, gives }) => [
				shows,
				...fields.map(([name]) => cellOf(given, name)),
				isRefusal(gives) ? `refused: ${gives.refused}` : code(gives),
			]),
		),
	].join("\n\n");
};

const anchor = (id: string): string => id.replaceAll(".", "-");

const link = (file: string): string => `[${file.split("/").at(-1)}](../${file})`;

const fieldsOf = (input: Schema.Top): readonly (readonly [name: string, kind: string])[] => {
	const { schema, definitions } = Schema.toJsonSchemaDocument(input);
	const properties = schema.properties;
	if (typeof properties !== "object" || properties === null) return [];
	return Object.entries(properties).map(([name, field]) => [name, kindOf({ schema: field, definitions })]);
};

const cellOf = (given: unknown, name: string): string =>
	typeof given === "object" && given !== null
		? code(Object.entries(given).find(([key]) => key === name)?.[1])
		: "";

const code = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

const isRefusal = (gives: unknown): gives is { readonly refused: string } =>
	typeof gives === "object" && gives !== null && "refused" in gives;

/** The file in which each rule stands, by its id. */
const filesOfRules = async (): Promise<ReadonlyMap<string, string>> => {
	const files = globSync("packages/domain/src/**/*.rule.ts", { cwd: root }).sort();
	const found = new Map<string, string>();
	for (const file of files) {
		const exported: Readonly<Record<string, unknown>> = await import(join(root, file));
		for (const value of Object.values(exported)) {
			const rule = rules.find((one) => one === value);
			if (rule) found.set(rule.id, file);
		}
	}
	return found;
};
