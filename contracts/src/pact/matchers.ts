import { Schema } from "effect";
import type { StateValue } from "./provider-states.ts";

/** A value of a pact in the integration JSON format: plain JSON with matchers, marked by `pact:matcher:type`. */
export type PactTemplate = Readonly<Record<string, unknown>>;

type Json = { readonly [key: string]: unknown };
type Rule = { readonly "pact:matcher:type": string; readonly [argument: string]: unknown };

interface Position {
	readonly definitions: Json;
	/** For messages: `$.data[].Id`. */
	readonly path: string;
	/** The outermost list of a reply must have a row; lists inside rows may be empty. */
	readonly minRows: 0 | 1;
}

/**
 * The matchers of a pact for a schema and an example: they require the shapes of the example, not its values. Optional
 * keys are required if the example has them. Of a union only the first schema is required: the others are what the app
 * tolerates. Throws on a schema without a matcher.
 */
export const matchersOf = (schema: Schema.Top, example: unknown): PactTemplate => {
	const document = Schema.toJsonSchemaDocument(schema);
	return matcher(document.schema, example, { definitions: document.definitions, path: "$", minRows: 1 });
};

/** The value must be exactly this. */
export const exactly = (value: unknown): PactTemplate => matching(value, { "pact:matcher:type": "equality" });

/** The value must have the type of this one; an object may have any keys. */
export const like = (value: unknown): PactTemplate => matching(value, isSameType);

/** Exactly this value in the consumer test; a verification uses the value of the provider state. */
export const fromState = (name: StateValue, value: string) => ({
	"pact:matcher:type": "equality",
	"pact:generator:type": "ProviderState",
	expression: `\${${name}}`,
	value,
});

/** The text must not be empty. */
export const someText = (example: string): PactTemplate => text({ minLength: 1 }, example);

/** The digits of the whole number must match. */
export const integerLike = (pattern: string, example: number): PactTemplate =>
	matching(example, isInteger, { "pact:matcher:type": "regex", regex: pattern });

/** A value of a query or a header must match; the consumer test gets `example`. */
export const textLike = (pattern: string, example: string) => ({
	"pact:matcher:type": "regex",
	regex: pattern,
	value: example,
});

const matcher = (schema: Json, example: unknown, position: Position): PactTemplate => {
	if (typeof schema.$ref === "string") return matcher(definition(schema.$ref, position), example, position);
	if (Array.isArray(schema.anyOf) && isJson(schema.anyOf[0]))
		return matcher(schema.anyOf[0], example, position);
	if (Array.isArray(schema.enum)) return oneOf(schema.enum, example);
	if (schema.type === "string") return text(schema, example);
	if (schema.type === "integer") return integer(schema, example);
	if (schema.type === "array") return rows(schema, example, position);
	if (schema.type === "object") return record(schema, example, position);
	if (isNothing(schema)) return matching(example, isSameType);
	throw new Error(`${position.path}: no pact matcher for ${JSON.stringify(schema)}`);
};

const definition = (reference: string, { definitions, path }: Position): Json => {
	const found = definitions[reference.slice("#/$defs/".length)];
	if (isJson(found)) return found;
	throw new Error(`${path}: ${reference} does not resolve`);
};

const oneOf = (values: readonly unknown[], example: unknown): PactTemplate => {
	if (values.length === 1) return exactly(example);
	const pattern: Rule = { "pact:matcher:type": "regex", regex: `^(${values.map(escaped).join("|")})$` };
	return matching(example, typeof example === "number" ? isInteger : isSameType, pattern);
};

/** The type is matched too: a pattern alone would accept a number with these digits. */
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

const rows = ({ items }: Json, example: unknown, position: Position): PactTemplate => {
	if (!isJson(items) || !Array.isArray(example))
		throw new Error(`${position.path}: not a list with rows of one schema`);
	const row: Position = { ...position, path: `${position.path}[]`, minRows: 0 };
	return {
		"pact:matcher:type": "type",
		min: position.minRows,
		value: example.slice(0, 1).map((first) => matcher(items, first, row)),
	};
};

const record = ({ properties, required }: Json, example: unknown, position: Position): PactTemplate => {
	if (!isJson(example)) throw new Error(`${position.path}: the example is not a record`);
	const requiredKeys = Array.isArray(required) ? required : [];
	const fields = Object.entries(isJson(properties) ? properties : {}).filter(
		([key]) => requiredKeys.includes(key) || key in example,
	);
	return Object.fromEntries(
		fields.map(([key, field]) => {
			const path = `${position.path}.${key}`;
			if (!isJson(field)) throw new Error(`${path}: no schema`);
			return [key, matcher(field, example[key], { ...position, path })];
		}),
	);
};

const isSameType: Rule = { "pact:matcher:type": "type" };
const isInteger: Rule = { "pact:matcher:type": "integer" };

const matching = (value: unknown, ...rules: readonly Rule[]): PactTemplate =>
	rules.length === 1 ? { ...rules[0], value } : { "pact:matcher:type": rules, value };

/** The JSON schema of an empty struct: anything but null. */
const isNothing = ({ not }: Json): boolean => isJson(not) && not.type === "null";

const escaped = (value: unknown): string => String(value).replaceAll(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const isJson = (value: unknown): value is Json =>
	typeof value === "object" && value !== null && !Array.isArray(value);
