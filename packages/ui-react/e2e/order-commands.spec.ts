import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	failedRequests,
	openTrade,
	order,
	orderPlaced,
	type Platform,
	positionBar,
	quantityField,
	sheet,
	signIn,
	statusStrip,
	test,
} from "@tradewind/test-kit";

test.use({ provokes: failedRequests });

const done = async (platform: Platform) => {
	const { orders, journal } = await platform.state();
	return {
		orders: orders.length,
		marginLocks: journal.filter(({ occasion }) => occasion === "order opened").length,
		requests: await platform.callCount("contract.submit"),
	};
};

/** Injects `fault` into the next order that is sent. */
const failNextOrder = (platform: Platform, fault: object) =>
	platform.faults({ http: [{ match: "contract.submit", times: 1, ...fault }] });

/** The line above the press bar with the positions of the instrument. */

/** Buys, and sees that the outcome is unknown. */
const buyWithUnknownOutcome = async (page: Page): Promise<void> => {
	await order(page, "Buy");
	await expect(page.getByRole("alert")).toContainText("EUR/USD · Outcome unknown");
};

/** Switches the receipt off: a press sends at once. */
const switchReceiptOff = async (page: Page): Promise<void> => {
	await buyButton(page).click();
	const receipt = sheet(page, "Confirm order");
	await receipt.getByRole("switch", { name: "Always confirm" }).click();
	await receipt.getByRole("button", { name: "Back" }).click();
	await expect(buyButton(page)).toBeEnabled();
};

const chooseInstrument = async (page: Page, name: string): Promise<void> => {
	await page.getByRole("button", { name: /Choose another instrument$/ }).click();
	const drawer = sheet(page, "Instruments");
	await drawer.getByLabel("Search instruments").fill(name);
	await drawer
		.getByRole("button", { name: new RegExp(`^${name}`) })
		.first()
		.click();
	await expect(page.getByRole("button", { name: new RegExp(`^${name}.*Choose another`) })).toBeVisible();
};

/** Expects that the order is accepted, and was sent and executed once. */
const expectAcceptedOnce = async (page: Page, platform: Platform): Promise<void> => {
	await expect(orderPlaced(page)).toBeVisible();
	expect(await done(platform)).toEqual({ orders: 1, marginLocks: 1, requests: 1 });
};

test("pitfall 1: two taps on Buy while the answer is held make one order and one margin lock", async ({
	tradePage: page,
	platform,
}) => {
	await failNextOrder(platform, { delayMs: 3000 });
	await buyButton(page).dblclick();
	const receipt = sheet(page, "Confirm order");
	await receipt.getByRole("button", { name: "Confirm buy" }).dblclick();
	const sending = receipt.getByRole("button", { name: "Sending…" });
	await expect(sending).toBeDisabled();
	await sending.click({ force: true });
	await expectAcceptedOnce(page, platform);
});

test("pitfall 2: an order without an answer has an unknown outcome, then it is found; it is sent once", async ({
	tradePage: page,
	platform,
}) => {
	await failNextOrder(platform, { drop: "after executing" });
	await buyWithUnknownOutcome(page);
	await expectAccessible(page);
	await expectAcceptedOnce(page, platform);
});

test("pitfall 1: the second of two quick taps on the confirmation does nothing to the result of the first", async ({
	tradePage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.submit", drop: "after executing", times: 1 }] });
	await buyButton(page).click();
	const confirm = sheet(page, "Confirm order").getByRole("button", { name: "Confirm buy" });
	await expect(confirm).toBeEnabled();
	await confirm.hover();
	// Dispatched inside the page: two taps sent by the test may be further apart than a double tap.
	await confirm.evaluate(async (button) => {
		const { left, top, width, height } = button.getBoundingClientRect();
		const place = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true };
		const touch = { ...place, pointerType: "touch" };
		for (const wait of [0, 150]) {
			await new Promise((resolve) => setTimeout(resolve, wait));
			const under = document.elementFromPoint(place.clientX, place.clientY);
			under?.dispatchEvent(new PointerEvent("pointerdown", touch));
			under?.dispatchEvent(new MouseEvent("click", { ...place, detail: 1 }));
		}
	});
	await expect(page).toHaveURL("/trade");
	await expect(sheet(page, "Order placed")).toBeVisible();
	expect(await done(platform)).toEqual({ orders: 1, marginLocks: 1, requests: 1 });
});

test("A-140: an order with an unknown outcome is reconciled after a reload too, and is sent once", async ({
	tradePage: page,
	platform,
}) => {
	await failNextOrder(platform, { drop: "after executing" });
	await buyWithUnknownOutcome(page);
	await page.reload();
	await expectAcceptedOnce(page, platform);
	await page.getByRole("button", { name: "Continue trading" }).click();
	await page.reload();
	await expect(buyButton(page)).toBeEnabled();
	await expect(sheet(page, "Order placed")).toBeHidden();
});

test("pitfall 2: an order that never arrived is shown as not executed, once the lists were read", async ({
	tradePage: page,
	platform,
}) => {
	await failNextOrder(platform, { drop: "before" });
	await buyWithUnknownOutcome(page);
	await expect(page.getByRole("alert")).toContainText("EUR/USD · Order not placed", { timeout: 20_000 });
	expect(await done(platform)).toEqual({ orders: 0, marginLocks: 0, requests: 1 });
});

test("Spec 1 §8: a refused order shows the platform's message and keeps the typed values", async ({
	tradePage: page,
	platform,
}) => {
	await failNextOrder(platform, { code: 0, msg: "Trading is paused for this account" });
	await quantityField(page).fill("0.07");
	await order(page, "Buy");
	await expect(page.getByRole("alert")).toContainText("Trading is paused for this account");
	await expect(quantityField(page)).toHaveValue("0.07");
	await expectAccessible(page);
});

test("Spec 1 §4: a slow refusal is shown after another instrument was chosen, and names its own instrument", async ({
	tradePage: page,
	platform,
}) => {
	await switchReceiptOff(page);
	await failNextOrder(platform, { delayMs: 4000, code: 0, msg: "Trading is paused for this account" });
	await buyButton(page).click();
	await chooseInstrument(page, "Gold");
	const refusal = page.getByRole("alert");
	await expect(refusal).toContainText("EUR/USD · Order not placed");
	await expect(refusal).toContainText("Trading is paused for this account");
	await chooseInstrument(page, "Bitcoin");
	await expect(buyButton(page)).toBeEnabled();
	await expect(refusal).toContainText("EUR/USD · Order not placed");
	await refusal.getByRole("button", { name: "Dismiss" }).click();
	await expect(refusal).toHaveCount(0);
	expect(await done(platform)).toEqual({ orders: 0, marginLocks: 0, requests: 1 });
});

test("pitfall 1: without the receipt, the second of two quick taps sends nothing, even if the first is refused immediately", async ({
	tradePage: page,
	platform,
}) => {
	await switchReceiptOff(page);
	await failNextOrder(platform, { code: 0, msg: "Trading is paused for this account" });
	await buyButton(page).hover();
	for (const wait of [0, 150]) {
		await page.waitForTimeout(wait);
		await page.mouse.down();
		await page.mouse.up();
	}
	await expect(page.getByRole("alert")).toContainText("Trading is paused for this account");
	await expect(buyButton(page)).toBeEnabled();
	expect(await done(platform)).toEqual({ orders: 0, marginLocks: 0, requests: 1 });
});

/** Opens the confirmation that closes the position in gold. */
const askToCloseGold = async (page: Page): Promise<void> => {
	await page.goto("/order");
	await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
	await page.getByRole("button", { name: "Close position" }).click();
};

/** Expects the receipt of the closed position, with its price, and dismisses it. */
const expectClosed = async (page: Page, symbol = "Gold"): Promise<void> => {
	const receipt = sheet(page, symbol);
	await expect(
		receipt.getByRole("status").getByText(new RegExp(`^${symbol} closed at [\\d,.]+$`)),
	).toBeVisible();
	await receipt.getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("dialog")).toBeHidden();
};

test.describe("with an open position", () => {
	test.use({ scenario: "holding-orders" });

	test("pitfall 2: a close without an answer has an unknown outcome, then it is found; it is sent once", async ({
		customerPage: page,
		platform,
	}) => {
		await askToCloseGold(page);
		await platform.faults({
			http: [{ match: "contract.close", drop: "after executing", times: 1 }],
			socket: [{ kind: "silence", ms: 2500 }],
		});
		await page.getByRole("button", { name: "Close now" }).click();
		await expect(page.getByRole("alert")).toContainText("Outcome unknown");
		await expectAccessible(page);
		await expectClosed(page);
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeHidden();
		expect(await platform.callCount("contract.close")).toBe(1);
		const { orders } = await platform.state();
		expect(orders.filter(({ Status }) => Status === 1).length).toBe(1);
	});

	for (const receiptOff of [false, true])
		test(`A-660: the line above the press bar closes it; ${receiptOff ? "a toast" : "a receipt"} has the result`, async ({
			page,
			platform,
		}) => {
			await signIn(page, platform, { receiptOff });
			await openTrade(page);
			const bar = positionBar(page);
			await expect(bar).toHaveText(/^EUR\/USD\s*Buy 0\.2\s*Floating P\/L\s*[+−]\$\d+\.\d\d before feeClose$/);
			await expectAccessible(page);
			await bar.getByRole("button", { name: /Buy 0\.2/ }).click();
			await sheet(page, "EUR/USD").getByRole("button", { name: "Close", exact: true }).click();
			await bar.getByRole("button", { name: "Close", exact: true }).click();
			if (!receiptOff) await page.getByRole("button", { name: "Close now" }).click();
			await expect(bar).toBeHidden();
			if (receiptOff) {
				await expect(page.getByText(/^EUR\/USD closed at 1\.\d+ · Net P\/L [+−]\$\d+\.\d\d/)).toBeVisible();
				await expect(page.getByRole("dialog")).toBeHidden();
			} else await expectClosed(page, "EUR/USD");
			expect(await platform.callCount("contract.close")).toBe(1);
		});

	test("A-660: of several positions the line says the net and opens their list", async ({
		customerPage: page,
		platform,
		customer,
	}) => {
		await platform.buy(customer.token, { amount: 0.1 });
		await openTrade(page);
		await expect(positionBar(page)).toHaveText(
			/^EUR\/USD\s*2 positions · net Buy 0\.3\s*Floating P\/L\s*[+−]\$\d+\.\d\d before feeClose …$/,
		);
		await positionBar(page).getByRole("link").click();
		await expect(page).toHaveURL("/order?type=1");
	});

	for (const [how, dismiss] of [
		[
			"its cross",
			(page: Page) => sheet(page, "Gold").getByRole("button", { name: "Close", exact: true }).click(),
		],
		["Escape", (page: Page) => page.keyboard.press("Escape")],
	] as const)
		test(`pitfall 2: a close that is refused after its sheet was closed by ${how} shows a toast, which opens the order`, async ({
			customerPage: page,
			platform,
		}) => {
			await askToCloseGold(page);
			await platform.faults({
				http: [{ match: "contract.close", code: 0, msg: "Closing is paused", delayMs: 2000, times: 1 }],
			});
			await page.getByRole("button", { name: "Close now" }).click();
			await expect(page.getByRole("button", { name: "Closing…" })).toBeVisible();
			await dismiss(page);
			await expect(page.getByRole("dialog")).toBeHidden();
			await page.getByRole("tab", { name: "Pending" }).click();
			await page
				.getByRole("status")
				.getByRole("button", { name: "Gold – Position not closed: Closing is paused" })
				.click();
			await expect(page).toHaveURL("/order?type=1");
			await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
			await expect(sheet(page, "Gold").getByRole("alert")).toContainText("Closing is paused");
			expect(await platform.callCount("contract.close")).toBe(1);
		});

	test("pitfall 2: a refusal that the order's sheet shows gets no toast", async ({
		customerPage: page,
		platform,
	}) => {
		await askToCloseGold(page);
		await platform.faults({
			http: [{ match: "contract.close", code: 0, msg: "Closing is paused", times: 1 }],
		});
		await page.getByRole("button", { name: "Close now" }).click();
		await expect(sheet(page, "Gold").getByRole("alert")).toContainText("Closing is paused");
		await expect(page.getByText("Closing is paused")).toHaveCount(1);
	});

	for (const [list, row, ask, asked, call] of [
		["/order?type=1", /Gold\s*Sell/, "Close position", "Close now", "contract.close"],
		["/order?type=0", /Bitcoin\s*Buy/, "Cancel order", "Cancel the order", "contract.cancel"],
	] as const)
		test(`pitfall 1, A-138: two quick taps on "${ask}" open the confirmation and do not confirm it`, async ({
			page,
			platform,
			customer,
		}) => {
			expect(customer.token).not.toBe("");
			await page.goto(list);
			await page.getByRole("button", { name: row }).click();
			const { width = 0, height = 0 } = (await page.getByRole("button", { name: ask }).boundingBox()) ?? {};
			await page
				.getByRole("button", { name: ask })
				.dblclick({ position: { x: width * 0.75, y: height / 2 }, delay: 20 });
			await expect(page.getByRole("button", { name: asked })).toBeEnabled();
			expect((await platform.state()).requests.counts[call] ?? 0).toBe(0);
			await page.getByRole("button", { name: asked }).click();
			await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
			await expect(page.getByRole("dialog")).toBeHidden();
			expect((await platform.state()).requests.counts[call]).toBe(1);
		});

	test("pitfall 1, A-138: two quick taps on an order's row open it and close nothing, even without the confirmation", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { receiptOff: true });
		await page.goto("/order?type=1");
		// The second tap hits the button as soon as the sheet shows it.
		await page.getByRole("button", { name: /Gold\s*Sell/ }).evaluate(async (row: HTMLElement) => {
			row.click();
			const close = () =>
				[...document.querySelectorAll<HTMLElement>("dialog[open] button")].find(
					({ textContent }) => textContent === "Close position",
				);
			while (!close()) await new Promise(requestAnimationFrame);
			close()?.click();
		});
		await expect(page.getByRole("button", { name: "Close position" })).toBeEnabled();
		expect(await platform.callCount("contract.close")).toBe(0);
		await page.getByRole("button", { name: "Close position" }).click();
		await expectClosed(page);
		expect(await platform.callCount("contract.close")).toBe(1);
	});

	test("A-138: a refused close that was pressed twice is sent once; a closed market bars the press", async ({
		page,
		platform,
		customer,
	}) => {
		expect(customer.token).not.toBe("");
		await platform.faults({
			http: [{ match: "contract.close", code: 0, msg: "Closing is paused", times: 1 }],
		});
		await askToCloseGold(page);
		await page.getByRole("button", { name: "Close now" }).hover();
		for (const wait of [0, 150]) {
			await page.waitForTimeout(wait);
			await page.mouse.down();
			await page.mouse.up();
		}
		await expect(page.getByRole("alert")).toContainText("Closing is paused");
		await expect(page.getByRole("button", { name: "Close now" })).toBeEnabled();
		expect((await platform.state()).requests.counts["contract.close"]).toBe(1);
		await platform.market("XAUUSD", false);
		await askToCloseGold(page);
		await expect(sheet(page, "Gold").getByText("Market closed")).toBeVisible();
		await expect(page.getByRole("button", { name: "Close now" })).toBeDisabled();
	});

	test("Spec 1 §4: a closed position leaves a receipt with its price and profits, and leads to its details", async ({
		customerPage: page,
	}) => {
		await askToCloseGold(page);
		await page.getByRole("button", { name: "Close now" }).click();
		const receipt = sheet(page, "Gold");
		await expect(receipt.getByRole("status").getByText(/^Gold closed at [\d,.]+$/)).toBeVisible();
		for (const [label, figure] of [
			["P/L before fee", /^[+\u2212]?\$[\d,.]+$/],
			["Fee", /^\$[\d,.]+$/],
			["Net P/L", /^[+\u2212]?\$[\d,.]+$/],
			["Order number", /^\d+$/],
		] as const)
			await expect(
				receipt
					.getByRole("term")
					.filter({ hasText: new RegExp(`^${label}$`) })
					.locator("xpath=following-sibling::dd"),
			).toHaveText(figure);
		await expectAccessible(page);
		await receipt.getByRole("button", { name: "Details" }).click();
		await expect(receipt.getByRole("button", { name: "Share as image" })).toBeVisible();
		await expect(receipt).toContainText("Net P/L");
	});

	test("Spec 1 §4: saved stops leave a receipt above the order until it is dismissed", async ({
		customerPage: page,
	}) => {
		await page.goto("/order");
		await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
		await page.getByRole("button", { name: "Set SL/TP" }).click();
		await page.getByRole("switch", { name: "Take-profit" }).click();
		await page.getByRole("textbox", { name: "Take-profit" }).fill("1");
		await page.getByRole("button", { name: "Save" }).click();
		const receipt = sheet(page, "Gold").locator("[data-receipt]");
		await expect(receipt).toContainText(/take-profit saved/i);
		await expect(receipt).toContainText(/Take-profit\s*1\.00/);
		await expectAccessible(page);
		await receipt.getByRole("button", { name: "Dismiss" }).click();
		await expect(receipt).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Close position" })).toBeVisible();
		await page.keyboard.press("Escape");
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toContainText("TP 1.00");
	});

	test("Spec 1 §5: stops that can't be saved show the reason beside the save button", async ({
		customerPage: page,
	}) => {
		await page.goto("/order");
		await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
		await page.getByRole("button", { name: "Set SL/TP" }).click();
		const save = page.getByRole("button", { name: "Save" });
		const expectDisabled = async (reason: string) => {
			await expect(save).toBeDisabled();
			await expect(save).toHaveAccessibleDescription(reason);
			await expect(page.getByRole("dialog").getByText(reason).last()).toBeInViewport();
		};
		await expectDisabled("No changes to save");
		await expectAccessible(page);
		const takeProfit = page.getByRole("switch", { name: "Take-profit" });
		await takeProfit.click();
		await expectDisabled("Enter a take-profit or turn it off");
		const field = page.getByRole("textbox", { name: "Take-profit" });
		await field.fill("x");
		await expectDisabled("Enter a valid number");
		await field.fill("1");
		await expect(save).toBeEnabled();
		await expect(save).toHaveAccessibleDescription("");
		await takeProfit.click();
		await expectDisabled("No changes to save");
	});

	test("Spec 1 §4: an order that another device closes leaves the list, closes its sheet and is named in the strip", async ({
		page,
		platform,
		customer,
	}) => {
		await page.goto("/order");
		await page.getByRole("button", { name: /Gold\s*Sell/ }).click();
		await expect(sheet(page, "Gold")).toBeVisible();
		const gold = (await platform.state()).orders.filter(({ Status }) => Status === 1).at(-1);
		await platform.call(`/v2/api/forex/close?id=${gold?.Id}&t=1`, customer.token);
		await expect(sheet(page, "Gold")).toBeHidden();
		await expect(statusStrip(page)).toContainText(
			/^Gold was closed by the platform or on another device.*[+−]\$\d/,
		);
		await expect(page.getByRole("button", { name: /Gold\s*Sell/ })).toBeHidden();
		await expect(page.getByRole("button", { name: /EUR\/USD\s*Buy/ })).toBeVisible();
	});
});
