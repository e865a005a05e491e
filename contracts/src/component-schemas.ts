import { type JsonSchema, Schema } from "effect";
import type { WireSchema } from "./call.ts";

export type JsonObject = { readonly [key: string]: unknown };

export interface ComponentSchemas {
	/** The schema for the document: a `$ref` if it has an identifier, else inline. */
	readonly of: (schema: WireSchema<never> | Schema.Top) => JsonObject;
	/** Every schema with an identifier that `of` has processed, by identifier, in alphabetical order. */
	readonly named: () => Readonly<Record<string, JsonObject>>;
}

/** Collects the JSON schemas of a document, each identifier once. Throws when two schemas share an identifier. */
export const collectComponentSchemas = (): ComponentSchemas => {
	const found = new Map<string, JsonObject>();
	return {
		of: (schema) => {
			const document = Schema.toJsonSchemaDocument(schema);
			for (const [name, definition] of Object.entries(document.definitions)) {
				const component = inComponents(definition);
				const earlier = found.get(name);
				if (earlier !== undefined && JSON.stringify(earlier) !== JSON.stringify(component)) {
					throw new Error(`Two different schemas have the identifier ${name}.`);
				}
				found.set(name, component);
			}
			return inComponents(document.schema);
		},
		named: () => Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1))),
	};
};

const definitions = "#/$defs/";
const components = "#/components/schemas/";

/** Redirects references to the document's components, drops defaults and repetitions, writes an empty struct as an object. */
const inComponents = (schema: JsonSchema.JsonSchema): JsonObject =>
	JSON.parse(JSON.stringify(schema), (key, value) => {
		if (key === "$ref") return components + String(value).slice(definitions.length);
		if (key === "additionalProperties" && value === true) return undefined;
		if (Math.abs(value) === Number.MAX_SAFE_INTEGER) return undefined;
		if (Array.isArray(value?.anyOf)) return withoutRepetition(value);
		return isNothing(value) ? { type: "object" } : value;
	});

/** Each of the alternatives once; the only one in place of a list. */
const withoutRepetition = ({ anyOf, ...others }: { readonly anyOf: readonly object[] }): object => {
	const [first, ...rest] = new Map(anyOf.map((one) => [JSON.stringify(one), one])).values();
	return rest.length === 0 ? { ...first, ...others } : { anyOf: [first, ...rest], ...others };
};

const isNothing = (value: unknown): boolean => JSON.stringify(value) === '{"not":{"type":"null"}}';
