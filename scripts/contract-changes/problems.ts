/** A JSON Schema, as far as the documents of the contracts use it. */
export type Schema = Readonly<Record<string, unknown>>;
/** Finds what a `$ref` of a document names. */
export type Resolve = (schema: unknown) => Schema;

export interface Side {
	readonly schema: unknown;
	readonly resolve: Resolve;
}

/** Why a reader of the one schema cannot read all that a writer of the other one writes; `at` is where, in words. */
export const problems = (
	writer: Side,
	reader: Side,
	{ at, knowsAll, seen = [] }: { at: string; knowsAll: boolean; seen?: readonly unknown[] },
): readonly string[] => {
	const written = writer.resolve(writer.schema);
	const read = reader.resolve(reader.schema);
	if (seen.includes(written)) return [];
	const deeper = { at, knowsAll, seen: [...seen, written] };
	const inside = (one: unknown, other: unknown, where = at): readonly string[] =>
		problems({ ...writer, schema: one }, { ...reader, schema: other }, { ...deeper, at: where });
	const choices = alternatives(read);
	if (choices || alternatives(written))
		return (alternatives(written) ?? [written]).flatMap((one) =>
			fewest((choices ?? [read]).map((other) => inside(one, other))),
		);
	const values = valuesOf(read);
	if (values && !valuesOf(written)?.every((value) => values.includes(value)))
		return [`${at} has other values: ${listOf(written)}, not ${listOf(read)}`];
	if (read.type !== undefined && typeOf(written) !== read.type)
		return [`${at} is ${typeOf(written)}, not ${read.type}`];
	if (read.pattern !== undefined && written.pattern !== read.pattern) return [`${at} has another pattern`];
	if (read.items !== undefined) return inside(written.items, read.items, `each of ${at}`);
	return [
		...namesIn(read.required)
			.filter((name) => !namesIn(written.required).includes(name))
			.map((name) => `${at}.${name} may be missing`),
		...Object.entries(fieldsOf(written)).flatMap(([name, field]) => {
			const known = fieldsOf(read)[name];
			if (known !== undefined) return inside(field, known, `${at}.${name}`);
			return knowsAll ? [`${at}.${name} is not read any more`] : [];
		}),
	];
};

const alternatives = ({ anyOf, oneOf }: Schema): readonly unknown[] | undefined =>
	[anyOf, oneOf].find((choices) => Array.isArray(choices));

/** An alternative that fits has none. */
const fewest = (found: readonly (readonly string[])[]): readonly string[] =>
	found.toSorted((one, other) => one.length - other.length)[0] ?? [];

const valuesOf = (schema: Schema): readonly unknown[] | undefined => {
	if ("const" in schema) return [schema.const];
	return Array.isArray(schema.enum) ? schema.enum : undefined;
};

const listOf = (schema: Schema): string =>
	valuesOf(schema)?.map(String).join(", ") ?? `any ${typeOf(schema)}`;

const typeOf = (schema: Schema): string => String(schema.type ?? typeof valuesOf(schema)?.[0]);

const namesIn = (names: unknown): readonly unknown[] => (Array.isArray(names) ? names : []);

const fieldsOf = ({ properties }: Schema): Schema => Object(properties ?? {});
