import { languageOf as knownLanguage, type LanguageCode } from "@tradewind/domain/site";

/** Reads the `lang` header (Spec 1 §7): `tw` is an old code of `hk` (Spec 1 §1); any other language gets English. */
export const languageOf = (header: string | null): LanguageCode =>
	knownLanguage(header ?? undefined)?.code ?? "en";
