import { readFile } from "node:fs/promises";
import { scenarios } from "../scenarios/scenarios.ts";

const file = new URL("../control/console.html", import.meta.url);

const scenarioOptions = scenarios
	.map(({ name, shows }) => `<option value="${name}">${name}: ${shows}</option>`)
	.join("\n");

/** The page of the control; `undefined` if the request is for something else. */
export const consolePage = async (request: Request): Promise<Response | undefined> => {
	const { pathname } = new URL(request.url);
	if (request.method !== "GET" || pathname !== "/__control/") return undefined;
	const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
	const page = await readFile(file, "utf8");
	return new Response(page.replace("<!-- scenarios -->", scenarioOptions), { headers });
};
