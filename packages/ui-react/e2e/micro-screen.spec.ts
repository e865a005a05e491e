import type { Page } from "@playwright/test";
import { expect, test } from "@tradewind/test-kit";

const line = (page: Page) => page.locator('[data-line^="micro"]');
const result = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("listitem");

for (const viewport of [
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
])
	test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
		test.use({ viewport });

		test("A-754: the line and countdown of a micro order stay on the screen, and no toast covers its result", async ({
			customerPage: page,
			customer,
			platform,
		}) => {
			await platform.call("/v2/api/micro/submit?forex_id=1&type=1&number=10&seconds=60", customer.token);
			await page.goto("/trade?product=micro");
			await expect(line(page)).toContainText(/0:\d\d/);
			await page.getByRole("region", { name: /^Open orders/ }).scrollIntoViewIfNeeded();
			await expect(line(page)).toBeInViewport({ ratio: 1 });
			await expect(page.getByRole("timer")).toBeInViewport();
			await page.mouse.wheel(0, 2000);
			await platform.advance(61_000);
			await page.evaluate(() => dispatchEvent(new Event("online")));
			await expect(result(page)).toBeInViewport({ ratio: 1 });
			const toast = page.getByRole("status").getByRole("button", { name: /^EUR\/USD: / });
			await expect(toast).toBeVisible();
			const [card, shown] = await Promise.all([result(page).boundingBox(), toast.boundingBox()]);
			expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
		});
	});
