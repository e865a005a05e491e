import { expect, type Page } from "@playwright/test";
import { order, type Platform } from "@tradewind/test-kit";

const account = "mia@tradewind.test";

/** A customer's part of a day on the trade page, which is open. */
export interface Trading {
	readonly page: Page;
	readonly platform: Platform;
	readonly token: string;
	/** The time on the platform while an order of this device is open. */
	readonly minutes: number;
}

/** Buys, gets a message of the platform, and closes the order in its sheet. */
export const trade = async ({ page, platform, minutes }: Trading): Promise<void> => {
	await order(page, "Buy");
	await page.getByRole("button", { name: "Continue trading" }).click();
	await platform.message({ account, title: "A notice", content: "Its text" });
	for (let minute = 0; minute < minutes; minute += 1) await platform.advance(60_000);
	await rows(page).click();
	await page.getByRole("button", { name: "Close position" }).click();
	await page.getByRole("button", { name: "Close now" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
	await expect(page.getByRole("dialog")).toHaveCount(0);
};

/** Orders of another device of the customer, which end together by their stop-loss, with a notice. */
export const tradeElsewhere = async ({ platform, token, page }: Trading, count: number): Promise<void> => {
	await platform.price("EURUSD", "1");
	await Promise.all(
		Array.from({ length: count }, () => platform.buy(token, { amount: 0.01, stopLoss: 0.995 })),
	);
	await expect(rows(page)).toHaveCount(count);
	await platform.price("EURUSD", "0.994");
	await expect(rows(page)).toHaveCount(0);
	await expect(page.getByRole("status").getByRole("button")).not.toHaveCount(0);
};

/** The rows of the open orders, without the bar above the press buttons. */
const rows = (page: Page) =>
	page
		.getByRole("main")
		.getByRole("listitem")
		.getByRole("button", { name: /^EUR\/USD\s*Buy/ });
