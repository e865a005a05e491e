import { type Call, carriesTime } from "./call.ts";
import { type ComponentSchemas, collectComponentSchemas, type JsonObject } from "./component-schemas.ts";
import { codes } from "./envelope.ts";

/** The OpenAPI 3.1 description of `calls`. Pure: the same calls give the same document. */
export const toOpenApi = (calls: readonly Call[]): JsonObject => {
	const schemas = collectComponentSchemas();
	const paths = Object.fromEntries(
		calls.map((call) => [call.path, { [call.method.toLowerCase()]: operation(call, schemas) }]),
	);
	if (Object.keys(paths).length < calls.length) throw new Error("Two calls share a path.");
	return {
		openapi: "3.1.0",
		info: {
			title: "Tradewind platform",
			version: "1",
			description:
				"Replies come in the envelope `{ code, msg, data }`: code 1 is success, 999 an invalid session, any other a refusal. " +
				"`x-kind` tells a query, which may be repeated, from a command, which must never be sent twice: the method does not.",
		},
		servers: [{ url: "/" }],
		tags: [...new Set(calls.map(nounOf))].map((name) => ({ name })),
		paths,
		components: {
			schemas: { ...schemas.named(), ...envelopes },
			parameters: { Language: language, Time: time },
			securitySchemes: { session: { type: "apiKey", in: "header", name: "authorization" } },
		},
	};
};

const nounOf = (call: Call): string => call.id.slice(0, call.id.indexOf("."));

const operation = (call: Call, schemas: ComponentSchemas): JsonObject => ({
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
		...(call.sends === "query" ? queryParameters(call, schemas) : []),
	],
	...(call.sends === "form" ? { requestBody: form(call, schemas) } : {}),
	...(call.sends === "file" ? { requestBody: file } : {}),
	responses: { "200": { description: call.summary, content: { "application/json": reply(call, schemas) } } },
});

const queryParameters = (call: Call, schemas: ComponentSchemas): readonly JsonObject[] => {
	const { properties = {}, required = [] } = schemas.of(call.input) as InputSchema;
	return Object.entries(properties).map(([name, schema]) => ({
		name,
		in: "query",
		required: required.includes(name),
		schema,
		...(call.example.input[name] === undefined ? {} : { example: call.example.input[name] }),
	}));
};

const form = (call: Call, schemas: ComponentSchemas): JsonObject => ({
	required: true,
	content: {
		"application/x-www-form-urlencoded": { schema: schemas.of(call.input), example: call.example.input },
	},
});

const file: JsonObject = {
	required: true,
	content: {
		"multipart/form-data": {
			schema: {
				type: "object",
				properties: { file: { type: "string", format: "binary" } },
				required: ["file"],
			},
		},
	},
};

const reply = (call: Call, schemas: ComponentSchemas): JsonObject => {
	const schema = schemas.of(call.reply);
	if (call.replies === "plain") return { schema, example: call.example.reply };
	return {
		schema: {
			oneOf: [
				{
					type: "object",
					properties: { code: { const: codes.success }, msg: { type: "string" }, data: schema },
					required: ["code", "msg", "data"],
				},
				{ $ref: "#/components/schemas/Refusal" },
				...(call.access === "session" ? [{ $ref: "#/components/schemas/InvalidSession" }] : []),
			],
		},
		example: { code: codes.success, msg: "ok", data: call.example.reply },
	};
};

const envelope = (code: JsonObject, description: string): JsonObject => ({
	type: "object",
	description,
	properties: { code, msg: { type: "string" } },
	required: ["code", "msg"],
});

const envelopes = {
	Refusal: envelope(
		{ type: "integer", not: { enum: [codes.success, codes.invalidSession] } },
		"The platform says no; msg is its sentence for the customer. Nothing was done.",
	),
	InvalidSession: envelope(
		{ const: codes.invalidSession },
		"The token is missing or not valid any more. Nothing was done.",
	),
};

const language: JsonObject = {
	name: "lang",
	in: "header",
	required: true,
	description: "Language of msg and of names",
	schema: { type: "string" },
	example: "en",
};

const time: JsonObject = {
	name: "t",
	in: "query",
	required: false,
	description: "Unix milliseconds of the request; keeps caches out of the way",
	schema: { type: "string", pattern: "^\\d{1,16}$" },
	example: "1767225600000",
};

interface InputSchema {
	readonly properties?: Readonly<Record<string, JsonObject>>;
	readonly required?: readonly string[];
}
