import type { Page } from "@playwright/test";
import { type PseudoLocale, pseudoText } from "../src/i18n/pseudo.ts";
import type { Words } from "../src/i18n/translator.ts";

/** The language that a customer has to choose for a pseudo-locale. */
export const languageFor = { pseudo: "en", "pseudo-rtl": "ar" } as const satisfies Readonly<
	Record<PseudoLocale, string>
>;

const plural = /_(zero|one|two|few|many)$/;

/**
 * Shows the built app in a pseudo-locale: the catalogues of `languageFor` are answered with pseudo words made of the English
 * ones. Everything else, also numbers and the platform's texts, is of that language.
 */
export const showPseudo = (page: Page, locale: PseudoLocale, english: Words): Promise<unknown> =>
	page.route(new RegExp(`/assets/${languageFor[locale]}-[\\w-]+\\.js$`), async (route) => {
		const response = await route.fetch();
		const body = await response.text();
		const exported: Readonly<Record<string, unknown>> = await import(
			`data:text/javascript;base64,${Buffer.from(body).toString("base64")}`
		);
		const [[name, words] = ["", {}]] = Object.entries(exported);
		if (!isWords(words)) return route.fulfill({ response, body });
		const shown = Object.keys(words).map((key) => {
			const text = english[key] ?? english[key.replace(plural, "_other")] ?? "";
			return [key, pseudoText(text, locale)];
		});
		await route.fulfill({
			response,
			body: `const words=${JSON.stringify(Object.fromEntries(shown))};export{words as ${name}};`,
		});
	});

/** A catalogue, not the texts of an agreement in that language. */
const isWords = (value: unknown): value is Words =>
	typeof value === "object" && value !== null && Object.keys(value).every((key) => key.includes("."));
