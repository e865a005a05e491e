import { readFile } from "node:fs/promises";

const file = new URL("../control/console.html", import.meta.url);

/** The page on which people work the control; `undefined` when the request asks for something else. */
export const consolePage = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	if (request.method !== "GET" || pathname !== "/__control/") return undefined;
	const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
	return new Response(await readFile(file), { headers });
};
