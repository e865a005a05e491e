import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, instruments, sheet, tabRows, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

test("Spec 1 §6: one tag hides the times and the profit of closed micro orders", async ({
	customerPage: page,
	platform,
}) => {
	await platform.flags({ customer_tag: "2" });
	await page.goto("/order?source=micro&type=3");
	const rows = tabRows(page);
	await expect(rows).toHaveCount(4);
	await expect(rows.first()).toHaveText(
		/^EUR\/USD\s+(Up|Down)\s+\$10\.00\s+Open\s+[\d.]+\s+Close\s+[\d.]+\s*$/,
	);
	await rows.first().getByRole("button").click();
	const evidence = sheet(page, "EUR/USD");
	await expect(evidence.getByText("60 seconds")).toBeVisible();
	await expect(evidence.getByText("How is this calculated?")).toHaveCount(0);
	await expect(evidence.getByText("GMT")).toHaveCount(0);
	await expectAccessible(page);
});

const side = (page: Page) => tabRows(page).getByText(/^Buy|^Sell/);
const change = (page: Page) => instruments(page).getByText(/^[+\u2212][\d.]+%$/);
const lists: readonly (readonly [string, string, (page: Page) => Locator])[] = [
	["closed orders", "/order?type=3", side],
	["open orders", "/order?type=1", side],
	["pending orders", "/order?type=0", side],
	["instruments on home", "/", change],
	["instruments of the search", "/product", change],
];

for (const [what, path, coloured] of lists)
	test(`Spec 1 §6: another tag greys the text of lists: ${what}`, async ({ page, platform, customer }) => {
		await platform.buy(customer.token, { amount: 0.1 });
		await platform.buy(customer.token, { amount: 0.1, target: 1 });
		await page.goto(path);
		const dim = await page.evaluate(() => {
			const probe = document.body.appendChild(document.createElement("i"));
			probe.style.color = "var(--tw-dim)";
			const { color } = getComputedStyle(probe);
			probe.remove();
			return color;
		});
		await expect(coloured(page).first()).not.toHaveCSS("color", dim);
		await platform.flags({ customer_tag: "3" });
		await page.reload();
		await expect(coloured(page).first()).toHaveCSS("color", dim);
		await expectAccessible(page);
	});
