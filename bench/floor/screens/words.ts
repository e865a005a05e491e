import { createInstance, type TFunction } from "i18next";

const translation = {
	hello: "Hello, {{name}}",
	row: "Row {{number}}",
	amount: "Amount",
	price: "Price",
	multiple: "Multiple",
};

/** A handful of words, spoken by the library that speaks the app's. */
export const speak = (): TFunction => {
	const language = createInstance({ lng: "en", resources: { en: { translation } }, initAsync: false });
	void language.init();
	return language.t;
};
