import { filesOf, placeIn } from "../lints/lint.ts";

export interface Assumption {
	/** Such as `A-05`. */
	readonly id: string;
	/** The page with its heading, from the root of the repository. */
	readonly page: string;
	/** `file:line` of its heading. */
	readonly place: string;
}

/** The assumptions of `docs/assumptions/`: one page per noun, one heading per number, in the order of the pages. */
export const assumptionsOf = (root: string): readonly Assumption[] =>
	filesOf(root, ["docs/assumptions/*.md"]).flatMap((page) =>
		[...page.text.matchAll(/^## (A-\d{2,3})$/gm)].map((heading) => ({
			id: heading[1] ?? "",
			page: page.path,
			place: placeIn(page, heading.index),
		})),
	);
