import { expect, failedRequests, sheet, test } from "@tradewind/test-kit";

test.use({ scenario: "holding-orders", provokes: failedRequests });

test("Spec 1 §7, §8: a rejected reading in the background is shown, and a slow command has a loading indicator in its sheet", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({
		http: [{ match: "content.getBanners", code: 7, msg: "Banners are closed today" }],
	});
	await page.goto("/");
	await expect(page.getByRole("status").getByText("Banners are closed today")).toBeVisible();

	await page.goto("/order?type=1");
	await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
	await page.getByRole("button", { name: "Close position" }).click();
	await platform.faults({
		http: [{ match: "contract.close", code: 0, msg: "Closing is paused", delayMs: 2000, times: 1 }],
	});
	await page.getByRole("button", { name: "Close now" }).click();
	const loading = sheet(page, "Gold").getByRole("progressbar", { name: "Loading" });
	await expect(loading).toBeVisible();
	await expect(sheet(page, "Gold").getByRole("alert")).toContainText("Closing is paused");
	await expect(loading).toBeHidden();
});
