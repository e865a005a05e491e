import { expect, test } from "vitest";
import { createPlatform } from "../platform.ts";
import { commandsOf, fieldsOf, type OpenApi, readTyped, typedOf } from "./command-schema.ts";

const platform = createPlatform();
const openApi: OpenApi = await (
	await platform.fetch(new Request("http://localhost/__control/openapi.json"))
).json();

test("the form of every command, filled with its example, sends the example", () => {
	const commands = commandsOf(openApi);
	const { state: _, ...known } = platform.control;
	expect(commands.map(({ path }) => path)).toEqual(Object.keys(known).sort());
	for (const command of commands) {
		const fields = fieldsOf(command, openApi.components.schemas);
		// Its body has any fields, so that the form is one text of JSON.
		if (fields.length === 0) continue;
		const body = Object.fromEntries(
			fields
				.map((field) => [field.name, readTyped(field, typedOf(field, command.example[field.name]))] as const)
				.filter(([, value]) => value !== undefined),
		);
		expect([command.path, body]).toEqual([command.path, command.example]);
	}
});

test("fields are texts, numbers, choices or JSON; what is left empty is not sent", () => {
	const place = commandsOf(openApi).find(({ path }) => path === "order/close");
	expect(place && fieldsOf(place, openApi.components.schemas)).toEqual([
		{
			name: "account",
			kind: "text",
			values: ["true", "false"],
			isRequired: true,
			description: "The customer: e-mail address, phone number as +4915112345678, or UID",
		},
		expect.objectContaining({ name: "orderId", kind: "number", isRequired: true }),
	]);
	expect([
		readTyped({ kind: "text" }, ""),
		readTyped({ kind: "text" }, "1"),
		readTyped({ kind: "number" }, "1"),
	]).toEqual([undefined, "1", 1]);
	expect(() => readTyped({ kind: "number" }, "one")).toThrow();
});
