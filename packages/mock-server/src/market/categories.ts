import type { WordKey } from "../words/words.ts";

export const categories = {
	currencies: { id: 1, name: "category.currencies" },
	commodities: { id: 2, name: "category.commodities" },
	indices: { id: 3, name: "category.indices" },
	crypto: { id: 4, name: "category.crypto" },
} as const satisfies Record<string, { id: number; name: WordKey }>;

export type CategoryName = keyof typeof categories;
