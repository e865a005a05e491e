import { Schema } from "effect";
import type { WireSchema } from "../call.ts";

/** A field of a reply or a frame, as its schema describes it. */
export interface WireField {
	/** `data[].ForexTradeLists.ShowCode`. */
	readonly path: string;
	readonly isRequired: boolean;
	/** The identifier of its type, such as `Figure`; `list of records`, or undefined for a type without one. */
	readonly type: string | undefined;
	/** An example of its type, if there is a simple one. */
	readonly sample: unknown;
}

type Json = { readonly [key: string]: unknown };

/** All fields of a schema, outer ones first. */
export const fieldsOf = (schema: WireSchema<never> | Schema.Top): readonly WireField[] => {
	const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
	return fieldsIn(root, definitions, "");
};

const nameOf = (schema: Json): string | undefined =>
	typeof schema.$ref === "string" ? schema.$ref.slice("#/$defs/".length) : undefined;

const fieldsIn = (schema: Json, definitions: Json, path: string): readonly WireField[] => {
	const name = nameOf(schema);
	if (name !== undefined) return fieldsIn(Object(definitions[name]), definitions, path);
	if (Array.isArray(schema.anyOf)) return fieldsIn(Object(schema.anyOf[0]), definitions, path);
	if (schema.type === "array") return fieldsIn(Object(schema.items), definitions, `${path}[]`);
	if (schema.type !== "object") return [];
	const required = Array.isArray(schema.required) ? schema.required : [];
	return Object.entries(Object(schema.properties)).flatMap(([key, field]) => {
		const place = path === "" ? key : `${path}.${key}`;
		return [
			{ path: place, isRequired: required.includes(key), ...typeOf(Object(field), definitions) },
			...fieldsIn(Object(field), definitions, place),
		];
	});
};

/** Values of the types that have a name. */
const samples: Readonly<Record<string, unknown>> = {
	Figure: "3.5",
	UnsignedFigure: "3.5",
	Flag: "1",
	FlagNumber: 1,
	FlagOrWhole: 1,
	Text: "a text",
	NonEmptyText: "a text",
	Id: 7,
	Whole: 3,
	Count: 4,
	Days: 5,
	DateTimeText: "2026-01-01 00:00:00",
	UnixSeconds: 1_767_225_600,
	UnixMillis: 1_767_225_600_000,
	ColourText: "#123456",
	ClockText: "08:30",
	WholeText: "2",
	Day: "2026-01-31",
};

const typeOf = (schema: Json, definitions: Json): Pick<WireField, "type" | "sample"> => {
	const name = nameOf(schema);
	if (name !== undefined && name in samples) return { type: name, sample: samples[name] };
	if (name !== undefined) {
		const { type, sample } = typeOf(Object(definitions[name]), definitions);
		return { type: type ?? name, sample };
	}
	if (Array.isArray(schema.anyOf)) return typeOf(Object(schema.anyOf[0]), definitions);
	if (schema.type === "array") {
		const rows = typeOf(Object(schema.items), definitions);
		return { type: rows.type === "record" ? "list of records" : "list", sample: [rows.sample] };
	}
	if (schema.type === "object")
		return {
			type: "record",
			sample: Object.fromEntries(
				Object.entries(Object(schema.properties)).map(([key, field]) => [
					key,
					typeOf(Object(field), definitions).sample,
				]),
			),
		};
	if (Array.isArray(schema.enum)) return { type: "one of few", sample: schema.enum.at(-1) };
	return {
		type: undefined,
		sample: schema.type === "string" ? "a text" : schema.type === "integer" ? 1 : undefined,
	};
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
