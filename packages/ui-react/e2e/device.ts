import type { Page } from "@playwright/test";
import type { Platform } from "./trading-platform.ts";

const keep = (page: Page, key: string, saved: object): Promise<unknown> =>
	page.addInitScript(
		([name, text]) => {
			if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
		},
		[key, JSON.stringify({ version: 1, ...saved })] as const,
	);

/** What earlier visits left on the device; what the app saves afterwards stays. */
export const remember = (page: Page, saved: object) => keep(page, "tradewind", saved);

/** What the device keeps of what happened to its customers' orders. */
export const rememberActivity = (page: Page, saved: object) => keep(page, "tradewind.activity", saved);

/** Signs a customer in on the device; gives back the token of the session. */
export const signIn = async (
	page: Page,
	platform: Platform,
	{
		account = "mia@tradewind.test",
		...saved
	}: { readonly account?: string; readonly [key: string]: unknown } = {},
): Promise<string> => {
	const token = await platform.openSession(account);
	await remember(page, { token, ...saved });
	return token;
};
