import { signIn } from "./device.ts";
import { test } from "./trading.fixture.ts";
test.use({ scenario: "untraded", provokes: /./ });
for (const [language, theme, width, height] of [["en", "light", 390, 844], ["ar", "dark", 320, 568], ["hk", "dark", 390, 844]] as const)
	test(`look ${language}`, async ({ page, platform }) => {
		test.setTimeout(100_000);
		await page.setViewportSize({ width, height });
		await platform.flags({ is_real_name_auth: "1", is_recharge_auth: "1" });
		await signIn(page, platform, { language, theme, starting: "10000002", account: "omar@tradewind.test" });
		for (const [i, s] of ["/", "/user"].entries()) {
			await page.goto(s);
			await page.waitForTimeout(1800);
			await page.screenshot({ path: `/tmp/tw/ways/c-${language}-${i}.png` });
		}
		await page.evaluate(() => localStorage.clear());
		await page.goto("/");
		await page.waitForTimeout(1000);
		await page.screenshot({ path: `/tmp/tw/ways/c-${language}-v.png` });
	});
