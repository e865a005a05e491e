import type { LanguageCode } from "@tradewind/domain/site";
import { signIn } from "./device.ts";
import { expectWords, visitEveryScreen } from "./every-screen.ts";
import { misfits } from "./text-fit.ts";
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
		await visitEveryScreen(page, language, async (screen) => {
			await expectWords(page, screen);
			await expect(page.locator("[aria-busy=true]:visible")).toHaveCount(0);
			expect({ address: screen.address, misfits: await misfits(page, false) }).toEqual({
				address: screen.address,
				misfits: [],
			});
		});
	});
