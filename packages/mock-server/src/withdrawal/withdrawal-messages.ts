import type { Translated } from "../api/language.ts";

/** The platform's messages about withdrawals and payout methods. */
export const withdrawalMessages = {} as const satisfies Record<string, Translated>;
