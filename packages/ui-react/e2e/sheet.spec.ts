import type { Page } from "@playwright/test";
import { buyButton, expect, openTrade, quantityField, sheet, tab, test } from "@tradewind/test-kit";

test.use({ scenario: "holding-orders" });

/** What opens a sheet on which page. */
const openers = [
	["/trade", (page: Page) => buyButton(page)],
	["/trade", (page: Page) => page.getByRole("button", { name: /Choose another instrument/ })],
	["/trade", (page: Page) => page.getByRole("button", { name: /^Leverage/ })],
	["/order?type=1", (page: Page) => page.getByRole("button", { name: "How is this calculated?" })],
	["/order?type=1", (page: Page) => page.getByRole("button", { name: /Gold\s*Sell/ })],
	["/user", (page: Page) => page.getByRole("button", { name: "Log out" })],
] as const;

test("Spec 1 §2: back and Escape close every sheet, the page stays, and the focus returns to what opened it", async ({
	customerPage: page,
}) => {
	test.setTimeout(120_000);
	const shown = page.getByRole("dialog");
	await openTrade(page);
	for (const [path, openerOf] of openers) {
		if (!page.url().endsWith(path)) await page.goto(path);
		const opener = openerOf(page);
		for (const close of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
			await expect(opener).toBeEnabled();
			await opener.focus();
			await page.keyboard.press("Enter");
			await expect(shown).toBeVisible();
			await close();
			await expect(shown).toBeHidden();
			await expect(opener).toBeFocused();
		}
		expect(page.url()).toContain(path);
	}
});

test("Spec 1 §5: a receipt does not survive leaving its screen", async ({ customerPage: page }) => {
	await page.goto("/order?type=1");
	await tab(page, "Trade").click();
	await buyButton(page).click();
	await expect(sheet(page, "Confirm order")).toBeVisible();
	await page.evaluate(() => history.go(-2));
	await expect(page).toHaveURL("/order?type=1");
	await expect(page.getByRole("dialog")).toBeHidden();
	await tab(page, "Trade").click();
	await expect(buyButton(page)).toBeEnabled();
	await expect(page.getByRole("dialog")).toBeHidden();
	await page.goBack();
	await expect(page).toHaveURL("/order?type=1");
});

/** A swipe upwards by `length` pixels, as a finger makes it. */
const swipe = async (page: Page, from: { readonly x: number; readonly y: number }, length: number) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Input.synthesizeScrollGesture", { ...from, yDistance: -length, speed: 2000 });
	await session.detach();
};

test("Spec 1 §2: no swipe on a sheet or beside it moves the page behind, wherever it begins", async ({
	customerPage: page,
}) => {
	await page.setViewportSize({ width: 390, height: 664 });
	await openTrade(page);
	for (const open of [
		() => buyButton(page).click(),
		() => page.getByRole("button", { name: /^Leverage/ }).click(),
		() => page.getByRole("button", { name: /Choose another instrument/ }).click(),
	]) {
		await page.evaluate(() => scrollTo(0, 40));
		await open();
		const dialog = page.getByRole("dialog");
		await expect(dialog).toBeVisible();
		await dialog.evaluate((shown) => Promise.all(shown.getAnimations().map(({ finished }) => finished)));
		const { x, y, width, height } = (await dialog.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
		const middle = x + width / 2;
		const before = await page.evaluate(() => scrollY);
		const places = {
			backdrop: { x: middle, y: y / 2 },
			head: { x: middle, y: y + 24 },
			content: { x: middle, y: y + height / 2 },
			foot: { x: middle, y: y + height - 8 },
		};
		const moved: string[] = [];
		for (const [name, place] of Object.entries(places))
			for (const length of [200, -200]) {
				await swipe(page, place, length);
				if ((await page.evaluate(() => scrollY)) !== before) moved.push(name);
			}
		expect(moved).toEqual([]);
		await page.keyboard.press("Escape");
		await expect(dialog).toBeHidden();
		expect(await page.evaluate(() => scrollY)).toBe(before);
	}
});

/** Reports an on-screen keyboard that does not resize the page, as in Safari. */
const showKeyboard = (page: Page, visible: number): Promise<void> =>
	page.evaluate((height) => {
		const viewport = globalThis.visualViewport;
		if (!viewport) return;
		Object.defineProperty(viewport, "height", { value: height, configurable: true });
		viewport.dispatchEvent(new Event("resize"));
	}, visible);

test("Spec 1 §2: sheets, bars and notices stay above the on-screen keyboard", async ({
	customerPage: page,
}) => {
	const visible = 508;
	const lowerEdge = async (shown: ReturnType<typeof sheet>) => {
		const { y = 0, height = 0 } = (await shown.boundingBox()) ?? {};
		return y + height;
	};
	await openTrade(page);
	await page.getByRole("button", { name: /Choose another instrument/ }).click();
	await page.getByRole("dialog").getByRole("textbox").fill("us");
	await showKeyboard(page, visible);
	const row = page.getByRole("dialog").getByRole("listitem").last();
	await expect(async () => {
		await row.evaluate((last) => last.scrollIntoView({ block: "end" }));
		expect(await lowerEdge(row)).toBeLessThanOrEqual(visible);
	}).toPass();
	expect(await lowerEdge(page.getByRole("dialog"))).toBeLessThanOrEqual(visible);
	await page.goBack();
	await quantityField(page).evaluate((field) => field.scrollIntoView());
	await expect.poll(() => lowerEdge(buyButton(page))).toBeLessThanOrEqual(visible);

	await page.goto("/order?type=1");
	await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
	await page.getByRole("button", { name: "Set SL/TP" }).click();
	const save = page.getByRole("dialog").getByRole("button", { name: "Save" });
	await expect(save).toBeVisible();
	await showKeyboard(page, visible);
	// The sheet may still be rising.
	await expect.poll(() => lowerEdge(save)).toBeLessThanOrEqual(visible);
});

test("A-772: a sheet opens on its title, a confirmation is read in full, and the heading of /trade is the instrument", async ({
	tradePage: page,
}) => {
	await expect(page.getByRole("heading", { level: 1, name: "EUR/USD", exact: true })).toBeVisible();
	await expect(page.getByRole("group", { name: "Latest price" })).toContainText(/^\d\.\d{5}/);
	await buyButton(page).click();
	const confirmation = sheet(page, "Confirm order");
	await expect(confirmation.getByRole("heading", { level: 2 })).toBeFocused();
	await expect(confirmation).toHaveAccessibleDescription(/0\.01.*Margin.*\$/);
	await page.keyboard.press("Tab");
	await expect(confirmation.getByRole("button", { name: "Close" })).toBeFocused();
});
