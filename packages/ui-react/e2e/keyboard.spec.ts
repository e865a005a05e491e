import type { Page } from "@playwright/test";
import { buyButton, expect, instruments, openTrade, quantityField, sheet, test } from "@tradewind/test-kit";
import { expectSpaces } from "./every-screen.ts";

/** Presses Tab until the button has the focus, and returns how often. */
const tabsTo = async (page: Page, name: RegExp): Promise<number> => {
	const target = page.getByRole("button", { name });
	for (let count = 1; count <= 30; count++) {
		await page.keyboard.press("Tab");
		if (await target.evaluate((element) => element === document.activeElement)) return count;
	}
	throw new Error(`No focus on ${name}`);
};

test.describe("with positions and pending orders", () => {
	test.use({ scenario: "holding-orders" });

	test("the first Tab of the trade page skips to the order, and ten Tabs reach Buy; the order needs no pointer", async ({
		customerPage: page,
	}) => {
		await openTrade(page);
		expect(await tabsTo(page, /^Skip to the order$/)).toBe(1);
		await expect(page.getByRole("button", { name: "Skip to the order" })).toBeInViewport();
		await page.keyboard.press("Enter");
		await expect(quantityField(page)).toBeFocused();
		expect(1 + (await tabsTo(page, /^Buy( |$)/))).toBeLessThanOrEqual(10);
		await page.keyboard.press("Enter");
		const receipt = sheet(page, "Confirm order");
		await expect(receipt).toBeVisible();
		await expectSpaces(page, { address: "the confirmation" });
		await page.keyboard.press("Escape");
		await expect(buyButton(page)).toBeFocused();
	});

	test("the texts of an order's sheet are read apart", async ({ customerPage: page }) => {
		await page.goto("/order?type=3");
		await page.getByRole("tabpanel").getByRole("listitem").first().getByRole("button").click();
		await expect(page.getByRole("dialog")).toBeVisible();
		await expectSpaces(page, { address: "an order of the history" });
	});
});

test("the micro ticket is one skip and at most ten Tabs away too", async ({ customerPage: page }) => {
	await page.goto("/trade?product=micro");
	await expect(page.getByRole("button", { name: /^Up/ })).toBeEnabled();
	expect(await tabsTo(page, /^Skip to the order$/)).toBe(1);
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Amount", { exact: true })).toBeFocused();
	expect(1 + (await tabsTo(page, /^Up/))).toBeLessThanOrEqual(10);
});

test("Spec 1 §2: the heading of the trade page is the chosen instrument", async ({ page }) => {
	await page.goto("/");
	await instruments(page).getByRole("button", { name: /^Gold/ }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Gold/);
});
