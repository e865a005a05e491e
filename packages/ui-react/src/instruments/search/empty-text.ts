import type { Choice } from "../rows/use-visible-instruments.ts";

/** The key of the text for a choice without instruments. */
export const emptyText = (choice: Choice): string =>
	choice === "favourites" || choice === "recent" ? emptyOwn[choice] : "shared.categoryEmpty";

const emptyOwn = { favourites: "shared.favouritesNone", recent: "shared.recentNone" } as const;
