import { inLatinDigits } from "../money/latin-digits.ts";

/** Characters that a search takes; no name is longer. */
export const maxSearchLength = 64;

/** What may stand in the field: never more than fits. A character of two units is cut off whole. */
export const truncateSearch = (typed: string): string => [...typed].slice(0, maxSearchLength).join("");

/**
 * What is asked for: without blanks around it, with one where there are several, and in the digits that names are written
 * with. `""` asks for nothing.
 */
export const searchTermOf = (typed: string): string => inLatinDigits(typed.trim().replace(/\s+/g, " "));
