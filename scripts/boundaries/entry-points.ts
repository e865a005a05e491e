import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../suite/checks.ts";

/** Every package lists its public modules in `exports`, and each entry (or pattern) matches a file. */
export const entryPoints = (root: string, packages: readonly string[]): Check => ({
	name: "every package declares its entry points, and each of them exists",
	problems: packages.flatMap((folder) => {
		const { exports }: { readonly exports?: Readonly<Record<string, string>> } = JSON.parse(
			readFileSync(join(root, folder, "package.json"), "utf8"),
		);
		if (exports === undefined)
			return [`${folder}/package.json has no exports: other packages could import all its files.`];
		return Object.entries(exports)
			.filter(([, file]) => globSync(file, { cwd: join(root, folder) }).length === 0)
			.map(([entry, file]) => `${folder}/package.json: "${entry}" leads to ${file}, which does not exist.`);
	}),
});
