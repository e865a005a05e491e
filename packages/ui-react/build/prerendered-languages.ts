import type { LanguageCode } from "@tradewind/domain/site";

/** The first is the markup of the page; the others stand beside it as templates that replace it before the first paint. */
export const prerenderedIn = ["en", "hk", "ar"] as const satisfies readonly LanguageCode[];
