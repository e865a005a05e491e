import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesOf, placeIn } from "../lints/lint.ts";
import type { Check } from "../suite/checks.ts";

const page = "docs/assumptions.md";
const number = /\bA-\d{2,3}\b/g;

/** Every assumption that the code cites is on the page, once. */
export const assumptionCitations = (root: string): Check => {
	const text = readFileSync(join(root, page), "utf8");
	const listed = [...text.matchAll(/^\| (A-\d{2,3}) \|/gm)].map(([, id]) => id ?? "");
	const cited = filesOf(root, ["{contracts,packages,bench,reliability}/**/*.{ts,tsx}"], {
		withTests: true,
	}).flatMap((file) =>
		[...file.text.matchAll(number)].map((match) => ({ id: match[0], place: placeIn(file, match.index) })),
	);
	return {
		name: `${listed.length} assumptions, ${cited.length} citations`,
		problems: [
			...cited
				.filter(({ id }) => !listed.includes(id))
				.map(({ id, place }) => `${place}: ${id} is not in ${page}.`),
			...listed
				.filter((id, index) => listed.indexOf(id) !== index)
				.map((id) => `${page}: ${id} is listed twice.`),
		],
	};
};
