/** The languages the platform itself speaks; every other one gets English. */
const spoken = ["en", "hk", "ar"] as const;
export type Language = (typeof spoken)[number];

export type Translated = Readonly<Record<Language, string>>;

/** Reads the `lang` header (Spec 1 §7); `tw` is an old name of `hk` (Spec 1 §1). */
export const languageOf = (header: string | null): Language => {
	const code = header === "tw" ? "hk" : header;
	return spoken.find((language) => language === code) ?? "en";
};
