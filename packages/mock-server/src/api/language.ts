/** The languages of the platform; requests in any other language get English. */
const languages = ["en", "hk", "ar"] as const;
export type Language = (typeof languages)[number];

export type Translated = Readonly<Record<Language, string>>;

/** Reads the `lang` header (Spec 1 §7); `tw` is an old code of `hk` (Spec 1 §1). */
export const languageOf = (header: string | null): Language => {
	const code = header === "tw" ? "hk" : header;
	return languages.find((language) => language === code) ?? "en";
};
