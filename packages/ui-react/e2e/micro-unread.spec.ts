import type { Page } from "@playwright/test";
import { expect, expectAccessible, failedRequests, type Platform, test } from "@tradewind/test-kit";

// Micro orders of 30 s while the lists can't be read: an accepted order stays visible.

const running = (page: Page) => page.getByRole("region", { name: /^Open orders/ });
const up = (page: Page) => page.getByRole("button", { name: /^Up/ });
const won = (page: Page) => page.getByRole("status").getByRole("button", { name: /^EUR\/USD: profit/ });

/** Opens the micro ticket and waits until the ticket and the activity have read their lists. */
const openMicro = async (page: Page, platform: Platform): Promise<void> => {
	await platform.price("EURUSD", "1.1");
	await page.goto("/trade?product=micro");
	await expect(up(page)).toBeEnabled();
	await page.waitForLoadState("networkidle");
};

const placeUpOrder = async (page: Page): Promise<void> => {
	await up(page).click();
	await page.getByRole("button", { name: "Confirm: Up" }).click();
	await expect(page.getByRole("status").getByText("Order placed")).toBeVisible();
};

const unreadable = (platform: Platform) =>
	platform.faults({ http: [{ match: "micro.getOrders", status: 503 }] });

test.use({ provokes: failedRequests });

test("A-157: below the ticket a message says that the lists can't be read, until the order is loaded automatically", async ({
	customerPage: page,
	platform,
}) => {
	await openMicro(page, platform);
	await unreadable(platform);
	await placeUpOrder(page);
	const alert = page.getByRole("main").getByRole("alert");
	await expect(alert).toContainText("The list could not be loaded.");
	await expect(running(page)).toHaveCount(0);
	await expectAccessible(page);
	await platform.clearFaults();
	await expect(running(page).getByRole("listitem")).toHaveCount(1, { timeout: 15_000 });
	await expect(alert).toHaveCount(0);
});

test("Spec 1 §4: an order that ends while the lists can't be read shows its result, and its money is credited", async ({
	customerPage: page,
	platform,
}) => {
	await openMicro(page, platform);
	await unreadable(platform);
	await placeUpOrder(page);
	await platform.price("EURUSD", "1.5");
	await platform.advance(31_000);
	await platform.clearFaults();
	await expect(won(page)).toBeVisible({ timeout: 15_000 });
	await expect(running(page)).toHaveCount(0);
	await expect(page.getByText("$508.00")).toBeVisible();
});

test("Spec 1 §1, §4: a demo customer's micro order runs and shows its result", async ({ page, platform }) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page.getByRole("button", { name: "Try the demo account" })).toBeHidden();
	await openMicro(page, platform);
	await placeUpOrder(page);
	await expect(running(page).getByRole("listitem")).toHaveCount(1);
	await platform.price("EURUSD", "1.5");
	await platform.advance(31_000);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(won(page)).toBeVisible();
});
