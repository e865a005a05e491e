import type { Page } from "@playwright/test";
import { expect, type Platform } from "@tradewind/test-kit";
import {
	customerScreens,
	expectWords,
	type Language,
	type Screen,
	visitScreens,
	visitVisitorScreens,
} from "./every-screen.ts";
import { foreignWordsFor } from "./foreign-words.ts";
import { clippedGlyphs } from "./glyphs.ts";
import { misfits } from "./text-fit.ts";

/** Scripts whose letters have marks above and below. */
const hasMarks: ReadonlySet<Language> = new Set(["th", "hi"]);

interface Faults {
	/** How many screens of customers and visitors were opened. */
	readonly screens: number;
	/** Texts that do not fit, are cut off or belong to another language, with the address of the screen. */
	readonly found: readonly string[];
}

interface Choice {
	/** Of customers; all of them without it. After the last one, the screens of visitors are opened too. */
	readonly screens?: readonly Screen[];
	/** Is called on each screen. */
	readonly examine?: () => Promise<void>;
}

/** Opens screens in a language that the customer has chosen. */
export const languageFaults = async (
	page: Page,
	language: Language,
	platform: Platform,
	{ screens: chosen = customerScreens, examine }: Choice = {},
): Promise<Faults> => {
	const foreignWords = await foreignWordsFor(language, platform);
	const found: string[] = [];
	let screens = 0;
	const visit = async (screen: Screen): Promise<void> => {
		screens += 1;
		await expectWords(page, screen);
		await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
		const faults = [
			...(await misfits(page, false)),
			...(await foreignWords(page)),
			...(hasMarks.has(language) ? await clippedGlyphs(page) : []),
		];
		for (const fault of faults) found.push(`${screen.address}: ${fault}`);
		await examine?.();
	};
	await visitScreens(page, language, chosen, visit);
	if (chosen.at(-1) === customerScreens.at(-1)) await visitVisitorScreens(page, language, visit);
	return { screens, found };
};
