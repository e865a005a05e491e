import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	openTrade,
	type Platform,
	quantityField,
	sheet,
	signIn,
	test,
} from "@tradewind/test-kit";

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
	await page.getByRole("button", { name: /^EUR\/USD/ }).click();
	await expectNoAmount(page);
	await page.getByRole("button", { name: "Close position" }).click();
	await expect(page.getByRole("dialog")).toContainText(/Net P\/L.*\d\.\d\d/);
	await page.keyboard.press("Escape");
	await page.getByRole("tab", { name: "History" }).click();
	await expectNoAmount(page);

	await openTrade(page);
	await expectNoAmount(page);
	await quantityField(page).fill("500");
	await expect(page.getByText("Needs ****, **** available")).toBeVisible();
	await quantityField(page).fill("0.1");
	await buyButton(page).click();
	const receipt = sheet(page, "Confirm order");
	await expect(receipt).toContainText(/Margin[^$]*\$\d/);
	await expect(receipt).not.toContainText("****");
	await expectAccessible(page);
});

const mia = "mia@tradewind.test";

/** Signs Mia in, and hides the amounts. */
const startHidden = async (page: Page, platform: Platform) => {
	await signIn(page, platform, { amountsHidden: true });
	return page;
};

test.describe("Spec 2 §2, A-170: what is to be paid or confirmed is never hidden", () => {
	test.describe("with bound addresses", () => {
		test.use({ scenario: "withdrawals" });

		test("a withdrawal shows its five figures", async ({ page, platform }) => {
			await startHidden(page, platform);
			await page.goto("/mine/withdraw");
			await page.locator("select[name=target]").selectOption({ index: 1 });
			await page.locator("[name=amount]:visible").fill("100");
			await expect(page.getByRole("main")).toContainText("****");
			await page.getByRole("button", { name: "Withdraw", exact: true }).click();
			const question = sheet(page, "Confirm withdrawal");
			for (const figure of ["$100.00", "$1.00", "99.0000", "99.00 USD"])
				await expect(question).toContainText(figure);
			await expect(question).not.toContainText("****");
		});
	});

	test.describe("before any money moved", () => {
		test.use({ scenario: "untraded" });

		test("a matched deposit names the amount to transfer", async ({ page, platform }) => {
			await startHidden(page, platform);
			await page.goto("/mine/charge?type=1");
			await page.locator("[name=amount]").fill("150");
			await page.locator("[name=option]").selectOption({ label: "EUR" });
			await page.locator("[type=submit]").click();
			await expect(page.getByRole("region", { name: "Deposit #7001" })).toContainText("150 EUR");
			await platform.decideDeposit(mia, "match");
			await expect(page.getByText("Transfer exactly this amount")).toBeVisible();
			const main = page.getByRole("main");
			await expect(main).toContainText("150 EUR");
			await expect(main).not.toContainText("****");
		});

		test("a subscription to a fund shows its amount and its profits", async ({ page, platform }) => {
			await startHidden(page, platform);
			await page.goto("/mining");
			await page.getByRole("link", { name: "Subscribe" }).first().click();
			await page.locator("[name=amount]:visible").fill("100");
			await page.locator("[type=submit]").click();
			const question = page.getByRole("dialog");
			await expect(question).toContainText(/100\u00a0USDT/);
			await expect(question).not.toContainText("****");
		});
	});
});
