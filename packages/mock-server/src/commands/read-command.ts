import type { WireSchema } from "@tradewind/contracts";
import { Result, type SchemaAST } from "effect";
import { readAs } from "../api/fields.ts";
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
	throw new ControlRefused(
		typeof field === "string" ? field : "request",
		typeof reason === "string" ? reason : "does not fit",
	);
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
