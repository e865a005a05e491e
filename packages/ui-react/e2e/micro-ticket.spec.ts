import type { Page } from "@playwright/test";
import {
	amountField,
	expect,
	expectAccessible,
	failedRequests,
	fillLogin,
	mia,
	openTrade,
	type Platform,
	sheet,
	signIn,
	tab,
	test,
} from "@tradewind/test-kit";

const microPath = "/trade?product=micro";
const up = (page: Page) => page.getByRole("button", { name: /^Up/ });
const down = (page: Page) => page.getByRole("button", { name: /^Down/ });
const confirmSheet = (page: Page) => sheet(page, "Confirm order");
const running = (page: Page) => page.getByRole("region", { name: /^Open orders/ }).getByRole("listitem");
const figure = (page: Page, label: string) =>
	page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::*[1]");

const openMicro = async (page: Page, platform: Platform): Promise<void> => {
	await platform.price("EURUSD", "1.1");
	await page.goto(microPath);
	await expect(up(page)).toBeEnabled();
};

/** Makes the app reconcile, as after a reconnect. */
const reconnect = (page: Page) => page.evaluate(() => dispatchEvent(new Event("online")));

/** Advances the platform's clock until every order of 30 s has ended. */
const endOrders = async (page: Page, platform: Platform): Promise<void> => {
	await platform.advance(31_000);
	await reconnect(page);
};

const place = async (page: Page, side: "up" | "down" = "up"): Promise<void> => {
	await (side === "up" ? up(page) : down(page)).click();
	await confirmSheet(page)
		.getByRole("button", { name: side === "up" ? "Confirm: Up" : "Confirm: Down" })
		.click();
};

test.describe("Mia", () => {
	test("Spec 1 §5: an amount that is typed key by key is kept while the price moves", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		await amountField(page).fill("");
		for (const [place, key] of [..."12.50"].entries()) {
			await amountField(page).press(key);
			// The price moves on by less than the last two digits.
			await platform.price("EURUSD", `1.20${place}5`);
			await expect(page.getByRole("banner")).toContainText(`1.20${place}`);
		}
		await expect(amountField(page)).toHaveValue("12.50");
		await expect(figure(page, "Potential loss")).toHaveText("$12.50");
	});

	test("Spec 1 §4, §5: an order of 20 for 30 s is confirmed, counts down, wins, shows a toast and increases the balance", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.price("EURUSD", "1.1");
		await openTrade(page);
		await page.getByRole("tab", { name: "Micro" }).click();
		await expect(page).toHaveURL(microPath);
		await expect(up(page)).toBeEnabled();
		await page.getByRole("button", { name: /^1 min .*85/ }).click();
		await expect(page.getByText("Minimum $10.00")).toBeVisible();
		await page.getByRole("button", { name: /^30 s .*80/ }).click();
		await page.getByRole("button", { name: "$20", exact: true }).click();
		await expect(amountField(page)).toHaveValue("20");
		await expect(figure(page, "Potential profit")).toHaveText("+$16.00");
		await expect(figure(page, "Potential loss")).toHaveText("$20.00");
		await expect(figure(page, "Available (micro account)")).toHaveText("$500.00");
		await expect(up(page)).toHaveText(/\+\$16\.00\s*80%/);

		await up(page).click();
		await expect(confirmSheet(page)).toContainText("$20.00");
		await expect(confirmSheet(page)).toContainText("+$16.00");
		await expectAccessible(page);
		await confirmSheet(page).getByRole("button", { name: "Confirm: Up" }).click();
		await expect(running(page)).toHaveCount(1);
		const receipt = page.locator("[data-receipt]");
		await expect(receipt.getByRole("status")).toHaveText("Order placed: EUR/USD up, $20.00");
		await expect(receipt).toContainText(/Open price\s*1\.[01]\d*/);
		await expect(receipt).toContainText(/Order number\s*\d+/);
		await expect(running(page)).toContainText("EUR/USD");
		await expect(running(page).getByRole("timer")).toHaveText(/^(30|2\d)$/);
		// The market moves; tests of the domain check which of the two is right.
		await expect(running(page)).toContainText(/Unchanged|In profit|In loss/);
		await expect(figure(page, "Available (micro account)")).toHaveText("$480.00");
		await platform.price("EURUSD", "1.2");
		await expect(running(page)).toContainText("In profit");
		// so does the colour of its line on the chart.
		await expect(page.locator("[data-line^=micro]")).toHaveAttribute("data-tone", "up");
		await expectAccessible(page);

		await tab(page, "Market").click();
		await endOrders(page, platform);
		await page.getByRole("status").getByRole("button", { name: "EUR/USD: profit $16.00" }).click();
		await expect(page).toHaveURL("/order?source=micro&type=3");
		await tab(page, "Trade").click();
		await expect(page.getByRole("tab", { name: "Micro" })).toHaveAttribute("aria-selected", "true");
		await expect(figure(page, "Available (micro account)")).toHaveText("$516.00");
		await expect(running(page)).toHaveCount(0);
		await expect(receipt).toHaveCount(0);
		const result = page.getByRole("region", { name: "Results" });
		await expect(result.getByRole("listitem")).toContainText(
			/EUR\/USD\s*Up\s*\+\$16\.00\s*Profit · Close 1\.[12]/,
		);
		await expectAccessible(page);
		await result.getByRole("button", { name: /Details$/ }).click();
		await expect(sheet(page, "EUR/USD")).toContainText("You chose Up and made a profit of $16.00");
		await page.keyboard.press("Escape");
		await result.getByRole("button", { name: "Dismiss the result of EUR/USD" }).click();
		await expect(result).toHaveCount(0);
	});

	test("Spec 1 §4: an order of 30 s ends automatically, and a lost order shows its loss in a toast", async ({
		customerPage: page,
		platform,
	}) => {
		await page.clock.install();
		await openMicro(page, platform);
		await place(page, "down");
		await expect(running(page)).toHaveCount(1);
		await platform.price("EURUSD", "1.2");
		await expect(running(page)).toContainText("In loss");
		await expect(page.locator("[data-line^=micro]")).toHaveAttribute("data-tone", "down");
		await platform.advance(30_000);
		await page.clock.runFor(30_000);
		await expect(page.getByRole("status").getByText("EUR/USD: loss $10.00")).toBeVisible();
		await expect(running(page)).toHaveCount(0);
		await expect(figure(page, "Available (micro account)")).toHaveText("$490.00");
	});

	test("pitfall 3: while the prices of its instrument are stale, an order shows no result, even if other prices move", async ({
		customerPage: page,
		customer,
		platform,
	}) => {
		test.slow();
		await platform.call("/v2/api/micro/submit?forex_id=3&type=1&number=10&seconds=60", customer.token);
		await platform.price("USDJPY", "200");
		await openMicro(page, platform);
		await expect(running(page)).toContainText("In profit");
		await platform.market("USDJPY", false);
		await expect(running(page)).toContainText("No live price", { timeout: 30_000 });
		await expect(running(page).getByRole("timer")).toHaveText(/^\d+$/);
	});

	test("Spec 1 §7: a double tap on the confirmation sends one order", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		await platform.faults({ http: [{ match: "micro.submit", delayMs: 1500, times: 1 }] });
		await up(page).click();
		await confirmSheet(page).getByRole("button", { name: "Confirm: Up" }).dblclick({ noWaitAfter: true });
		await expect(confirmSheet(page).getByRole("button", { name: "Sending…" })).toBeDisabled();
		await expect(running(page)).toHaveCount(1);
		await expect(confirmSheet(page)).toBeHidden();
		expect(await platform.callCount("micro.submit")).toBe(1);
	});

	test("pitfall 1: without the receipt a double tap on a side sends one order, even if the answer is immediate", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		await page.getByRole("switch", { name: "Always confirm" }).click();
		await up(page).dblclick({ delay: 60 });
		await expect(running(page)).toHaveCount(1);
		await expect(up(page)).toBeEnabled();
		// the running order has moved the amount off the screen, so that a press leads to it first.
		await up(page).click();
		await expect(amountField(page)).toBeInViewport();
		expect(await platform.callCount("micro.submit")).toBe(1);
		await up(page).click();
		await expect(running(page)).toHaveCount(2);
	});

	test("Spec 1 §5: an issue disables both buttons and is shown at its field", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		const amount = amountField(page);
		await amount.fill("3");
		await expect(amount).toHaveAccessibleDescription("The minimum amount is $5.00");
		await expect(up(page)).toBeDisabled();
		await expect(down(page)).toHaveAccessibleDescription("The minimum amount is $5.00");
		await amount.fill("600");
		await expect(amount).toHaveAccessibleDescription("Insufficient balance: $500.00 available");
		await amount.fill("1,234");
		await expect(amount).toHaveAccessibleDescription("Ambiguous number: use the format 1234.5");
		await amount.fill("");
		await expect(up(page)).toHaveAccessibleDescription("Enter an amount");
		await expectAccessible(page);
		await amount.fill("7.5");
		await expect(up(page)).toBeEnabled();
	});

	test("Spec 1 §5, A-962: a closed market disables the buttons, with the reason, and says how running orders end", async ({
		customerPage: page,
		customer,
		platform,
	}) => {
		await platform.placeMicro(customer.token, { direction: "up", amount: 50, seconds: 300 });
		await platform.market("EURUSD", false);
		await page.goto(microPath);
		await expect(up(page)).toBeDisabled();
		await expect(up(page)).toHaveAccessibleDescription("Market closed · opening not announced");
		await expect(page.getByText(/^The market is closed\. Open orders still close/)).toBeVisible();
		expect(await platform.callCount("micro.submit")).toBe(1);
	});

	test("Spec 1 §4: an order that opens at another rate than the pressed one says so, and the ticket shows the new rate", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		await platform.microOffer(30, "0.6");
		await place(page);
		await expect(page.getByText("EUR/USD opened at 60%, not 80%")).toBeVisible();
		await expectAccessible(page);
		await expect(up(page)).toHaveText(/\+\$6\.00\s*60%/);
	});

	test("Spec 1 §4: a return to the trade page shows the latest offer", async ({
		customerPage: page,
		platform,
	}) => {
		await openMicro(page, platform);
		await amountField(page).fill("12.50");
		await tab(page, "Market").click();
		await expect(page).not.toHaveURL(/\/trade/);
		await platform.microOffer(30, "0.6");
		await tab(page, "Trade").click();
		await expect(up(page)).toHaveText(/\+\$7\.50\s*60%/);
		await expect(amountField(page)).toHaveValue("12.50");
	});

	test("Spec 1 §6: in one-account mode the trading account pays", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.flags({ only_one_account: "1" });
		await openMicro(page, platform);
		const free = figure(page, "Available (contract account)");
		await expect(free).toHaveText("$10,000.00");
		await place(page);
		await expect(running(page)).toHaveCount(1);
		await expect(free).toHaveText("$9,990.00");
		await platform.price("EURUSD", "1.5");
		await endOrders(page, platform);
		await expect(running(page)).toHaveCount(0);
		await expect(free).toHaveText("$10,008.00");
	});

	test.describe("when requests fail", () => {
		test.use({ provokes: failedRequests });

		test("A-140: an order with an unknown outcome is reconciled after a reload too, shows one toast, and is never sent again", async ({
			customerPage: page,
			platform,
		}) => {
			await openMicro(page, platform);
			await platform.faults({ http: [{ match: "micro.submit", drop: "after executing", times: 1 }] });
			await place(page);
			await expect(page.getByRole("alert")).toContainText("Outcome unknown");
			await platform.faults({ http: [{ match: "micro.getOrders", delayMs: 2500, times: 4 }] });
			await page.reload();
			await expect(page.getByRole("alert")).toContainText("Outcome unknown");
			await expect(page.getByRole("status").getByText("Order placed")).toBeVisible({ timeout: 20_000 });
			await expect(running(page)).toHaveCount(1);
			await expect(figure(page, "Available (micro account)")).toHaveText("$490.00");
			await expect(page.getByRole("alert")).toHaveCount(0);
			await expect(up(page)).toBeEnabled();
			await page.reload();
			await expect(up(page)).toBeEnabled();
			await expect(page.getByRole("alert")).toHaveCount(0);
			expect(await platform.callCount("micro.submit")).toBe(1);
		});

		test("A-140: a customer whose session ends during an unknown outcome sees the outcome after the next login", async ({
			customerPage: page,
			platform,
		}) => {
			await openMicro(page, platform);
			await platform.faults({
				http: [
					{ match: "micro.submit", drop: "after executing", times: 1 },
					{ match: "micro.getOrders", status: 503 },
				],
			});
			await place(page);
			await expect(page.getByRole("alert")).toContainText("Outcome unknown");
			await platform.expireSessions();
			await expect(page).toHaveURL(/^[^?]*\/login/);
			await platform.clearFaults();
			await fillLogin(page, mia.email, mia.password);
			await expect(page).toHaveURL(microPath);
			await expect(page.getByRole("status").getByText("Order placed")).toBeVisible();
			await expect(running(page)).toHaveCount(1);
			expect(await platform.callCount("micro.submit")).toBe(1);
		});

		test("Spec 1 §7: an order that never arrived is shown as not executed, and can be sent again", async ({
			customerPage: page,
			platform,
		}) => {
			await openMicro(page, platform);
			await platform.faults({ http: [{ match: "micro.submit", drop: "before", times: 1 }] });
			await place(page);
			await expect(page.getByRole("alert")).toContainText("Order not placed", { timeout: 30_000 });
			await expectAccessible(page);
			await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
			await expect(up(page)).toBeEnabled();
		});

		test("Spec 1 §8: a refusal shows the platform's message, and the typed values are kept", async ({
			customerPage: page,
			platform,
		}) => {
			await openMicro(page, platform);
			await amountField(page).fill("33");
			await platform.faults({
				http: [{ match: "micro.submit", code: 0, msg: "Micro trading is paused for this account", times: 1 }],
			});
			await place(page);
			await expect(page.getByRole("alert")).toContainText("EUR/USD · Order not placed");
			await expect(page.getByRole("alert")).toContainText("Micro trading is paused for this account");
			await expect(amountField(page)).toHaveValue("33");
			await expectAccessible(page);
		});

		test("Spec 1 §4: an offer that changed while the connection was lost is shown after it, and the typed values are kept", async ({
			customerPage: page,
			platform,
		}) => {
			await openMicro(page, platform);
			await amountField(page).fill("12.50");
			await up(page).click();
			await expect(confirmSheet(page)).toContainText("+$10.00");
			await platform.microOffer(30, "0.6");
			await platform.faults({ socket: [{ kind: "drop" }] });
			await expect(confirmSheet(page)).toContainText("The terms have changed", { timeout: 20_000 });
			await expect(confirmSheet(page).getByRole("button", { name: "Confirm: Up" })).toBeDisabled();
			await confirmSheet(page).getByRole("button", { name: "Back" }).click();
			await expect(page.getByRole("button", { name: /^30 s .*60/ })).toHaveAttribute("aria-pressed", "true");
			await expect(up(page)).toHaveText(/\+\$7\.50\s*60%/);
			await expect(amountField(page)).toHaveValue("12.50");
			expect(await platform.callCount("micro.submit")).toBe(0);
		});

		test("Spec 1 §8: an offer that can't be read shows the failure and is read again", async ({
			customerPage: page,
			platform,
		}) => {
			await platform.faults({ http: [{ match: "micro.getSettings", status: 503 }] });
			await page.goto(microPath);
			await expect(page.getByRole("alert")).toContainText("is not responding");
			await expectAccessible(page);
			await platform.clearFaults();
			await page.getByRole("button", { name: "Try again" }).click();
			await expect(up(page)).toBeEnabled();
		});
	});
});

test("Spec 1 §5: a visitor's press leads to the login and back to the micro tab", async ({
	page,
	platform,
}) => {
	await openMicro(page, platform);
	await expect(up(page)).toHaveAccessibleDescription("Log in to trade");
	await up(page).click();
	await expect(page).toHaveURL(/^[^?]*\/login\?from=/);
	await fillLogin(page, mia.email, mia.password);
	await expect(page).toHaveURL(microPath);
	await expect(figure(page, "Available (micro account)")).toHaveText("$500.00");
	await place(page);
	await expect(running(page)).toHaveCount(1);
});

test("Spec 1 §1: the micro ticket reads from right to left in Arabic", async ({ page, platform }) => {
	await signIn(page, platform, { language: "ar" });
	await platform.price("EURUSD", "1.1");
	await page.goto(microPath);
	await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
	const press = page.getByRole("button", { name: /^صعود/ });
	await expect(press).toBeEnabled();
	await press.click();
	await expectAccessible(page);
	await page.getByRole("button", { name: "تأكيد الصعود" }).click();
	await expect(page.getByRole("region", { name: /^الأوامر المفتوحة/ }).getByRole("listitem")).toHaveCount(1);
	await expectAccessible(page);
});

test("Spec 1 §2: a site that offers only micro trading shows it without tabs", async ({ page, platform }) => {
	await platform.flags({ is_forex: "0" });
	await platform.price("EURUSD", "1.1");
	await page.goto("/trade");
	await expect(up(page)).toBeVisible();
	await expect(page.getByRole("tab")).toHaveCount(0);
});
