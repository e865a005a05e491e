import type { Page } from "@playwright/test";
import { expect, expectAccessible, openTrade, quantityField, sheet, test } from "./trading.fixture.ts";

test.use({ scenario: "holding-orders" });

/** The texts of the page, its dialogs and toasts, its document title and the names of its images. */
const wholeText = (page: Page) =>
	page.evaluate(() => {
		const labels = [...document.querySelectorAll("[aria-label], [alt]")].map(
			(element) => element.getAttribute("aria-label") ?? element.getAttribute("alt"),
		);
		return [document.title, document.body.innerText, ...labels].join("\n");
	});

const expectNoAmount = async (page: Page) => {
	await expect(page.getByText("****").first()).toBeVisible();
	expect(await wholeText(page)).not.toMatch(/\$\s?\d|[+\u2212]\d[\d,]*\.\d\d(?!\d|%)/);
};

test("Spec 2 §2: amounts that are hidden once are asterisks on every page, in every sheet and toast", async ({
	customerPage: page,
}) => {
	await page.goto("/");
	await expect(page.getByText(/^\$[\d,]+\.\d\d$/).first()).toBeVisible();
	await page.getByRole("button", { name: "Hide amounts" }).click();
	await expectNoAmount(page);

	await page.goto("/order");
	await expectNoAmount(page);
	await page.getByRole("button", { name: "How is this calculated?" }).click();
	await expectNoAmount(page);
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /EUR\/USD/ }).click();
	await expectNoAmount(page);
	await page.getByRole("button", { name: "Close position" }).click();
	await expectNoAmount(page);
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: "History" }).click();
	await expectNoAmount(page);

	await openTrade(page);
	await expectNoAmount(page);
	await quantityField(page).fill("500");
	await expect(page.getByText("Needs ****, **** available")).toBeVisible();
	await quantityField(page).fill("0.1");
	await page.getByRole("button", { name: "Buy", exact: true }).click();
	const receipt = sheet(page, "Confirm order");
	await expectNoAmount(page);
	await expectAccessible(page);
	await receipt.getByRole("button", { name: "Show amounts" }).click();
	await expect(receipt).toContainText(/Margin[^$]*\$\d/);
});
