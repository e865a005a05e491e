import type { Page } from "@playwright/test";

/** What a customer does on each page while the worst interaction is timed. */
export const usePage: Readonly<Record<"/" | "/trade", (page: Page) => Promise<void>>> = {
	"/": async (page) => {
		for (const category of ["Crypto", "Indices", "All"]) await button(page, category).tap();
		await page.getByTestId("search").tap();
		await page.getByRole("textbox").pressSequentially("eur");
		await button(page, "Back").tap();
		await tab(page, "Trade").tap();
		await page.getByRole("button", { name: "5M 5 minutes" }).waitFor();
		await tab(page, "Market").tap();
	},
	"/trade": async (page) => {
		await page.getByRole("button", { name: /1 hour/ }).tap();
		await page.getByRole("button", { name: /Choose another instrument/ }).tap();
		const drawer = page.getByRole("dialog");
		await drawer.getByRole("textbox").pressSequentially("gold");
		await drawer.getByRole("button", { name: "Close", exact: true }).tap();
		const amount = page.getByLabel("Amount", { exact: true });
		await amount.tap();
		await amount.fill("0.05");
		await page.getByRole("switch", { name: "Stop-loss" }).tap();
		await page.getByRole("button", { name: /^Multiple/ }).tap();
		await page.getByRole("dialog").getByRole("button", { name: "×50" }).tap();
	},
};

const tab = (page: Page, name: string) =>
	page.getByRole("navigation", { name: "Main menu" }).getByRole("link", { name });

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
