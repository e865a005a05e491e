import type { Browser, Page } from "@playwright/test";
import { expect, expectAccessible, type Platform, sheet, signIn, tabRows, test } from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

test.use({ scenario: "default" });

/** The nickname of the leader 1020. */
const name = "Ada";
const traderId = 1020;

const button = (page: Page, text: string) => page.getByRole("button", { name: text, exact: true });

/** Follows the trader of the page with these settings. */
const follow = async (page: Page, multiple: string, maxAmount: string): Promise<void> => {
	await page.getByRole("link", { name: "Follow", exact: true }).click();
	await button(page, "Continue").click();
	const notice = page.getByLabel("I have read this notice and agree to it");
	await expect(notice).toBeFocused();
	await expect(notice).toHaveAccessibleDescription("Read and agree to the notice first");
	await notice.check();
	await button(page, "Continue").click();
	await page.getByLabel("Multiple of the trader's orders").fill(multiple);
	await page.getByLabel("Maximum amount").fill(maxAmount);
	await button(page, "Start copying").click();
	await expect(page.getByText("You now follow this trader")).toBeVisible();
};

const signedInPage = async (browser: Browser, platform: Platform, account: string): Promise<Page> => {
	const page = await (await browser.newContext()).newPage();
	await signIn(page, platform, { account });
	return page;
};

test("Spec 2 §2, §4, §8: a followed trader's order is copied, and after an unfollow the copy stays and is closed by hand", async ({
	customerPage: page,
	platform,
}) => {
	await platform.call("/api/follow/trader_list?page=1", "");
	await platform.closeAsLeader(traderId);
	await page.goto(`/follow/trader?id=${traderId}`);
	await expect(page.getByRole("heading", { name })).toBeVisible();
	await page.getByRole("link", { name: "Follow", exact: true }).click();
	await page.getByLabel("I have read this notice and agree to it").check();
	await button(page, "Continue").click();
	await button(page, "Start copying").click();
	await expect(page.getByLabel("Multiple of the trader's orders")).toBeFocused();
	await page.getByLabel("Multiple of the trader's orders").fill("1.5");
	await expect(page.getByText("The multiple is a whole number, digits only").first()).toBeVisible();
	await expect(page.getByText("Would reserve")).toBeVisible();
	await button(page, "How is this calculated?").click();
	await expect(sheet(page, "How is this calculated?")).toContainText("default leverage");
	await page.keyboard.press("Escape");
	// Until it is closed, no field can have the focus.
	await expect(sheet(page, "How is this calculated?")).toBeHidden();
	await page.getByLabel("Multiple of the trader's orders").fill("2");
	await page.getByLabel("Maximum amount").fill("1");
	await expect(page.getByText("the copy would be made smaller")).toBeVisible();
	await page.getByLabel("Maximum amount").fill("500");
	await expectAccessible(page);
	await button(page, "Start copying").click();
	await expect(page.getByText("You now follow this trader")).toBeVisible();
	expect(await platform.callCount("copy-trading.follow")).toBe(1);
	await page.getByRole("link", { name: "View", exact: true }).click();

	await page.goto("/order?type=1");
	await platform.openAsLeader(traderId, "EURUSD", "0.1");
	const copy = tabRows(page).filter({ hasText: "Copied" });
	await expect(copy).toContainText("Buy 0.2");

	await page.goto("/follow");
	const followed = page.getByRole("region", { name: "Followed" });
	await expect(followed).toContainText(name);
	const copies = followed.getByRole("region", { name: `My copies of ${name}` });
	await expect(copies).toContainText(/My result\s*[+−]?\$[\d.]+\s*Open copies\s*1/);
	await copies.getByRole("button", { name: `My copies: ${name}` }).click();
	const mine = sheet(page, `My copies of ${name}`);
	await expect(mine.getByRole("listitem")).toContainText("Buy 0.2");
	await mine.getByRole("tab", { name: "Closed" }).click();
	await expect(mine).toContainText("You have no closed copies of this trader.");
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.getByRole("link", { name: `Details: ${name}`, exact: true }).click();
	await button(page, "Unfollow").click();
	const question = sheet(page, `Unfollow ${name}?`);
	await expect(question).toContainText("They will no longer follow the closing order of the trader");
	await expect(question).toContainText("Your open copies: 1");
	await expect(question.getByRole("listitem")).toContainText("EUR/USD Buy 0.2");
	await expect(question.getByRole("button", { name: "Close my open copies (1)" })).toBeEnabled();
	await expectAccessible(page);
	await question.getByRole("button", { name: "Unfollow" }).click();
	await expect(page.getByText("You no longer follow this trader")).toBeVisible();
	await button(page, "Done").click();
	await expect(page.getByRole("link", { name: "Follow", exact: true })).toBeVisible();

	await platform.closeAsLeader(traderId);
	await page.goto("/order?type=1");
	await copy.getByRole("button", { name: "Copied" }).click();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Close position" }).click();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Close now" }).click();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(copy).toHaveCount(0);
	await page.goto("/order?type=3");
	await expect(copy.first()).toContainText("Buy 0.2");
	expect((await platform.state()).sumOfPostings).toBe("0");
});

test("A-622: before an unfollow each copy is closed by its own command, once; a refused one can be closed again", async ({
	customerPage: page,
	platform,
}) => {
	await platform.call("/api/follow/trader_list?page=1", "");
	await platform.closeAsLeader(traderId);
	await page.goto(`/follow/trader?id=${traderId}`);
	await follow(page, "1", "2000");
	await page.getByRole("link", { name: "View", exact: true }).click();
	for (const code of ["EURUSD", "XAUUSD"]) await platform.openAsLeader(traderId, code, "0.1");
	await expect(page.getByRole("region", { name: `My copies of ${name}` })).toContainText(/Open copies\s*2/);
	await button(page, "Unfollow").click();
	const question = sheet(page, `Unfollow ${name}?`);
	await platform.faults({
		http: [{ match: "contract.close", code: 0, msg: "Closing is paused", times: 1 }],
	});
	await question.getByRole("button", { name: "Close my open copies (2)" }).click();
	await expectAccessible(page);
	await button(page, "Close now").dblclick();
	await expect(question.getByRole("alert")).toContainText("Closing is paused");
	await expect(question.getByText("Position closed")).toHaveCount(1);
	await expectAccessible(page);
	const again = page.getByRole("button", { name: /^Close now/ });
	await again.click();
	await expect(question.getByText("Position closed")).toHaveCount(2);
	await expect(again).toHaveCount(0);
	expect(await platform.callCount("contract.close")).toBe(3);
	await expect(question).not.toContainText("Your open copies stay open");
	await question.getByRole("button", { name: "Unfollow", exact: true }).click();
	await expect(page.getByText("You no longer follow this trader")).toBeVisible();
	await expect(page.getByText("open copies stay open")).toHaveCount(0);
	await expect(page.getByRole("link", { name: "View", exact: true })).toHaveAttribute(
		"href",
		"/order?type=3",
	);
	const copies = (await platform.state()).orders.filter(({ customerId }) => customerId === 1).slice(-2);
	expect(copies.map(({ Status }) => Status)).toEqual([3, 3]);
});

test("Spec 2 §2, §6: an application is approved, another customer follows, and the order is copied", async ({
	customerPage: page,
	platform,
	browser,
}) => {
	await page.goto("/follow");
	await page.getByRole("link", { name: "Become a trader" }).click();
	await expect(button(page, "Submit application")).toBeDisabled();
	await page.getByLabel("I meet these requirements and agree to them").check();
	await button(page, "Submit application").click();
	await expect(page.getByText("Application submitted. It will be reviewed.")).toBeVisible();
	await expect(page.getByText("Your application is being reviewed.")).toBeVisible();
	await platform.decideApplication("mia@tradewind.test", true);
	await page.goBack();
	await page.getByRole("link", { name: "My followers" }).click();
	await expect(page.getByText("You have no followers yet.")).toBeVisible();

	const omar = await signedInPage(browser, platform, "omar@tradewind.test");
	await omar.goto("/follow/trader?id=1");
	await expect(omar.getByRole("heading", { name: "Mia" })).toBeVisible();
	await follow(omar, "1", "200");
	await platform.buy(await platform.openSession("mia@tradewind.test"), { amount: 0.1 });
	await omar.goto("/order?type=1");
	await expect(tabRows(omar).filter({ hasText: "Copied" })).toContainText("Buy 0.1");
	await omar.context().close();

	await page.getByRole("button", { name: "Refresh", exact: true }).click();
	await expect(page.getByRole("main").getByRole("listitem")).toContainText("Omar");
	await expect(page.getByRole("definition").last()).toHaveText("1");
	await expectAccessible(page);
});

test("Spec 2 §2, §4, §6, §8: in ar a trader is followed, a copy outlives the unfollow, and an applicant is followed too", async ({
	page,
	platform,
	browser,
}) => {
	const t = (key: string) => wordIn("ar", key);
	const link = (key: string) => page.getByRole("link", { name: t(key), exact: true });
	const followWith = async (on: Page, multiple: string) => {
		await on.getByRole("link", { name: t("copy-trading.follow"), exact: true }).click();
		await on.getByLabel(t("copy-trading.notice.agree")).check();
		await button(on, t("copy-trading.notice.goOn")).click();
		await on.locator("[name=multiple]").fill(multiple);
		await on.locator("[name=maxAmount]").fill("500");
		await button(on, t("copy-trading.submit.send")).click();
		await expect(on.getByRole("link", { name: t("shared.receipt.view"), exact: true })).toBeVisible();
	};
	await signIn(page, platform, { language: "ar" });
	await platform.call("/api/follow/trader_list?page=1", "");
	await platform.closeAsLeader(traderId);
	await page.goto(`/follow/trader?id=${traderId}`);
	await followWith(page, "2");
	await page.goto("/order?type=1");
	await platform.openAsLeader(traderId, "EURUSD", "0.1");
	const copy = tabRows(page).filter({ hasText: "0.2" });
	await expect(copy).toContainText(t("contract.copied"));
	await page.goto(`/follow/trader?id=${traderId}`);
	await button(page, t("copy-trading.unfollow")).click();
	await page
		.getByRole("dialog")
		.getByRole("button", { name: t("copy-trading.unfollow"), exact: true })
		.click();
	await button(page, t("shared.receipt.done")).click();
	await expect(link("copy-trading.follow")).toBeVisible();
	await platform.closeAsLeader(traderId);
	await page.goto("/order?type=1");
	await copy.getByRole("button", { name: t("contract.copied") }).click();
	const order = sheet(page, "EUR/USD");
	await order.getByRole("button", { name: t("contract.order.close"), exact: true }).click();
	await order.getByRole("button", { name: t("contract.order.close.confirm"), exact: true }).click();
	await expect(copy).toHaveCount(0);

	await page.goto("/follow/trader-apply");
	await page.getByLabel(t("copy-trading.apply.agree")).check();
	await button(page, t("copy-trading.apply.submit")).click();
	await expect.poll(() => platform.callCount("copy-trading.applyAsTrader")).toBe(1);
	await platform.decideApplication("mia@tradewind.test", true);
	const omar = await (await browser.newContext()).newPage();
	await signIn(omar, platform, { account: "omar@tradewind.test", language: "ar" });
	await omar.goto("/follow/trader?id=1");
	await followWith(omar, "1");
	await platform.buy(await platform.openSession("mia@tradewind.test"), { amount: 0.1 });
	await omar.goto("/order?type=1");
	await expect(tabRows(omar).filter({ hasText: "0.1" })).toContainText(t("contract.copied"));
	await omar.context().close();
	await page.goto("/follow/my-follower");
	await expect(page.getByRole("main").getByRole("listitem")).toContainText("Omar");
	await expectAccessible(page);
	expect((await platform.state()).sumOfPostings).toBe("0");
});
