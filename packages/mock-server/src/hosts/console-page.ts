import { readFile } from "node:fs/promises";
import { consoleText } from "../control/console-text.ts";
import { hashIn } from "./inline-hash.ts";

const file = new URL("../control/console.html", import.meta.url);

/** The page of the control; `undefined` if the request is for something else. It reads the key from the fragment of its address. */
export const consolePage = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	if (request.method !== "GET" || pathname !== "/__control/") return undefined;
	const page = consoleText(await readFile(file, "utf8"));
	return new Response(page, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-cache",
			"content-security-policy": policyOf(page),
			"cross-origin-opener-policy": "same-origin",
			"referrer-policy": "no-referrer",
			"x-content-type-options": "nosniff",
		},
	});
};

/** No page may frame the console, and only its own script runs in it. */
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
