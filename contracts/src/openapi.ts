import { type Call, carriesTime } from "./call.ts";
import { type ComponentSchemas, collectComponentSchemas, type JsonObject } from "./component-schemas.ts";
import { createDescriber, type Describer } from "./describer.ts";
import { codes } from "./envelope.ts";
import { nounMeanings } from "./meanings/nouns.ts";
import { errorResponses, type InputSchema, language, time } from "./openapi-parts.ts";

/** The OpenAPI 3.1 description of `calls`. The same calls give the same document. Throws if a field has no meaning. */
export const toOpenApi = (calls: readonly Call[], describer = createDescriber()): JsonObject => {
	const schemas = collectComponentSchemas();
	const paths = Object.fromEntries(
		calls.map((call) => [
			call.path,
			{ [call.method.toLowerCase()]: operation(call, { schemas, describer }) },
		]),
	);
	if (Object.keys(paths).length < calls.length) throw new Error("Two calls share a path.");
	const named = describer.components(schemas.named());
	describer.check();
	return {
		openapi: "3.1.0",
		info: {
			title: "Tradewind platform",
			version: "1",
			description:
				"Replies come in the envelope `{ code, msg, data }`: code 1 is success, 999 an invalid session, any other a refusal. " +
				"`x-kind` tells a query, which may be repeated, from a command, which must never be sent twice: the method does not. " +
				"Spec 1 is the specification of trading and sessions, Spec 2 that of wallet, verification, loans, copy trading and funds; " +
				"A- and a number cite docs/assumptions.md, and “ours” marks what no specification has.",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: "/" }],
		tags: [...new Set(calls.map(nounOf))].map((name) => ({
			name,
			description: nounMeanings[name as keyof typeof nounMeanings],
		})),
		paths,
		components: {
			schemas: { ...named, ...envelopes },
			parameters: { Language: language, Time: time },
			responses: errorResponses,
			securitySchemes: { session: { type: "apiKey", in: "header", name: "authorization" } },
		},
	};
};

const nounOf = (call: Call): string => call.id.slice(0, call.id.indexOf("."));

interface Parts {
	readonly schemas: ComponentSchemas;
	readonly describer: Describer;
}

const operation = (call: Call, parts: Parts): JsonObject => ({
	operationId: call.id,
	summary: call.summary,
	description: call.clause,
	tags: [nounOf(call)],
	"x-kind": call.kind,
	"x-initial": call.initial,
	security: call.access === "session" ? [{ session: [] }] : [],
	parameters: [
		{ $ref: "#/components/parameters/Language" },
		...(carriesTime(call) ? [{ $ref: "#/components/parameters/Time" }] : []),
		...(call.sends === "query" ? queryParameters(call, parts) : []),
	],
	...(call.sends === "form" ? { requestBody: form(call, parts) } : {}),
	...(call.sends === "file" ? { requestBody: file(call, parts) } : {}),
	responses: {
		"200": { description: call.summary, content: { "application/json": reply(call, parts) } },
		"4XX": { $ref: "#/components/responses/NotServed" },
		"5XX": { $ref: "#/components/responses/Failed" },
	},
});

const inputOf = (call: Call, { schemas, describer }: Parts): JsonObject =>
	describer.fieldsOf(call.id, schemas.of(call.input));

const queryParameters = (call: Call, parts: Parts): readonly JsonObject[] => {
	const { properties = {}, required = [] } = inputOf(call, parts) as InputSchema;
	return Object.entries(properties).map(([name, { description, ...schema }]) => ({
		name,
		in: "query",
		description,
		required: required.includes(name),
		schema,
		...(call.example.input[name] === undefined ? {} : { example: call.example.input[name] }),
	}));
};

const form = (call: Call, parts: Parts): JsonObject => ({
	required: true,
	content: {
		"application/x-www-form-urlencoded": { schema: inputOf(call, parts), example: call.example.input },
	},
});

const file = (call: Call, { describer }: Parts): JsonObject => ({
	required: true,
	content: {
		"multipart/form-data": {
			schema: describer.fieldsOf(call.id, {
				type: "object",
				properties: { file: { type: "string", format: "binary" } },
				required: ["file"],
			}),
		},
	},
});

const reply = (call: Call, { schemas, describer }: Parts): JsonObject => {
	const schema = describer.fieldsOf(`${call.id} reply`, schemas.of(call.reply));
	if (call.replies === "plain") return { schema, example: call.example.reply };
	return {
		schema: {
			anyOf: [
				{
					type: "object",
					properties: {
						code: { type: "integer", const: codes.success, description: "1: the call was executed" },
						msg: { type: "string", description: message },
						data: { ...schema, description: isEmpty(schema) ? "Nothing" : call.summary },
					},
					required: ["code", "msg", "data"],
				},
				{ $ref: "#/components/schemas/Refusal" },
				...(call.access === "session" ? [{ $ref: "#/components/schemas/InvalidSession" }] : []),
			],
		},
		example: { code: codes.success, msg: "ok", data: call.example.reply },
	};
};

const isEmpty = ({ type, properties }: JsonObject): boolean => type === "object" && properties === undefined;

const message = "A sentence for the customer, in the language of the request";

/** An answer without data: `data` tells it from a success in the types of a generated client (docs/assumptions.md, A-840). */
const envelope = (description: string, code: JsonObject): JsonObject => ({
	type: "object",
	description,
	properties: {
		code,
		msg: { type: "string", description: message },
		data: { type: "null", description: "Nothing" },
	},
	required: ["code", "msg"],
});

const envelopes = {
	Refusal: envelope("The platform says no; msg is its sentence for the customer. Nothing was done.", {
		type: "integer",
		not: { enum: [codes.success, codes.invalidSession] },
		description: "0 on the mock platform; other codes are not shown (Spec 1 §8)",
	}),
	InvalidSession: envelope("The token is missing or not valid any more. Nothing was done.", {
		type: "integer",
		const: codes.invalidSession,
		description: "999: the session is not valid",
	}),
};
