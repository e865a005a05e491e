import type { Page } from "@playwright/test";
import { expect, openTrade, pressButton, test } from "@tradewind/test-kit";

/** Phones upright and on their side, tablets and desktops. */
const sizes = [
	{ width: 390, height: 844 },
	{ width: 390, height: 664 },
	{ width: 320, height: 568 },
	{ width: 844, height: 390 },
	{ width: 664, height: 390 },
	{ width: 768, height: 1024 },
	{ width: 1024, height: 768 },
	{ width: 1280, height: 800 },
] as const;

/** The controls and figures of the page of which the bar with the buttons covers a part, before the page is scrolled. */
const halfCovered = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() => {
		const bar = document.querySelector("[data-bar]")?.getBoundingClientRect();
		if (!bar) return ["no bar"];
		return [...document.querySelectorAll("main :is(button, input, a, dt, dd, canvas)")]
			.filter((part) => !part.closest("[data-bar]") && part.checkVisibility())
			.filter((part) => {
				const { left, right, top, bottom } = part.getBoundingClientRect();
				return left < bar.right && right > bar.left && top < bar.top - 1 && bottom > bar.top + 1;
			})
			.map(({ outerHTML }) => outerHTML.slice(0, 120));
	});

for (const [who, scenario] of [
	["without a position", "untraded"],
	["with a position", "holding-orders"],
] as const)
	test.describe(who, () => {
		test.use({ scenario });

		test(`A-771: on the trade page the bar half covers nothing at any size, ${who}`, async ({
			customerPage: page,
		}) => {
			for (const size of sizes) {
				await page.setViewportSize(size);
				await openTrade(page);
				expect({ ...size, halfCovered: await halfCovered(page) }).toEqual({ ...size, halfCovered: [] });
			}
		});

		test(`A-771: nor does the bar of micro orders, ${who}`, async ({ customerPage: page }) => {
			for (const size of sizes) {
				await page.setViewportSize(size);
				await page.goto("/trade?product=micro");
				await expect(pressButton(page, "Up")).toBeEnabled();
				expect({ ...size, halfCovered: await halfCovered(page) }).toEqual({ ...size, halfCovered: [] });
			}
		});
	});
