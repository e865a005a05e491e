import { collectComponentSchemas } from "@tradewind/contracts";
import type { Schema } from "effect";

/** A field of a command's body. */
export interface InputField {
	/** With the way to it: `http[].match`. */
	readonly name: string;
	/** `text`, `whole number`, or the values that it may have. */
	readonly type: string;
	readonly isRequired: boolean;
	readonly description: string;
}

/** The parts of a JSON schema that are read. */
interface JsonSchema {
	readonly type?: string;
	readonly enum?: readonly unknown[];
	readonly anyOf?: readonly JsonSchema[];
	readonly description?: string;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly items?: JsonSchema;
	readonly minimum?: number;
	readonly maximum?: number;
	readonly allOf?: readonly JsonSchema[];
	readonly $ref?: string;
}

const typeNames: Readonly<Record<string, string>> = {
	string: "text",
	integer: "whole number",
	number: "number",
	boolean: "true or false",
	array: "list",
	object: "object",
};

/** A longer list of values is only counted. */
const maxValues = 12;

/** The fields of the body that a schema reads, those of its objects and lists after them. */
export const inputFields = (schema: Schema.Top): readonly InputField[] => {
	const schemas = collectComponentSchemas();
	const root: JsonSchema = schemas.of(schema);
	const named = schemas.named();
	const resolved = (one: JsonSchema): JsonSchema => {
		const found: JsonSchema =
			one.$ref === undefined ? one : (named[one.$ref.slice("#/components/schemas/".length)] ?? {});
		// A later check, and what is beside a reference, counts more than the type itself.
		return Object.assign({}, found, ...(found.allOf ?? []), one.$ref === undefined ? {} : one);
	};
	const fieldsOf = (parent: JsonSchema, way: string): readonly InputField[] =>
		Object.entries(parent.properties ?? {}).flatMap(([key, property]) => {
			const field = resolved(property);
			const name = `${way}${key}`;
			const inner =
				field.type === "array"
					? fieldsOf(resolved(field.items ?? {}), `${name}[].`)
					: fieldsOf(field, `${name}.`);
			const isRequired = parent.required?.includes(key) === true;
			return [{ name, type: typeOf(field), isRequired, description: field.description ?? "" }, ...inner];
		});
	return fieldsOf(resolved(root), "");
};

const typeOf = ({ type = "", enum: values, minimum, maximum }: JsonSchema): string => {
	if (values && values.length <= maxValues) return values.map((value) => JSON.stringify(value)).join(", ");
	if (values) return `one of ${values.length} texts`;
	const name = typeNames[type] ?? type;
	return minimum === undefined || maximum === undefined ? name : `${name}, ${minimum} to ${maximum}`;
};
