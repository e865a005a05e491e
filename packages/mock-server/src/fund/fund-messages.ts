import type { Translated } from "../api/language.ts";

/** The platform's messages about funds. */
export const fundMessages = {} as const satisfies Record<string, Translated>;
