import type { Choice } from "../rows/use-visible-instruments.ts";

/** The key of what is said of a choice that holds nothing. */
export const emptyText = (choice: Choice): string =>
	choice === "favourites" || choice === "recent" ? emptyOwn[choice] : "shell.categoryEmpty";

const emptyOwn = { favourites: "shell.favouritesNone", recent: "shell.recentNone" } as const;
