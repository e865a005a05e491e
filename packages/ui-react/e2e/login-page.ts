import type { Page } from "@playwright/test";

export const mia = { email: "mia@tradewind.test", phone: "5550101", password: "Tradewind-1" };

/** Fills the login that is on the screen, in English, and sends it. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
	await page.getByLabel("E-mail address").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
};

/** Logs Mia in and waits until she is at `path`. */
export const logInAt = async (page: Page, path: string): Promise<void> => {
	await page.goto(`/login?from=${encodeURIComponent(path)}`);
	await fillLogin(page, mia.email, mia.password);
	await page.waitForURL((url) => url.pathname + url.search === path);
};

/** Logs out on the account page that is on the screen. */
export const logOut = async (page: Page): Promise<void> => {
	await page.getByRole("button", { name: "Log out" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
};
