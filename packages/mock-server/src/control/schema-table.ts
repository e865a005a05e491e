import { escaped } from "../messages/html.ts";

/** A JSON schema of the documents, as far as the page reads it. */
export interface Shown {
	readonly $ref?: string;
	readonly type?: string;
	readonly const?: unknown;
	readonly enum?: readonly unknown[];
	readonly description?: string;
	readonly items?: Shown;
	readonly anyOf?: readonly Shown[];
	readonly oneOf?: readonly Shown[];
	readonly allOf?: readonly Shown[];
	readonly properties?: Readonly<Record<string, Shown>>;
	readonly required?: readonly string[];
}

export interface ShownField {
	/** With the names around it: `ForexQuotations.Close`. */
	readonly name: string;
	readonly schema: Shown;
	readonly isRequired: boolean;
}

const partsOf = ({ anyOf, oneOf, allOf }: Shown): readonly Shown[] => anyOf ?? oneOf ?? allOf ?? [];

/** The fields of a record, each followed by those of the record or the rows in it; each once. */
export const fieldsIn = (schema: Shown, around = ""): readonly ShownField[] => {
	const { properties = {}, required = [], items } = schema;
	const own = Object.entries(properties).flatMap(([name, field]) => [
		{ name: around + name, schema: field, isRequired: required.includes(name) },
		...fieldsIn(field, `${around}${name}.`),
	]);
	const all = [
		...own,
		...[...partsOf(schema), ...(items ? [items] : [])].flatMap((part) => fieldsIn(part, around)),
	];
	return all.filter(({ name }, at) => all.findIndex((other) => other.name === name) === at);
};

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** The fragment of the page where a component schema is described. */
export const anchorOf = (schema: string): string => `schema-${schema}`;

/** The type of a value as HTML. `null` and what is read as absent is left out: a field that is not required may be both. */
const typeOf = (schema: Shown): string => {
	if (schema.$ref !== undefined) {
		const name = nameIn(schema.$ref);
		return `<a href="#${anchorOf(name)}">${escaped(name)}</a>`;
	}
	if (schema.const !== undefined) return code(schema.const);
	if (schema.enum !== undefined) return schema.enum.map(code).join(", ");
	if (schema.type === "array") return `list of ${schema.items ? typeOf(schema.items) : "values"}`;
	const parts = partsOf(schema).filter(
		({ type, $ref }) => type !== "null" && $ref !== "#/components/schemas/AbsentValue",
	);
	if (parts.length > 0) return [...new Set(parts.map(typeOf))].join(" or ");
	return typeNames[schema.type ?? ""] ?? "any value";
};

const typeNames: Readonly<Record<string, string>> = {
	string: "text",
	integer: "whole number",
	number: "number",
	boolean: "boolean",
	object: "record",
	null: "nothing",
};

const code = (value: unknown): string => `<code>${escaped(JSON.stringify(value))}</code>`;

/** Texts of the documents mark code with back ticks. */
export const prose = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

/** A table of fields; nothing if there are none. */
export const fieldTable = (fields: readonly ShownField[]): string =>
	fields.length === 0
		? ""
		: [
				"<table><thead><tr><th>field</th><th>value</th><th></th><th>meaning</th></tr></thead><tbody>",
				...fields.map(
					({ name, schema, isRequired }) =>
						`<tr><td><code>${escaped(name)}</code></td><td>${typeOf(schema)}</td><td>${isRequired ? "required" : ""}</td><td>${prose(schema.description ?? "")}</td></tr>`,
				),
				"</tbody></table>",
			].join("\n");
