import { type AgreementLanguage, type AgreementTexts, agreementLanguages } from "@tradewind/domain/loan";
import type { LanguageCode } from "@tradewind/domain/site";
import { type AgreementSource, agreementHtml } from "./agreement-source.ts";

type Load = () => Promise<{ readonly source: AgreementSource }>;

/** Each language is a chunk of its own. */
const sources: Readonly<Record<AgreementLanguage, Load>> = {
	en: () => import("./texts/en.ts"),
	hk: () => import("./texts/hk.ts"),
	id: () => import("./texts/id.ts"),
	tr: () => import("./texts/tr.ts"),
	ar: () => import("./texts/ar.ts"),
	it: () => import("./texts/it.ts"),
	pt: () => import("./texts/pt.ts"),
	ru: () => import("./texts/ru.ts"),
	de: () => import("./texts/de.ts"),
	fr: () => import("./texts/fr.ts"),
	vn: () => import("./texts/vn.ts"),
	kr: () => import("./texts/kr.ts"),
	jp: () => import("./texts/jp.ts"),
	spa: () => import("./texts/spa.ts"),
	th: () => import("./texts/th.ts"),
	my: () => import("./texts/my.ts"),
	hi: () => import("./texts/hi.ts"),
	cs: () => import("./texts/cs.ts"),
};

/** The language of the agreement for a customer who reads `language` (Spec 2 §9): their own, else that of `hk`. */
export const agreementLanguageFor = (language: LanguageCode): AgreementLanguage =>
	agreementLanguages.find((one) => one === language) ?? "hk";

/** The agreement's text for a customer who reads `language`. Rejects when its code cannot be loaded. */
export const loadAgreementTexts = async (language: LanguageCode): Promise<AgreementTexts> => {
	const own = agreementLanguageFor(language);
	const { source } = await sources[own]();
	return { [own]: agreementHtml(source) };
};
