import type { Page } from "@playwright/test";
import { expect, signIn, test } from "@tradewind/test-kit";

const mia = "mia@tradewind.test";

/** The app comes back to the front, as after another app was used. */
const returnToFront = (page: Page) =>
	page.evaluate(() => void document.dispatchEvent(new Event("visibilitychange")));

test.describe("pitfall 30: a payment instruction that has ended", () => {
	test.use({ scenario: "untraded" });

	test("of a matched deposit says not to pay, and what to do if one has", async ({ page, platform }) => {
		await signIn(page, platform);
		await page.goto("/mine/charge?type=1");
		await page.locator("[name=amount]").fill("150");
		await page.locator("[name=option]").selectOption({ label: "EUR" });
		await page.locator("[type=submit]").click();
		await expect(page.getByRole("region", { name: "Deposit #7001" })).toBeVisible();
		await platform.decideDeposit(mia, "match");
		await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
		await platform.decideDeposit(mia, "expire");
		const notice = page.getByRole("alert").filter({ hasText: "Deposit #7001 is no longer pending" });
		await expect(notice).toContainText("Do not pay any more. If you have already paid, contact our support");
		await expect(notice.getByRole("link", { name: "Contact support" })).toBeVisible();
		await expect(page.getByText("Transfer exactly this amount")).toHaveCount(0);
		await page.goto("/mine/charge?type=1&view=records");
		await page.getByRole("main").getByRole("listitem").first().click();
		await expect(page.getByRole("dialog")).toContainText("Do not pay any more");
	});
});

test.describe("A-467: what waits for a decision", () => {
	test.describe("of a withdrawal", () => {
		test.use({ scenario: "withdrawals" });

		test("is read again on return, and is reachable when withdrawals are switched off", async ({
			page,
			platform,
		}) => {
			await platform.flags({ is_pay_password: "0" });
			await signIn(page, platform);
			await page.goto("/mine/withdraw");
			await page.locator("select[name=target]").selectOption({ index: 1 });
			await page.locator("[name=amount]:visible").fill("100");
			await page.getByRole("button", { name: "Withdraw", exact: true }).click();
			const question = page.getByRole("dialog");
			await question.getByRole("button", { name: "Confirm", exact: true }).click();
			await expect(question).toHaveCount(0);
			await platform.flags({ is_withdraw_crypto: "0", is_withdraw_bank_card: "0" });
			await page.goto("/mine/withdraw");
			await page.getByRole("link", { name: "Withdrawals" }).click();
			const first = page.getByRole("main").getByRole("listitem").first();
			await expect(first).toContainText("Under review");
			// The oldest waiting one is that of the scenario.
			await platform.decideWithdrawal(mia, true);
			await platform.decideWithdrawal(mia, false, "Name mismatch");
			await returnToFront(page);
			await expect(first).toContainText("Rejected");
			await first.getByRole("button").click();
			await expect(page.getByRole("dialog")).toContainText("Amount after fee");
			await expect(page.getByRole("dialog")).not.toContainText("Received");
		});
	});

	test.describe("of a verification", () => {
		test.use({ scenario: "identity-waiting" });

		test("is read again on return", async ({ page, platform }) => {
			await signIn(page, platform);
			await page.goto("/mine/auth");
			await expect(page.getByRole("main")).toContainText("Under review");
			await platform.decideReview(mia, "real name", { approved: true });
			await returnToFront(page);
			await expect(page.getByRole("main")).toContainText("Your identity is verified");
		});

		test("is named instead of asked for again where a deposit needs it, and opens the deposit", async ({
			page,
			platform,
		}) => {
			await platform.flags({ is_real_name_auth: "1", is_recharge_auth: "1" });
			await signIn(page, platform);
			await page.goto("/mine/charge");
			const main = page.getByRole("main");
			await expect(main).toContainText("Your identity is under review");
			await expect(main.getByRole("link", { name: "See the review" })).toHaveAttribute(
				"href",
				"/mine/auth?from=%2Fmine%2Fcharge",
			);
			await expect(main.getByRole("link", { name: "Verify identity" })).toHaveCount(0);
			await platform.decideReview(mia, "real name", { approved: true });
			await returnToFront(page);
			await expect(main.locator("[name=amount]")).toBeVisible();
		});
	});
});

test.describe("Spec 2 §5: a press without an amount", () => {
	test.use({ scenario: "loan-approved" });

	test("on Loan now and on Subscribe shows the words of the button as a toast, and does nothing else", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform);
		await page.goto("/loan/submit");
		const amount = page.locator("[name=amount]");
		await expect(amount).toHaveValue(/\d/);
		await amount.fill("");
		await page.getByRole("button", { name: "Borrow now" }).click();
		await expect(page.getByText("Enter an amount")).toHaveCount(2);
		await expect(page.getByRole("dialog")).toHaveCount(0);
		await page.goto("/mining/subscribe?id=1");
		await page.locator("[type=submit]").click();
		await expect(page.getByText("Enter an amount").first()).toBeVisible();
		expect(await page.getByText("Enter an amount").count()).toBeGreaterThan(1);
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});
