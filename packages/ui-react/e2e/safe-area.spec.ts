import { buyButton, expect, openTrade, test } from "@tradewind/test-kit";
import { covered, hold, onItsSide } from "./safe-area.ts";

test.use({ scenario: "holding-orders" });

test("the receipt of an order is in the safe area of a phone on its side", async ({ customerPage: page }) => {
	await openTrade(page);
	await hold(page, onItsSide);
	await buyButton(page).click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await expect.poll(() => covered(page, onItsSide)).toEqual([]);
});
