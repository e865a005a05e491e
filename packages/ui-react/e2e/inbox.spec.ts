import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	failedRequests,
	fillLogin,
	logOut,
	type Platform,
	remember,
	rememberActivity,
	sheet,
	signIn,
	tab,
	tabRows,
	test,
} from "@tradewind/test-kit";

const inbox = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^(Inbox|صندوق الوارد)/ });
const unread = (page: Page, count: number) =>
	expect(inbox(page)).toHaveAccessibleName(count === 0 ? "Inbox" : new RegExp(`^Inbox.*${count} unread$`));

/** Marks the two initial messages as read, so that the unread count starts at zero. */
const readMessages = {
	customers: [
		{ uid: "10000001", readMessages: [301, 302] },
		{ uid: "10000002", readMessages: [303, 304] },
	],
};

test.beforeEach(({ page }) => rememberActivity(page, readMessages));

/** Opens home and waits until the customer's orders are loaded. */
const openHome = async (page: Page): Promise<void> => {
	const watched = page.waitForResponse((response) => response.url().includes("/internalMessage/list"));
	await page.goto("/");
	await watched;
};

/** Opens home for Mia with a pending buy at 1.0 and a stop-loss at 0.9. */
const openHomeWithOrder = async (page: Page, platform: Platform): Promise<void> => {
	const token = await signIn(page, platform);
	await platform.buy(token, { amount: 0.5, target: 1, stopLoss: 0.9 });
	await openHome(page);
};

test("Spec 1 §4: a fill while home is open shows a toast, counts as unread and is recorded; then the same for its stop-loss", async ({
	page,
	platform,
}) => {
	await openHomeWithOrder(page, platform);
	await unread(page, 0);
	await platform.price("EURUSD", "0.99");
	await expect(page.getByRole("status").filter({ hasText: "EUR/USD: Order filled at 0.99" })).toBeVisible();
	await unread(page, 1);
	await platform.price("EURUSD", "0.89");
	await expect(
		page.getByRole("status").filter({ hasText: "EUR/USD: Stop-loss, closed at 0.89" }),
	).toBeVisible();
	await unread(page, 2);

	// Nothing else is unread.
	await inbox(page).click();
	await expect(page).toHaveURL("/message?type=activity");
	await expect(tabRows(page)).toHaveCount(2);
	await expect(tabRows(page).nth(0)).toContainText("Stop-loss, closed at 0.89");
	await expect(tabRows(page).nth(0)).toContainText("−$");
	await expect(tabRows(page).nth(1)).toContainText("Order filled at 0.99");
	await expect(page.getByRole("tab", { name: "Activity (2)" })).toBeVisible();
	await expectAccessible(page);

	await page.reload();
	await expect(tabRows(page)).toHaveCount(2);
	await tabRows(page).nth(0).getByRole("link").click();
	await expect(page).toHaveURL("/order?type=3");
	await page.goBack();
	await expect(page.getByRole("tab", { name: "Activity (1)" })).toBeVisible();
	await page.getByRole("button", { name: "Mark all as read" }).click();
	await expect(page.getByRole("tab", { name: "Activity", exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "All read" })).toBeDisabled();
});

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

test("A-145: events while the app was closed are shown on return", async ({ page, context, platform }) => {
	await openHomeWithOrder(page, platform);
	await unread(page, 0);
	await page.close();
	await platform.price("EURUSD", "0.99");
	await platform.price("EURUSD", "0.89");
	const later = await context.newPage();
	await openHome(later);
	await unread(later, 2);
});

test("Spec 1 §4: after a reload a running micro order shows its result on any page", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	await platform.placeMicro(token, { direction: "up", amount: 20, seconds: 30 });
	await openHome(page);
	await page.reload({ waitUntil: "commit" });
	await page.waitForResponse(
		async (response) =>
			response.url().includes("/micro/orders") && (await response.text()).includes('"Status":1,'),
	);
	await platform.advance(31_000);
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByText(/^EUR\/USD: (profit|loss|\$[\d.]+ returned)/)).toBeVisible();
	await unread(page, 1);
});

test("A-146: actions of the customer are recorded as their own, and are not unread", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	await platform.buy(token, { amount: 0.5 });
	await openHome(page);
	await tab(page, "Orders").click();
	await tabRows(page).first().getByRole("button", { name: /^EUR/ }).click();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Close position" }).click();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Close now" }).click();
	await expect(
		sheet(page, "EUR/USD")
			.getByRole("status")
			.getByText(/^EUR\/USD closed/),
	).toBeVisible();
	await sheet(page, "EUR/USD").getByRole("button", { name: "Done" }).click();
	await tab(page, "Market").click();
	await unread(page, 0);
	await inbox(page).click();
	await page.getByRole("tab", { name: "Activity" }).click();
	await expect(tabRows(page)).toHaveCount(1);
	await expect(tabRows(page).first()).toContainText("Closed by you at");
});

test("A-146: two tabs show an event once, and an event read in one tab is read in the other", async ({
	page,
	context,
	platform,
}) => {
	await openHomeWithOrder(page, platform);
	const other = await context.newPage();
	await openHome(other);
	await platform.price("EURUSD", "0.99");
	await unread(page, 1);
	await unread(other, 1);
	await inbox(other).click();
	await other.getByRole("button", { name: "Mark all as read" }).click();
	await unread(page, 0);
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

test("A-146: sound and vibration are off by default, and a choice is kept", async ({ page, platform }) => {
	await signIn(page, platform);
	await page.goto("/message");
	await page.getByRole("button", { name: "Sound and vibration" }).click();
	const sound = sheet(page, "Sound and vibration").getByRole("switch", { name: "Sound" });
	await expect(sound).not.toBeChecked();
	await sound.check();
	await expectAccessible(page);
	await page.reload();
	await page.getByRole("button", { name: "Sound and vibration" }).click();
	await expect(sound).toBeChecked();
});

test("A-148: with vibration on, the device vibrates once when an order is closed", async ({
	page,
	platform,
}) => {
	await page.addInitScript(() => {
		const calls: unknown[] = [];
		Object.assign(globalThis, { vibrations: calls });
		Object.defineProperty(navigator, "vibrate", { value: (pattern: unknown) => calls.push(pattern) > 0 });
	});
	const vibrations = () => page.evaluate(() => Object(globalThis).vibrations.length);
	const token = await signIn(page, platform);
	await platform.buy(token, { amount: 0.1 });
	await page.goto("/order");
	await expect(page.getByRole("button", { name: /EUR\/USD\s*Buy/ })).toBeVisible();
	await page.goto("/message");
	await page.getByRole("button", { name: "Sound and vibration" }).click();
	const alertSettings = sheet(page, "Sound and vibration");
	await alertSettings.getByRole("switch", { name: "Vibration" }).check();
	await expect.poll(vibrations).toBe(1);
	await alertSettings.getByRole("button", { name: "Close" }).click();
	const { orders } = await platform.state();
	await platform.call(`/v2/api/forex/close?id=${orders.at(-1)?.Id}&t=1`, token);
	await expect.poll(vibrations).toBe(2);
	await expect(page.getByRole("link", { name: /^EUR\/USD was closed by the platform/ })).toHaveCount(1);
	// the press of an order vibrates, too, for a moment.
	await page.goto("/trade");
	await expect(async () => {
		await buyButton(page).click();
		await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
		expect(await page.evaluate(() => Object(globalThis).vibrations.at(-1))).toBe(12);
	}).toPass();
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
