import { pseudoLocales } from "../src/i18n/pseudo.ts";
import { signIn } from "./device.ts";
import { groupsOfCustomers, wordsOf } from "./every-screen.ts";
import { languageFaults } from "./language-faults.ts";
import { languageFor, showPseudo } from "./pseudo.ts";
import { expect, test } from "./trading.fixture.ts";

test.use({ scenario: "holding-orders", viewport: { width: 360, height: 740 } });

/** A group takes about ten seconds, on a busy machine a minute. */
test.beforeEach(() => test.setTimeout(180_000));

for (const { name, screens } of groupsOfCustomers) {
	/** No spaces between words (th), and marks above and below the letters (th, hi). The pseudo-locales have the long words. */
	for (const language of ["th", "hi"] as const)
		test(`every screen has words and fits a phone 360 pixels wide in ${language}: ${name}`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { language });
			expect((await languageFaults(page, language, platform, { screens })).found).toEqual([]);
		});

	for (const locale of pseudoLocales)
		test(`every screen fits a phone 360 pixels wide in ${locale}, with texts 40 % longer: ${name}`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { language: languageFor[locale] });
			await showPseudo(page, locale, wordsOf("en"));
			expect((await languageFaults(page, locale, platform, { screens })).found).toEqual([]);
		});
}
