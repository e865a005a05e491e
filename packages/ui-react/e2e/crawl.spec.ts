import type { Page } from "@playwright/test";
import { routes } from "../src/routes.ts";
import { remember, signIn } from "./device.ts";
import {
	addStyles,
	expect,
	expectAccessible,
	expectNoContrastViolations,
	overhang,
	test,
} from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

/** The addresses of a route: with the id that a detail needs, and with the queries that show another screen. */
const addresses: Readonly<Record<string, readonly string[]>> = {
	"/trade": ["/trade", "/trade?product=micro"],
	"/order": [
		...["/order", "/order?type=0", "/order?type=3"],
		...["/order?source=micro&type=1", "/order?source=micro&type=3"],
	],
	"/message": ["/message", "/message?type=messages"],
	"/message/detail": ["/message/detail?id=1"],
	"/news/detail": ["/news/detail?id=1"],
	"/descript/detail": ["/descript/detail?group=about"],
};
const addressesOf = (path: string): readonly string[] => addresses[path] ?? [path];

/** A key without words, or whose words were not loaded. */
const bareKey =
	/\b(shared|site|home|market|contract|micro|session|account|content|copy-trading|search|support)\.[a-z]\w*/;

test.use({ scenario: "holding-orders" });

const visit = async (page: Page, address: string): Promise<string> => {
	await page.goto(address);
	await expect(page.locator("main").first()).toBeVisible();
	await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
	// The app has replaced the prerendered page.
	await expect(page).toHaveTitle(/ · /);
	const text = await page.evaluate(() => document.body.innerText);
	expect({ address, bareKey: bareKey.exec(text)?.[0] }).toEqual({ address, bareKey: undefined });
	return page.title();
};

/** Text at twice its size, without another visit. */
const withLargeText = async (page: Page, check: () => Promise<void>): Promise<void> => {
	const removeStyles = await addStyles(page, "html { text-size-adjust: 200% !important; }");
	await check();
	await removeStyles();
};

for (const language of ["en", "hk", "ar"] as const)
	test(`every screen has words, is accessible and fits a narrow phone in ${language}, light and dark`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(240_000);
		// The headlines of home change every 3 s, and axe would examine one that is fading.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.setViewportSize({ width: 360, height: 740 });
		await signIn(page, platform, { language });
		const titles = new Map<string, string>();
		for (const { path } of routes.filter((route) => route.path !== "/login"))
			for (const address of addressesOf(path)) {
				const title = await visit(page, address);
				titles.set(path, title);
				await expectAccessible(page);
				await page.evaluate(() => {
					document.documentElement.dataset.mantineColorScheme = "dark";
				});
				await expectNoContrastViolations(page);
				expect({ address, overhang: await overhang(page) }).toEqual({ address, overhang: 0 });
				await withLargeText(page, async () =>
					expect({ address, overhang: await overhang(page) }).toEqual({ address, overhang: 0 }),
				);
			}
		expect(new Set(titles.values()).size).toBe(titles.size);
	});

const customers: Readonly<Record<string, (platform: Platform) => Promise<string | undefined>>> = {
	"a visitor": () => Promise.resolve(undefined),
	"a demo customer": async (platform) => {
		const device = "device_id=crawl&device_system=Android&device_version=16";
		const entered = await platform.call(`/api/user/createAccountDemoForU?demo_id=&${device}&t=1`, "");
		return String((await entered.json()).data.token);
	},
};

for (const [who, enter] of Object.entries(customers))
	test(`Spec 1 §2, §6: ${who} sees the screens that are open to them, and a visitor is led to the login from the others`, async ({
		page,
		platform,
	}) => {
		test.setTimeout(120_000);
		const token = await enter(platform);
		await remember(page, { token, language: "en" });
		for (const { path, access } of routes)
			for (const address of addressesOf(path))
				if (token || access === "everyone") await visit(page, address);
				else {
					await page.goto(address);
					await expect(page).toHaveURL(`/login?from=${encodeURIComponent(address)}`);
				}
	});

/** The first button of each product, in the words of the page. */
const orderButtons = {
	en: { "/trade": /^Buy$/, "/trade?product=micro": /^▲? ?Up/ },
	ar: { "/trade": /^شراء$/, "/trade?product=micro": /صعود/ },
} as const;

test.describe("a closed market", () => {
	test.use({ scenario: "market-closed" });
	for (const language of ["en", "ar"] as const)
		test(`Spec 1 §5: nothing can be ordered while the market is closed, in ${language}`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { language });
			for (const [address, name] of Object.entries(orderButtons[language])) {
				await visit(page, address);
				await expect(page.getByRole("button", { name }).first()).toBeDisabled();
				await expectAccessible(page);
			}
		});
});
