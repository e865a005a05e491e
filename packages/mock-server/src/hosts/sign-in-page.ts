import { readFile } from "node:fs/promises";
import { signInPath } from "../session/sign-in-links.ts";
import { hashIn } from "./inline-hash.ts";
import { operatorPage } from "./operator-page.ts";

const file = new URL("../control/sign-in.html", import.meta.url);

/** The page of a sign-in link; `undefined` if the request is for something else. */
export const signInPage = async (request: Request): Promise<Response | undefined> => {
	if (request.method !== "GET" || new URL(request.url).pathname !== signInPath) return undefined;
	const page = await readFile(file, "utf8");
	return operatorPage(page, policyOf(page));
};

const policyOf = (page: string): string =>
	[
		"default-src 'none'",
		"connect-src 'self'",
		`script-src ${hashIn(page, "script")}`,
		`style-src ${hashIn(page, "style")}`,
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
		"base-uri 'none'",
		"form-action 'none'",
		"frame-ancestors 'none'",
	].join("; ");
