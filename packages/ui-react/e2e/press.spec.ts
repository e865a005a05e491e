import type { Locator, Page } from "@playwright/test";
import { expect, instrumentRows, openTrade, sheet, tab, test } from "@tradewind/test-kit";

/** When the work of the press itself has ended, before any later task: whether the part is shown, and how the control looks. */
const press = (control: Locator, part: string) =>
	control.evaluate(async (pressed: HTMLElement, selector) => {
		pressed.click();
		// React renders what is urgent in a microtask.
		for (let turn = 0; turn < 10; turn += 1) await null;
		return {
			isRendered: document.querySelector(selector)?.checkVisibility() ?? false,
			looksChosen: (pressed.ariaSelected ?? pressed.ariaCurrent ?? pressed.ariaPressed) !== "false",
		};
	}, part);

const fullButton = (page: Page) => page.getByRole("button", { name: "Full-screen chart" });

/** What is pressed one after the other, and what is shown then. */
const presses: readonly (readonly [control: (page: Page) => Locator, part: string])[] = [
	[(page) => tab(page, "Market"), "[data-testid=search]"],
	[(page) => page.getByRole("button", { name: "Name" }), "[aria-posinset='1'][data-code=AUDUSD]"],
	[(page) => instrumentRows(page).first().locator("[class*=button]"), "[role=tabpanel][aria-label=Contract]"],
	[fullButton, "[role=dialog]"],
	// Its code is loaded.
	[fullButton, "[role=dialog]"],
	[(page) => page.getByRole("tab", { name: "Micro" }), "[role=tabpanel][aria-label=Micro]"],
	[(page) => page.getByRole("button", { name: /Choose another instrument$/ }), "dialog"],
	[(page) => tab(page, "Orders"), "#orders-panel"],
	[(page) => page.getByRole("tab", { name: "History" }), "[role=tabpanel][aria-labelledby$=history]"],
	[(page) => tab(page, "Account"), "main a[href='/mine/transfer']"],
	[(page) => page.getByRole("main").getByRole("link", { name: "Transfer" }), "form"],
];

test("a press is answered before a page, a sorted list, a product, or a sheet is rendered, and its tab looks chosen", async ({
	customerPage: page,
}) => {
	await openTrade(page);
	for (const [control, part] of presses) {
		await expect(control(page)).toBeVisible();
		expect([part, await press(control(page), part)]).toEqual([
			part,
			{ isRendered: false, looksChosen: true },
		]);
		await expect(page.locator(part).first()).toBeVisible();
		if (!part.includes("dialog")) continue;
		await page.keyboard.press("Escape");
		await expect(page.locator(part)).toHaveCount(0);
	}
});

test("a press on Back of a page that was opened from outside is answered before home is rendered", async ({
	customerPage: page,
}) => {
	await page.goto("/mine/transfer");
	const back = page.getByRole("button", { name: "Back" });
	await expect(back).toBeVisible();
	expect(await press(back, "[data-testid=search]")).toEqual({ isRendered: false, looksChosen: true });
	await expect(page.getByTestId("search")).toBeVisible();
});

test("A-610: Escape closes a sheet that is not rendered yet", async ({ customerPage: page }) => {
	await openTrade(page);
	const leverage = page.getByRole("button", { name: /^Leverage/ });
	await leverage.evaluate(async (pressed: HTMLElement) => {
		pressed.click();
		for (let turn = 0; turn < 10; turn += 1) await null;
		pressed.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
	});
	// A sheet that is being rendered drops this press.
	await leverage.click();
	await expect(sheet(page, /./)).toHaveCount(1);
	await page.keyboard.press("Escape");
	await expect(sheet(page, /./)).toHaveCount(0);
});

/** Presses both, the second one when the work of the first press itself has ended, and before any later task. */
const pressBoth = async (first: Locator, second: Locator): Promise<void> => {
	const other = await second.elementHandle();
	await first.evaluate(async (pressed: HTMLElement, next) => {
		pressed.click();
		for (let turn = 0; turn < 10; turn += 1) await null;
		if (next instanceof HTMLElement) next.click();
	}, other);
};

test("A-610: while a sheet is being opened, a second press opens nothing", async ({ customerPage: page }) => {
	await openTrade(page);
	const choose = page.getByRole("button", { name: /Choose another instrument$/ });
	// Its code is loaded.
	await choose.click();
	await expect(sheet(page, "Instruments")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(sheet(page, /./)).toHaveCount(0);
	for (const second of [choose, page.getByRole("button", { name: /^Leverage/ })]) {
		await pressBoth(choose, second);
		await expect(sheet(page, "Instruments").locator(":focus")).toBeVisible();
		await expect(sheet(page, /./)).toHaveCount(1);
		await page.keyboard.press("Escape");
		await expect(sheet(page, /./)).toHaveCount(0);
	}
});

test("A-610: while the next page is being rendered, a second press does nothing, and a tab can be chosen", async ({
	customerPage: page,
}) => {
	await page.goto("/user");
	const link = page.getByRole("main").locator('a[href="/mine/transfer"]').first();
	const entries = () => page.evaluate(() => history.length);
	const before = await entries();
	await pressBoth(link, link);
	await expect(page).toHaveURL("/mine/transfer");
	await expect(page.getByRole("heading", { level: 1, name: "Transfer" })).toBeVisible();
	expect(await entries()).toBe(before + 1);
	await page.goBack();
	await expect(link).toBeVisible();
	await pressBoth(link, tab(page, "Orders"));
	await expect(page.locator("#orders-panel")).toBeVisible();
	await expect(page).toHaveURL(/\/order/);
});
