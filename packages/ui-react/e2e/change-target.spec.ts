import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	failedRequests,
	order,
	type Platform,
	quantityField,
	sheet,
	test,
} from "@tradewind/test-kit";

test.use({ provokes: failedRequests });

/** Opens the sheet for another target of the only pending order, types it and confirms. */
const changeTarget = async (page: Page, target: string): Promise<void> => {
	await page.goto("/order?type=0");
	await page.getByRole("button", { name: /EUR\/USD\s*Buy/ }).click();
	await page.getByRole("button", { name: "Change order price" }).click();
	const changing = sheet(page, "Change order price");
	await changing.getByLabel("Order price").fill(target);
	await changing.getByRole("button", { name: "Replace order" }).click();
};

/** The statuses of the orders, the newest last: 0 pending, 4 cancelled. */
const statuses = async (platform: Platform) =>
	(await platform.state()).orders
		.map(({ Id, Status }) => [Id, Status] as const)
		.sort(([one], [other]) => one - other)
		.map(([, status]) => status);

test.beforeEach(async ({ customer, platform }) => {
	await platform.price("EURUSD", "1.1");
	await platform.buy(customer.token, { amount: 0.1, target: 1.05 });
});

test("A-686: a lost answer to the cancel places nothing until the cancel is found, and then once", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.cancel", drop: "after executing", times: 1 }] });
	await changeTarget(page, "1.06");
	await expect(sheet(page, "EUR/USD")).toContainText("EUR/USD: order price changed", { timeout: 15_000 });
	await expectAccessible(page);
	await page.getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.1/ })).toContainText("1.06");
	expect([
		await statuses(platform),
		await platform.callCount("contract.cancel"),
		await platform.callCount("contract.submit"),
	]).toEqual([[4, 0], 1, 2]);
});

test("A-686: a refused cancel places nothing, and the order stays as it was", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.cancel", code: 0, msg: "Too late", times: 1 }] });
	await changeTarget(page, "1.06");
	const changing = sheet(page, "Change order price");
	await expect(changing).toContainText("Too late");
	await expect(changing.getByLabel("Order price")).toHaveValue("1.06");
	await expectAccessible(page);
	expect([await statuses(platform), await platform.callCount("contract.submit")]).toEqual([[0], 1]);
});

test("A-686: if the new order is refused, the customer reads that the old one is cancelled, and places it again", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.submit", code: 0, msg: "Not now", times: 1 }] });
	await changeTarget(page, "1.06");
	const changing = sheet(page, "Change order price");
	await expect(changing).toContainText("The old order is cancelled.");
	await expect(changing).toContainText("Not now");
	await expect(changing.getByLabel("Order price")).toHaveValue("1.06");
	await expectAccessible(page);
	await changing.getByRole("button", { name: "Place the new order" }).click();
	await expect(sheet(page, "EUR/USD")).toContainText("EUR/USD: order price changed");
	expect([await statuses(platform), await platform.callCount("contract.cancel")]).toEqual([[4, 0], 1]);
});

test("A-755: a typed price survives a reload, and a change that a reload interrupted places nothing and says so", async ({
	customerPage: page,
	platform,
}) => {
	await page.goto("/order?type=0");
	await page.getByRole("button", { name: /EUR\/USD\s*Buy/ }).click();
	await page.getByRole("button", { name: "Change order price" }).click();
	const changing = sheet(page, "Change order price");
	await changing.getByLabel("Order price").fill("1.06");
	await page.reload();
	await page.getByRole("button", { name: /EUR\/USD\s*Buy/ }).click();
	await page.getByRole("button", { name: "Change order price" }).click();
	await expect(changing.getByLabel("Order price")).toHaveValue("1.06");
	await platform.faults({ http: [{ match: "contract.cancel", delayMs: 3000, times: 1 }] });
	await changing.getByRole("button", { name: "Replace order" }).click();
	await expect.poll(() => platform.callCount("contract.cancel")).toBe(1);
	await page.reload();
	await expect(page.getByRole("alert")).toContainText(
		/^EUR\/USD · Order not placed.*no new order was placed/,
		{
			timeout: 20_000,
		},
	);
	await expectAccessible(page);
	expect([await statuses(platform), await platform.callCount("contract.submit")]).toEqual([[4], 1]);
	await page.getByRole("alert").getByRole("button", { name: "Dismiss" }).click();
	await page.reload();
	await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
});

/** Fills in the ticket with the order of an interrupted change, and places it by one confirmed press. */
const fillInAndPlace = async (page: Page, platform: Platform): Promise<void> => {
	const fill = page.getByRole("button", { name: /Fill in again: .?Buy 0\.1 EUR\/USD.? at 1\.06000/ });
	await fill.click();
	await expect(page).toHaveURL("/trade");
	await expect(page.getByLabel("Order price")).toHaveValue("1.06");
	await expect(quantityField(page)).toHaveValue("0.1");
	expect(await platform.callCount("contract.submit")).toBe(1);
	await page.reload();
	await expect(page.getByLabel("Order price")).toHaveValue("1.06");
	await order(page, "Buy");
	await expect(sheet(page, "Order placed")).toBeVisible();
	await page.goto("/order?type=0");
	await expect(page.getByRole("button", { name: /EUR\/USD\s*Buy 0\.1/ })).toContainText("1.06");
	await expect(page.getByRole("alert")).toHaveCount(0);
	expect([await statuses(platform), await platform.callCount("contract.submit")]).toEqual([[4, 0], 2]);
};

test("A-755: a change that a reload interrupted fills in the ticket, and one confirmed press places the order once", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.cancel", delayMs: 3000, times: 1 }] });
	await changeTarget(page, "1.06");
	await expect.poll(() => platform.callCount("contract.cancel")).toBe(1);
	await page.reload();
	await fillInAndPlace(page, platform);
});

test("A-755: so does a change whose new order could not be sent, after its sheet was closed", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.submit", code: 0, msg: "Not now", times: 1 }] });
	await changeTarget(page, "1.06");
	await expect(sheet(page, "Change order price")).toContainText("Not now");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toBeHidden();
	await expect(page.getByRole("alert")).toContainText("no new order was placed");
	await expectAccessible(page);
	await platform.clearFaults();
	await page.getByRole("button", { name: /Fill in again/ }).click();
	await expect(page.getByLabel("Order price")).toHaveValue("1.06");
	await order(page, "Buy");
	await expect(sheet(page, "Order placed")).toBeVisible();
	expect([await statuses(platform), await platform.callCount("contract.submit")]).toEqual([[4, 0], 3]);
});

test("A-755: an order that was filled before the cancel is not offered again", async ({
	customerPage: page,
	platform,
}) => {
	await platform.faults({ http: [{ match: "contract.cancel", drop: "before", times: 1 }] });
	await changeTarget(page, "1.06");
	await expect.poll(() => platform.callCount("contract.cancel")).toBe(1);
	await platform.price("EURUSD", "1.04");
	await page.reload();
	await expect(page.getByRole("alert")).toContainText("was filled before it could be cancelled", {
		timeout: 20_000,
	});
	await expect(page.getByRole("button", { name: /Fill in again/ })).toHaveCount(0);
	await expectAccessible(page);
	expect([await statuses(platform), await platform.callCount("contract.submit")]).toEqual([[1], 1]);
});
