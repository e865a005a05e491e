import { Schema } from "effect";
import { describe, expect, it, test } from "vitest";
import type { WireSchema } from "../call.ts";
import { calls } from "../calls.ts";
import { frames } from "../frame.ts";
import { createRedaction, isPathOfCall } from "./redaction.ts";

const canary = "Mia Canary <canary@example.test>";
/** A phone number, an account, a document: texts of digits. */
const digitsCanary = "4915112345678";

type Json = { readonly [key: string]: unknown };

/** JSON with every field of a schema; each field has the value of `instead`. */
const filledWith = (schema: WireSchema, instead: (isText: boolean) => unknown): unknown => {
	const { schema: root, definitions } = Schema.toJsonSchemaDocument(schema);
	const fill = (of: Json): unknown => {
		if (typeof of.$ref === "string") return fill(Object(definitions[of.$ref.slice("#/$defs/".length)]));
		const [first] = Array.isArray(of.anyOf) ? of.anyOf : [];
		if (first) return fill(first);
		if (of.type === "array") return [fill(Object(of.items))];
		if (of.type === "object")
			return Object.fromEntries(
				Object.entries(Object(of.properties)).map(([key, field]) => [key, fill(Object(field))]),
			);
		return instead(isFreeText(of));
	};
	return fill(root);
};

/** A text without a form of its own; an amount, a moment, an id or one of a few words has one. */
const isFreeText = (schema: Json): boolean =>
	schema.type === "string" && !schema.enum && !JSON.stringify(schema).includes("pattern");

const schemas: readonly WireSchema[] = [
	...calls.flatMap(({ input, reply }) => [input, reply]),
	...frames.map(({ schema }) => schema as WireSchema),
];

describe("nothing that a person or the platform wrote is in a recording (A-860):", () => {
	const redacted = (values: readonly unknown[]) => JSON.stringify(values.map(createRedaction(values).json));

	test("a canary in every field of every call and frame", () => {
		const values = schemas.map((schema) => filledWith(schema, () => canary));
		expect(JSON.stringify(values).split(canary).length).toBeGreaterThan(1000);
		expect(redacted(values).includes("anary")).toBe(false);
	});

	test("a canary of digits in every text", () => {
		const values = schemas.map((schema) => filledWith(schema, (isText) => (isText ? digitsCanary : "1.5")));
		expect(JSON.stringify(values).split(digitsCanary).length).toBeGreaterThan(300);
		expect(redacted(values).includes(digitsCanary)).toBe(false);
	});

	test("a canary of digits as a number in every text", () => {
		const values = schemas.map((schema) =>
			filledWith(schema, (isText) => (isText ? Number(digitsCanary) : "1.5")),
		);
		expect(redacted(values).includes(digitsCanary)).toBe(false);
	});

	test("a canary in fields that the contract does not have, as names of fields and as other JSON", () => {
		const values = [
			{ [canary]: canary, unknown: canary, user: { [canary]: 1 } },
			[canary],
			canary,
			{ data: { data: [{ unknown: digitsCanary, ForexTradeLists: [[canary]] }] } },
			{ type: `KLINE.${canary}`, topic: `KLINE.${canary}` },
		];
		expect(redacted(values)).not.toMatch(/anary|49151/u);
	});
});

describe("a recording keeps", () => {
	const example = {
		code: 1,
		msg: "Dear Mia",
		data: {
			data: [
				{
					Id: 502,
					ForexTradeLists: { Code: "EURUSD" },
					Price: "1.084",
					OrderType: 1,
					CreateTimeHandler: "2026-01-01 00:00:00",
				},
				{ Id: 77, ForexTradeLists: { Code: "EURUSD" }, Price: "-0.5", CompleteTimeHandler: "" },
			],
			total: 2,
		},
	};

	it("codes, figures and moments, and replaces ids by others in the same order", () => {
		expect(createRedaction([example]).json(example)).toEqual({
			code: 1,
			msg: "text-1",
			data: {
				data: [
					{
						Id: 2,
						ForexTradeLists: { Code: "text-2" },
						Price: "1.084",
						OrderType: 1,
						CreateTimeHandler: "2026-01-01 00:00:00",
					},
					{ Id: 1, ForexTradeLists: { Code: "text-2" }, Price: "-0.5", CompleteTimeHandler: "" },
				],
				total: 2,
			},
		});
	});

	it("an id as the same one in answers, queries and frames; 0 is none", () => {
		const { json, id } = createRedaction([{ Id: 502 }, { Id: 77 }]);
		expect(json([{ forex_id: "502" }, { Ids: [77, 502] }, { id: 0 }])).toEqual([
			{ forex_id: "2" },
			{ Ids: [1, 2] },
			{ id: 0 },
		]);
		expect([id(502), id(9)]).toEqual([2, 0]);
	});

	it("the words of the contract, and the topic of candles with a replaced instrument", () => {
		const { json } = createRedaction([]);
		expect(json({ type: "sub", topic: "KLINE.EURUSD" })).toEqual({ type: "sub", topic: "KLINE.text-1" });
		expect(json({ type: "DAY_MARKET", symbol: "EURUSD", quotation: { close: "1.08" } })).toEqual({
			type: "DAY_MARKET",
			symbol: "text-1",
			quotation: { close: "1.08" },
		});
	});

	it("no figures about the person", () => {
		expect(createRedaction([]).json({ age: 31, annual_income: "52000", birthday: "1995-02-03" })).toEqual({});
	});
});

it("knows the paths of the contract", () => {
	expect([isPathOfCall("/v2/api/forex/submit"), isPathOfCall("/mia")]).toEqual([true, false]);
});
