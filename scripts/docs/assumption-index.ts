import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../paths.ts";
import { assumptionsOf } from "./assumption-pages.ts";
import { type Document, table, withPart } from "./document.ts";

const path = "docs/assumptions.md";

/** The page of the assumptions with its list of pages and numbers generated. */
export const assumptionIndex = (): Document => ({
	path,
	text: withPart(readFileSync(join(root, path), "utf8"), "pages", table(["page", "assumptions"], rows())),
});

const rows = (): readonly (readonly string[])[] => {
	const assumptions = assumptionsOf(root);
	const pages = [...new Set(assumptions.map(({ page }) => page))];
	return pages.map((page) => {
		const address = `assumptions/${basename(page)}`;
		const numbers = assumptions
			.filter((one) => one.page === page)
			.map(({ id }) => `[${id}](${address}#${id.toLowerCase()})`);
		return [`[${basename(page, ".md")}](${address})`, numbers.join(", ")];
	});
};
