import { expect, expectAccessible, failedRequests, sheet, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

/** A leader with closed orders in the last three weeks. */
const trader = "/follow/trader?id=1001";

test("A-400, A-402: a card shows drawdown and win rate, and the sheet computes them from the closed orders", async ({
	page,
}) => {
	await page.goto("/follow/follow-list");
	const card = page.getByRole("article").first();
	await expect(card).toContainText(
		/Maximum drawdown(−|0)[\d,.]*% of the margin of copiesWin rate\d[\d.]*% \d+ trades/,
	);
	await expect(page.getByText("You can lose money by copying.")).toBeInViewport();
	await page.goto(trader);
	const drawdown = page.getByRole("definition").first().locator("bdi").first();
	await expect(drawdown).toContainText("%");
	const shown = await drawdown.textContent();
	await page.getByRole("button", { name: "Risk", exact: true }).click();
	const risk = sheet(page, /^Risk of /);
	await expect(risk.getByRole("definition").first()).toContainText(shown ?? "nothing");
	await expect(risk.getByRole("img", { name: /^Total profit of the last three weeks: / })).toBeVisible();
	await risk.getByRole("button", { name: "How is this calculated?" }).first().click();
	await expect(risk).toContainText("highest total profit − lowest total profit after it");
	await risk.getByRole("button", { name: "How is this calculated?" }).last().click();
	await expect(risk).toContainText("result ÷ margin × 100");
	await expect(risk).toContainText("The trader's 3-week return is measured against the whole capital");
	await expectAccessible(page);
});

test("A-401, A-403: the suggestion fills the settings, and the risk sheet shows what they would have become", async ({
	customerPage: page,
}) => {
	await page.goto("/follow/submit?id=1001");
	await page.getByLabel("I have read this notice and agree to it").check();
	await page.getByRole("button", { name: "Continue", exact: true }).click();
	const suggestion = page.getByRole("region", { name: "Suggested:" });
	await expect(suggestion).toContainText(
		"Enough for 3 typical orders at once, and at most 25% of what is free",
	);
	await expect(suggestion).toContainText(/you lose everything in your contract account: \$\d/);
	await suggestion.getByRole("button", { name: "Use" }).click();
	const multiple = page.getByLabel("Multiple of the trader's orders");
	await expect(multiple).toHaveValue("1");
	await expect(page.getByRole("button", { name: "Start copying" })).toBeEnabled();
	await multiple.fill("5");
	await page.getByRole("button", { name: "Risk", exact: true }).click();
	const own = sheet(page, /^Risk of /).getByRole("region", { name: /^With your settings: ×5/ });
	await expect(own).toContainText("to stay within the amount");
	await own.getByRole("button", { name: "How is this calculated?" }).click();
	await expect(own).toContainText("amount + Profit of the copies");
	await expectAccessible(page);
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("A-400: a risk sheet that could not be read can be read again", async ({ page, platform }) => {
		await platform.faults({ http: [{ match: "copy-trading.getFollowOrders", status: 503 }] });
		await page.goto(trader);
		await page.getByRole("button", { name: "Risk", exact: true }).click();
		const risk = page.getByRole("dialog");
		await expect(risk.getByRole("alert")).toContainText("The platform is not responding");
		await platform.clearFaults();
		await risk.getByRole("button", { name: "Try again" }).click();
		await expect(risk).toContainText("Maximum drawdown");
	});
});
