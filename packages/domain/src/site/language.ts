/** The platform's language codes (Spec 1 §1), in the order of the language page. */
export const languageCodes = [
	"en",
	"hk",
	"jp",
	"kr",
	"th",
	"vn",
	"fr",
	"de",
	"ru",
	"spa",
	"pt",
	"ar",
	"it",
	"tr",
	"id",
	"my",
	"hi",
	"cs",
	"pl",
] as const;
export type LanguageCode = (typeof languageCodes)[number];

export interface Language {
	/** The platform's code: the `lang` header. */
	readonly code: LanguageCode;
	/** BCP-47, for `<html lang>` and Intl. */
	readonly tag: string;
	/** Its name in its own language. */
	readonly name: string;
	readonly direction: "ltr" | "rtl";
}

const tagsAndNames: Readonly<Record<LanguageCode, readonly [tag: string, name: string]>> = {
	en: ["en", "English"],
	hk: ["zh-Hant-HK", "繁體中文"],
	jp: ["ja", "日本語"],
	kr: ["ko", "한국어"],
	th: ["th", "ไทย"],
	vn: ["vi", "Tiếng Việt"],
	fr: ["fr", "Français"],
	de: ["de", "Deutsch"],
	ru: ["ru", "Русский"],
	spa: ["es", "Español"],
	pt: ["pt-BR", "Português (Brasil)"],
	ar: ["ar", "العربية"],
	it: ["it", "Italiano"],
	tr: ["tr", "Türkçe"],
	id: ["id", "Bahasa Indonesia"],
	my: ["ms", "Bahasa Melayu"],
	hi: ["hi", "हिन्दी"],
	cs: ["cs", "Čeština"],
	pl: ["pl", "Polski"],
};

/** The BCP-47 tag of a language. */
export const tagOf = (code: LanguageCode): string => tagsAndNames[code][0];

export const languages: readonly Language[] = languageCodes.map((code) => ({
	code,
	tag: tagOf(code),
	name: tagsAndNames[code][1],
	direction: code === "ar" ? "rtl" : "ltr",
}));

/**
 * The language of a code from the platform, a saved preference or a link; `tw` is the old name of `hk` (Spec 1 §1).
 */
export const languageOf = (code: string | undefined): Language | undefined => {
	const present = code === "tw" ? "hk" : code;
	return languages.find((language) => language.code === present);
};

/** The initial language: the saved one, else the site's default, else English. Unknown codes are ignored. */
export const startLanguage = (known: {
	readonly saved: string | undefined;
	readonly siteDefault: string | undefined;
}): Language => languageOf(known.saved) ?? languageOf(known.siteDefault) ?? english;

const english: Language = { code: "en", tag: "en", name: "English", direction: "ltr" };
