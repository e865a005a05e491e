import SwaggerParser from "@apidevtools/swagger-parser";
import { Schema } from "effect";
import { expect, test } from "vitest";
import { command } from "../commands/command.ts";
import { readCommand } from "../commands/read-command.ts";
import { createPlatform } from "../platform.ts";
import { scenarios } from "../scenarios/scenarios.ts";
import { controlHelp } from "./help.ts";

const platform = createPlatform();
const { state, ...commands } = platform.control;

const get = (name: string) => platform.fetch(new Request(`http://127.0.0.1:4000/__control/${name}`));

test.each(Object.entries(commands))("the example of %s fits the command", (_, { reference }) => {
	const { input, example } = reference;
	expect(readCommand(input as Schema.Codec<object, unknown>, example)).toEqual(example);
});

test("a command is described by its fields, those of its lists and objects, and a request", () => {
	const Body = Schema.Struct({
		account: Schema.String.annotate({ description: "The customer" }),
		kind: Schema.optionalKey(Schema.Literals(["one", "two"])),
		parts: Schema.Array(
			Schema.Struct({ size: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 })) }),
		),
	});
	const split = command(
		{ does: "Splits.", example: { account: "a|b", parts: [{ size: 2 }] } },
		Body,
		() => undefined,
	);
	const [, help] = controlHelp({ split }, "http://h").split("## Commands\n\n");
	expect(help?.split("\n\n## Scenarios")[0]).toBe(
		[
			"### `split`",
			"",
			"Splits.",
			"",
			"| field | value | required | meaning |",
			"| --- | --- | --- | --- |",
			"| `account` | text | yes | The customer |",
			'| `kind` | "one", "two" |  |  |',
			"| `parts` | list | yes |  |",
			"| `parts[].size` | whole number, 1 to 9 | yes |  |",
			"",
			"```sh",
			`curl -s http://h/__control/split -H 'content-type: application/json' -d '{"account":"a|b","parts":[{"size":2}]}'`,
			"```",
		].join("\n"),
	);
});

test("GET /__control/help names every command with the address of the request, every scenario and every flag", async () => {
	const response = await get("help");
	const text = await response.text();
	expect(response.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
	const missing = [
		...Object.keys(commands).map((name) => `curl -s http://127.0.0.1:4000/__control/${name} `),
		...scenarios.map(({ name, shows }) => `| \`${name}\` | ${shows} |`),
		"| `is_pay_password` | flag | Withdrawals: the pay password | `0` |",
	].filter((part) => !text.includes(part));
	expect(missing).toEqual([]);
});

test("GET /__control/openapi.json is valid OpenAPI with every command", async () => {
	const document = await (await get("openapi.json")).json();
	const valid = await SwaggerParser.validate(structuredClone(document));
	expect(Object.keys(valid.paths ?? {}).sort()).toEqual(
		Object.keys(commands)
			.map((name) => `/__control/${name}`)
			.sort(),
	);
});
