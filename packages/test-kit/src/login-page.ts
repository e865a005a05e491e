import type { Page } from "@playwright/test";

export const mia = { email: "mia@tradewind.test", phone: "5550101", password: "Tradewind-1" };

/** Fills in and submits the English login form on the screen. */
export const fillLogin = async (page: Page, email: string, password: string): Promise<void> => {
	await page.getByLabel("E-mail address").fill(email);
	await page.getByLabel("Password", { exact: true }).fill(password);
	await page.getByRole("button", { name: "Log in", exact: true }).click();
};

/** Logs in as Mia and waits until the browser is at `path`. */
export const logInAt = async (page: Page, path: string): Promise<void> => {
	await page.goto(`/login?from=${encodeURIComponent(path)}`);
	await fillLogin(page, mia.email, mia.password);
	await page.waitForURL((url) => url.pathname + url.search === path);
};

/** Logs out on the account page, which must be open. */
export const logOut = async (page: Page): Promise<void> => {
	await page.getByRole("button", { name: "Log out" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Log out" }).click();
};
