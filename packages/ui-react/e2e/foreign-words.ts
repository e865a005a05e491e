import { expect, type Page } from "@playwright/test";
import type { LanguageCode } from "@tradewind/domain/site";
import type { Platform } from "@tradewind/test-kit";
import { internationalWords, writtenLanguage } from "../../../scripts/lints/written-languages.ts";
import type { Language, Screen } from "./every-screen.ts";
import { languageFor } from "./pseudo.ts";

/**
 * Whether a word in the letters a–z is of another language. In `pseudo-rtl` the platform answers in Arabic, and each letter of
 * the app's own words has an accent.
 */
const isWithoutLatin = (language: Language): boolean =>
	language === "pseudo-rtl" || writtenLanguage(language)?.isLatin === false;

const wordsIn = (text: string): readonly string[] =>
	text
		// Addresses, and codes of errors such as NO_ANSWER.
		.replace(/\S+@\S+|https?:\/\/\S+|\.(csv|pdf)\b|\b[A-Z]+(_[A-Z0-9]+)+\b/g, " ")
		.match(/[a-z][a-z0-9]*/gi)
		// With a digit it is a code, such as TRC20 or TW10000001.
		?.filter((word) => !/\d/.test(word)) ?? [];

/**
 * The words of all names on the platform, as it writes them in the language: of instruments and of traders, with the letters of
 * their badges. `HTTP` is part of the code of an error.
 */
const namesOn = async (platform: Platform, lang: LanguageCode): Promise<ReadonlySet<string>> => {
	const dataOf = async (path: string) => (await (await platform.call(path, "", lang)).json()).data;
	const instruments: readonly { readonly Code: string; readonly ShowCode: string }[] =
		await dataOf("/v2/api/forex/trade_list");
	const names = instruments.flatMap(({ Code, ShowCode }) => [
		Code,
		ShowCode,
		Code.replace(/\d/g, "").slice(0, 3),
	]);
	for (const page of [1, 2]) {
		const { data } = await dataOf(`/v2/api/follow/rank?sort=total_rate&page=${page}`);
		for (const { user } of data) names.push(user.nickname, initialsOf(user.nickname));
	}
	const codes = [...Intl.supportedValuesOf("currency"), "USDT", "HTTP"];
	return new Set([...internationalWords, ...codes, ...[...names, ...customer].flatMap(wordsIn)]);
};

const customer = ["Mia Berg", "M", "MB"];

const initialsOf = (name: string): string => {
	const [first = "", second = ""] = name.split(" ").map((word) => word.slice(0, 1));
	return `${first} ${first}${second}`;
};

/**
 * Every text that a customer sees or hears: of elements, of their labels, placeholders and values, of generated content, and
 * the title. Without those marked as another language, such as the names of languages, and without addresses.
 */
const texts = (): readonly string[] => {
	const root = document.documentElement;
	const isOwn = (element: Element): boolean => element.closest("[lang]") === root;
	const isAbsent = (element: Element): boolean =>
		element.closest("head, script, style, template, noscript, [data-whole]") !== null ||
		!(element.closest("select") ?? element).checkVisibility({ visibilityProperty: true });
	const found = new Set([document.title]);
	const named =
		"aria-label aria-description aria-roledescription aria-valuetext aria-placeholder alt title placeholder label";
	for (const element of document.querySelectorAll("*")) {
		if (isAbsent(element) || !isOwn(element)) continue;
		for (const name of named.split(" ")) found.add(element.getAttribute(name) ?? "");
		const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
		if (isField && !["radio", "checkbox", "hidden"].includes(element.type)) found.add(element.value);
		for (const node of element.childNodes) if (node instanceof Text) found.add(node.data);
		for (const part of ["::before", "::after"]) {
			const { content } = getComputedStyle(element, part);
			// A line break is written as an escaped code.
			if (content.startsWith('"')) found.add(content.replaceAll("\\a ", " "));
		}
	}
	return [...found];
};

/** Returns a function that finds the words of other languages on the page, each with its text; none in a language in Latin letters. */
export const foreignWordsFor = async (
	language: Language,
	platform: Platform,
): Promise<(page: Page) => Promise<readonly string[]>> => {
	if (!isWithoutLatin(language)) return () => Promise.resolve([]);
	const isPseudo = language === "pseudo" || language === "pseudo-rtl";
	const names = await namesOn(platform, isPseudo ? languageFor[language] : language);
	return async (page) =>
		(await page.evaluate(texts)).flatMap((text) =>
			wordsIn(text)
				.filter((word) => !names.has(word))
				.map((word) => `${word}: ${text}`),
		);
};

/** Expects no word of another language on the page. */
export const expectOwnWords = async (
	page: Page,
	{ address }: Pick<Screen, "address">,
	foreignWords: (page: Page) => Promise<readonly string[]>,
): Promise<void> => {
	expect({ address, foreign: await foreignWords(page) }).toEqual({ address, foreign: [] });
};
