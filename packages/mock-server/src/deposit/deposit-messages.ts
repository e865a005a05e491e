import type { Translated } from "../api/language.ts";

/** The platform's messages about deposits. */
export const depositMessages = {} as const satisfies Record<string, Translated>;
