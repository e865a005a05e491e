/** A JSON schema in words: `decimal`, `fixed or leveraged`, `whole number, 0 to 8`. */
export const kindOf = ({ schema }: { readonly schema: unknown; readonly definitions?: unknown }): string => {
	if (!isRecord(schema)) return "anything";
	if (typeof schema.$ref === "string")
		return decodeURIComponent(schema.$ref.split("/").at(-1) ?? "").toLowerCase();
	if (Array.isArray(schema.enum)) return schema.enum.join(" or ");
	if (Array.isArray(schema.anyOf)) return schema.anyOf.map((one) => kindOf({ schema: one })).join(" or ");
	if (isRecord(schema.properties))
		return Object.entries(schema.properties)
			.map(([name, field]) => `${name}: ${kindOf({ schema: field })}`)
			.join("; ");
	if (schema.type === "integer") return `whole number${limits(schema)}`;
	if (schema.type === "null") return "nothing";
	return schema.type === "string" ? "text" : String(schema.type);
};

const limits = ({ minimum, maximum }: Readonly<Record<string, unknown>>): string =>
	Number(minimum) === Number.MIN_SAFE_INTEGER || minimum === undefined ? "" : `, ${minimum} to ${maximum}`;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === "object" && value !== null;
