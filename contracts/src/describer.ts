import type { JsonObject } from "./component-schemas.ts";
import { meanings } from "./meanings/all.ts";
import { sharedMeanings } from "./meanings/shared.ts";

/** Writes meanings into the JSON schemas of documents. */
export interface Describer {
	/** The schema of a record with the meaning of each field. */
	readonly fieldsOf: (owner: string, schema: JsonObject) => JsonObject;
	/** The component schemas with their own meaning and that of each field. */
	readonly components: (
		schemas: Readonly<Record<string, JsonObject>>,
	) => Readonly<Record<string, JsonObject>>;
	/** Throws if something had no meaning, and names all of it. */
	readonly check: () => void;
	/** The meanings of nothing that was described. */
	readonly unused: () => readonly string[];
}

export const createDescriber = (): Describer => {
	const used = new Set<string>();
	const missing = new Set<string>();

	const meaningOf = (owner: string, path: string): string => {
		const own = meanings[owner]?.fields?.[path];
		const name = path.slice(path.lastIndexOf(".") + 1);
		used.add(own === undefined ? `shared.${name}` : `${owner}.${path}`);
		const meaning = own ?? sharedMeanings[name];
		if (meaning === undefined) missing.add(`${owner}.${path}`);
		return meaning ?? "";
	};

	const walk = (owner: string, path: string, schema: unknown): unknown => {
		if (Array.isArray(schema)) return schema.map((one) => walk(owner, path, one));
		if (typeof schema !== "object" || schema === null) return schema;
		return Object.fromEntries(
			Object.entries(schema).map(([key, value]) => {
				if (key === "properties") return [key, properties(owner, path, value)];
				return [key, ["items", "anyOf", "oneOf", "allOf"].includes(key) ? walk(owner, path, value) : value];
			}),
		);
	};

	const properties = (owner: string, path: string, fields: object): JsonObject =>
		Object.fromEntries(
			Object.entries(fields).map(([name, field]) => {
				const description = meaningOf(owner, path + name);
				return [name, { ...Object(walk(owner, `${path}${name}.`, field)), description }];
			}),
		);

	const aboutOf = (name: string, schema: JsonObject): JsonObject => {
		used.add(`${name}.about`);
		const description = meanings[name]?.about ?? schema.description;
		if (description === undefined) missing.add(name);
		return { ...schema, description };
	};

	const fieldsOf = (owner: string, schema: JsonObject): JsonObject => Object(walk(owner, "", schema));

	return {
		fieldsOf,
		components: (schemas) =>
			Object.fromEntries(
				Object.entries(schemas).map(([name, schema]) => [name, aboutOf(name, fieldsOf(name, schema))]),
			),
		check: () => {
			if (missing.size > 0)
				throw new Error(`Without a meaning in contracts/src/meanings: ${[...missing].join(", ")}`);
		},
		unused: () => {
			const all = [
				...Object.keys(sharedMeanings).map((name) => `shared.${name}`),
				...Object.entries(meanings).flatMap(([owner, { about, fields = {} }]) => [
					...(about === undefined ? [] : [`${owner}.about`]),
					...Object.keys(fields).map((path) => `${owner}.${path}`),
				]),
			];
			return all.filter((name) => !used.has(name));
		},
	};
};
