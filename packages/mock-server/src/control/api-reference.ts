import { escaped } from "../messages/html.ts";
import { anchorOf, fieldsIn, fieldTable, prose, type Shown, type ShownField } from "./schema-table.ts";

interface Operation {
	readonly operationId: string;
	readonly summary: string;
	readonly description: string;
	readonly tags: readonly string[];
	readonly "x-kind": string;
	readonly security: readonly object[];
	readonly parameters: readonly {
		readonly name?: string;
		readonly description?: string;
		readonly required?: boolean;
		readonly schema?: Shown;
	}[];
	readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Shown }>> };
	readonly responses: {
		readonly 200: {
			readonly content: {
				readonly "application/json": { readonly schema: Shown; readonly example: unknown };
			};
		};
	};
}

/** The document of the calls, as far as the page reads it. */
export interface ShownOpenApi {
	readonly info: { readonly description: string };
	readonly tags: readonly { readonly name: string; readonly description: string }[];
	readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
	readonly components: { readonly schemas: Readonly<Record<string, Shown>> };
}

/** The document of the WebSocket, as far as the page reads it. */
export interface ShownAsyncApi {
	readonly info: { readonly description: string };
	readonly channels: { readonly socket: { readonly address: string } };
	readonly operations: Readonly<Record<string, { readonly action: string }>>;
	readonly components: {
		readonly messages: Readonly<
			Record<
				string,
				{
					readonly summary: string;
					readonly description: string;
					readonly payload: Shown;
					readonly examples: readonly { readonly payload: unknown }[];
				}
			>
		>;
		readonly schemas: Readonly<Record<string, Shown>>;
	};
}

/** Both documents as HTML: calls by noun, messages of the WebSocket, and the records that they have in common. */
export const apiReference = (openApi: ShownOpenApi, asyncApi: ShownAsyncApi): string => {
	const calls = Object.entries(openApi.paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
	);
	const schemas = { ...asyncApi.components.schemas, ...openApi.components.schemas };
	const parts = [
		...openApi.tags.map(({ name }) => ({ id: name, title: name })),
		{ id: "websocket", title: "WebSocket" },
		{ id: "records", title: "Records" },
	];
	return [
		`<p>${prose(openApi.info.description)}</p>`,
		'<p>As files: <a href="/__control/api/openapi.json">openapi.json</a>, <a href="/__control/api/asyncapi.json">asyncapi.json</a>.</p>',
		`<nav aria-label="Parts"><ul>${parts.map(({ id, title }) => `<li><a href="#${id}">${escaped(title)}</a></li>`).join("")}</ul></nav>`,
		...openApi.tags.map(({ name, description }) =>
			section(
				name,
				name,
				description,
				calls
					.filter(({ operation }) => operation.tags.includes(name))
					.map(({ path, method, operation }) => callEntry(`${method.toUpperCase()} ${path}`, operation)),
			),
		),
		section(
			"websocket",
			`WebSocket ${asyncApi.channels.socket.address}`,
			asyncApi.info.description,
			Object.keys(asyncApi.components.messages).map((name) => messageEntry(name, asyncApi)),
		),
		section(
			"records",
			"Records",
			"The records and the types of fields to which the tables link.",
			Object.keys(schemas)
				.sort()
				.map((name) => schemaEntry(name, schemas[name] ?? {})),
		),
	].join("\n");
};

const section = (id: string, title: string, about: string, entries: readonly string[]): string =>
	[
		`<section aria-labelledby="${id}">`,
		`<h2 id="${id}">${escaped(title)}</h2>`,
		`<p>${prose(about)}</p>`,
		...entries,
		"</section>",
	].join("\n");

/** `id` is inside of it, so that a link to it opens it. */
const entry = (id: string, summary: string, content: readonly string[]): string =>
	[
		`<details><summary>${summary}</summary>`,
		`<div id="${id}" class="scroll">`,
		...content.filter((part) => part !== ""),
		"</div></details>",
	].join("\n");

const titled = (title: string, content: string): string =>
	content === "" ? "" : `<h3>${title}</h3>\n${content}`;

const callEntry = (address: string, operation: Operation): string => {
	const { operationId, summary, description, security, "x-kind": kind } = operation;
	const { schema, example } = operation.responses[200].content["application/json"];
	return entry(
		operationId,
		`<code>${escaped(address)}</code> <strong>${prose(summary)}</strong> <span class="kind">${kind}</span>`,
		[
			`<p><code>${operationId}</code>, ${security.length > 0 ? "with a session" : "public"}; ${prose(description)}</p>`,
			titled("Input", fieldTable(inputOf(operation))),
			titled("Reply", fieldTable(fieldsIn(schema))),
			titled("Example", exampleOf(example)),
		],
	);
};

/** The fields that the call sends in its address or in its body. */
const inputOf = ({ parameters, requestBody }: Operation): readonly ShownField[] => [
	...parameters.flatMap(({ name, required = false, schema, description = "" }) =>
		name === undefined ? [] : [{ name, schema: { ...schema, description }, isRequired: required }],
	),
	...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => fieldsIn(schema)),
];

const messageEntry = (name: string, { operations, components }: ShownAsyncApi): string => {
	const message = components.messages[name];
	if (!message) return "";
	const from = operations[name]?.action === "receive" ? "from the app" : "from the platform";
	return entry(
		`message-${name}`,
		`<code>${escaped(name)}</code> <strong>${prose(message.summary)}</strong> <span class="kind">${from}</span>`,
		[
			`<p>${prose(message.description)}</p>`,
			titled("Message", fieldTable(fieldsIn(schemaOf(message.payload, components.schemas)))),
			titled("Example", message.examples.map(({ payload }) => exampleOf(payload)).join("\n")),
		],
	);
};

const schemaOf = (schema: Shown, schemas: Readonly<Record<string, Shown>>): Shown =>
	schemas[schema.$ref?.replace("#/components/schemas/", "") ?? ""] ?? schema;

const schemaEntry = (name: string, schema: Shown): string =>
	entry(anchorOf(name), `<code>${escaped(name)}</code> ${prose(schema.description ?? "")}`, [
		fieldTable(fieldsIn(schema)) || `<pre>${escaped(JSON.stringify(schema, undefined, 2))}</pre>`,
	]);

const exampleOf = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, undefined, 2))}</pre>`;
