import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** One of our own lints. `find` reads the tree at `root` and returns each violation as `file:line: what to do`. */
export interface Lint {
	readonly name: string;
	readonly find: (root: string) => readonly string[];
}

export interface SourceFile {
	/** Relative to the root of the tree. */
	readonly path: string;
	readonly text: string;
}

/** The matching files with their text; tests and their support files only with `withTests`. */
export const filesOf = (
	root: string,
	patterns: readonly string[],
	{ withTests = false }: { readonly withTests?: boolean } = {},
): readonly SourceFile[] =>
	globSync([...patterns], { cwd: root, exclude: ["**/node_modules/**", "**/dist/**"] })
		.filter((path) => withTests || !/\.test(-support)?\.tsx?$/.test(path))
		.sort()
		.map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(join(root, path), "utf8") }));

/** `file:line`, a form that terminals and editors open. */
export const placeIn = ({ path, text }: SourceFile, offset: number): string =>
	`${path}:${text.slice(0, offset).split("\n").length}`;
