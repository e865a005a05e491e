import type { Page } from "@playwright/test";
import { expect, type Platform, signIn } from "@tradewind/test-kit";

export const inbox = (page: Page) =>
	page.getByRole("banner").getByRole("link", { name: /^(Inbox|صندوق الوارد)/ });

export const unread = (page: Page, count: number) =>
	expect(inbox(page)).toHaveAccessibleName(count === 0 ? "Inbox" : new RegExp(`^Inbox.*${count} unread$`));

/** Marks the two initial messages as read, so that the unread count starts at zero. */
export const readMessages = {
	customers: [
		{ uid: "10000001", readMessages: [301, 302] },
		{ uid: "10000002", readMessages: [303, 304] },
	],
};

/** Opens home and waits until the customer's orders are loaded. */
export const openHome = async (page: Page): Promise<void> => {
	const watched = page.waitForResponse((response) => response.url().includes("/internalMessage/list"));
	await page.goto("/");
	await watched;
};

/** Opens home for Mia with a pending buy at 1.0 and a stop-loss at 0.9. */
export const openHomeWithOrder = async (page: Page, platform: Platform): Promise<void> => {
	const token = await signIn(page, platform);
	await platform.buy(token, { amount: 0.5, target: 1, stopLoss: 0.9 });
	await openHome(page);
};
