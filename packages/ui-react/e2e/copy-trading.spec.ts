import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	type Platform,
	scrollToEnd,
	sheet,
	tab,
	test,
} from "@tradewind/test-kit";
import { watchShifts } from "./layout-shift.ts";

test.use({ scenario: "default" });

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const cardOf = (page: Page, name: string) => cards(page).filter({ hasText: name });
/** The nickname of the leader 1020. */
const name = "Ada";
const traderId = 1020;

const followTopics = async (platform: Platform) =>
	(await platform.state()).sockets.flatMap(({ topics }) =>
		topics.filter((topic) => topic.startsWith("FOREX_FOLLOW_TRADE")),
	);

test("A-628: nothing moves when the followed traders are read after the others", async ({
	customerPage: page,
}) => {
	const shift = await watchShifts(page);
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/follow/followed_trader*", (route) => isReleased.then(() => route.continue()));
	const others = page.waitForResponse("**/api/follow/trader_list*");
	await page.goto("/follow");
	await others;
	await expect(page.getByRole("region", { name: "Followed" })).toBeVisible();
	await expect(cards(page)).toHaveCount(0);
	release();
	await expect(page.getByText("You do not follow any trader yet.")).toBeVisible();
	await expect(cards(page).first()).toBeVisible();
	expect(await shift()).toBeLessThan(0.01);
});

test("Spec 1 §2, §6, Spec 2 §2: a visitor sees the traders and their orders, and is asked to log in to follow", async ({
	page,
}) => {
	await page.goto("/");
	await tab(page, "Copy").click();
	await expect(page).toHaveURL("/follow");
	await expect(cards(page).first()).toBeVisible();
	await expect(page.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login?from=%2Ffollow");
	await page.getByRole("button", { name: "More figures" }).first().click();
	await page.getByRole("button", { name: /^Show closed orders of/ }).click();
	await expect(
		sheet(page, /^Closed orders of/)
			.getByRole("listitem")
			.first(),
	).toContainText("Close price");
	await page.goBack();
	await page.getByRole("link", { name: "All traders" }).click();
	await expect(page).toHaveURL("/follow/follow-list");
	await scrollToEnd(page);
	await expect(cards(page)).toHaveCount(28);
});

test("Spec 2 §4, §7: open orders of a trader are live until the sheet is closed, and a new one appears", async ({
	customerPage: page,
	platform,
}) => {
	await platform.call("/api/follow/trader_list?page=1", "");
	await platform.closeAsLeader(traderId);
	await page.goto("/follow/follow-list");
	await scrollToEnd(page);
	const card = cardOf(page, name);
	await card.getByRole("button", { name: "More figures" }).click();
	await card.getByRole("button", { name: /^Show open orders of/ }).click();
	const orders = sheet(page, `Open orders of ${name}`);
	await expect(orders).toContainText("This trader has no open orders now.");
	await platform.openAsLeader(traderId, "EURUSD", "0.1");
	const row = orders.getByRole("listitem").filter({ hasText: "EUR/USD" });
	await expect(row).toContainText("Buy 0.1");
	await expect(orders).toContainText("Live");
	await platform.price("EURUSD", "1.2");
	// The price moves on from the pinned one.
	await expect(row).toContainText(/1\.(19|20)\d{3}/);
	await expectAccessible(page);
	expect(await followTopics(platform)).toEqual([`FOREX_FOLLOW_TRADE.${traderId}`]);
	await platform.faults({ socket: [{ kind: "silence" }] });
	await expect(orders).toContainText(/1\d s old/, { timeout: 20_000 });
	await platform.clearFaults();
	await expect(orders).toContainText("Live");
	await platform.closeAsLeader(traderId);
	await expect(orders).toContainText("This trader has no open orders now.");
	await page.keyboard.press("Escape");
	await expect.poll(() => followTopics(platform)).toEqual([]);
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §4, Spec 2 §7: after a lost connection the orders of a trader, and no others, are subscribed and read again", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.call("/api/follow/trader_list?page=1", "");
		await platform.closeAsLeader(traderId);
		await platform.openAsLeader(traderId, "EURUSD", "0.1");
		await platform.openAsLeader(traderId - 1, "XAUUSD", "0.1");
		await page.goto(`/follow/trader?id=${traderId}`);
		await page.getByRole("button", { name: /^Show open orders of/ }).click();
		const rows = sheet(page, `Open orders of ${name}`).getByRole("listitem");
		await expect(rows).toHaveCount(1);
		await platform.faults({ socket: [{ kind: "drop", ms: 3000 }] });
		await platform.openAsLeader(traderId, "BTCUSD", "0.01");
		await expect(rows).toHaveCount(2, { timeout: 20_000 });
		await expect(rows.first()).toContainText("Bitcoin");
		await expect(rows.last()).toContainText("EUR/USD");
		expect(await followTopics(platform)).toEqual([`FOREX_FOLLOW_TRADE.${traderId}`]);
	});

	test("Spec 1 §8: the list of traders shows the failure and can be retried", async ({ page, platform }) => {
		await platform.faults({ http: [{ match: "copy-trading.getTraders", status: 503 }] });
		await page.goto("/follow");
		await expectRetry(page, platform);
		await expect(cards(page).first()).toBeVisible();
	});
});
