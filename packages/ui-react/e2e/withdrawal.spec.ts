import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	failedRequests,
	type Platform,
	remember,
	sheet,
	test,
} from "@tradewind/test-kit";

const mia = "mia@tradewind.test";
const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";

const text = {
	withdraw: "Withdraw",
	confirm: "Confirm",
	remove: /^Remove USDT/,
	removeIt: "Remove",
	review: "Under review",
	paid: "Paid out",
	rejected: "Rejected",
	wrongPassword: "The pay password is wrong",
	save: "Save",
	add: "Add",
	added: "Address added",
	done: "Done",
} as const;

const dialog = (page: Page) => page.getByRole("dialog");
const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);
const newest = async (platform: Platform) => (await platform.state()).withdrawals[0];
const records = "/mine/withdraw?view=records";

test("Spec 2 §2, §5, §9: an address is bound, withdrawals are refused, approved and rejected, and it is removed", async ({
	page,
	platform,
}) => {
	await platform.flags({ is_pay_password: "1" });
	const token = await platform.openSession(mia);
	await remember(page, { token, language: "en" });
	await platform.setPayPassword(token, "246810");

	await page.goto("/mine/withdraw");
	await page.locator("button[name=target]").click();
	await dialog(page).getByRole("button", { name: text.add, exact: true }).click();
	await expect(page).toHaveURL("/mine/withdraw-way?type=1&currency=1");
	await field(page, "address").fill(`${address.slice(0, -1)}g`);
	await page.getByRole("button", { name: text.save }).click();
	await expect(field(page, "address")).toHaveAttribute("aria-invalid", "true");
	await field(page, "address").fill(` ${address} `);
	await page.getByRole("button", { name: text.save }).click();
	await expect(page.getByRole("main")).toContainText(text.added);
	await expect(page.getByRole("main")).toContainText(address);
	await page.reload();
	await expect(page.getByRole("main")).toContainText(text.added);
	await expectAccessible(page);
	await page.getByRole("button", { name: text.done, exact: true }).click();

	await expect(page).toHaveURL("/mine/withdraw");
	await field(page, "amount").fill("100");
	await expect(page.getByRole("main")).toContainText("99.0000");
	await expectAccessible(page);
	await page.getByRole("button", { name: text.withdraw, exact: true }).click();
	await expect(dialog(page)).toContainText(address);
	await dialog(page).getByRole("button", { name: text.confirm, exact: true }).click();
	await expect(field(page, "payPassword")).toBeFocused();
	await expect(field(page, "payPassword")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page);
	await field(page, "payPassword").fill("111111");
	await dialog(page).getByRole("button", { name: text.confirm, exact: true }).click();
	await expect(dialog(page)).toContainText(text.wrongPassword);
	await expect(field(page, "payPassword")).toHaveValue("");
	expect(await newest(platform)).toBeUndefined();
	await field(page, "payPassword").fill("246810");
	await dialog(page).getByRole("button", { name: text.confirm, exact: true }).click();
	await expect(dialog(page)).toHaveCount(0);
	expect(await newest(platform)).toMatchObject({
		amount: "100",
		received: "99",
		currency: "USDT",
		target: address,
		status: "waiting",
	});

	await page.goto(records);
	const rows = page.getByRole("listitem");
	await expect(rows.first()).toContainText(text.review);
	await platform.decideWithdrawal(mia, true);
	await page.reload();
	await expect(rows.first()).toContainText(text.paid);

	await page.goto("/mine/withdraw");
	await field(page, "amount").fill("150");
	await page.getByRole("button", { name: text.withdraw, exact: true }).click();
	await field(page, "payPassword").fill("246810");
	await dialog(page).getByRole("button", { name: text.confirm, exact: true }).click();
	await expect(dialog(page)).toHaveCount(0);
	await platform.decideWithdrawal(mia, false, "Name mismatch");
	await page.goto(records);
	await expect(rows.first()).toContainText(text.rejected);
	await expect(rows.first()).toContainText("Name mismatch");
	await rows.first().getByRole("button").click();
	await expect(dialog(page)).toContainText(address);
	await expectAccessible(page);

	await page.goto("/mine/withdraw");
	await expect(page.getByRole("main")).toContainText(/150[.,٫]00|١٥٠٫٠٠/);
	expect((await platform.state()).sumOfPostings).toBe("0");

	await page.goto("/mine/coin-address-list");
	await page.getByRole("button", { name: text.remove }).click();
	await dialog(page).getByRole("button", { name: text.removeIt, exact: true }).click();
	await expect(page.getByRole("button", { name: text.remove })).toHaveCount(0);
	await expectAccessible(page);
});

test("Spec 2 §5: a typed address of another network is not sent, and one used for the first time is shown in full", async ({
	customerPage: page,
	platform,
}) => {
	await platform.flags({ is_withdraw_manual_input: "1" });
	await page.goto("/mine/withdraw");
	await field(page, "target").fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
	await field(page, "amount").fill("10");
	await expect(page.getByRole("main")).toContainText(
		"This looks like an address of Ethereum, but Tron is chosen",
	);
	await field(page, "currency").selectOption("2");
	await field(page, "target").fill("0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed");
	await expect(page.getByRole("main")).toContainText("First withdrawal to this address");
	await page.getByRole("button", { name: "Withdraw", exact: true }).click();
	await sheet(page, "Confirm withdrawal").getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByRole("main")).toContainText("Withdrawal requested");
	expect(await newest(platform)).toMatchObject({
		amount: "10",
		received: "5",
		target: "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
	});
});

test("A-585: a missing pay password is named above the withdrawal, and its page leads back to what was typed", async ({
	page,
	platform,
}) => {
	await platform.flags({ is_pay_password: "1", is_withdraw_manual_input: "1" });
	await remember(page, { token: await platform.openSession(mia) });
	await page.goto("/mine/withdraw");
	await field(page, "amount").fill("100");
	await page.getByRole("main").locator('a[href^="/mine/pay-password"]').click();
	await expect(page).toHaveURL("/mine/pay-password?from=%2Fmine%2Fwithdraw");
	await field(page, "password").fill("246810");
	await field(page, "repeated").fill("246810");
	await page.locator("[type=submit]:visible").click();
	await expect(page.getByRole("main")).toContainText("Pay password set");
	await page.reload();
	await expect(page.getByRole("main")).toContainText("Pay password set");
	await expect(page.getByRole("button", { name: "Share as picture" })).toHaveCount(0);
	await page.getByRole("button", { name: "Done", exact: true }).click();
	await expect(page).toHaveURL("/mine/withdraw");
	await expect(field(page, "amount")).toHaveValue("100");
	await expect(page.getByRole("main").locator('a[href^="/mine/pay-password"]')).toHaveCount(0);
});

test("A-626: a payout method has a name that stays on the device and leads its number wherever it is chosen", async ({
	page,
	platform,
}) => {
	await remember(page, { token: await platform.openSession(mia) });
	await page.goto("/mine/withdraw-way?type=1&currency=1");
	await field(page, "address").fill(address);
	await page.getByRole("button", { name: "Save" }).click();
	await page.getByRole("link", { name: "View", exact: true }).click();
	await page.getByRole("button", { name: /^Give it a name/ }).click();
	await field(page, "wayName").fill(" Cold wallet ");
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("listitem")).toContainText("Cold wallet");
	await expect(page.getByRole("listitem")).toContainText(address.slice(-4));
	await page.reload();
	await expect(page.getByRole("button", { name: "Change the name: Cold wallet" })).toBeVisible();
	await expectAccessible(page);
	await page.goto("/mine/withdraw");
	await expect(field(page, "target").locator("option").last()).toContainText(/^Cold wallet · TXYZ/);
	await page.goto("/mine/coin-address-list");
	await page.getByRole("button", { name: "Change the name: Cold wallet" }).click();
	await field(page, "wayName").fill("");
	await page.getByRole("button", { name: "Save name" }).click();
	await expect(page.getByRole("listitem")).not.toContainText("Cold wallet");
});

test.describe("an answer that is lost", () => {
	test.use({ provokes: failedRequests, scenario: "withdrawals" });

	const send = async (page: Page, amount: string) => {
		await page.goto("/mine/withdraw");
		await field(page, "target").selectOption({ index: 1 });
		await field(page, "amount").fill(amount);
		await page.getByRole("button", { name: "Withdraw", exact: true }).click();
		await field(page, "payPassword").fill("246810");
		await sheet(page, "Confirm withdrawal").getByRole("button", { name: "Confirm" }).click();
	};

	test("A-140: a withdrawal that can't be looked up stays unknown, also after a reload, until the customer fills in another", async ({
		customerPage: page,
		platform,
	}) => {
		const checkAgain = page.getByRole("button", { name: "Check again" });
		await platform.faults({
			http: [
				{ match: "withdrawal.withdraw", drop: "after executing", times: 1 },
				{ match: "withdrawal.getWithdrawals", status: 500 },
			],
		});
		await send(page, "11");
		await expect(checkAgain).toBeVisible({ timeout: 30_000 });
		await page.reload();
		await expect(checkAgain).toHaveCount(1, { timeout: 30_000 });
		await expect(page.locator('fieldset [aria-busy="true"]')).toHaveCount(0);
		await page.getByRole("button", { name: "Fill in again" }).click();
		await expect(field(page, "amount")).toHaveValue("");
		expect(await platform.callCount("withdrawal.withdraw")).toBe(1);
	});
});
