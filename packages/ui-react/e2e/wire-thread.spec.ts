import type { Page } from "@playwright/test";
import { expect, test } from "./trading.fixture.ts";

const price = (page: Page) => page.locator("[data-code=EURUSD]").first();

test("the wire to the platform is kept in a thread beside the page, with which prices move", async ({
	page,
	platform,
}) => {
	await page.goto("/");
	expect(page.workers()).toHaveLength(1);
	await platform.price("EURUSD", "1.23456");
	await expect(price(page)).toContainText(/1\.23\d{3}/);
});

for (const [how, refuse] of [
	["a browser that has no threads", () => Reflect.deleteProperty(window, "Worker")],
	[
		"a browser in which a thread fails",
		() => {
			const Whole = window.Worker;
			window.Worker = class extends Whole {
				constructor() {
					super("/no-such-script.js");
				}
			};
		},
	],
] as const)
	test.describe(how, () => {
		test.use({ provokes: /Failed to load resource|no-such-script/ });
		test("prices move all the same", async ({ page, platform }) => {
			await page.addInitScript(refuse);
			await page.goto("/");
			await expect(price(page)).toContainText("%");
			await platform.price("EURUSD", "1.23456");
			await expect(price(page)).toContainText(/1\.23\d{3}/);
		});
	});
