import SwaggerParser from "@apidevtools/swagger-parser";
import asyncApiSpecs from "@asyncapi/specs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { Schema } from "effect";
import { describe, expect, it } from "vitest";
import { staleDocuments } from "../scripts/documents.ts";
import { toAsyncApi } from "./asyncapi.ts";
import { calls } from "./calls.ts";
import { frames } from "./frame.ts";
import { toOpenApi } from "./openapi.ts";

const copyOf = (document: object) => JSON.parse(JSON.stringify(document));

const openApi = copyOf(toOpenApi(calls));

/** Knows the schemas of all calls; it compiles those that a reply needs, once. */
const ofOpenApi = new Ajv2020({ strict: false }).addSchema({ components: openApi.components }, "openapi");

const validatorOf = ({ path, method }: { readonly path: string; readonly method: string }) => {
	const content = openApi.paths[path][method.toLowerCase()].responses["200"].content["application/json"];
	const schema = JSON.parse(
		JSON.stringify(content.schema).replaceAll('"#/components/', '"openapi#/components/'),
	);
	return { validate: ofOpenApi.compile(schema), example: content.example };
};

describe("the generated documents", () => {
	it("are up to date", () => {
		expect(staleDocuments().map(({ file }) => file)).toEqual([]);
	});

	it("OpenAPI: the document is valid OpenAPI 3.1 and every reference resolves", async () => {
		const document = await SwaggerParser.validate(copyOf(openApi));
		expect(Object.keys(document.paths ?? {})).toEqual(calls.map(({ path }) => path));
	});

	it("OpenAPI: a reply is valid only if it fits its call", () => {
		const { validate } = validatorOf({ path: "/v2/api/forex/submit", method: "GET" });
		const replies = [
			{ code: 1, msg: "", data: { Id: 5 } },
			{ code: 0, msg: "no" },
			{ code: 999, msg: "" },
			{ code: 1, msg: "" },
			{ code: 1, msg: "", data: { Id: "5" } },
			{ code: 1, msg: "", data: { Id: "no" } },
			{ code: 0, msg: "no", data: null },
			{ code: 0, msg: "no", data: { Id: 5 } },
		];
		expect(replies.map((reply) => validate(reply))).toEqual([
			true,
			true,
			true,
			false,
			true,
			false,
			true,
			false,
		]);
	});

	it("OpenAPI: every call may be answered without an envelope, by 4XX and 5XX", () => {
		const answered = calls.map(({ path, method }) =>
			Object.keys(openApi.paths[path][method.toLowerCase()].responses),
		);
		expect(new Set(answered.map((statuses) => statuses.join()))).toEqual(new Set(["200,4XX,5XX"]));
	});

	it("OpenAPI: a command is marked as one, independent of its method", () => {
		expect(openApi.paths["/v2/api/forex/submit"].get).toMatchObject({
			operationId: "contract.submit",
			"x-kind": "command",
			security: [{ session: [] }],
		});
	});

	it.each(calls.map((call) => [call.id, call] as const))("OpenAPI: %s: the example fits", (_, call) => {
		const { validate, example } = validatorOf(call);
		validate(example);
		expect(validate.errors).toBeNull();
	});

	it("AsyncAPI: the document is valid AsyncAPI 3.1", () => {
		const ajv = new Ajv({ strict: false, validateFormats: false });
		const validate = ajv.compile(copyOf(asyncApiSpecs.schemasWithoutId["3.1.0"]));
		validate(copyOf(toAsyncApi(frames)));
		expect(validate.errors).toBeNull();
	});

	it("AsyncAPI: every reference resolves", () => {
		const document = copyOf(toAsyncApi(frames));
		const references = JSON.stringify(document).match(/(?<="\$ref":"#\/)[^"]+/g) ?? [];
		expect(references.length).toBeGreaterThan(0);
		expect(references.filter((path) => at(document, path.split("/")) === undefined)).toEqual([]);
	});

	it("AsyncAPI: the platform receives the frames of the client and sends the others", () => {
		const { operations } = copyOf(toAsyncApi(frames));
		expect({ ping: operations.ping.action, pong: operations.pong.action }).toEqual({
			ping: "receive",
			pong: "send",
		});
	});
});

const at = (document: unknown, [key, ...path]: readonly string[]): unknown => {
	if (key === undefined) return document;
	if (typeof document !== "object" || document === null) return undefined;
	return at(Object.entries(document).find(([name]) => name === key)?.[1], path);
};

describe("the examples", () => {
	it.each(calls.map((call) => [call.id, call] as const))("%s: fit their own schemas", (_, call) => {
		expect(Schema.is(call.input)(call.example.input)).toBe(true);
		expect(Schema.is(call.reply)(call.example.reply)).toBe(true);
	});

	it.each(frames.map((frame) => [frame.id, frame] as const))("%s: fits its own schema", (_, frame) => {
		expect(Schema.is(frame.schema)(frame.example)).toBe(true);
	});
});
