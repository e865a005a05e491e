import type { Translated } from "../api/language.ts";

/** The platform's messages about transfers. */
export const transferMessages = {} as const satisfies Record<string, Translated>;
