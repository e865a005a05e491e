/** The parts of a JSON schema that a form needs. */
interface JsonSchema {
	readonly type?: string;
	readonly enum?: readonly unknown[];
	readonly description?: string;
	readonly properties?: Readonly<Record<string, JsonSchema>>;
	readonly required?: readonly string[];
	readonly additionalProperties?: unknown;
	/** Later checks, which count more. */
	readonly allOf?: readonly JsonSchema[];
	readonly $ref?: string;
}

/** A command of the control, as `/__control/openapi.json` describes it. */
export interface CommandDescription {
	readonly path: string;
	readonly does: string;
	readonly schema: JsonSchema;
	readonly example: Readonly<Record<string, unknown>>;
}

export interface OpenApi {
	readonly paths: Readonly<
		Record<
			string,
			{
				readonly post: {
					readonly summary: string;
					readonly requestBody: {
						readonly content: {
							readonly "application/json": {
								readonly schema: JsonSchema;
								readonly example: Readonly<Record<string, unknown>>;
							};
						};
					};
				};
			}
		>
	>;
	readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** A field of a form. `json`: its text is JSON; the others are given by a text or chosen. */
export interface FormField {
	readonly name: string;
	readonly kind: "text" | "number" | "choice" | "json";
	/** Of a choice, as JSON. */
	readonly values: readonly string[];
	readonly isRequired: boolean;
	readonly description: string;
}

const prefix = "/__control/";

export const commandsOf = ({ paths }: OpenApi): readonly CommandDescription[] =>
	Object.entries(paths).map(([path, { post }]) => ({
		path: path.slice(prefix.length),
		does: post.summary,
		...post.requestBody.content["application/json"],
	}));

/** The fields of a command; none if its body can have any. */
export const fieldsOf = (
	{ schema }: CommandDescription,
	named: OpenApi["components"]["schemas"],
): readonly FormField[] =>
	Object.entries(schema.properties ?? {}).map(([name, property]) => {
		const field = resolved(property, named);
		return {
			name,
			kind: kindOf(field),
			values: field.enum?.map((value) => JSON.stringify(value)) ?? ["true", "false"],
			isRequired: schema.required?.includes(name) === true,
			description: field.description ?? "",
		};
	});

/** Fields beside a reference count more than those of what it refers to. */
const resolved = ({ $ref, ...own }: JsonSchema, named: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
	...($ref && named[$ref.slice("#/components/schemas/".length)]),
	...own,
	...Object.assign({}, ...(own.allOf ?? [])),
});

const kindOf = ({ type, enum: values }: JsonSchema): FormField["kind"] => {
	if (values || type === "boolean") return "choice";
	if (type === "integer" || type === "number") return "number";
	return type === "string" ? "text" : "json";
};

/** The value of a field from what was typed; throws if it is no JSON. A field that is left empty is not sent. */
export const readTyped = ({ kind }: Pick<FormField, "kind">, typed: string): unknown => {
	if (typed === "") return undefined;
	return kind === "text" ? typed : JSON.parse(typed);
};

/** What a field shows for a value of the example. */
export const typedOf = ({ kind }: Pick<FormField, "kind">, value: unknown): string => {
	if (value === undefined) return "";
	return kind === "text" ? String(value) : JSON.stringify(value);
};
