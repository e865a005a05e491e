import { afterAll, beforeEach, expect, test, vi } from "vitest";

/** A page that has just been opened: nothing of another test is known. */
const openPage = () => import("./words.ts");
const said = ({ currentWords }: Awaited<ReturnType<typeof openPage>>) => ({
	first: currentWords().say("shell.back"),
	later: currentWords().say("support.feedback"),
	language: currentWords().language.code,
});

beforeEach(() => vi.resetModules());
afterAll(() => vi.resetModules());

test("The first pages don't know the words of rooms that are entered later", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	expect(said(words)).toEqual({ first: "Back", later: "support.feedback", language: "en" });
});

test("Whoever enters such a room has its words, without another rendering of the page", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	const before = words.currentWords();
	await words.laterWords();
	expect(words.currentWords()).toBe(before);
	expect(said(words)).toEqual({ first: "Back", later: "Feedback", language: "en" });
});

test("They come with each language from then on", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	await words.laterWords();
	await words.showLanguage("ar");
	expect(said(words)).toEqual({ first: "رجوع", later: "الملاحظات", language: "ar" });
});

test("A language that is chosen while they come, or before any has come, has them too", async () => {
	const words = await openPage();
	const entered = words.laterWords();
	await words.showLanguage("ar");
	await entered;
	expect(said(words)).toEqual({ first: "رجوع", later: "الملاحظات", language: "ar" });
});

test("A language that is shown already has nothing rendered anew", async () => {
	const words = await openPage();
	expect(await words.showLanguage("en")).toBe(true);
	const before = words.currentWords();
	expect(await words.showLanguage("en")).toBe(true);
	expect(words.currentWords()).toBe(before);
});

test("Of two languages that are on their way the one that was chosen last is shown, whichever comes first", async () => {
	const words = await openPage();
	await words.showLanguage("en");
	expect(await Promise.all([words.showLanguage("ar"), words.showLanguage("en")])).toEqual([false, true]);
	expect(said(words).language).toBe("en");
	expect(await Promise.all([words.showLanguage("hk"), words.showLanguage("ar")])).toEqual([false, true]);
	expect(said(words).language).toBe("ar");
});
