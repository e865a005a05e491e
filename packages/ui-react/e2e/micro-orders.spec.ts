import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	scrollToEnd,
	sheet,
	signIn,
	tabRows,
	test,
} from "@tradewind/test-kit";

test.use({ scenario: "default" });

const tabNamed = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test("Spec 1 §2, §4: closed micro orders have their own address, and each shows the evidence of its result", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await page.goto("/order?source=micro&type=3");
	await expect(tabRows(page)).toHaveCount(4);
	await expect(tabNamed(page, "Micro")).toHaveAttribute("aria-selected", "true");
	await expect(tabNamed(page, "Closed")).toHaveAttribute("aria-selected", "true");
	await expect(page.getByText("No more")).toBeVisible();
	await expect(page.getByRole("definition").nth(1)).toHaveText("4");

	await tabRows(page).first().getByRole("button").click();
	const evidence = sheet(page, "EUR/USD");
	await expect(evidence.getByText("60 seconds")).toBeVisible();
	await expect(evidence.getByText(/^The price (rose|fell|closed)/)).toBeVisible();
	await evidence.getByRole("button", { name: "How is this calculated?" }).click();
	await expect(
		evidence.getByText("If the close price equals the open price, the amount is returned"),
	).toBeVisible();
	await expectAccessible(page);
	await evidence.getByRole("button", { name: "Close" }).click();
	await expect(evidence).toBeHidden();
	await expect(tabRows(page)).toHaveCount(4);
});

test("A-753: closed micro orders are filtered by the period in which they were closed", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await page.goto("/order?source=micro&type=3");
	await expect(tabRows(page)).toHaveCount(4);
	const period = page.getByRole("group", { name: "Filter by date" });
	await period.getByRole("button", { name: "30 days" }).click();
	await expect(tabRows(page)).toHaveCount(4);
	await period.getByRole("button", { name: "Dates" }).click();
	await page.getByLabel(/^From/).fill("2020-01-01");
	await page.getByLabel(/^To/).fill("2020-01-31");
	await expect(page.getByText("No orders closed between these dates")).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByText("No orders closed between these dates")).toBeVisible();
	await period.getByRole("button", { name: "All" }).click();
	await expect(tabRows(page)).toHaveCount(4);
});

test("Spec 1 §2: the tabs change the address, and an address without a product shows contracts", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await page.goto("/order?type=3");
	await expect(tabNamed(page, "Contract")).toHaveAttribute("aria-selected", "true");
	await expect(tabNamed(page, "History")).toHaveAttribute("aria-selected", "true");
	await tabNamed(page, "Micro").click();
	await expect(page).toHaveURL("/order?type=3&source=micro");
	await expect(tabNamed(page, "Closed")).toHaveAttribute("aria-selected", "true");
	await tabNamed(page, "Open").click();
	await expect(page).toHaveURL("/order?type=1&source=micro");
	await expect(page.getByText("No open micro orders")).toBeVisible();
	await tabNamed(page, "Contract").click();
	await expect(page).toHaveURL("/order?type=1&source=contract");
	await expect(tabNamed(page, "Open")).toHaveAttribute("aria-selected", "true");
});

test("Spec 1 §2: an address with an unknown product or list leads to the first one", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await page.goto("/order?source=shares&type=99");
	await expect(tabNamed(page, "Contract")).toHaveAttribute("aria-selected", "true");
	await expect(tabNamed(page, "Open")).toHaveAttribute("aria-selected", "true");
	await page.goto("/order?source=micro&type=99");
	await expect(tabNamed(page, "Open")).toHaveAttribute("aria-selected", "true");
});

test("Spec 1 §2: a site that offers only contracts shows no choice of products", async ({
	page,
	platform,
}) => {
	await platform.flags({ is_micro: "0" });
	await signIn(page, platform);
	await page.goto("/order?source=micro&type=1");
	await expect(tabNamed(page, "Open")).toHaveAttribute("aria-selected", "true");
	await expect(tabNamed(page, "Micro")).toHaveCount(0);
});

test("Spec 1 §4: a running order counts down, and is listed as closed when it has ended", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	await platform.placeMicro(token, { direction: "down", amount: 20, seconds: 60 });
	await page.goto("/order?source=micro&type=1");
	await expect(tabRows(page)).toHaveCount(1);
	await expect(tabRows(page)).toContainText("Down $20.00");
	await expect(tabRows(page)).toContainText("Potential profit");
	await page.getByRole("button", { name: "How is this calculated?" }).click();
	const how = sheet(page, "How is this calculated?");
	await expect(how).toContainText("Down $20.00");
	await expect(how.getByRole("heading", { name: "Potential profit" })).toBeVisible();
	await expect(how).toContainText(/\$20\.00 × 0\.\d+ = \$1\d\.\d\d/);
	await expectAccessible(page);
	await how.getByRole("button", { name: "Close" }).click();
	await expect(page.getByRole("timer")).toHaveText(/^(0:\d\d|1:00)$/);
	const first = await page.getByRole("timer").textContent();
	await expect(page.getByRole("timer")).not.toHaveText(first ?? "");
	await expectAccessible(page);
	await platform.advance(70_000);
	await page.getByRole("button", { name: "Refresh" }).click();
	await expect(page.getByText("No open micro orders")).toBeVisible();
	await tabNamed(page, "Closed").click();
	await expect(tabRows(page)).toHaveCount(5);
	await expect(tabRows(page).first()).toContainText("Down $20.00");
});

test("Spec 1 §8: more closed orders are loaded near the end of the list, each once, and the list shows its end", async ({
	page,
	platform,
}) => {
	const token = await signIn(page, platform);
	for (let place = 0; place < 22; place++)
		await platform.placeMicro(token, { direction: "up", amount: 10, seconds: 30 });
	await platform.advance(40_000);
	await page.goto("/order?source=micro&type=3");
	await expect(tabRows(page).first()).toBeVisible();
	await scrollToEnd(page);
	await expect(tabRows(page)).toHaveCount(26);
});

test("Spec 1 §8: an empty list says so and leads to trading", async ({ page, platform }) => {
	await signIn(page, platform, { account: "omar@tradewind.test" });
	await page.goto("/order?source=micro&type=3");
	await expect(page.getByText("No closed micro orders")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("link", { name: "Go to trade" }).click();
	await expect(page).toHaveURL(/^[^?]*\/trade/);
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §8: a list that can't be read shows the failure and can be retried", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform);
		await platform.faults({ http: [{ match: "micro.getOrders", status: 503 }] });
		await page.goto("/order?source=micro&type=3");
		await expectRetry(page, platform);
		await expect(tabRows(page)).toHaveCount(4);
	});
});

test("Spec 1 §1: micro orders read from right to left in Arabic", async ({ page, platform }) => {
	await signIn(page, platform, { language: "ar" });
	await page.goto("/order?source=micro&type=3");
	await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
	await expect(tabRows(page)).toHaveCount(4);
	await tabRows(page).first().getByRole("button").click();
	const evidence = sheet(page, "EUR/USD");
	await evidence.getByRole("button", { name: "كيف حُسب هذا؟" }).click();
	await expectAccessible(page);
});
