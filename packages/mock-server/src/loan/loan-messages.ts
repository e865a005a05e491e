import type { Translated } from "../api/language.ts";

/** The platform's messages about loans. */
export const loanMessages = {} as const satisfies Record<string, Translated>;
