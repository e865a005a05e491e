import { createInstance, type TFunction } from "i18next";

const translation = {
	hello: "Hello, {{name}}",
	row: "Row {{number}}",
	amount: "Amount",
	price: "Price",
	multiple: "Multiple",
};

/** A few texts, translated by the app's library. */
export const createTranslate = (): TFunction => {
	const language = createInstance({ lng: "en", resources: { en: { translation } }, initAsync: false });
	void language.init();
	return language.t;
};
