import type { LanguageCode } from "../../site/language.ts";

/** Languages of the agreement (Spec 2 §9): all except Polish. */
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

/** The three parts of an agreement, and the three pages that explain them before signing (Spec 2 §2, §9). */
export const agreementParts = ["rules", "contract", "liability"] as const;
type AgreementPart = (typeof agreementParts)[number];

/**
 * The agreement template in one language (Spec 2 §9): three parts and seven contract terms, each HTML with
 * placeholders such as `{amount}`.
 */
export interface AgreementText extends Readonly<Record<AgreementPart, string>> {
	readonly terms: readonly [string, string, string, string, string, string, string];
}

export type AgreementTexts = Readonly<Partial<Record<AgreementLanguage, AgreementText>>>;

/**
 * The template for `language` and the language it is in: the customer's own, else that of `hk`; `undefined` if
 * neither exists.
 */
export const chooseAgreementText = (
	texts: AgreementTexts,
	language: LanguageCode,
): { readonly language: AgreementLanguage; readonly text: AgreementText } | undefined => {
	const own = agreementLanguages.find((one) => one === language && texts[one] !== undefined) ?? "hk";
	const text = texts[own];
	return text && { language: own, text };
};

/** The whole template in order: rules, contract, contract terms, liability. */
export const wholeText = ({ rules, contract, terms, liability }: AgreementText): string =>
	[rules, contract, ...terms, liability].join("\n");
