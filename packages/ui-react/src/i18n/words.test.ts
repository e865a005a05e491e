import { afterAll, beforeEach, expect, test, vi } from "vitest";

/** A new page: the module has no state of another test. */
const openPage = () => import("./words.ts");
const shownWords = ({ currentWords }: Awaited<ReturnType<typeof openPage>>) => ({
	first: currentWords().t("shared.back"),
	later: currentWords().t("support.feedback"),
	language: currentWords().language.code,
});

beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

test("The first load has no words of features that load on demand", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	expect(shownWords(words)).toEqual({ first: "Back", later: "support.feedback", language: "en" });
});

test("The words of features are added without rendering the page again", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	const before = words.currentWords();
	await words.loadFeatureWords();
	expect(words.currentWords()).toBe(before);
	expect(shownWords(words)).toEqual({ first: "Back", later: "Feedback", language: "en" });
});

test("After that each language is loaded with the words of features", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	await words.loadFeatureWords();
	await words.showLanguage("ar");
	expect(shownWords(words)).toEqual({ first: "رجوع", later: "الملاحظات", language: "ar" });
});

test("A language chosen while the words of features are loading has them, too", async () => {
	const words = await openPage();
	const entered = words.loadFeatureWords();
	await words.showLanguage("ar");
	await entered;
	expect(shownWords(words)).toEqual({ first: "رجوع", later: "الملاحظات", language: "ar" });
});

test("In development the query asks for a pseudo-locale, in which also the words of features are", async () => {
	vi.stubGlobal("location", { search: "?lang=pseudo-rtl" });
	const words = await openPage();
	await words.showLanguage("en");
	await words.loadFeatureWords();
	vi.unstubAllGlobals();
	expect([shownWords(words), words.currentLanguage().direction]).toEqual([
		{ first: "\u200fƁááçķ \u200f", later: "\u200fƑêêêêđƀááçķ \u200f", language: "en" },
		"rtl",
	]);
});

test("Choosing the current language does not render again", async () => {
	const words = await openPage();
	expect(await words.showLanguage("en")).toBe(true);
	const before = words.currentWords();
	expect(await words.showLanguage("en")).toBe(true);
	expect(words.currentWords()).toBe(before);
});

test("Of two languages that are loading, the one chosen last is shown, whatever their order of arrival", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	expect(await Promise.all([words.showLanguage("ar"), words.showLanguage("en")])).toEqual([false, true]);
	expect(shownWords(words).language).toBe("en");
	expect(await Promise.all([words.showLanguage("hk"), words.showLanguage("ar")])).toEqual([false, true]);
	expect(shownWords(words).language).toBe("ar");
});
