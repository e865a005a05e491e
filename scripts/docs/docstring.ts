import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../paths.ts";

/** The docstring before `export const <name>`, as one paragraph. Throws if there is none. */
export const docstringOf = (path: string, name: string): string => {
	const source = readFileSync(join(root, path), "utf8");
	const before = source.slice(0, source.indexOf(`export const ${name}`)).trimEnd();
	const start = before.lastIndexOf("/**");
	if (start < 0 || !before.endsWith("*/")) throw new Error(`${path}: ${name} has no docstring.`);
	return before
		.slice(start + 3, -2)
		.replace(/\s*\n\s*\* ?/g, " ")
		.trim();
};
