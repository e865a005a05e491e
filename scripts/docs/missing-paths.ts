import { existsSync } from "node:fs";
import { join } from "node:path";
import { filesOf, placeIn } from "../lints/lint.ts";
import type { Check } from "../suite/checks.ts";

const path = /`((?:bench|contracts|docs|packages|reliability|scripts)\/[\w./-]*)`/g;

/** Every path of the repository that a page names in code style exists. */
export const missingPaths = (root: string): Check => {
	const pages = filesOf(root, ["README.md", "{contracts,docs}/**/*.md"]);
	return {
		name: `paths in ${pages.length} pages`,
		problems: pages.flatMap((page) =>
			[...page.text.matchAll(path)]
				.filter(([, target = ""]) => !existsSync(join(root, target)))
				.map((match) => `${placeIn(page, match.index)}: ${match[1]} does not exist.`),
		),
	};
};
