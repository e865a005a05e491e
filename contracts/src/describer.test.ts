import { describe, expect, it } from "vitest";
import { toAsyncApi } from "./asyncapi.ts";
import { calls } from "./calls.ts";
import { createDescriber } from "./describer.ts";
import { frames } from "./frame.ts";
import { toOpenApi } from "./openapi.ts";

/** The places in a document of properties, parameters and component schemas that have no description. */
const withoutDescription = (node: unknown, place = "#"): readonly string[] => {
	if (Array.isArray(node)) return node.flatMap((one, at) => withoutDescription(one, `${place}/${at}`));
	if (typeof node !== "object" || node === null) return [];
	return Object.entries(node).flatMap(([key, value]) => {
		const here = `${place}/${key}`;
		if (key === "example" || key === "examples") return [];
		const described = ["properties", "schemas", "parameters"].includes(key)
			? Object.entries(Object(value)).filter(([, one]) => !("$ref" in Object(one) && key === "parameters"))
			: [];
		const missing = described.filter(([, one]) => !Object(one).description);
		return [...missing.map(([name]) => `${here}/${name}`), ...withoutDescription(value, here)];
	});
};

describe("the meanings", () => {
	it("every property, parameter and schema of both documents has a description", () => {
		expect([
			...withoutDescription(JSON.parse(JSON.stringify(toOpenApi(calls)))),
			...withoutDescription(JSON.parse(JSON.stringify(toAsyncApi(frames)))),
		]).toEqual([]);
	});

	it("each describes a field that exists", () => {
		const describer = createDescriber();
		toOpenApi(calls, describer);
		toAsyncApi(frames, describer);
		expect(describer.unused()).toEqual([]);
	});

	it("fields and records without one are named, also those in lists and records", () => {
		const describer = createDescriber();
		const row = { type: "object", properties: { page: { type: "string" }, newer: { type: "string" } } };
		const described = describer.fieldsOf("account.getBalance", {
			type: "object",
			properties: { rows: { anyOf: [{ type: "array", items: row }, { type: "null" }] } },
		});
		describer.components({ Unknown: { type: "string" } });
		expect(described).toMatchObject({
			properties: {
				rows: {
					anyOf: [{ items: { properties: { page: { description: "Number of the page, from 1" } } } }, {}],
				},
			},
		});
		expect(describer.check).toThrow(
			"Without a meaning in contracts/src/meanings: account.getBalance.rows, account.getBalance.rows.newer, Unknown",
		);
	});
});
