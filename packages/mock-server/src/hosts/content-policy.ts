import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The content security policy of the built UI. The build lists the hashes of its inline scripts in `csp.json`, as
 * `{ "scripts": ["sha256-…"] }`; without the list there is no policy.
 */
export const contentPolicy = async (directory: string): Promise<string | undefined> => {
	const list = await readFile(join(directory, "csp.json"), "utf8").catch(() => undefined);
	if (list === undefined) return undefined;
	const { scripts }: { scripts: readonly string[] } = JSON.parse(list);
	return [
		"default-src 'self'",
		["script-src 'self'", ...scripts.map((hash) => `'${hash}'`)].join(" "),
		"worker-src 'self' blob:",
		"style-src 'self' 'unsafe-inline'",
		"img-src 'self' data:",
		"media-src 'self'",
		"object-src 'none'",
		"base-uri 'self'",
		"frame-ancestors 'none'",
	].join("; ");
};
