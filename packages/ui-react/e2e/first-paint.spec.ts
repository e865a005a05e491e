import { expect, expectNoViolations, failedRequests, remember, test } from "@tradewind/test-kit";

declare global {
	interface Window {
		seen: { shift: number; largest: string[] };
	}
}

const watchPaints = () => {
	window.seen = { shift: 0, largest: [] };
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) window.seen.shift += Reflect.get(entry, "value");
	}).observe({ type: "layout-shift", buffered: true });
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries()) {
			const element: Element | undefined = Reflect.get(entry, "element");
			window.seen.largest.push(element?.textContent ?? "?");
		}
	}).observe({ type: "largest-contentful-paint", buffered: true });
};

for (const [path, words] of [
	["/", "Follow the markets live."],
	["/trade", "You can lose your entire deposit trading on margin."],
] as const)
	test(`${path}: its largest text is in the HTML, and nothing moves when the app takes over`, async ({
		page,
	}) => {
		await page.addInitScript(watchPaints);
		await page.goto(path);
		await page.waitForFunction(() => performance.getEntriesByName("live quotes").length > 0);
		await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
		await page.waitForLoadState("networkidle");
		const { shift, largest } = await page.evaluate(() => window.seen);
		expect(shift).toBeLessThan(0.01);
		expect(largest.at(-1)).toContain(words);
	});

test.describe("before any script has loaded", () => {
	test.use({ provokes: failedRequests });

	for (const [language, path, words] of [
		["en", "/", "Follow the markets live."],
		["hk", "/", "即時掌握行情"],
		["ar", "/", "تابع الأسواق مباشرة"],
		["ar", "/login", "تسجيل الدخول"],
	] as const)
		test(`${path} in ${language}: the first paint uses the saved language, direction and theme`, async ({
			page,
		}) => {
			await remember(page, { language, theme: "dark" });
			await page.route(/\/assets\//, (route) => route.abort());
			await page.goto(path);
			await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
			await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
			await expect(page.locator("#root")).toContainText(words);
		});

	for (const path of ["/", "/trade", "/product", "/login"])
		test(`axe finds no violation on the prerendered page of ${path}`, async ({ page }) => {
			await page.route(/\/assets\/.*\.js/, () => {});
			await page.goto(path, { waitUntil: "commit" });
			await expect(page.locator("main")).toBeVisible();
			await expectNoViolations(page);
		});

	test("a tab is at its final position before the tabs after it are loaded", async ({ page }) => {
		await page.route(/\/assets\//, (route) => route.abort());
		await page.goto("/trade");
		const first = page.getByRole("navigation").getByRole("link").first();
		const place = await first.boundingBox();
		await page.evaluate(() => {
			for (const tab of document.querySelectorAll("nav a ~ a")) tab.remove();
		});
		expect(await page.getByRole("navigation").getByRole("link").count()).toBe(1);
		expect(await first.boundingBox()).toEqual(place);
	});

	test("the prerendered page shows the first live prices", async ({ page, platform }) => {
		await page.route(/\/assets\/(?!socket-worker)/, (route) => route.abort());
		await page.goto("/");
		const texts = page.locator("[data-first-price]").first().locator("bdi");
		await expect(texts).toHaveText(["EUR/USD", /^\d\.\d{5}$/, /^[+\u2212]?\d+\.\d\d%$/]);
		await page.waitForFunction(() => performance.getEntriesByName("live quotes").length === 1);
		const first = await texts.nth(1).textContent();
		await platform.price("EURUSD", "1.2");
		await expect(texts.nth(1)).not.toHaveText(String(first));
	});

	for (const [sent, shown] of [
		["0.1", "+0.10%"],
		["-3", "\u22123.00%"],
		["0", "0.00%"],
	] as const)
		test(`a change that is sent as ${sent} is shown too, with two decimals`, async ({ page }) => {
			await page.route(/\/assets\//, (route) => route.abort());
			// Without a worker no live price can replace the price of the list.
			await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
			await page.route(/trade_list/, async (route) => {
				const response = await route.fetch();
				const body = await response.json();
				body.data[0].ForexQuotations.Change = sent;
				await route.fulfill({ response, json: body });
			});
			await page.goto("/");
			const card = page.locator("[data-first-price]").first().locator("bdi");
			await expect(card).toHaveText(["EUR/USD", /^\d\.\d{5}$/, shown]);
		});

	test("a customer with a saved session does not see the content for visitors", async ({ page }) => {
		await remember(page, { token: "any" });
		await page.route(/\/assets\//, (route) => route.abort());
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Search instruments" })).toBeVisible();
		await expect(page.getByRole("link", { name: "Log in" })).toBeHidden();
		await expect(page.getByText("Follow the markets live.")).toBeHidden();
	});
});
