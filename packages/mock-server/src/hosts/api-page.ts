import { readFile } from "node:fs/promises";
import { calls, frames } from "@tradewind/contracts";
import { toAsyncApi, toOpenApi } from "@tradewind/contracts/documents";
import { apiText } from "../control/api-text.ts";
import { hashIn } from "./inline-hash.ts";
import { operatorPage } from "./operator-page.ts";

const file = new URL("../control/api-reference.html", import.meta.url);

/** The description of the platform's calls and messages: a page, and the documents themselves; `undefined` for other requests. */
export const apiPage = async (request: Request): Promise<Response | undefined> => {
	if (request.method !== "GET") return undefined;
	switch (new URL(request.url).pathname) {
		case "/__control/api":
			return pageOf(apiText(await readFile(file, "utf8")));
		case "/__control/api/openapi.json":
			return Response.json(toOpenApi(calls));
		case "/__control/api/asyncapi.json":
			return Response.json(toAsyncApi(frames));
		default:
			return undefined;
	}
};

const pageOf = (page: string): Response => operatorPage(page, policyOf(page));

/** No page may frame it, and no script runs in it. */
const policyOf = (page: string): string =>
	[
		"default-src 'none'",
		`style-src ${hashIn(page, "style")}`,
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	].join("; ");
