import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { operatorPage } from "./operator-page.ts";

const folder = new URL("../console/", import.meta.url);

/** A file of the console by its path; there are no other folders. */
const filePath = /^\/__control\/console\/([a-z-]+\.(?:ts|css))$/u;

/** The console and its files; `undefined` if the request is for something else. The key is in the fragment of the console's address. */
export const consolePage = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	if (request.method !== "GET") return undefined;
	if (pathname === "/__control/") return answer("text/html", await read("index.html"));
	const [, name = ""] = filePath.exec(pathname) ?? [];
	if (name === "" || name.endsWith(".test.ts")) return undefined;
	const text = await read(name).catch(() => undefined);
	if (text === undefined) return undefined;
	return name.endsWith(".css") ? answer("text/css", text) : answer("text/javascript", javaScriptOf(text));
};

const read = (name: string): Promise<string> => readFile(new URL(name, folder), "utf8");

/** Node warns once that this function is experimental, which says nothing to those who open the console. */
const javaScriptOf = (text: string): string => {
	const { emitWarning } = process;
	process.emitWarning = () => {};
	try {
		return stripTypeScriptTypes(text);
	} finally {
		process.emitWarning = emitWarning;
	}
};

const answer = (type: string, text: string): Response => operatorPage(text, policy, type);

/** No page may frame the console, and only its own files run in it. */
const policy = [
	"default-src 'none'",
	"connect-src 'self'",
	"script-src 'self'",
	"style-src 'self'",
	"img-src data:",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");
