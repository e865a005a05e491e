import { expect, signIn, test } from "@tradewind/test-kit";
import { groupsOfCustomers, wordsOf } from "./every-screen.ts";
import { languageFaults } from "./language-faults.ts";
import { languageFor, showPseudo } from "./pseudo.ts";

test.use({ scenario: "holding-orders", viewport: { width: 360, height: 740 } });

/** A group takes about ten seconds, on a busy machine a minute. */
test.beforeEach(() => test.setTimeout(180_000));

for (const { name, screens } of groupsOfCustomers) {
	/** No spaces between words, and marks above and below the letters. The other languages are in every-language.crawl.ts. */
	test(`every screen has words and fits a phone 360 pixels wide in th: ${name}`, async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { language: "th" });
		expect((await languageFaults(page, "th", platform, { screens })).found).toEqual([]);
	});

	/** Longer words than any language has. From right to left the screens are examined in Arabic (crawl.spec.ts). */
	test(`every screen fits a phone 360 pixels wide with texts 40 % longer: ${name}`, async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { language: languageFor.pseudo });
		await showPseudo(page, "pseudo", wordsOf("en"));
		expect((await languageFaults(page, "pseudo", platform, { screens })).found).toEqual([]);
	});
}
