import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	failedRequests,
	mia,
	rememberActivity,
	signIn,
	tabRows,
	test,
} from "@tradewind/test-kit";

test.use({ scenario: "holding-orders", serviceWorkers: "allow", provokes: failedRequests });

interface Shown {
	readonly title: string;
	readonly body: string;
	readonly data: unknown;
}

/** A page in the background, with a record of its notifications in place of those of the system: a browser without a window has none. */
const hide = (page: Page) =>
	page.evaluate(() => {
		const shown: Shown[] = [];
		Object.assign(globalThis, { shown });
		Object.defineProperty(document, "hidden", { configurable: true, value: true });
		Object.defineProperty(Notification, "permission", { configurable: true, value: "granted" });
		ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
			shown.push({ title, body: options?.body ?? "", data: options?.data });
		};
	});

test("A-893, A-894: the last known positions without a network, no cached answer, and an alert as a notification", async ({
	page,
	platform,
	context,
}) => {
	test.slow();
	const canary = "/api/order/getOrderList?canary=7391";
	await rememberActivity(page, { device: true });
	await signIn(page, platform);
	await page.goto("/order");
	await expect(tabRows(page)).toHaveCount(2);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	const online = await took(
		() => page.reload(),
		() => expect(tabRows(page)).toHaveCount(2),
	);
	const token = await page.evaluate(async (address) => {
		const saved = JSON.parse(localStorage.getItem("tradewind") ?? "{}");
		for (const headers of [{ authorization: String(saved.token) }, {}]) await fetch(address, { headers });
		return String(saved.token);
	}, canary);

	const kept = await page.evaluate(async () => {
		const found: { readonly url: string; readonly text: string }[] = [];
		for (const name of await caches.keys()) {
			const cache = await caches.open(name);
			for (const { url } of await cache.keys())
				found.push({ url, text: (await (await cache.match(url))?.text()) ?? "" });
		}
		return found;
	});
	const own = /^\/(assets\/[\w.-]+|[a-z]+\.html\?__WB_REVISION__=\w+|was-active)$/;
	expect(kept.length).toBeGreaterThan(200);
	expect(kept.filter(({ url }) => !own.test(url.slice(new URL(page.url()).origin.length)))).toEqual([]);
	for (const secret of [token, mia.email, "canary"])
		expect(kept.filter(({ url, text }) => url.includes(secret) || text.includes(secret))).toEqual([]);

	await context.setOffline(true);
	const known = page.getByRole("region", { name: "Last known positions" });
	const offline = await took(
		() => page.goto("/"),
		() => expect(known).toBeVisible(),
	);
	await expect(known).toContainText(/as of .*GMT/);
	await expect(known.getByRole("listitem")).toHaveCount(3);
	await expect(known.getByRole("listitem").first()).toContainText(/Gold Sell 0\.1 .*Open 2,.*Latest 2,/);
	expect(await page.getByRole("button").or(page.getByRole("link")).allTextContents()).toEqual(["Try again"]);
	await expectAccessible(page);
	// In milliseconds; on a busy machine both take longer.
	expect(offline, `online ${online}`).toBeLessThan(Math.max(1000, 2 * online));

	await context.setOffline(false);
	await expect(known).toBeHidden();
	await page.evaluate(() => {
		const alerts = [{ code: "USDJPY", symbol: "USD/JPY", price: "1000", direction: "up" }];
		localStorage.setItem("tradewind.price-levels", JSON.stringify({ version: 1, alerts, lines: [] }));
	});
	await page.goto("/order");
	await expect(tabRows(page)).toHaveCount(2);
	await hide(page);
	await platform.price("USDJPY", "1001");
	const shown = () => page.evaluate(() => (globalThis as never as { readonly shown: Shown[] }).shown);
	await expect.poll(shown, { timeout: 15_000 }).toHaveLength(1);
	const [notification] = await shown();
	expect(notification).toEqual({
		title: "USD/JPY",
		body: expect.stringMatching(/^Price alert 1,000\.0+ reached at 1,00\d\.\d+$/),
		data: { to: "/trade", code: "USDJPY", later: "/message?type=activity" },
	});
	const [worker] = context.serviceWorkers();
	await worker?.evaluate((data) => {
		const pressed = { notification: { data, close: () => {} }, waitUntil: () => {} };
		dispatchEvent(Object.assign(new Event("notificationclick"), pressed));
	}, notification?.data);
	await expect(page).toHaveURL("/trade");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("USD/JPY");
});

const took = async (go: () => Promise<unknown>, arrived: () => Promise<unknown>): Promise<number> => {
	const start = performance.now();
	await go();
	await arrived();
	const ms = Math.round(performance.now() - start);
	return ms;
};
