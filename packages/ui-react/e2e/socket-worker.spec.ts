import type { Page } from "@playwright/test";
import { expect, test } from "./trading.fixture.ts";

const price = (page: Page) => page.locator("[data-code=EURUSD]").first();

test("the wire to the platform is kept in a thread beside the page, with which prices move", async ({
	page,
	platform,
}) => {
	await page.goto("/");
	await expect.poll(() => page.workers().length).toBe(1);
	await platform.price("EURUSD", "1.23456");
	await expect(price(page)).toContainText(/1\.23\d{3}/);
});

const refusals = {
	"a browser that has no threads": (page: Page) =>
		page.addInitScript(() => Reflect.deleteProperty(window, "Worker")),
	"a browser in which a thread fails": (page: Page) =>
		page.route("**/socket-worker-*.js", (route) => route.fulfill({ status: 404 })),
};

for (const [how, refuse] of Object.entries(refusals))
	test.describe(how, () => {
		test.use({ provokes: /Failed to load resource/ });
		test("prices move all the same", async ({ page, platform }) => {
			await refuse(page);
			await page.goto("/");
			await expect(price(page)).toContainText("%");
			await platform.price("EURUSD", "1.23456");
			await expect(price(page)).toContainText(/1\.23\d{3}/);
		});
	});

test("a thread that fails at its first word is left: nothing breaks, its wire is hung up, and prices move", async ({
	page,
	platform,
}) => {
	await page.addInitScript(() => {
		const Whole = window.Worker;
		window.Worker = class extends Whole {
			constructor(script: string | URL) {
				super(script);
				this.addEventListener("message", () => this.dispatchEvent(new ErrorEvent("error")), { once: true });
			}
		};
	});
	await page.goto("/");
	await expect(price(page)).toContainText("%");
	await platform.price("EURUSD", "1.23456");
	await expect(price(page)).toContainText(/1\.23\d{3}/);
	await expect.poll(async () => (await platform.state()).sockets.length).toBe(1);
});
