import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "../suite/checks.ts";

/** Every package says what others may import, and each of these files is there. */
export const publicDoors = (root: string, packages: readonly string[]): Check => ({
	name: "every package has its public doors, and they lead somewhere",
	problems: packages.flatMap((folder) => {
		const { exports }: { readonly exports?: Readonly<Record<string, string>> } = JSON.parse(
			readFileSync(join(root, folder, "package.json"), "utf8"),
		);
		if (exports === undefined)
			return [`${folder}/package.json has no exports: all its files are open to others.`];
		return Object.entries(exports)
			.filter(([, file]) => !existsSync(join(root, folder, file)))
			.map(([door, file]) => `${folder}/package.json: "${door}" leads to ${file}, which is not there.`);
	}),
});
