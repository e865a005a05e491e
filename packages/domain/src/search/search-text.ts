import { inLatinDigits } from "../input/latin-digits.ts";

/** Maximum length of a search text. */
export const maxSearchLength = 64;

/** The typed text, truncated to the maximum length. Surrogate pairs are not split. */
export const truncateSearch = (typed: string): string => [...typed].slice(0, maxSearchLength).join("");

/** The search term: trimmed, with single spaces and Latin digits. `""` means no search. */
export const searchTermOf = (typed: string): string => inLatinDigits(typed.trim().replace(/\s+/g, " "));
