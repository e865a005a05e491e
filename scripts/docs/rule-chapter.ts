import type { Property } from "@tradewind/domain/property";
import { type AnyRule, formulaText, ruleHash } from "@tradewind/domain/rule";
import { Schema } from "effect";
import { table } from "./document.ts";
import { kindOf } from "./field-kind.ts";
import type { RuleFile } from "./rule-files.ts";

/** The anchor of a rule on its page. */
export const ruleAnchor = (id: string): string => id.replaceAll(".", "-");

/** One rule: description, formula, fields, rounding, examples, and where it is computed, tested and used. */
export const ruleChapter = (
	rule: AnyRule,
	file: RuleFile | undefined,
	properties: readonly Property[],
): string => {
	if (file === undefined) throw new Error(`No *.rule.ts file of the domain exports the rule ${rule.id}.`);
	if (file.users.length === 0)
		throw new Error(
			`Neither the app nor the platform computes with ${rule.id}: what it says is not what is shown.`,
		);
	return [
		`<a id="${ruleAnchor(rule.id)}"></a>\n\n### ${rule.title}`,
		`\`${rule.id}\` · ${rule.clause}`,
		file.reading,
		`\`\`\`text\n${formulaText(rule).split("; ").join("\n")}\n\`\`\``,
		`Rounding: ${rule.rounding}.`,
		...(rule.whyCode ? [`Computed by code, not by its formula: ${rule.whyCode}.`] : []),
		...listed(
			"Proved for all inputs that it accepts",
			properties.filter(({ isSampled }) => !isSampled),
		),
		...listed(
			"Not decided by the solver within its limit, tested with samples",
			properties.filter(({ isSampled }) => isSampled),
		),
		table(["field", "kind"], [...fieldsOf(rule.input), ...fieldsOf(rule.output, "gives ")]),
		table(
			["example", ...rule.takes, ...rule.gives],
			rule.examples.map(({ shows, given, gives }) => [
				shows,
				...rule.takes.map((name) => cellOf(given, name)),
				...rule.gives.map((name, at) => (isRefusal(gives) ? refusal(gives, at) : cellOf(gives, name))),
			]),
		),
		`- computed in ${link(file.path)}\n- tested in ${file.tests.map(link).join(", ")}\n- used by ${file.users.map(link).join(", ")}\n- audit: \`${auditLine(rule)}\`\n- SHA-256: \`${ruleHash(rule)}\``,
	].join("\n\n");
};

const listed = (title: string, properties: readonly Property[]): readonly string[] =>
	properties.length > 0 ? [`${title}:\n\n${properties.map(({ says }) => `- ${says}`).join("\n")}`] : [];

const link = (path: string): string => `[${path.split("/").at(-1)}](../${path})`;

const fieldsOf = (schema: Schema.Top, before = ""): readonly (readonly [name: string, kind: string])[] => {
	const { schema: described, definitions } = Schema.toJsonSchemaDocument(schema);
	const { properties, required } = described;
	if (typeof properties !== "object" || properties === null) return [];
	const isRequired = (name: string) => Array.isArray(required) && required.includes(name);
	return Object.entries(properties).map(([name, field]) => [
		before + name,
		kindOf({ schema: field, definitions }) + (isRequired(name) ? "" : ", if the formula needs it"),
	]);
};

const cellOf = (fields: unknown, name: string): string => {
	const value = isRecord(fields) ? fields[name] : undefined;
	if (value === undefined) return "";
	return value === "" ? "*nothing*" : `\`${String(value)}\``;
};

const refusal = ({ refused }: { readonly refused: string }, at: number): string =>
	at === 0 ? `refused: ${refused}` : "";

const isRefusal = (gives: unknown): gives is { readonly refused: string } =>
	isRecord(gives) && "refused" in gives;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;

/** The first example as a line of an audit file. */
const auditLine = ({ id, examples }: AnyRule): string => {
	const [first] = examples;
	return JSON.stringify({ rule: id, input: first?.given, expected: first?.gives });
};
