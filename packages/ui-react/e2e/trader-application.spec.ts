import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

const path = "/follow/trader-apply";
const mia = "mia@tradewind.test";
const isUnderReview = async (page: Page, title = "Under review") => {
	const main = page.getByRole("main");
	await expect(main.getByRole("heading", { name: title })).toBeVisible();
	await expect(main).toContainText("Applied for");
	await expect(main).toContainText("Become a trader");
	await expect(main).toContainText("If it is rejected, you can apply again.");
};

test("A-781: after a reload the application is still under review, and its rejection is shown with the way to apply again", async ({
	customerPage: page,
	platform,
}) => {
	await page.goto(path);
	const agree = page.getByLabel("I meet these requirements and agree to them");
	await agree.check();
	await page.getByRole("button", { name: "Submit application" }).click();
	await isUnderReview(page);
	await page.reload();
	await isUnderReview(page);
	await expect(page.getByRole("region", { name: "Messages since then" })).toHaveCount(0);
	await expectAccessible(page);

	await platform.decideApplication(mia, false);
	await page.reload();
	await isUnderReview(page, "A decision may have arrived");
	const messages = page.getByRole("region", { name: "Messages since then" });
	await expect(messages.getByRole("link")).toHaveCount(1);
	await expect(messages).toContainText("Your application was rejected");
	await expect(messages).toContainText("You cannot be followed yet. You may apply again.");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Apply again" }).click();
	await expect(agree).not.toBeChecked();
	await page.reload();
	await agree.check();
	await page.getByRole("button", { name: "Submit application" }).click();
	await isUnderReview(page);
	expect(await platform.callCount("copy-trading.applyAsTrader")).toBe(2);

	await platform.decideApplication(mia, true);
	await page.reload();
	await expect(page.getByText("You are a trader. Other customers can follow you.")).toBeVisible();
});
