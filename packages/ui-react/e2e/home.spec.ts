import { expect, expectAccessible, tab, test } from "./trading.fixture.ts";

const money = (text: string | null): boolean => /^\$[\d,]+\.\d\d$/.test(text ?? "");

test("Spec 1 §2, §6: a visitor sees the blocks in the order of the menu, prices that move, and -- for their assets", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { name: /Practise before you pay/ })).toBeVisible();
	const assets = page.getByRole("region", { name: "Total assets" });
	await expect(assets).toContainText("--");
	await expect(page.getByRole("region", { name: "Top instruments" }).getByRole("listitem")).toHaveCount(4);
	await expect(page.getByRole("link", { name: /Withdraw|Recharge|Deposit/ })).toHaveCount(0);
	const names = await page
		.getByRole("main")
		.locator("> *")
		.evaluateAll((blocks) => blocks.map((block) => block.getAttribute("aria-label") ?? block.tagName));
	expect(names).toEqual([
		"SECTION",
		"BUTTON",
		"Total assets",
		"News",
		"Top instruments",
		"Quick menu",
		"Categories",
		"Instruments",
		"Highlights",
		"P",
	]);
	const first = page.getByRole("list", { name: "Instruments" }).getByRole("listitem").first();
	const before = await first.textContent();
	await expect.poll(() => first.textContent()).not.toBe(before);
	await expectAccessible(page);
});

test("Spec 1 §7: one press takes a demo account, and its money can be hidden here and on the account page alike", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	const assets = page.getByRole("region", { name: "Total assets" });
	await expect(assets).toContainText("Demo account");
	await expect.poll(async () => money(await assets.locator("bdi").first().textContent())).toBe(true);
	await expect(page.getByRole("heading", { name: /Practise before you pay/ })).toBeHidden();
	await assets.getByRole("button", { name: "Hide amounts" }).click();
	await expect(assets).toContainText("••••");
	await tab(page, "Account").click();
	await expect(page.getByRole("main")).not.toContainText("100,000");
});

test("Spec 1 §2: the search opens in place; a tap makes the instrument the current one and goes to /trade", async ({
	page,
}) => {
	await page.goto("/");
	await page.getByTestId("search").click();
	const sheet = page.getByRole("dialog", { name: "Instruments" });
	await sheet.getByRole("textbox").fill("bit");
	await expect(sheet.getByRole("listitem")).toHaveCount(1);
	await expectAccessible(page);
	await sheet.getByRole("textbox").fill("no such thing");
	await expect(sheet).toContainText("No instrument by that name.");
	await sheet.getByRole("textbox").fill("btc");
	await sheet.getByRole("button", { name: "Bitcoin" }).click();
	await expect(page).toHaveURL("/trade");
	await expect(page.getByRole("banner")).toContainText("Bitcoin");
	await page.goBack();
	await expect(page.getByRole("dialog")).toBeHidden();
});

test("Spec 1 §2: a category chip narrows the list, and the tab keeps the choice while another one is shown", async ({
	page,
}) => {
	await page.goto("/");
	const rows = page.getByRole("list", { name: "Instruments" }).getByRole("listitem");
	await expect(rows).toHaveCount(28);
	await page.getByRole("button", { name: "Crypto" }).click();
	await expect(rows).toHaveCount(6);
	await tab(page, "Trade").click();
	await expect(page).toHaveURL("/trade");
	await tab(page, "Market").click();
	await expect(page.getByRole("button", { name: "Crypto" })).toHaveAttribute("aria-pressed", "true");
	await expect(rows).toHaveCount(6);
});

test("Spec 1 §9: the headlines change every 3 s, and stand still when they are paused", async ({ page }) => {
	await page.goto("/");
	const news = page.getByRole("region", { name: "News" });
	await expect(news.getByRole("button")).toBeVisible();
	const first = await news.textContent();
	await expect.poll(() => news.textContent(), { timeout: 6000 }).not.toBe(first);
	await news.getByRole("button", { name: "Pause the headlines" }).click();
	await expect(news.getByRole("button", { name: "Play the headlines" })).toBeVisible();
});

test.describe("for who wants less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("the headlines do not move by themselves", async ({ page }) => {
		await page.goto("/");
		await expect(page.getByRole("button", { name: "Play the headlines" })).toBeVisible();
	});
});

for (const [language, theme] of [
	["en", "dark"],
	["hk", "light"],
	["ar", "dark"],
] as const)
	test(`axe finds nothing on the home page in ${language}, ${theme}`, async ({ page }) => {
		await page.addInitScript(
			(saved) => localStorage.setItem("tradewind", saved),
			JSON.stringify({ version: 1, language, theme }),
		);
		await page.goto("/");
		await expect(page.locator("html")).toHaveAttribute("dir", language === "ar" ? "rtl" : "ltr");
		await expect(page.locator("html")).toHaveAttribute("data-mantine-color-scheme", theme);
		await expect(page.locator("[data-code]").first()).toContainText("%");
		await expectAccessible(page);
	});
