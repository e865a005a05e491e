import { buyButton, expect, expectAccessible, sellButton, test } from "./trading.fixture.ts";

test("pitfall 3: prices that stop on an open socket are shown as stale and disable orders, until a new price arrives", async ({
	tradePage: page,
	platform,
}) => {
	await platform.faults({ socket: [{ kind: "silence" }] });
	await expect(buyButton(page)).toBeDisabled({ timeout: 20_000 });
	await expect(buyButton(page)).toHaveAccessibleDescription(/^Price is out of date \d+ s old$/);
	await expect(sellButton(page)).toHaveAccessibleDescription(/^Price is out of date/);
	await expect(page.getByText("Prices are not updating")).toBeVisible();
	await expectAccessible(page);
	await platform.clearFaults();
	await expect(buyButton(page)).toBeEnabled();
	await expect(page.getByText("Prices are not updating")).toBeHidden();
});

test.describe("outside trading hours", () => {
	test.use({ scenario: "market-closed" });

	test("Spec 1 §5: the buttons are disabled while the market is closed, and show the reason", async ({
		customerPage: page,
	}) => {
		await page.goto("/trade");
		await expect(buyButton(page)).toBeDisabled();
		await expect(buyButton(page)).toHaveAccessibleDescription("Market closed");
		await expect(sellButton(page)).toHaveAccessibleDescription("Market closed");
		await expectAccessible(page);
	});
});
