import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { signIn } from "./device.ts";
import { startPlatform } from "./platform-process.ts";
import { createPlatform, type Platform } from "./trading-platform.ts";

interface WorkerFixtures {
	/** The built UI, from the root of the repository. */
	readonly uiDirectory: string;
	/** Address of the worker's own platform, which serves the built UI, too. */
	readonly platformUrl: string;
}

interface Fixtures {
	/** The state that the platform begins the test with. */
	readonly scenario: string;
	/** What a test provokes may be logged by the browser itself: failed requests, broken sockets. */
	readonly provokes: RegExp | undefined;
	readonly platform: Platform;
	readonly customer: { readonly token: string };
	/** The page of a device on which Mia is signed in; nothing is opened yet. */
	readonly customerPage: Page;
	/** Mia's trade page with its chart drawn and prices that may be ordered at. */
	readonly tradePage: Page;
	readonly silence: undefined;
}

/** Tests of trading: a platform in a known state, Mia signed in where she is asked for, no word on the console. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	uiDirectory: ["packages/ui-react/dist", { scope: "worker", option: true }],
	platformUrl: [
		async ({ uiDirectory }, use) => {
			const { url, stop } = await startPlatform(uiDirectory);
			await use(url);
			stop();
		},
		{ scope: "worker" },
	],
	baseURL: ({ platformUrl }, use) => use(platformUrl),
	scenario: ["untraded", { option: true }],
	provokes: [undefined, { option: true }],
	platform: [
		async ({ request, scenario }, use) => {
			const platform = createPlatform(request);
			await platform.reset(scenario);
			await use(platform);
			await platform.clearFaults();
		},
		{ auto: true },
	],
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
		async ({ page, provokes }, use) => {
			const said: string[] = [];
			page.on("console", (message) => {
				const text = message.text();
				if (["error", "warning"].includes(message.type()) && !provokes?.test(text)) said.push(text);
			});
			page.on("pageerror", (error) => said.push(error.message));
			await use(undefined);
			expect(said).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** What the browser itself logs when a request is refused or cut. */
export const failedRequests = /Failed to load resource|WebSocket connection to/;

/** Nothing that axe knows is wrong with what is on the screen, once the page is there. */
export const expectAccessible = async (page: Page): Promise<void> => {
	await expect(page.locator("main[aria-busy=true]")).toHaveCount(0);
	await expectNoViolations(page);
};

/** Nothing that axe knows is wrong with what is on the screen, be it still on its way, once nothing fades in or out. */
export const expectNoViolations = async (page: Page): Promise<void> => {
	await page.evaluate(() => {
		// What still waits for its data shimmers without end.
		const ending = document
			.getAnimations()
			.filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
		return Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
	});
	// A headline comes every 3 s: while axe looks, what comes is there at once.
	const removeStyles = await addStyles(
		page,
		"*, ::before, ::after { animation-duration: 0s !important; transition: none !important }",
	);
	const { violations } = await new AxeBuilder({ page }).analyze();
	await removeStyles();
	expectEmpty(violations);
};

/** Adds styles to the page by a way that its content security policy allows. The result removes them. */
export const addStyles = async (page: Page, text: string): Promise<() => Promise<void>> => {
	const added = await page.evaluateHandle((styles) => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync(styles);
		document.adoptedStyleSheets.push(sheet);
		return sheet;
	}, text);
	return () =>
		added.evaluate((sheet) => {
			document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
		});
};

/** Contrast alone, for the other colour scheme of a screen that was examined whole. */
export const expectNoContrastViolations = async (page: Page): Promise<void> =>
	expectEmpty((await new AxeBuilder({ page }).withRules(["color-contrast"]).analyze()).violations);

const expectEmpty = (violations: Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"]): void =>
	expect(
		violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ target }) => target.join(" ")) })),
	).toEqual([]);

/** Pixels by which the page is wider than the screen. */
export const overhang = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

export const buyButton = (page: Page) => page.getByRole("button", { name: "Buy", exact: true });
export const sellButton = (page: Page) => page.getByRole("button", { name: "Sell", exact: true });
export const amountField = (page: Page) => page.getByLabel("Amount", { exact: true });

/** Presses buy or sell and confirms the receipt. */
export const order = async (page: Page, side: "Buy" | "Sell"): Promise<void> => {
	await page.getByRole("button", { name: side, exact: true }).click();
	await page.getByRole("button", { name: `Confirm ${side.toLowerCase()}` }).click();
};

/** Switches both stops on and takes the prices that are suggested for a buy. */
export const takeSuggestedStops = async (page: Page): Promise<void> => {
	for (const stop of ["Stop-loss", "Take-profit"]) {
		await page.getByRole("switch", { name: stop }).click();
		await page.getByRole("button", { name: /^For a buy/ }).click();
	}
};

/** The trade page with its chart drawn. */
export const openChart = async (page: Page): Promise<void> => {
	await page.goto("/trade");
	await page.waitForFunction(() => performance.getEntriesByName("chart drawn").length > 0);
};

/** The trade page with its chart drawn and prices that may be ordered at. */
export const openTrade = async (page: Page): Promise<void> => {
	await openChart(page);
	await expect(buyButton(page)).toBeEnabled();
};

export const sheet = (page: Page, title: string | RegExp) => page.getByRole("dialog", { name: title });

/** A link of the tab bar. */
export const tab = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

/** A day before today, in GMT, as the fields of dates take it. */
export const daysAgo = (days: number): string =>
	new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The rows of the list below the chosen tab. */
export const tabRows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

/** The list of instruments on home and in the search, in whatever parts it stands. */
export const instruments = (page: Page) => page.getByRole("region", { name: "Instruments", exact: true });
export const instrumentRows = (page: Page) => instruments(page).getByRole("listitem");

/** Scrolls until the end of the list says that nothing follows. */
export const scrollToEnd = (page: Page): Promise<void> =>
	expect(async () => {
		await page.mouse.wheel(0, 4000);
		await expect(page.getByText("No more")).toBeVisible({ timeout: 300 });
	}).toPass();

/** What could not be read says so; once the platform answers, it is asked for again. */
export const expectRetry = async (page: Page, platform: Platform): Promise<void> => {
	await expect(page.getByRole("alert")).toContainText("The platform does not answer");
	await expectAccessible(page);
	await platform.clearFaults();
	await page.getByRole("button", { name: "Try again" }).click();
};
