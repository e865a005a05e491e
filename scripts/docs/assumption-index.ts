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
	const byPage = Map.groupBy(assumptionsOf(root), ({ page }) => basename(page, ".md"));
	return [...byPage].map(([name, listed]) => [
		`[${name}](assumptions/${name}.md)`,
		listed.map(({ id }) => `[${id}](assumptions/${name}.md#${id.toLowerCase()})`).join(", "),
	]);
};
