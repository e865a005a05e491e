import type { Choice } from "../rows/use-visible-instruments.ts";

/** The key of what is said of a choice that holds nothing. */
export const emptyText = (choice: Choice): string =>
	choice === "favourites" || choice === "recent" ? emptyOwn[choice] : "shared.categoryEmpty";

const emptyOwn = { favourites: "shared.favouritesNone", recent: "shared.recentNone" } as const;
