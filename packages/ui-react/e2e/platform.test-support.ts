import { type APIRequestContext, expect, type Page } from "@playwright/test";

/** Sends a command to the control of the mock platform. */
export const control = async (
	request: APIRequestContext,
	command: string,
	body: object = {},
): Promise<void> => {
	const answer = await request.post(`/__control/${command}`, { data: body });
	expect(answer.ok(), `${command}: ${await answer.text()}`).toBe(true);
};

/** How often each call was made since the platform started anew, by the id of the call. */
export const callCounts = async (request: APIRequestContext): Promise<Readonly<Record<string, number>>> => {
	const state: { readonly requests: { readonly counts: Readonly<Record<string, number>> } } = await (
		await request.get("/__control/state")
	).json();
	return state.requests.counts;
};

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
