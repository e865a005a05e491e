import type { LanguageCode } from "@tradewind/domain/site";

/** The first language is the markup of the page; the others are templates, one of which may replace it before the first paint. */
export const prerenderedIn = ["en", "hk", "ar"] as const satisfies readonly LanguageCode[];
