import type { Page } from "@playwright/test";
import type { Platform } from "./platform.ts";

const saveInitially = (page: Page, key: string, saved: object): Promise<unknown> =>
	page.addInitScript(
		([name, text]) => {
			// A frame without an origin has no storage.
			if (origin !== "null" && localStorage.getItem(name) === null) localStorage.setItem(name, text);
		},
		[key, JSON.stringify({ version: 1, ...saved })] as const,
	);

/** Saves settings on the device before the first visit; later values of the app are kept. */
export const remember = (page: Page, saved: object) => saveInitially(page, "tradewind", saved);

/** Saves recorded activity on the device before the first visit; later values of the app are kept. */
export const rememberActivity = (page: Page, saved: object) =>
	saveInitially(page, "tradewind.activity", saved);

/** Signs a customer in on the device and returns the token of the session. */
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
