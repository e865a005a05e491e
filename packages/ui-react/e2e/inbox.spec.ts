import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	failedRequests,
	fillLogin,
	logOut,
	type Platform,
	remember,
	rememberActivity,
	signIn,
	tabRows,
	test,
} from "@tradewind/test-kit";
import { inbox, openHome, openHomeWithOrder, readMessages, unread } from "./inbox-page.ts";

test.beforeEach(({ page }) => rememberActivity(page, readMessages));

test("Spec 1 §2: the message icon opens the messages, unread ones first, and one that was read follows on return", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	const send = (title: string) =>
		platform.message({ account: "mia@tradewind.test", title, content: "<p>At ten</p>" });
	await openHome(page);
	await unread(page, 0);
	await send("First notice");
	await send("Second notice");
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await unread(page, 2);
	await inbox(page).click();
	await expect(page).toHaveURL("/message");
	await expect(page.getByRole("tab", { name: "Messages (2)" })).toHaveAttribute("aria-selected", "true");
	await expect(tabRows(page)).toHaveCount(4);
	await tabRows(page).filter({ hasText: "Second notice" }).getByRole("link").click();
	await expect(page.getByRole("heading", { name: "Second notice" })).toBeVisible();
	await page.getByRole("button", { name: "Back" }).click();
	await expect(tabRows(page).nth(0)).toContainText("First notice");
	await expect(tabRows(page).nth(1)).toContainText("Second notice");
	await expectAccessible(page);
});

test("A-44: no data of a customer is shown to the next customer of the device", async ({
	page,
	platform,
}) => {
	await openHomeWithOrder(page, platform);
	await platform.price("EURUSD", "0.99");
	await unread(page, 1);
	await page.goto("/user");
	await logOut(page);
	await expect(page).toHaveURL("/");
	await unread(page, 0);
	await inbox(page).click();
	await expect(page).toHaveURL("/login?from=%2Fmessage");
	await fillLogin(page, "omar@tradewind.test", "Tradewind-1");
	await expect(page).toHaveURL("/message");
	await page.getByRole("tab", { name: "Activity" }).click();
	await expect(page.getByText("Fills, closes and results of your orders appear here.")).toBeVisible();
	await expect(tabRows(page)).toHaveCount(0);
	await expectAccessible(page);
});

test.describe("a message with active content", () => {
	// Newer browsers log a blocked handler when the HTML is parsed, before the app can remove it.
	test.use({ provokes: /Executing inline event handler violates/ });

	test("Spec 2 §2: is listed and shown without its active content", async ({ page, platform }) => {
		await signIn(page, platform);
		await platform.message({
			account: "mia@tradewind.test",
			title: "Planned maintenance",
			content:
				'<p>Tonight <b>at ten</b>.</p><script>document.title="hit"</script><img src="http://a.test/x.png" onerror="document.title=1"><a href="javascript:alert(1)">one</a> <a href="https://tradewind.test/status">Status</a>',
		});
		await page.goto("/message?type=messages");
		await expect(tabRows(page)).toHaveCount(3);
		await expect(page.getByRole("tab", { name: "Messages (1)" })).toBeVisible();
		await tabRows(page).first().getByRole("link").click();
		await expect(page.getByRole("heading", { name: "Planned maintenance" })).toBeVisible();
		const text = page.getByRole("article");
		await expect(text).toContainText("Tonight at ten.");
		await expect(text.locator("script, img, [onerror], a[href^='javascript']")).toHaveCount(0);
		await expect(page).toHaveTitle("Message · Tradewind");
		await expect(text.getByRole("link")).toHaveText(["Status"]);
		await expect(text.getByRole("link")).toHaveAttribute("rel", "noopener noreferrer");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Back" }).click();
		await expect(page.getByRole("tab", { name: "Messages", exact: true })).toBeVisible();
	});
});

/** Opens the inbox, then sends a message that its loaded list does not contain. */
const openInboxBeforeMessage = async (page: Page, platform: Platform): Promise<void> => {
	await signIn(page, platform);
	const listed = page.waitForResponse((response) => response.url().includes("/internalMessage/list"));
	await page.goto("/message");
	await listed;
	await expect(page.getByRole("button", { name: "All read" })).toBeDisabled();
	await page.getByRole("tab", { name: "Messages" }).click();
	await expect(tabRows(page)).toHaveCount(2);
	await page.getByRole("tab", { name: "Activity" }).click();
	await platform.message({
		account: "mia@tradewind.test",
		title: "Planned maintenance",
		content: "<p>At ten</p>",
	});
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByRole("tab", { name: "Messages (1)" })).toBeVisible();
};

test("Spec 2 §2: one press marks all messages as read, including one that the list has not loaded", async ({
	page,
	platform,
}) => {
	await openInboxBeforeMessage(page, platform);
	await page.getByRole("button", { name: "Mark all as read" }).click();
	await expect(page.getByRole("tab", { name: "Messages", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "All read" })).toBeDisabled();
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 2 §2: a message counts as unread until it is opened, even if the list can't be read again", async ({
		page,
		platform,
	}) => {
		await openInboxBeforeMessage(page, platform);
		await platform.faults({ http: [{ match: "content.getMessages", status: 503 }] });
		await page.getByRole("tab", { name: "Messages (1)" }).click();
		await expect(page.getByRole("alert")).toContainText("The platform is not responding");
		await expect(page.getByRole("tab", { name: "Messages (1)" })).toBeVisible();
	});

	test("Spec 1 §8: messages and news that can't be read show the failure and can be retried", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform);
		await platform.faults({
			http: [
				{ match: "content.getMessages", status: 503 },
				{ match: "content.getNews", status: 503 },
			],
		});
		await page.goto("/message?type=messages");
		await expect(page.getByRole("alert")).toContainText("The platform is not responding");
		await expectAccessible(page);
		await page.goto("/news");
		await expect(page.getByRole("alert")).toContainText("The platform is not responding");
		await platform.clearFaults();
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("listitem")).toHaveCount(6);
	});
});

test("Spec 2 §2: visitors read the news, messages ask them to log in, and an unknown article or message says so", async ({
	page,
}) => {
	await page.goto("/news");
	await expect(page.getByRole("listitem")).toHaveCount(6);
	await page.getByRole("link", { name: /^Gold holds/ }).click();
	await expect(page).toHaveURL("/news/detail?id=1");
	await expect(page.getByRole("article")).toContainText("Gold held near its record");
	await page.goto("/news/detail?id=x");
	await expect(page.getByText("This content is no longer available")).toBeVisible();
	await page.goto("/descript/detail?group=about");
	await expect(page.getByRole("article")).toContainText("Trade contracts and micro orders");
	for (const [group, title] of [
		["about", "About us"],
		["mining.rule", "Fund rules"],
		["loan.agree_law", "Legal liability"],
	]) {
		await page.goto(`/descript/detail?group=${group}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
		await expect(page).toHaveTitle(`${title} · Tradewind`);
	}
	await page.goto("/message/detail?id=301");
	await expect(page).toHaveURL("/login?from=%2Fmessage%2Fdetail%3Fid%3D301");
});

test("Spec 1 §1: the inbox reads from right to left in Arabic, for a demo customer too", async ({ page }) => {
	await remember(page, { language: "ar" });
	await page.goto("/login");
	await page.getByRole("button", { name: "جرّب الحساب التجريبي" }).click();
	await expect(page).toHaveURL("/");
	await inbox(page).click();
	await expect(tabRows(page)).toHaveCount(1);
	await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
	await tabRows(page).first().getByRole("link").click();
	await expect(page.getByRole("article")).toContainText("حسابك جاهز");
});
