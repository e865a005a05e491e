import type { LanguageCode } from "@tradewind/domain/site";
import { pseudoLocales } from "../src/i18n/pseudo.ts";
import { signIn } from "./device.ts";
import { wordsOf } from "./every-screen.ts";
import { languageFaults } from "./language-faults.ts";
import { languageFor, showPseudo } from "./pseudo.ts";
import { expect, test } from "./trading.fixture.ts";

test.use({ scenario: "holding-orders", viewport: { width: 360, height: 740 } });

/** Long words (de, ru), no spaces between words (th), and marks above and below the letters (th, hi). */
for (const language of ["de", "ru", "th", "hi"] as const satisfies readonly LanguageCode[])
	test(`every screen has words and fits a phone 360 pixels wide in ${language}`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(300_000);
		await signIn(page, platform, { language });
		expect((await languageFaults(page, language, platform)).found).toEqual([]);
	});

for (const locale of pseudoLocales)
	test(`every screen fits a phone 360 pixels wide in ${locale}, whose texts are 40 % longer`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(300_000);
		await signIn(page, platform, { language: languageFor[locale] });
		await showPseudo(page, locale, wordsOf("en"));
		expect((await languageFaults(page, locale, platform)).found).toEqual([]);
	});
