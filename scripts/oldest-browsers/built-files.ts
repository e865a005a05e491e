import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SourceFile } from "../lints/lint.ts";

/** The scripts and style sheets of a build, also those inside its pages. */
export const builtFiles = (
	folder: string,
): { readonly scripts: readonly SourceFile[]; readonly styles: readonly SourceFile[] } => {
	const read = (pattern: string): readonly SourceFile[] =>
		globSync(pattern, { cwd: folder })
			.sort()
			.map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
	const pages = read("**/*.html");
	return {
		scripts: [...read("**/*.js"), ...distinct(pages, /<script>([\s\S]*?)<\/script>/g)],
		styles: [...read("**/*.css"), ...distinct(pages, /<style[^>]*>([\s\S]*?)<\/style>/g)],
	};
};

/** Many pages contain the same elements. */
const distinct = (pages: readonly SourceFile[], element: RegExp): readonly SourceFile[] => {
	const byText = new Map<string, SourceFile>();
	for (const { path, text } of pages)
		for (const [, content = ""] of text.matchAll(element))
			if (!byText.has(content)) byText.set(content, { path, text: content });
	return [...byText.values()];
};
