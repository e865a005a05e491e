import { Schema } from "effect";
import type { Call, WireSchema } from "../call.ts";
import type { Frame } from "../frame.ts";

/** The fields of the wire whose values a recording keeps, by their names. A field that is not named here is not kept. */
export interface RecordedFields {
	/** Decimals, flags, moments, times of the day and colours. */
	readonly figures: readonly string[];
	/** Ids of records. They are replaced by others in the same order. */
	readonly ids: readonly string[];
	/** Texts. They are replaced by numbered ones, except for `words`. */
	readonly texts: readonly string[];
	/** Records and lists of records. */
	readonly records: readonly string[];
	/** Values that the contract itself names. */
	readonly words: readonly string[];
	/** The paths of all calls. */
	readonly paths: readonly string[];
}

/** Figures about a person. A recording leaves these fields out (docs/assumptions.md, A-860). */
const personal = new Set(
	[
		"age birthday sex id_card_type id_type social_security work_years credit_score",
		"annual_income annual_savings family_income personal_income other_income",
		"has_car has_family has_house has_pension",
	].flatMap((names) => names.split(" ")),
);

/** The app names these itself; they are ids in the contract by their form alone. */
const notIds = new Set(["limit", "type"]);

/** Values of fields that are texts in the contract, by which the app decides: the kind of a fee, of a contact, a currency. */
const knownTexts = "1 2 3 4 5 en hk USD USDT USDC EUR GBP BTC ETH".split(" ");

type Json = { readonly [key: string]: unknown };
type Kind = "figure" | "id" | "moment" | "text" | "word";

const kinds: Readonly<Record<string, Kind>> = {
	...Object.fromEntries(
		"Figure UnsignedFigure AmountText Whole WholeEncoded WholeText Count Days MicroSeconds PageText UnixSeconds UnixMillis"
			.split(" ")
			.map((name) => [name, "figure"]),
	),
	Id: "id",
	IdText: "id",
	...Object.fromEntries("DateTimeText ClockText ColourText Day".split(" ").map((name) => [name, "moment"])),
	Text: "text",
	NonEmptyText: "text",
	Topic: "text",
	SearchText: "text",
};

/** Patterns that only digits fit. */
const digitsOnly = /^\^(\\s\*)?(\[\+-\]\?)?(\[1-9\])?\\d/u;

/** What the contract says about its fields, put together by name: a name that is a text anywhere is one everywhere. */
export const recordedFields = (calls: readonly Call[], frames: readonly Frame[]): RecordedFields => {
	const found = new Map<string, Set<Kind>>();
	const words = new Set<string>(knownTexts);
	const add = (name: string, kind: Kind): void => {
		found.set(name, (found.get(name) ?? new Set()).add(kind));
	};
	const addLeaf = (schema: Json, name: string): void => {
		for (const value of Array.isArray(schema.enum) ? schema.enum : []) {
			add(name, "word");
			words.add(String(value));
		}
		if (schema.type === "integer" || schema.type === "number") add(name, "figure");
		if (schema.type === "string" && !schema.enum)
			add(name, digitsOnly.test(patternOf(schema)) ? "figure" : "text");
	};
	const visit = (schema: Json, definitions: Json, name: string): void => {
		const type = typeof schema.$ref === "string" ? schema.$ref.slice("#/$defs/".length) : undefined;
		const kind = type === undefined ? undefined : kinds[type];
		if (kind) add(name, kind);
		else if (type !== undefined) visit(Object(definitions[type]), definitions, name);
		else addLeaf(schema, name);
		for (const one of [schema.anyOf, schema.prefixItems].flatMap((list) => (Array.isArray(list) ? list : [])))
			visit(one, definitions, name);
		if (schema.items) visit(Object(schema.items), definitions, name);
		for (const [key, field] of Object.entries(Object(schema.properties))) {
			found.set(key, found.get(key) ?? new Set());
			visit(Object(field), definitions, key);
		}
	};
	const schemas: readonly WireSchema[] = [
		...calls.flatMap(({ input, reply }) => [input, reply]),
		...frames.map(({ schema }) => schema as WireSchema),
	];
	for (const schema of schemas) {
		const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
		visit(root, definitions, "");
	}
	return sortedFields(found, words, calls);
};

const patternOf = (schema: Json): string => {
	const [first] = Array.isArray(schema.allOf) ? schema.allOf : [];
	return String(schema.pattern ?? Object(first).pattern ?? "");
};

const sortedFields = (
	found: ReadonlyMap<string, ReadonlySet<Kind>>,
	words: ReadonlySet<string>,
	calls: readonly Call[],
): RecordedFields => {
	const names = [...found.keys()].filter((name) => !personal.has(name)).sort();
	const isKind = (name: string, kind: Kind): boolean => found.get(name)?.has(kind) === true;
	const records = names.filter((name) => found.get(name)?.size === 0);
	const ids = names.filter((name) => isKind(name, "id") && !notIds.has(name));
	// A shown moment is also any other text, of which nothing is kept.
	const isText = (name: string) => isKind(name, "text") && !isKind(name, "moment");
	const texts = names.filter((name) => isText(name) && !ids.includes(name));
	const others = new Set([...records, ...ids, ...texts]);
	return {
		figures: names.filter((name) => !others.has(name)),
		records,
		ids,
		texts,
		words: [...words].sort(),
		paths: calls.map(({ path }) => path).sort(),
	};
};
