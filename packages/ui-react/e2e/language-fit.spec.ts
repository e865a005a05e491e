import type { Page } from "@playwright/test";
import type { LanguageCode } from "@tradewind/domain/site";
import { pseudoLocales } from "../src/i18n/pseudo.ts";
import { signIn } from "./device.ts";
import { expectWords, type Language, visitEveryScreen, wordsOf } from "./every-screen.ts";
import { foreignWordsFor } from "./foreign-words.ts";
import { clippedGlyphs } from "./glyphs.ts";
import { languageFor, showPseudo } from "./pseudo.ts";
import { misfits } from "./text-fit.ts";
import { expect, test } from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

test.use({ scenario: "holding-orders", viewport: { width: 360, height: 740 } });

/** Scripts whose letters have marks above and below. */
const hasMarks: ReadonlySet<Language> = new Set(["th", "hi"]);

const expectFit = async (page: Page, language: Language, platform: Platform): Promise<void> => {
	const foreignWords = await foreignWordsFor(language, platform);
	const found: string[] = [];
	await visitEveryScreen(page, language, async (screen) => {
		await expectWords(page, screen);
		await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
		const faults = [
			...(await misfits(page, false)),
			...(await foreignWords(page)),
			...(hasMarks.has(language) ? await clippedGlyphs(page) : []),
		];
		for (const fault of faults) found.push(`${screen.address}: ${fault}`);
	});
	expect(found).toEqual([]);
};

/** Long words (de, ru), no spaces between words (th), and marks above and below the letters (th, hi). */
for (const language of ["de", "ru", "th", "hi"] as const satisfies readonly LanguageCode[])
	test(`every screen has words and fits a phone 360 pixels wide in ${language}`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(300_000);
		await signIn(page, platform, { language });
		await expectFit(page, language, platform);
	});

for (const locale of pseudoLocales)
	test(`every screen fits a phone 360 pixels wide in ${locale}, whose texts are 40 % longer`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(300_000);
		await signIn(page, platform, { language: languageFor[locale] });
		await showPseudo(page, locale, wordsOf("en"));
		await expectFit(page, locale, platform);
	});
