import { expect, type Page } from "@playwright/test";
import { buyButton, order, sheet } from "./trading.fixture.ts";
import type { Platform } from "./trading-platform.ts";

const account = "mia@tradewind.test";

/** A customer's part of a day on the trade page, which is open. */
export interface Trading {
	readonly page: Page;
	readonly platform: Platform;
	readonly token: string;
	/** The time on the platform while each order is open. */
	readonly minutes: number;
}

/** Buys, reads a message of the platform, and closes the order in its sheet. */
export const trade = async ({ page, platform, minutes }: Trading): Promise<void> => {
	await order(page, "Buy");
	await page.getByRole("button", { name: "Continue trading" }).click();
	await platform.message({ account, title: "A notice", content: "Its text" });
	const steps = Math.ceil(minutes);
	for (let step = 0; step < steps; step += 1) await platform.advance((minutes / steps) * 60_000);
	await page
		.getByRole("main")
		.getByRole("button", { name: /EUR\/USD\s*Buy/ })
		.click();
	await page.getByRole("button", { name: "Close position" }).click();
	await page.getByRole("button", { name: "Close now" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
};

/** Opens and closes orders as another device of the customer does; each end is a notice. */
export const tradeElsewhere = async ({ platform, token, page }: Trading, count: number): Promise<void> => {
	await Promise.all(Array.from({ length: count }, () => platform.buy(token, { amount: 0.1 })));
	const { orders } = await platform.state();
	const open = orders.filter(({ Status }) => Status === 1);
	await expect(rows(page)).toHaveCount(open.length);
	await Promise.all(open.map(({ Id }) => platform.call(`/v2/api/forex/close?id=${Id}`, token)));
	await expect(rows(page)).toHaveCount(0);
};

const rows = (page: Page) => page.getByRole("main").getByRole("button", { name: /EUR\/USD\s*Buy/ });

/** Waits until the page shows no toast, sheet or order of before. */
export const atRest = async (page: Page): Promise<void> => {
	await expect(sheet(page, /./)).toHaveCount(0);
	await expect(page.getByRole("status").getByRole("button")).toHaveCount(0, { timeout: 20_000 });
	await expect(buyButton(page)).toBeEnabled();
};
