import type { Page } from "@playwright/test";
import { expect, test } from "@tradewind/test-kit";

const price = (page: Page) => page.locator("[data-code=EURUSD]").first();

test("the socket runs in a web worker, and prices move", async ({ page, platform }) => {
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
		test("prices still move", async ({ page, platform }) => {
			await refuse(page);
			await page.goto("/");
			await expect(price(page)).toContainText("%");
			await platform.price("EURUSD", "1.23456");
			await expect(price(page)).toContainText(/1\.23\d{3}/);
		});
	});

test("a worker that fails at its first message is replaced by a socket in the page: one socket is left, and prices move", async ({
	page,
	platform,
}) => {
	await page.addInitScript(() => {
		const NativeWorker = window.Worker;
		window.Worker = class extends NativeWorker {
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
