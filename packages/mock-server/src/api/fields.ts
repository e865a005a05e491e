import type { Call, WireSchema } from "@tradewind/contracts";
import { Result, Schema, SchemaIssue } from "effect";
import { type Refusal, refuse } from "./answer.ts";

type Fields = Readonly<Record<string, string>>;

const formType = "application/x-www-form-urlencoded";

/** The fields of a request, from its query or its form as the call says. */
export const fieldsOf = async (call: Call, request: Request): Promise<Fields> => {
	if (call.sends === "query") return Object.fromEntries(new URL(request.url).searchParams);
	const isForm = call.sends === "form" && request.headers.get("content-type")?.startsWith(formType);
	return isForm ? Object.fromEntries(new URLSearchParams(await request.text())) : {};
};

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1();

/** Reads a value by its Schema; a refusal names the first field that does not fit. */
export const readAs = <A>(schema: WireSchema<A>, value: unknown): Result.Result<A, Refusal> => {
	const read = Schema.decodeUnknownResult(schema)(value);
	if (Result.isSuccess(read)) return Result.succeed(read.success);
	const issue = issuesOf(read.failure.issue).issues[0];
	const path = (issue?.path ?? []).map((step) => String(typeof step === "object" ? step.key : step));
	return refuse("bad field", {
		field: path.join(".") || "request",
		reason: issue?.message ?? "does not fit",
	});
};
