import type { Page } from "@playwright/test";

/** What a customer does on each page while the worst interaction is timed. */
export const usePage: Readonly<Record<"/" | "/trade", (page: Page) => Promise<void>>> = {
	"/": async (page) => {
		for (const category of await page.getByTestId("category").all()) await category.tap();
		await page.getByTestId("search").tap();
		await page.getByRole("dialog").getByRole("textbox").pressSequentially("eur");
		await page.keyboard.press("Escape");
		await page.getByRole("link", { name: /trade/i }).last().tap();
	},
	"/trade": async (page) => {
		await page.getByTestId("period-1H").tap();
		await page.getByTestId("instrument-picker").tap();
		await page.keyboard.press("Escape");
		await page.getByTestId("quantity-increase").tap();
		await page.getByTestId("quantity-increase").tap();
		await page.getByTestId("stop-loss-switch").tap();
		await page.getByTestId("ticket-pending").tap();
	},
};
