import type { Translated } from "../api/language.ts";

export const categories = {
	currencies: { id: 1, name: { en: "Currencies", hk: "外匯", ar: "العملات" } },
	commodities: { id: 2, name: { en: "Metals & energy", hk: "金屬及能源", ar: "المعادن والطاقة" } },
	indices: { id: 3, name: { en: "Indices", hk: "指數", ar: "المؤشرات" } },
	crypto: { id: 4, name: { en: "Crypto", hk: "加密貨幣", ar: "العملات الرقمية" } },
} as const satisfies Record<string, { id: number; name: Translated }>;

export type CategoryName = keyof typeof categories;
