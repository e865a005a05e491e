import { expect, tabRows, test } from "@tradewind/test-kit";

const load = { account: "mia@tradewind.test", count: 500, pushesPerSecond: 5 } as const;

test("pitfall 14: of 500 open orders with 5 updates a second each, those on the screen show the latest update", async ({
	customerPage: page,
	platform,
}) => {
	test.slow();
	await platform.load(20, 5, load);
	await page.goto("/order");
	const rows = tabRows(page);
	const withFigures = page.locator("[data-order]");
	await expect(rows).toHaveCount(500, { timeout: 30_000 });
	await expect(withFigures.first()).toContainText("Latest");
	expect(await withFigures.count()).toBeLessThanOrEqual(60);
	await expect(rows.last()).toHaveAttribute("aria-posinset", "500");
	await expect(rows.last()).toHaveAttribute("aria-setsize", "500");
	const first = withFigures.first();
	const before = await first.textContent();
	await expect.poll(() => first.textContent()).not.toBe(before);

	await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
	await expect(rows.last()).toContainText("Latest");
	expect(await withFigures.count()).toBeLessThanOrEqual(60);
	const oldestOrder = async () => (await platform.state()).orders.find(({ Id }) => Id === 501);
	await platform.market((await oldestOrder())?.ForexTradeLists.Code ?? "", false);
	const oldest = await oldestOrder();
	await expect(rows.last()).toContainText(`Latest ${oldest?.UpdatePrice}`);
	await expect(rows.last()).toContainText(
		oldest?.FactProfits.replace(/^-?/, (minus) => (minus ? "\u2212$" : "$")) ?? "none",
	);
});

test("Spec 1 §4: an order can be closed while hundreds of others change", async ({
	customerPage: page,
	platform,
}) => {
	test.slow();
	await platform.load(20, 5, { ...load, count: 200 });
	await page.goto("/order");
	const rows = tabRows(page);
	await expect(rows).toHaveCount(200, { timeout: 30_000 });
	await rows.nth(2).getByRole("button", { name: /Open/ }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close position" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Close now" }).click();
	await expect(rows).toHaveCount(199);
	const { orders } = await platform.state();
	expect(orders.filter(({ Status }) => Status === 3).map(({ Id }) => Id)).toEqual([698]);
});
