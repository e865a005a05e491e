import { Schema } from "effect";
import type { WireSchema } from "../call.ts";

/** A field of a reply or a frame, as its schema describes it. */
export interface WireField {
	/** `data[].ForexTradeLists.ShowCode`. */
	readonly path: string;
	readonly isRequired: boolean;
}

type Json = { readonly [key: string]: unknown };

/** All fields of a schema, outer ones first. */
export const fieldsOf = (schema: WireSchema<never> | Schema.Top): readonly WireField[] => {
	const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
	return fieldsIn(root, definitions, "");
};

const fieldsIn = (schema: Json, definitions: Json, path: string): readonly WireField[] => {
	if (typeof schema.$ref === "string")
		return fieldsIn(Object(definitions[schema.$ref.slice("#/$defs/".length)]), definitions, path);
	if (Array.isArray(schema.anyOf)) return fieldsIn(Object(schema.anyOf[0]), definitions, path);
	if (schema.type === "array") return fieldsIn(Object(schema.items), definitions, `${path}[]`);
	if (schema.type !== "object") return [];
	const required = Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(Object(schema.properties)).flatMap(([key, field]) => {
		const place = path === "" ? key : `${path}.${key}`;
		return [
			{ path: place, isRequired: required.includes(key) },
			...fieldsIn(Object(field), definitions, place),
		];
	});
};

/** The value with each value at `path` changed; a field that is changed to `undefined` is removed. */
export const withChange = (value: unknown, path: string, change: (value: unknown) => unknown): unknown => {
	if (path === "") return change(value);
	if (path.startsWith("[]"))
		return Array.isArray(value)
			? value.map((row) => withChange(row, path.slice(2).replace(/^\./u, ""), change))
			: value;
	const [key = ""] = /^[^.[]+/u.exec(path) ?? [];
	if (typeof value !== "object" || value === null || !(key in value)) return value;
	const { [key]: field, ...others } = value as Json;
	const changed = withChange(field, path.slice(key.length).replace(/^\./u, ""), change);
	return changed === undefined ? others : { ...value, [key]: changed };
};

export const isDigits = (value: unknown): value is string =>
	typeof value === "string" && /^-?\d+(\.\d+)?$/u.test(value);

/** A figure, a flag or an id in its other form: the text of a number, the number of a text. */
export const otherForm = (value: unknown): unknown =>
	typeof value === "number" ? String(value) : isDigits(value) ? Number(value) : value;

/** The JSON without the fields at `paths`. */
export const withoutFields = (json: unknown, paths: readonly string[]): unknown =>
	paths.reduce((rest, path) => withChange(rest, path, () => undefined), json);
