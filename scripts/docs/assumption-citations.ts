import { filesOf, placeIn } from "../lints/lint.ts";
import type { Check } from "../suite/checks.ts";
import { assumptionsOf } from "./assumption-pages.ts";

const number = /\bA-\d{2,3}\b/g;

/** Every assumption that code or another page cites has a heading in `docs/assumptions/`, once. */
export const assumptionCitations = (root: string): Check => {
	const assumptions = assumptionsOf(root);
	const known = new Set(assumptions.map(({ id }) => id));
	const cited = filesOf(
		root,
		["{contracts,packages,bench,reliability}/**/*.{ts,tsx}", "README.md", "docs/**/*.md"],
		{
			withTests: true,
		},
	).flatMap((file) =>
		[...file.text.matchAll(number)].map((match) => ({ id: match[0], place: placeIn(file, match.index) })),
	);
	return {
		name: `${assumptions.length} assumptions, ${cited.length} citations`,
		problems: [
			...cited
				.filter(({ id }) => !known.has(id))
				.map(({ id, place }) => `${place}: ${id} is not in docs/assumptions/.`),
			...assumptions
				.filter(({ id }, index) => assumptions.findIndex((other) => other.id === id) !== index)
				.map(({ id, place }) => `${place}: ${id} is listed twice.`),
		],
	};
};
