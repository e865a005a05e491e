import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type LanguageCode, languages } from "@tradewind/domain/site";
import { type PseudoLocale, pseudoLocales, pseudoWords } from "../src/i18n/pseudo.ts";
import { type Translate, translatorFor } from "../src/i18n/translator.ts";
import { examplesOf } from "../src/routes/example-addresses.ts";
import type { Route } from "../src/routes/route.ts";
import { routes } from "../src/routes.ts";

export interface Screen {
	readonly route: Route;
	/** Path and query. */
	readonly address: string;
	/** The key of its title. */
	readonly title: string;
}

/** Keys of the titles of addresses whose content has a title of its own. */
const titles: Readonly<Record<string, string>> = {
	// The signature of an agreement that was not read leads to the agreement.
	"/loan/sign?id=1&amount=1000": "loan.agreement.title",
	"/descript/detail?group=about": "content.group.about",
};

/** Every screen of the route table. */
const everyScreen: readonly Screen[] = routes.flatMap((route: Route) =>
	examplesOf(route).map((address) => ({ route, address, title: titles[address] ?? route.title })),
);

/** A pseudo-locale has to be shown by `showPseudo` (pseudo.ts). */
export type Language = LanguageCode | PseudoLocale;

const known = new Map<Language, Readonly<Record<string, string>>>();

/** The words of a language, from all folders of words; read once. */
export const wordsOf = (language: Language): Readonly<Record<string, string>> => {
	const words = known.get(language) ?? readWords(language);
	known.set(language, words);
	return words;
};

const translators = new Map<Language, Translate>();

/** The word of a key in a language, as the app shows it; `{{name}}` is filled from `facts`. */
export const wordIn = (
	language: Language,
	key: string,
	facts: Readonly<Record<string, string | number>> = {},
): string => {
	const tag = languages.find(({ code }) => code === language)?.tag ?? "en";
	const translate = translators.get(language) ?? translatorFor(wordsOf(language), tag);
	translators.set(language, translate);
	return translate(key, facts);
};

const readWords = (language: Language): Readonly<Record<string, string>> => {
	const pseudo = pseudoLocales.find((locale) => locale === language);
	if (pseudo) return pseudoWords(wordsOf("en"), pseudo);
	const sources = join(import.meta.dirname, "../src");
	const files = globSync(`**/{words,first-words}/${language}.json`, { cwd: sources });
	return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(join(sources, file), "utf8"))));
};

/** The end of the title of the document: a price leads that of the trade page. */
export const titleOf = ({ title }: Screen, language: Language): string =>
	`${wordsOf(language)[title]} · Tradewind`;

/** Runs in the browser: whether the screen with this end of the title is there with its data. */
export const isScreenShown = (title: string): boolean => {
	const mains = [...document.querySelectorAll("main")].filter((main) => main.checkVisibility());
	return (
		document.title.split(" · ").slice(-2).join(" · ") === title &&
		mains.length > 0 &&
		mains.every((main) => main.getAttribute("aria-busy") !== "true")
	);
};

/** Resolves when the app shows the screen with its data. */
export const expectScreen = async (page: Page, screen: Screen, language: Language): Promise<void> => {
	await page.waitForFunction(isScreenShown, titleOf(screen, language)).catch((cause: unknown) => {
		throw new Error(`${screen.address} is not shown`, { cause });
	});
};

/** Opens the address as a bookmark does. */
const openScreen = async (page: Page, screen: Screen, language: Language): Promise<void> => {
	await page.goto(screen.address);
	await expectScreen(page, screen, language);
};

/** Screens that lead a signed-in customer away. */
const visitorsOnly: readonly string[] = ["/login", "/register"];

/** Signs out on the device, and opens home, login and registration. */
export const visitVisitorScreens = async (
	page: Page,
	language: Language,
	visit: (screen: Screen) => Promise<void>,
): Promise<void> => {
	await page.evaluate(() => {
		const { token: _, ...saved } = JSON.parse(localStorage.getItem("tradewind") ?? "{}");
		localStorage.setItem("tradewind", JSON.stringify(saved));
	});
	for (const screen of everyScreen.filter(({ route }) => [...visitorsOnly, "/"].includes(route.path))) {
		await openScreen(page, screen, language);
		await visit(screen);
	}
};

/** The screens of customers. */
export const customerScreens = everyScreen.filter(({ route }) => !visitorsOnly.includes(route.path));

const largestGroup = 18;

interface Group {
	readonly name: string;
	readonly screens: readonly Screen[];
}

/** The screens in groups of about the same size, each small enough for a test of less than a minute on a busy machine. */
const groupsOf = (screens: readonly Screen[]): readonly Group[] => {
	const size = Math.ceil(screens.length / Math.ceil(screens.length / largestGroup));
	return Array.from({ length: Math.ceil(screens.length / size) }, (_, index) => {
		const group = screens.slice(index * size, (index + 1) * size);
		return { name: `from ${group[0]?.address}`, screens: group };
	});
};

export const groupsOfCustomers = groupsOf(customerScreens);
export const groupsOfAll = groupsOf(everyScreen);

/** Opens the first of the screens as a bookmark does, and the others inside the running app. */
export const visitScreens = async (
	page: Page,
	language: Language,
	[first, ...others]: readonly Screen[],
	visit: (screen: Screen) => Promise<void>,
): Promise<void> => {
	if (!first) throw new Error("no screens");
	await openScreen(page, first, language);
	await visit(first);
	for (const screen of others) {
		await followTo(page, screen, language);
		await visit(screen);
	}
};

/** Goes to an address inside the running app, as a link does. */
export const follow = (page: Page, address: string): Promise<void> =>
	page.evaluate((to) => {
		history.pushState(null, "", to);
		dispatchEvent(new PopStateEvent("popstate"));
	}, address);

const followTo = async (page: Page, screen: Screen, language: Language): Promise<void> => {
	await follow(page, screen.address);
	await expectScreen(page, screen, language);
};

/** A key whose words are missing or were not loaded: its first part is that of a known key. */
const bareKeyIn = (text: string): string | undefined => {
	const features = new Set(Object.keys(wordsOf("en")).map((key) => key.split(".")[0]));
	return text.match(/[a-z][\w-]*(\.[a-z]\w*)+/g)?.find((word) => features.has(word.split(".")[0]));
};

export const expectWords = async (page: Page, { address }: Pick<Screen, "address">): Promise<void> => {
	const text = await page.evaluate(() => document.body.innerText);
	expect({ address, bareKey: bareKeyIn(text) }).toEqual({ address, bareKey: undefined });
};

/**
 * Texts of neighbouring inline elements without white space between them, which are read or copied as one word, such as
 * `+$8.0080%`, however they are laid out. Links, buttons and blocks are read apart; the groups of an address are one word.
 */
const joinedTexts = (): readonly string[] => {
	const isInline = ({ tagName }: Element): boolean => /^(B|BDI|EM|I|S|SMALL|SPAN|STRONG)$/.test(tagName);
	const found = new Set<string>();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	let before: Text | undefined;
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (!(node instanceof Text) || node.data === "") continue;
		const parent = node.parentElement;
		if (!parent || parent.closest("script, style, svg, iframe, [aria-hidden=true], [data-whole], option"))
			continue;
		if (!parent.checkVisibility({ visibilityProperty: true })) continue;
		if (before && isJoined(before, node)) found.add(`${before.data}|${node.data}`);
		before = node;
	}
	return [...found];

	function isJoined(first: Text, second: Text): boolean {
		if (first.parentElement === second.parentElement && first.nextSibling === second) return false;
		if (/\s$/.test(first.data) || /^\s/.test(second.data)) return false;
		if (!/[\p{L}\p{N}%]$/u.test(first.data) || !/^[\p{L}\p{N}$+\u2212(-]/u.test(second.data)) return false;
		return chain(first, second).every(isInline);
	}

	/** The elements between the two texts: each but their common ancestor. */
	function chain(first: Text, second: Text): readonly Element[] {
		const elements: Element[] = [];
		for (const start of [first, second])
			for (
				let element = start.parentElement;
				element && !element.contains(start === first ? second : first);
				element = element.parentElement
			)
				elements.push(element);
		return elements;
	}
};

/** Expects white space between texts that follow each other in a line. */
export const expectSpaces = async (page: Page, { address }: Pick<Screen, "address">): Promise<void> => {
	expect({ address, joined: await page.evaluate(joinedTexts) }).toEqual({ address, joined: [] });
};
