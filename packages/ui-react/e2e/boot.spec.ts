import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	expectNoViolations,
	remember,
	statusStrip,
	tab,
	test,
} from "@tradewind/test-kit";

test.use({
	provokes:
		/Failed to load resource|WebSocket connection to|dynamically imported module|preload CSS|No network/,
});

const saved = (value: string): readonly [(text: string) => void, string] => [
	(text) => localStorage.setItem("tradewind", text),
	value,
];

test("Spec 1 §2: an unknown path leads home", async ({ page }) => {
	await page.goto("/mine/no-such-page");
	await expect(page).toHaveURL("/");
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});

/** Puts a configuration into the page at `path`. */
const configure = (page: Page, path: string, config: object): Promise<unknown> =>
	page.route(`**${path}`, async (route) => {
		const response = await route.fetch();
		const meta = 'name="app-config" content="';
		const body = (await response.text()).replace(
			meta,
			meta + JSON.stringify(config).replaceAll('"', "&quot;"),
		);
		await route.fulfill({ response, body });
	});

test("A-902: a deployment with web vitals gets them when the page is hidden", async ({ page, baseURL }) => {
	const sent: { readonly vital?: string; readonly path?: string }[] = [];
	await page.route("**/vitals", (route) => {
		sent.push(route.request().postDataJSON());
		return route.fulfill({ status: 204 });
	});
	await configure(page, "/login", { monitoring: `${baseURL}/vitals`, vitals: true });
	await page.goto("/login");
	await expect.poll(() => sent.map(({ vital }) => vital)).toContain("TTFB");
	// A tap ends the search for the largest element.
	await page.getByRole("heading").first().click();
	await page.evaluate(() => {
		Object.defineProperty(document, "visibilityState", { value: "hidden" });
		document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
	});
	await expect.poll(() => sent.map(({ vital }) => vital)).toEqual(expect.arrayContaining(["CLS", "LCP"]));
	expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(["/login"]));
});

test("A-821: a page whose configuration is not valid requests nothing and names the field", async ({
	context,
}) => {
	const page = await context.newPage();
	const asked: string[] = [];
	page.on("request", (request) => asked.push(new URL(request.url()).pathname));
	await configure(page, "/trade", { api: "api.test" });
	await page.goto("/trade");
	const alert = page.getByRole("alert");
	await expect(alert.getByRole("heading")).toHaveText("The configuration of this app is not valid");
	await expect(alert.getByText("api", { exact: true })).toBeVisible();
	await expectAccessible(page);
	expect(asked.filter((path) => /^\/(api|v2|media)\//.test(path))).toEqual([]);
});

test("Spec 1 §4: a site that can't be reached shows the failure, and opens on a retry", async ({
	page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "site.getBasicInfo", status: 503 }] });
	await page.goto("/");
	await expect(page.getByRole("alert")).toContainText("The platform is not responding");
	await expectAccessible(page);
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});

test("A-153: a site that could not be reached opens automatically after a reconnect, with its list", async ({
	page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "*", status: 503 }] });
	await page.goto("/");
	await expect(page.getByRole("alert")).toContainText("The platform is not responding");
	await platform.clearFaults();
	await platform.faults({ socket: [{ kind: "drop", times: 1 }] });
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
	await expect(page.locator("[data-code=EURUSD]").first()).toContainText("%");
});

test("Spec 1 §4: a closed site without a safe address stays on its own page", async ({ page, platform }) => {
	await platform.flags({ status: "0", loss_url: "javascript:alert(1)" });
	await page.goto("/");
	await expect(page.getByText("The site is currently closed.")).toBeVisible();
	await expect(page).toHaveURL("/");
});

test.describe("while the site's settings are loading", () => {
	/** Holds the requests of the settings until the returned function is called. */
	const holdSettings = async (page: Page): Promise<() => void> => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/api/basicSet/getBasicInfo*", async (route) => {
			await held;
			await route.continue();
		});
		return release;
	};

	test("Spec 1 §9: no fee is assumed, and nothing can be ordered", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.flags({ trade_fee_type: "0" });
		const release = await holdSettings(page);
		await page.goto("/trade");
		await expect(buyButton(page)).toHaveAccessibleDescription("The fee is not known yet");
		await expect(buyButton(page)).toBeDisabled();
		await expectNoViolations(page);
		release();
		await expect(buyButton(page)).toBeEnabled();
	});

	test("Spec 1 §6: no total is shown, since it depends on which accounts the site shows", async ({
		customerPage: page,
	}) => {
		const release = await holdSettings(page);
		const balances = page.waitForResponse(/getBalance/);
		await page.goto("/");
		await (await balances).finished();
		const assets = page.getByRole("region", { name: "Total assets" });
		await expect(assets).toContainText("Today's P/L");
		await expect(assets.locator("bdi").first()).toHaveText("--");
		release();
		await expect(assets.locator("bdi").first()).toHaveText(/^\$[\d,]+\.\d\d$/);
	});
});

test("without a network the page stays, shows the age of its prices, and recovers automatically", async ({
	page,
	context,
}) => {
	await page.goto("/");
	await expect(page.locator("[data-code]").first()).toContainText("%");
	await context.setOffline(true);
	const bar = statusStrip(page).getByText("You are offline");
	await expect(bar).toBeVisible();
	await expect(page.getByText(/^prices \d+ s old$/)).toBeVisible();
	await expectAccessible(page);
	await context.setOffline(false);
	await expect(bar).toBeHidden({ timeout: 20_000 });
});

test("a browser that lacks what the app uses shows that it is too old, and which browsers work", async ({
	page,
}) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(Set.prototype, "union");
	});
	await remember(page, { language: "ru" });
	await page.goto("/trade");
	const alert = page.getByRole("alert");
	await expect(alert).toContainText(/^Ваш браузер устарел.*Safari 17\.4.*Обновите/);
	await expect(alert).toHaveAttribute("lang", "ru");
	await expectAccessible(page);
});

test("pitfall 15: saved state of an older release is used, and unreadable state is dropped", async ({
	page,
}) => {
	await page.addInitScript(...saved(JSON.stringify({ lang: "tw", dark: true })));
	await page.goto("/");
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hant-HK");
	await expect(page.getByRole("heading", { name: "Tradewind" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
	for (const corrupt of [
		"{",
		"null",
		"[1]",
		'{"version":99,"language":"xx","token":7,"palette":{"--tw-light-up":"red"}}',
	]) {
		await page.addInitScript(...saved(corrupt));
		await page.goto("/");
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await expect(page.getByRole("button", { name: "Try the demo account" })).toBeVisible();
	}
});

test("without browser storage the app starts, and a visitor can open the demo account", async ({ page }) => {
	await page.addInitScript(() => {
		for (const name of ["localStorage", "sessionStorage"])
			Object.defineProperty(window, name, {
				get: () => {
					throw new DOMException("Access is denied for this document.", "SecurityError");
				},
			});
	});
	await page.goto("/");
	await expect(page.locator("[data-code]").first()).toContainText("%");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeHidden();
	await tab(page, "Trade").click();
	await expect(page.getByRole("button", { name: /^Buy/ })).toBeEnabled();
	await tab(page, "Orders").click();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
});

test("pitfall 15: a missing chunk reloads the page once, then leads to the error page", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeVisible();
	let loads = 0;
	page.on("load", () => {
		loads += 1;
	});
	await page.route(/\/assets\/trading/, (route) => route.fulfill({ status: 404 }));
	await tab(page, "Trade").click();
	await expect(page.getByRole("heading", { name: "This page could not be shown" })).toBeVisible({
		timeout: 20_000,
	});
	// The error page may be shown before the last file of the page has failed to load.
	await expect.poll(() => loads).toBe(1);
	await expectAccessible(page);
	expect(loads).toBe(1);
	await page.unroute(/\/assets\/trading/);
	await page.getByRole("button", { name: "Reload" }).click();
	await expect(page.getByRole("navigation", { name: "Main menu" })).toBeVisible();
});

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isMarkedPage: true }));
const isMarkedPage = (page: Page) => page.evaluate(() => "isMarkedPage" in window);

test("A-263, pitfall 15: with saved data and no network a feature without its code says so, and opens once the network is back", async ({
	page,
	context,
}) => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.goto("/trade");
	const amount = page.getByRole("textbox", { name: "Quantity" });
	await amount.fill("0.37");
	await markPage(page);
	await context.setOffline(true);
	await tab(page, "Ranking").click();
	await expect(page.getByRole("heading", { name: "Ranking" })).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("You are offline");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL("/rank");
	await expect(page.getByRole("alert")).toContainText("You are offline");

	await tab(page, "Trade").click();
	await expect(amount).toHaveValue("0.37");
	await page.getByRole("button", { name: /^EUR\/USD/ }).click();
	await expect(page.getByText("This could not be loaded.")).toBeVisible();
	await expect(amount).toHaveValue("0.37");
	await page.getByRole("button", { name: "How is this calculated?" }).first().click();
	await expect(page.getByRole("dialog").getByRole("alert")).toContainText("You are offline");
	await expectAccessible(page);
	await context.setOffline(false);
	await expect(page.getByRole("dialog")).toContainText("Margin");
	await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
	await page.getByRole("button", { name: /^EUR\/USD/ }).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await tab(page, "Ranking").click();
	await expect(page.getByRole("heading", { name: "Ranking" })).toBeVisible();
	expect(await isMarkedPage(page)).toBe(true);
});

test("A-768: without a choice a dark device has the dark theme, also when it changes, and a choice overrides it", async ({
	page,
}) => {
	const html = page.locator("html");
	await page.emulateMedia({ colorScheme: "dark" });
	await page.goto("/");
	await expect(html).toHaveAttribute("data-theme", "dark");
	await page.emulateMedia({ colorScheme: "light" });
	await expect(html).toHaveAttribute("data-theme", "light");
	await page.emulateMedia({ colorScheme: "dark" });
	await expect(html).toHaveAttribute("data-theme", "dark");
	await page.evaluate(() => localStorage.clear());
	await remember(page, { theme: "light" });
	await page.goto("/");
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeVisible();
	await expect(html).toHaveAttribute("data-theme", "light");
});
