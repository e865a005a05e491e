const texts = {
	hello: "Hello, {{name}}",
	row: "Row {{number}}",
	amount: "Amount",
	price: "Price",
	multiple: "Multiple",
};

export type Translate = (
	key: keyof typeof texts,
	facts?: Readonly<Record<string, string | number>>,
) => string;

/** A few texts, translated in the simplest way. */
export const createTranslate =
	(): Translate =>
	(key, facts = {}) =>
		texts[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name]));
