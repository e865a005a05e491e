import type { Call, WireSchema } from "@tradewind/contracts";
import { Result, Schema, SchemaIssue } from "effect";
import { type Refusal, refuse } from "./answer.ts";
import { hasFewParts } from "./multipart.ts";

type Texts = Readonly<Record<string, string>>;
export type Fields = Readonly<Record<string, string | UploadedFile>>;

/** The file of a request that sends one. */
export class UploadedFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	constructor(bytes: Uint8Array<ArrayBuffer>) {
		this.bytes = bytes;
	}
}

/** More than any call has; a body of a megabyte can hold half a million. */
const maxFields = 200;

/**
 * The fields of a request, as the call sends them. A POST is read as a form, as JSON or as a form of parts, whichever its
 * content type says (docs/assumptions.md, A-484).
 */
export const fieldsOf = async (call: Call, request: Request): Promise<Fields> => {
	if (call.sends === "file") return fileOf(request);
	const inAddress = call.sends === "query" ? textsOf(new URL(request.url).searchParams) : {};
	return call.method === "GET" ? inAddress : { ...inAddress, ...(await textsIn(request)) };
};

const textsIn = async (request: Request): Promise<Texts> => {
	const [type = ""] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
	switch (type.trim()) {
		case "application/x-www-form-urlencoded": {
			const text = await request.text();
			return hasFewFields(text) ? textsOf(new URLSearchParams(text)) : {};
		}
		case "application/json":
			return textsOfJson(await request.text());
		case "multipart/form-data": {
			const form = await formOf(request);
			return form ? textsOf(form) : {};
		}
		default:
			return {};
	}
};

const hasFewFields = (form: string): boolean => {
	let count = 1;
	for (let at = form.indexOf("&"); at >= 0 && count <= maxFields; at = form.indexOf("&", at + 1)) count += 1;
	return count <= maxFields;
};

const textsOf = (entries: Iterable<readonly [string, string | File]>): Texts =>
	Object.fromEntries(
		[...entries].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);

const textsOfJson = (json: string): Texts => {
	const value = parsed(json);
	if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
	const entries = Object.entries(value).slice(0, maxFields);
	return Object.fromEntries(
		entries.flatMap(([name, each]) => {
			const text = textOf(each);
			return text === undefined ? [] : [[name, text]];
		}),
	);
};

const parsed = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return undefined;
	}
};

/** The JSON parser has rounded a number with more digits: it counts as missing. */
const exactDigits = 15;

const textOf = (value: unknown): string | undefined => {
	if (typeof value === "string") return value;
	if (typeof value === "boolean") return value ? "1" : "0";
	if (typeof value !== "number") return undefined;
	const text = String(value);
	return text.replaceAll(/\D/gu, "").length > exactDigits ? undefined : text;
};

/** Nothing, if the body is no form with a file. */
const fileOf = async (request: Request): Promise<Fields> => {
	const file = (await formOf(request))?.get("file");
	if (!(file instanceof File)) return {};
	return { file: new UploadedFile(new Uint8Array(await file.arrayBuffer())) };
};

/** `undefined`, if the body is no form of parts, or has so many that reading it would delay all other requests. */
const formOf = async (request: Request): Promise<FormData | undefined> => {
	const type = request.headers.get("content-type") ?? "";
	const bytes = new Uint8Array(await request.arrayBuffer());
	if (!hasFewParts(bytes, type, maxFields)) return undefined;
	return new Response(bytes, { headers: { "content-type": type } }).formData().catch(() => undefined);
};

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1();

/** Reads a value by its Schema; a refusal names the first field that does not fit. Its reason is English, for control alone. */
export const readAs = <A>(schema: WireSchema<A>, value: unknown): Result.Result<A, Refusal> => {
	const read = Schema.decodeUnknownResult(schema)(value);
	if (Result.isSuccess(read)) return Result.succeed(read.success);
	const issue = issuesOf(read.failure.issue).issues[0];
	const path = (issue?.path ?? []).map((step) => String(typeof step === "object" ? step.key : step));
	return refuse("answer.badField", {
		field: path.join(".") || "request",
		reason: issue?.message ?? "does not fit",
	});
};
