import type { Page } from "@playwright/test";
import { buyButton, expect, instrumentRows, test } from "@tradewind/test-kit";
import { countStart, forcedLayouts } from "./start-counter.ts";

/** What the head script requests for a customer. */
const prefetched = [/trade_list/, /getBasicInfo/, /getCompanyStatus/, /api\/menu/, /user\/info/];

/** Loads a page as a slow phone does: its code arrives after the replies that were requested with it. */
const load = async (page: Page, path: string): Promise<void> => {
	const replies = Promise.all(prefetched.map((address) => page.waitForResponse(address)));
	await page.route(/\/assets\/app-.*\.js$/, async (route) => {
		await replies;
		await route.continue();
	});
	await page.goto(path);
};

/** The chart library measures its canvases when it is created, and lets the browser read colours in functions without a name. */
const ofChartLibrary = /_invalidateBitmapSize|^\? at \/assets\/chart-/;

/** How to read a failure: docs/performance.md. */
for (const { path, isLive, until, most } of [
	{
		path: "/",
		isLive: async (page: Page) => {
			await expect(instrumentRows(page).first()).toContainText("%");
			await expect(instrumentRows(page).first().locator("svg path").first()).toBeAttached();
			await expect(page.getByTestId("category")).not.toHaveCount(3);
		},
		until: undefined,
		most: { commits: 16, renders: 460 },
	},
	{
		path: "/trade",
		isLive: async (page: Page) => {
			await expect(buyButton(page)).toBeEnabled();
			await expect(page.getByRole("group", { name: "Bar" })).toBeVisible();
		},
		until: "chart drawn",
		most: { commits: 4, renders: 140 },
	},
])
	test(`${path}: the page is rendered once, later data render only their own parts, and no layout is forced`, async ({
		customerPage: page,
		browser,
	}, info) => {
		// Headlines and pictures stay.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await countStart(page);
		const forced = await forcedLayouts(browser, page, async () => {
			await load(page, path);
			if (until) await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, until);
			await isLive(page);
		});
		const counts = await page.evaluate(() => window.startCounts);
		await info.attach("commits", { body: counts.log.join("\n\n"), contentType: "text/plain" });
		const { commits, renders } = (until && counts.until[until]) || counts;
		expect.soft(forced.filter((call) => !ofChartLibrary.test(call))).toEqual([]);
		expect.soft(counts.renderedAgain).toEqual([]);
		expect
			.soft({ commits: Math.max(commits, most.commits), renders: Math.max(renders, most.renders) })
			.toEqual(most);
	});
