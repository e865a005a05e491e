import { type ComponentSchemas, collectComponentSchemas } from "@tradewind/contracts";
import type { CommandReference } from "../api/control-command.ts";
import type { Commands } from "./help.ts";

/** The commands of the control as OpenAPI 3.1. */
export const controlOpenApi = (commands: Commands): object => {
	const schemas = collectComponentSchemas();
	const paths = Object.fromEntries(
		Object.keys(commands)
			.sort()
			.flatMap((path) => {
				const reference = commands[path]?.reference;
				return reference ? [[`/__control/${path}`, { post: operation(path, reference, schemas) }]] : [];
			}),
	);
	return {
		openapi: "3.1.0",
		info: {
			title: "Control of the Tradewind mock platform",
			version: "1",
			description:
				"Changes the state of the mock platform. Without a key only programs on the same computer may use it; with one, the header x-control-key must be the key.",
			license: { name: "MIT", identifier: "MIT" },
		},
		servers: [{ url: "/" }],
		security: [{}, { key: [] }],
		paths,
		components: {
			schemas: schemas.named(),
			securitySchemes: { key: { type: "apiKey", in: "header", name: "x-control-key" } },
			responses: {
				Done: {
					description: "The command was carried out.",
					content: { "application/json": { schema: { type: "object" } } },
				},
				Refused: {
					description: "The body does not fit, or there is nothing to which it applies. Nothing has changed.",
					content: {
						"application/json": {
							schema: {
								type: "object",
								required: ["field", "msg"],
								properties: { field: { type: "string" }, msg: { type: "string" } },
							},
						},
					},
				},
			},
		},
	};
};

const operation = (
	path: string,
	{ does, example, input }: CommandReference,
	schemas: ComponentSchemas,
): object => ({
	operationId: path,
	summary: does,
	requestBody: {
		required: true,
		content: { "application/json": { schema: schemas.of(input), example } },
	},
	responses: {
		"200": { $ref: "#/components/responses/Done" },
		"400": { $ref: "#/components/responses/Refused" },
	},
});
