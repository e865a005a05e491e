import { expect, expectAccessible, sheet, tabRows, test } from "./trading.fixture.ts";

test.use({ scenario: "default" });

test("Spec 1 §6: one tag hides the times and the profit of micro orders that have ended", async ({
	customerPage: page,
	platform,
}) => {
	await platform.flags({ customer_tag: "2" });
	await page.goto("/order?source=micro&type=3");
	const rows = tabRows(page);
	await expect(rows).toHaveCount(4);
	await expect(rows.first()).toHaveText(/^EUR\/USD(Up|Down) 10Open [\d.]+End [\d.]+$/);
	await rows.first().getByRole("button").click();
	const evidence = sheet(page, "EUR/USD");
	await expect(evidence.getByText("60 seconds")).toBeVisible();
	await expect(evidence.getByText("How was this computed?")).toHaveCount(0);
	await expect(evidence.getByText("GMT")).toHaveCount(0);
	await expectAccessible(page);
});

test("Spec 1 §6: another greys the text of lists", async ({ customerPage: page, platform }) => {
	const side = page
		.getByRole("tabpanel")
		.getByRole("listitem")
		.first()
		.getByText(/^Buy|^Sell/);
	const colour = () => side.evaluate((element) => getComputedStyle(element).color);
	await page.goto("/order?type=3");
	const before = await colour();
	await platform.flags({ customer_tag: "3" });
	await page.reload();
	const dim = await page.getByText("No more").evaluate((element) => getComputedStyle(element).color);
	expect([before === dim, await colour()]).toEqual([false, dim]);
	await expectAccessible(page);
});
