import type { WireSchema } from "@tradewind/contracts";
import { Result, type SchemaAST } from "effect";
import { readAs } from "../api/fields.ts";
import { inputFields } from "./input-fields.ts";
import { guess } from "./nearest-name.ts";
import { ControlRefused } from "./refused.ts";

/**
 * Reads the body of a command; throws a `ControlRefused` that names the field. A field that the command does not have is refused,
 * too: ignoring it could change the meaning of the command.
 */
export const readCommand = <A>(schema: WireSchema<A>, body: unknown): A => {
	refuseUnknown(schema.ast, body, []);
	const read = readAs(schema, body);
	if (Result.isSuccess(read)) return read.success;
	const { field, reason } = read.failure.facts ?? {};
	const name = typeof field === "string" ? field : "request";
	if (typeof reason !== "string") throw new ControlRefused(name, "does not fit");
	if (reason === "Missing key") throw new ControlRefused(name, "is required");
	throw new ControlRefused(name, inWords(schema, name, reason) ?? shortened(reason, body, name));
};

/** What the field is, instead of a pattern that it does not match. */
const inWords = (schema: WireSchema<unknown>, field: string, reason: string): string | undefined => {
	if (!reason.includes("RegExp")) return undefined;
	const name = field.replace(/\.\d+(?=\.|$)/gu, "[]");
	const { description } = inputFields(schema).find((known) => known.name === name) ?? {};
	return description ? `does not fit. ${description}` : undefined;
};

const longest = 300;

/** A reason that lists more values than a person reads names those that are like the given one. */
const shortened = (reason: string, body: unknown, field: string): string => {
	if (reason.length <= longest) return reason;
	const given = field.split(".").reduce<unknown>((value, name) => Object(value)[name], body);
	const names = [...reason.matchAll(/"([^"]+)"/gu)].map(([, name = ""]) => name);
	const like = names.filter((name) => name.toLowerCase().includes(String(given).toLowerCase())).slice(0, 5);
	return `there is no ${given}${like.length > 0 ? `. Did you mean ${like.join(", ")}?` : guess(String(given), names)}`;
};

const refuseUnknown = (ast: SchemaAST.AST, value: unknown, path: readonly string[]): void => {
	if (ast._tag === "Arrays" && Array.isArray(value))
		for (const [index, item] of value.entries()) {
			const type = ast.elements[index] ?? ast.rest[0];
			if (type) refuseUnknown(type, item, [...path, String(index)]);
		}
	if (ast._tag !== "Objects" || ast.indexSignatures.length > 0) return;
	if (typeof value !== "object" || value === null || Array.isArray(value)) return;
	const known = new Map(ast.propertySignatures.map(({ name, type }) => [String(name), type]));
	for (const [name, item] of Object.entries(value)) {
		const type = known.get(name);
		if (!type)
			throw new ControlRefused(
				[...path, name].join("."),
				`there is no such field${guess(name, [...known.keys()])}`,
			);
		refuseUnknown(type, item, [...path, name]);
	}
};
