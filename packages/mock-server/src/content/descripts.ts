import type { Language, Translated } from "../api/language.ts";

/** The descriptive pages of the platform, by group. */
const pages: Readonly<Record<string, Translated>> = {
	about: {
		en: "<p>Trade contracts and micro orders at live prices on Tradewind.</p>",
		hk: "<p>Tradewind 提供合約及限時訂單的即時報價交易。</p>",
		ar: "<p>تتيح Tradewind تداول العقود والأوامر الموقوتة بأسعار مباشرة.</p>",
	},
};

export const descriptIn = (group: string, language: Language): string | undefined =>
	Object.hasOwn(pages, group) ? pages[group]?.[language] : undefined;
