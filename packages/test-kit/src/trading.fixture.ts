import { writeFileSync } from "node:fs";
import { expect, type Page, type TestInfo } from "@playwright/test";
import { expectAccessible } from "./accessibility.ts";
import { signIn } from "./device.ts";
import { test as base } from "./platform.fixture.ts";
import type { Platform } from "./platform.ts";

export interface TradingFixtures {
	/** Matches the console output that the test provokes, such as failed requests and broken sockets. */
	readonly provokes: RegExp | undefined;
	readonly customer: { readonly token: string };
	/** A page on which Mia is signed in, before its first navigation. */
	readonly customerPage: Page;
	/** Mia's trade page with its chart drawn and live prices. */
	readonly tradePage: Page;
	readonly silence: undefined;
}

/** Provides pages on which Mia is signed in; a test fails on console output. */
export const test = base.extend<TradingFixtures>({
	provokes: [undefined, { option: true }],
	customer: async ({ page, platform }, use) => {
		const token = await signIn(page, platform);
		await use({ token });
	},
	customerPage: async ({ page, customer }, use) => {
		expect(customer.token).not.toBe("");
		await use(page);
	},
	tradePage: async ({ customerPage }, use) => {
		await openTrade(customerPage);
		await use(customerPage);
	},
	silence: [
		async ({ page, provokes }, use, info) => {
			const logged: string[] = [];
			page.on("console", (message) => {
				const text = message.text();
				if (!["error", "warning"].includes(message.type()) || text === workerBlocked) return;
				if (!provokes?.test(text)) logged.push(text);
			});
			page.on("pageerror", (error) => logged.push(error.message));
			await use(undefined);
			if (info.status !== info.expectedStatus) await attachFailure(page, info);
			expect(logged).toEqual([]);
			// A request in flight at the end of a test gets no answer, which would fail its route.
			if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
		},
		{ auto: true },
	],
});

/** The screen, and what the app and the platform told one another (docs/replay.md), which `npm run replay` reads. */
const attachFailure = async (page: Page, info: TestInfo): Promise<void> => {
	await info.attach("screen", { body: await page.screenshot(), contentType: "image/png" });
	const recording = await page.evaluate(() => Reflect.get(globalThis, "appRecording")?.());
	if (!recording) return;
	const path = info.outputPath("what-happened.json");
	writeFileSync(path, JSON.stringify(recording));
	await info.attach("what happened", { path, contentType: "application/json" });
};

export { expect };

/** The console output of Playwright, which blocks the service worker unless a test allows it. */
export const workerBlocked = "Service Worker registration blocked by Playwright";

/** The console output of the browser for a refused request or a broken connection. */
export const failedRequests = /Failed to load resource|WebSocket connection to/;

/** Gives the page another screen size. In full screen `setViewportSize` fails, because the window keeps its size. */
export const setScreenSize = async (
	page: Page,
	size: { readonly width: number; readonly height: number },
): Promise<void> => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setDeviceMetricsOverride", { ...size, deviceScaleFactor: 0, mobile: true });
};

/** The width of the page beyond the screen, in pixels. */
export const overhang = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** A press of the order bar. Its name goes on with the quantity and the price. */
export const pressButton = (page: Page, side: string) =>
	page.getByRole("button", { name: new RegExp(`^${side}( |$)`) });
export const buyButton = (page: Page) => pressButton(page, "Buy");
export const sellButton = (page: Page) => pressButton(page, "Sell");
/** The quantity of a contract order. */
export const quantityField = (page: Page) => page.getByLabel("Quantity", { exact: true });
/** The amount of a micro order. */
export const amountField = (page: Page) => page.getByLabel("Amount", { exact: true });

/** Presses buy or sell and confirms the receipt. */
export const order = async (page: Page, side: "Buy" | "Sell"): Promise<void> => {
	await pressButton(page, side).click();
	await page.getByRole("button", { name: `Confirm ${side.toLowerCase()}` }).click();
};

/** The row of the ticket that opens its stops. */
export const foldedStops = (page: Page) => page.getByRole("button", { name: /^Stop-loss \/ Take-profit/ });

/** Opens the stops of the ticket and selects the prices suggested for a buy. */
export const takeSuggestedStops = async (page: Page): Promise<void> => {
	await foldedStops(page).click();
	for (const stop of ["Stop-loss", "Take-profit"]) {
		const field = page.getByRole("group", { name: stop, exact: true });
		await field.getByRole("button", { name: /^Suggested for a buy: / }).click();
	}
};

/**
 * Waits until the ticket knows to which margin level an order leads. Until then it asks even without confirmations
 * (docs/assumptions/contract.md, A-950).
 */
export const knowsRisk = async (page: Page): Promise<void> => {
	await page.waitForFunction(() =>
		performance.getEntriesByType("resource").some(({ name }) => name.includes("/leads-to-risk-")),
	);
	await expect(page.getByRole("main")).toContainText(/Available\s*\$/);
};

/** Opens the trade page and waits until its chart is drawn. */
export const openChart = async (page: Page): Promise<void> => {
	await page.goto("/trade");
	await page.waitForFunction(() => performance.getEntriesByName("chart drawn").length > 0);
};

/** Opens the trade page and waits until its chart is drawn and prices are live. */
export const openTrade = async (page: Page): Promise<void> => {
	await openChart(page);
	await expect(buyButton(page)).toBeEnabled();
};

/** The strip below the header, with the states that the customer must know. */
export const statusStrip = (page: Page) => page.getByRole("region", { name: "Current state" });

/** The line above the press bar with the positions of the instrument. */
export const positionBar = (page: Page) => page.getByRole("group", { name: "Open positions" });

export const sheet = (page: Page, title: string | RegExp) => page.getByRole("dialog", { name: title });

/** The receipt of an accepted order: a sheet, or a card above the buttons without the confirmation. */
export const orderPlaced = (page: Page) =>
	sheet(page, "Order placed")
		.or(page.getByRole("status").filter({ hasText: "Order placed" }))
		.first();

/** A link of the tab bar. */
export const tab = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

/** The date that many days ago, in GMT, in the format of date fields. */
export const daysAgo = (days: number): string =>
	new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The rows of the list below the chosen tab. */
export const tabRows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

/** The region that lists instruments on home and in the search. */
export const instruments = (page: Page) => page.getByRole("region", { name: "Instruments", exact: true });
export const instrumentRows = (page: Page) => instruments(page).getByRole("listitem");

/** Scrolls until the list shows its end. */
export const scrollToEnd = (page: Page): Promise<void> =>
	expect(async () => {
		await page.mouse.wheel(0, 4000);
		await expect(page.getByText("No more")).toBeVisible({ timeout: 300 });
	}).toPass();

/** Expects a failure on the page, then clears the faults and retries. */
export const expectRetry = async (page: Page, platform: Platform): Promise<void> => {
	await expect(page.getByRole("alert")).toContainText("The platform is not responding");
	await expectAccessible(page);
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
};
