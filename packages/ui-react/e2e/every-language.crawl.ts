import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type LanguageCode, languageCodes } from "@tradewind/domain/site";
import { expect, expectAccessible, signIn, test } from "@tradewind/test-kit";
import { wordsOf } from "./every-screen.ts";
import { languageFaults } from "./language-faults.ts";
import { languageFor, showPseudo } from "./pseudo.ts";
import { overflowIn } from "./text-fit.ts";

test.use({ scenario: "holding-orders", viewport: { width: 360, height: 740 } });

/** Examined with axe too: each script and the longest texts. */
const examined: ReadonlySet<string> = new Set(["en", "hk", "ar", "de", "ru", "th", "hi"]);

const measured = join(import.meta.dirname, "../../../docs/languages/fit");

/** Writes what was measured for the table of docs/languages.md. Each language has a file, because they are crawled in parallel. */
const writeFit = (language: LanguageCode, screens: number, found: readonly string[]): void => {
	mkdirSync(measured, { recursive: true });
	writeFileSync(
		join(measured, `${language}.json`),
		`${JSON.stringify({ screens, overflow: overflowIn(found) })}\n`,
	);
};

for (const language of languageCodes)
	for (const theme of examined.has(language) ? ["light", "dark"] : ["light"])
		test(`every screen fits a phone 360 pixels wide in ${language}, ${theme}`, async ({ page, platform }) => {
			test.setTimeout(1_200_000);
			await page.emulateMedia({ reducedMotion: "reduce" });
			await signIn(page, platform, { language, theme });
			const { screens, found } = await languageFaults(page, language, platform, {
				examine: async () => {
					if (examined.has(language)) await expectAccessible(page);
				},
			});
			if (theme === "light") writeFit(language, screens, found);
			expect(found).toEqual([]);
		});

test("every screen fits a phone 360 pixels wide from right to left, with texts 40 % longer", async ({
	page,
	platform,
}) => {
	test.setTimeout(1_200_000);
	await signIn(page, platform, { language: languageFor["pseudo-rtl"] });
	await showPseudo(page, "pseudo-rtl", wordsOf("en"));
	expect((await languageFaults(page, "pseudo-rtl", platform)).found).toEqual([]);
});
