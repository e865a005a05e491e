import type { Translated } from "../api/language.ts";

/** The platform's messages about verifications. */
export const verificationMessages = {} as const satisfies Record<string, Translated>;
