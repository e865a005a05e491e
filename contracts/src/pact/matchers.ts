import { Schema } from "effect";
import type { StateValue } from "./provider-states.ts";

/** A value of a pact in the integration JSON format: plain JSON, with matchers where `pact:matcher:type` stands. */
export type PactTemplate = Readonly<Record<string, unknown>>;

type Json = { readonly [key: string]: unknown };
type Rule = { readonly "pact:matcher:type": string; readonly [argument: string]: unknown };

interface Place {
	readonly definitions: Json;
	/** For messages: `$.data[].Id`. */
	readonly path: string;
	/** Rows inside rows may be missing; the outermost list of a reply must show at least one. */
	readonly fewestRows: 0 | 1;
}

/**
 * What a pact demands of a provider, from the schema of the wire and one example: not the example's values but their
 * shapes. Optional keys are demanded where the example has them: the app can do without, this platform need not. Of
 * several forms the first is the platform's, the others are what the app bears. Throws on a schema that has no faithful
 * matcher.
 */
export const matchersOf = (schema: Schema.Top, example: unknown): PactTemplate => {
	const document = Schema.toJsonSchemaDocument(schema);
	return matcher(document.schema, example, { definitions: document.definitions, path: "$", fewestRows: 1 });
};

/** The value must be exactly this. */
export const exactly = (value: unknown): PactTemplate => matching(value, { "pact:matcher:type": "equality" });

/** The value must have the type of this one; an object may have any keys. */
export const like = (value: unknown): PactTemplate => matching(value, isSameType);

/** The value is exactly this in the consumer test; a verification puts in what the provider state gives by that name. */
export const fromState = (name: StateValue, value: string) => ({
	"pact:matcher:type": "equality",
	"pact:generator:type": "ProviderState",
	expression: `\${${name}}`,
	value,
});

/** The text must not be empty. */
export const someText = (example: string): PactTemplate => text({ minLength: 1 }, example);

/** The whole number must match by its digits. */
export const integerLike = (pattern: string, example: number): PactTemplate =>
	matching(example, isInteger, { "pact:matcher:type": "regex", regex: pattern });

/** A value of a query or a header must match; `example` is what the consumer test gets. */
export const textLike = (pattern: string, example: string) => ({
	"pact:matcher:type": "regex",
	regex: pattern,
	value: example,
});

const matcher = (schema: Json, example: unknown, place: Place): PactTemplate => {
	if (typeof schema.$ref === "string") return matcher(definition(schema.$ref, place), example, place);
	if (Array.isArray(schema.anyOf) && isJson(schema.anyOf[0])) return matcher(schema.anyOf[0], example, place);
	if (Array.isArray(schema.enum)) return oneOf(schema.enum, example);
	if (schema.type === "string") return text(schema, example);
	if (schema.type === "integer") return integer(schema, example);
	if (schema.type === "array") return rows(schema, example, place);
	if (schema.type === "object") return record(schema, example, place);
	if (isNothing(schema)) return matching(example, isSameType);
	throw new Error(`${place.path}: no pact matcher for ${JSON.stringify(schema)}`);
};

const definition = (reference: string, { definitions, path }: Place): Json => {
	const found = definitions[reference.slice("#/$defs/".length)];
	if (isJson(found)) return found;
	throw new Error(`${path}: ${reference} leads nowhere`);
};

const oneOf = (values: readonly unknown[], example: unknown): PactTemplate => {
	if (values.length === 1) return exactly(example);
	const pattern: Rule = { "pact:matcher:type": "regex", regex: `^(${values.map(escaped).join("|")})$` };
	return matching(example, typeof example === "number" ? isInteger : isSameType, pattern);
};

/** A pattern alone would let a number through: it is matched against its digits. */
const text = ({ pattern, minLength }: Json, example: unknown): PactTemplate => {
	const regex =
		typeof pattern === "string"
			? pattern.replaceAll("\\d", "[0-9]")
			: minLength === undefined
				? undefined
				: "^[\\s\\S]+$";
	return regex === undefined
		? matching(example, isSameType)
		: matching(example, isSameType, { "pact:matcher:type": "regex", regex });
};

const integer = ({ minimum, exclusiveMinimum, maximum }: Json, example: unknown): PactTemplate => {
	if (typeof minimum === "number" && typeof maximum === "number" && maximum - minimum < 100) {
		const values = Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step);
		return oneOf(values, example);
	}
	const digits = minimum === 0 ? "^[0-9]+$" : exclusiveMinimum === 0 ? "^[1-9][0-9]*$" : undefined;
	if (digits === undefined) return matching(example, isInteger);
	return matching(example, isInteger, { "pact:matcher:type": "regex", regex: digits });
};

const rows = ({ items }: Json, example: unknown, place: Place): PactTemplate => {
	if (!isJson(items) || !Array.isArray(example))
		throw new Error(`${place.path}: not a list of one kind of row`);
	const row: Place = { ...place, path: `${place.path}[]`, fewestRows: 0 };
	return {
		"pact:matcher:type": "type",
		min: place.fewestRows,
		value: example.slice(0, 1).map((first) => matcher(items, first, row)),
	};
};

const record = ({ properties, required }: Json, example: unknown, place: Place): PactTemplate => {
	if (!isJson(example)) throw new Error(`${place.path}: the example is no record`);
	const demanded = Array.isArray(required) ? required : [];
	const fields = Object.entries(isJson(properties) ? properties : {}).filter(
		([key]) => demanded.includes(key) || key in example,
	);
	return Object.fromEntries(
		fields.map(([key, field]) => {
			const path = `${place.path}.${key}`;
			if (!isJson(field)) throw new Error(`${path}: no schema`);
			return [key, matcher(field, example[key], { ...place, path })];
		}),
	);
};

const isSameType: Rule = { "pact:matcher:type": "type" };
const isInteger: Rule = { "pact:matcher:type": "integer" };

const matching = (value: unknown, ...rules: readonly Rule[]): PactTemplate =>
	rules.length === 1 ? { ...rules[0], value } : { "pact:matcher:type": rules, value };

/** What an empty struct becomes: anything but null. */
const isNothing = ({ not }: Json): boolean => isJson(not) && not.type === "null";

const escaped = (value: unknown): string => String(value).replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const isJson = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);
