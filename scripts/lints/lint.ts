import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One of our own lints: looks at the tree at `root` and says each offence as `file:line: what to do`. */
export interface Lint {
	readonly name: string;
	readonly find: (root: string) => readonly string[];
}

export interface SourceFile {
	/** From the root of the tree. */
	readonly path: string;
	readonly text: string;
}

/** The files that match, read; tests and what supports them are left out unless asked for. */
export const filesOf = (
	root: string,
	patterns: readonly string[],
	{ withTests = false }: { readonly withTests?: boolean } = {},
): readonly SourceFile[] =>
	globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
		.filter((path) => withTests || !/\.test(-support)?\.tsx?$/.test(path))
		.sort()
		.map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

/** `file:line`, as terminals and editors open it. */
export const placeIn = ({ path, text }: SourceFile, offset: number): string =>
	`${path}:${text.slice(0, offset).split("\n").length}`;
