import { expect, expectAccessible, failedRequests, sheet, test } from "./trading.fixture.ts";

test.use({ scenario: "default" });

/** A leader with closed orders in the last three weeks. */
const trader = "/follow/trader?id=1001";

test("A-400, A-401: the risk of a trader is computed from the closed orders, and shows what 100 would have become", async ({
	page,
}) => {
	await page.goto(trader);
	await page.getByRole("button", { name: "Risk", exact: true }).click();
	const risk = sheet(page, /^Risk of /);
	await expect(risk.getByRole("img", { name: /^Total profit of the last three weeks: / })).toBeVisible();
	await risk.getByRole("button", { name: "How is this calculated?" }).first().click();
	await expect(risk).toContainText("highest total profit − lowest total profit after it");
	await risk.getByRole("button", { name: "×10" }).click();
	await expect(risk.getByRole("button", { name: "×10" })).toHaveAttribute("aria-pressed", "true");
	await risk.getByRole("button", { name: "How is this calculated?" }).last().click();
	await expect(risk).toContainText("amount + Profit of the copies");
	await expectAccessible(page);
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("A-400: a risk sheet that could not be read can be read again", async ({ page, platform }) => {
		await page.goto(trader);
		await expect(page.getByRole("listitem").first()).toBeVisible();
		await platform.faults({ http: [{ match: "copy-trading.getFollowOrders", status: 503 }] });
		await page.getByRole("button", { name: "Risk", exact: true }).click();
		const risk = page.getByRole("dialog");
		await expect(risk.getByRole("alert")).toContainText("The platform is not responding");
		await platform.clearFaults();
		await risk.getByRole("button", { name: "Try again" }).click();
		await expect(risk).toContainText("Maximum drawdown");
	});
});
