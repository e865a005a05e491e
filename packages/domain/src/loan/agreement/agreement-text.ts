import type { LanguageCode } from "../../site/language.ts";

/** In which the agreement is written (Spec 2 §9): all languages but Polish. */
export const agreementLanguages = [
	"en",
	"hk",
	"id",
	"tr",
	"ar",
	"it",
	"pt",
	"ru",
	"de",
	"fr",
	"vn",
	"kr",
	"jp",
	"spa",
	"th",
	"my",
	"hi",
	"cs",
] as const satisfies readonly LanguageCode[];
export type AgreementLanguage = (typeof agreementLanguages)[number];

/** The three parts of an agreement, and the three pages that tell of them before it is signed (Spec 2 §2, §9). */
export const agreementParts = ["rules", "contract", "liability"] as const;
export type AgreementPart = (typeof agreementParts)[number];

/**
 * The agreement in a language, to be filled in (Spec 2 §9): three parts and, within the contract, seven terms, each HTML
 * with placeholders such as `{amount}`.
 */
export interface AgreementText extends Readonly<Record<AgreementPart, string>> {
	readonly terms: readonly [string, string, string, string, string, string, string];
}

export type AgreementTexts = Readonly<Partial<Record<AgreementLanguage, AgreementText>>>;

/** The text for a customer of `language`, and in which language it is: theirs, else that of `hk`; none where neither is there. */
export const chooseAgreementText = (
	texts: AgreementTexts,
	language: LanguageCode,
): { readonly language: AgreementLanguage; readonly text: AgreementText } | undefined => {
	const own = agreementLanguages.find((one) => one === language && texts[one] !== undefined) ?? "hk";
	const text = texts[own];
	return text && { language: own, text };
};

/** The whole text in its order: the rules, the contract with its terms, the legal liability. */
export const wholeText = ({ rules, contract, terms, liability }: AgreementText): string =>
	[rules, contract, ...terms, liability].join("\n");
