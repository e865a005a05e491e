import {
	buyButton,
	expect,
	expectAccessible,
	rememberActivity,
	sheet,
	signIn,
	tab,
	tabRows,
	test,
} from "@tradewind/test-kit";
import { inbox, openHome, openHomeWithOrder, readMessages, unread } from "./inbox-page.ts";

test.beforeEach(({ page }) => rememberActivity(page, readMessages));

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
