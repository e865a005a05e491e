/**
 * Keeps a text together within a text of the other direction. It has the direction of its first letter, or `ltr`: figures with
 * a sign or a currency have no letter to tell it by.
 */
export const isolated = (text: string, direction: "of its letters" | "ltr" = "of its letters"): string =>
	`${direction === "ltr" ? "\u2066" : "\u2068"}${text}\u2069`;
