import type { Call, WireSchema } from "@tradewind/contracts";
import { Result, Schema, SchemaIssue } from "effect";
import { type Refusal, refuse } from "./answer.ts";

type Fields = Readonly<Record<string, string | UploadedFile>>;

/** The file of a request that sends one. */
export class UploadedFile {
	readonly bytes: Uint8Array<ArrayBuffer>;
	constructor(bytes: Uint8Array<ArrayBuffer>) {
		this.bytes = bytes;
	}
}

const formType = "application/x-www-form-urlencoded";

/** The fields of a request, from its query, its form or its file as the call says. */
export const fieldsOf = async (call: Call, request: Request): Promise<Fields> => {
	if (call.sends === "query") return Object.fromEntries(new URL(request.url).searchParams);
	if (call.sends === "file") return fileOf(request);
	const isForm = call.sends === "form" && request.headers.get("content-type")?.startsWith(formType);
	return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : {};
};

/** Nothing, if the body is no form with a file. */
const fileOf = async (request: Request): Promise<Fields> => {
	const form = await request.formData().catch(() => undefined);
	const file = form?.get("file");
	if (!(file instanceof File)) return {};
	return { file: new UploadedFile(new Uint8Array(await file.arrayBuffer())) };
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
