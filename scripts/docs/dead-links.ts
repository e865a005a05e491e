import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesOf, placeIn } from "../lints/lint.ts";
import type { Check } from "../suite/checks.ts";

/** Every link from a page to a file of the repository has a target. */
export const deadLinks = (root: string): Check => {
	const pages = filesOf(root, ["README.md", "docs/**/*.md"]);
	return {
		name: `links of ${pages.length} pages`,
		problems: pages.flatMap((page) =>
			[...page.text.matchAll(/(?:\]\(|src=")(?!https?:|mailto:|#)([^)"#\s]+)/g)]
				.filter(([, target = ""]) => !existsSync(join(root, dirname(page.path), decodeURI(target))))
				.map((match) => `${placeIn(page, match.index)}: ${match[1]} does not exist.`),
		),
	};
};
