import { signIn } from "./device.ts";
import { expect, expectAccessible, openChart, test } from "./trading.fixture.ts";

test.use({ scenario: "holding-orders" });

for (const [language, theme] of [
	["en", "dark"],
	["hk", "light"],
	["ar", "dark"],
] as const)
	test(`trading is readable in ${language}, ${theme}, and nothing sticks out of a narrow phone`, async ({
		page,
		platform,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await signIn(page, platform, { language, theme });
		const expectFit = async () => {
			const { scrollWidth, clientWidth } = await page.evaluate(() => {
				const { scrollWidth: content, clientWidth: screen } = document.documentElement;
				return { scrollWidth: content, clientWidth: screen };
			});
			expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
		};
		await openChart(page);
		for (const stop of await page.getByRole("switch").all()) await stop.click();
		await expectAccessible(page);
		await expectFit();

		await page.goto("/order");
		await page.getByRole("button", { name: /Gold|黃金|الذهب/ }).click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("dialog").getByRole("button").nth(2).click();
		await expect(page.getByRole("dialog").getByRole("switch")).toHaveCount(2);
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		const [products, statuses] = [page.getByRole("tablist").first(), page.getByRole("tablist").nth(1)];
		for (const product of await products.getByRole("tab").all()) {
			await product.click();
			await expect(statuses).toBeVisible();
			for (const status of await statuses.getByRole("tab").all()) {
				await status.click();
				await expectAccessible(page);
				await expectFit();
			}
		}
	});
