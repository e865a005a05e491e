import type { Page } from "@playwright/test";
import { expect, scrollToEnd, tab, test } from "@tradewind/test-kit";

test.use({ scenario: "default" });

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const rowInTheMiddle = (page: Page) =>
	page.evaluate(() => document.elementFromPoint(195, 400)?.closest("li")?.textContent);
const position = (page: Page) => page.evaluate(() => scrollY);

test("Spec 2 §2: back and a reload show the news where the customer left them, and the change of page is announced", async ({
	customerPage: page,
}) => {
	await page.setViewportSize({ width: 390, height: 500 });
	await page.goto("/news");
	await expect(rows(page).first()).toBeVisible();
	await page.evaluate(() => scrollTo(0, 190));
	await rows(page).nth(3).getByRole("link").click();
	await expect(page).toHaveTitle("News article · Tradewind");
	await expect.poll(() => position(page)).toBe(0);
	await page.goBack();
	await expect(page.getByRole("status").filter({ hasText: "News" })).toHaveText("News");
	await expect.poll(() => position(page)).toBe(190);
	await page.reload();
	await expect.poll(() => position(page)).toBe(190);
});

test("Spec 1 §2, A-487: every navigation scrolls to the top, of a row, a tab and the tab that is shown, and back does not", async ({
	customerPage: page,
}) => {
	await page.setViewportSize({ width: 390, height: 400 });
	const leaveScrolled = async (leave: () => Promise<unknown>, url: string): Promise<void> => {
		// The page may still be loading its rows.
		await expect.poll(() => page.evaluate(() => scrollTo(0, 100)).then(() => position(page))).toBe(100);
		await leave();
		await expect(page).toHaveURL(url);
		await expect(page.locator("main[aria-busy=true]:visible")).toHaveCount(0);
		await expect.poll(() => position(page)).toBe(0);
	};
	await page.goto("/user");
	await expect(page.getByRole("link", { name: "Language" })).toBeVisible();
	await leaveScrolled(() => tab(page, "Market").click(), "/");
	await leaveScrolled(() => tab(page, "Account").click(), "/user");
	await leaveScrolled(() => tab(page, "Account").click(), "/user");
	// Without the scrolling of a real click, which brings the row into view.
	const inbox = page.getByRole("link", { name: "Inbox" });
	await leaveScrolled(() => inbox.evaluate((link: HTMLElement) => link.click()), "/message");
	await page.goBack();
	await expect.poll(() => position(page)).toBe(100);
});

test.describe("a long list", () => {
	test.use({ scenario: "history-full" });

	test("Spec 2 §5: back and forward keep the rows that were read and the scroll position", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/accounts");
		await page.getByRole("link", { name: /^Contract account/ }).click();
		await expect(rows(page).first()).toBeVisible();
		await scrollToEnd(page);
		const count = await rows(page).count();
		expect(count).toBeGreaterThan(40);
		// The page is left after the event of the scrolling, as by a person.
		await page.evaluate(async () => {
			const scrolled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
			scrollTo(0, 1500);
			await scrolled;
		});
		await expect.poll(() => position(page)).toBe(1500);
		const left = await rowInTheMiddle(page);
		await page.goBack();
		await expect(page).toHaveURL("/mine/accounts");
		await expect.poll(() => position(page)).toBe(0);
		await page.goForward();
		await expect(rows(page)).toHaveCount(count);
		// The rows keep their place on the screen when those above them change.
		await expect.poll(() => rowInTheMiddle(page)).toBe(left);
	});
});

test("Spec 1 §2: the address is shown in one form and keeps its query; the price leads the title of the trade page", async ({
	customerPage: page,
}) => {
	await page.goto("/order//?type=3#rows");
	await expect(page).toHaveURL("/order?type=3#rows");
	await expect(page.getByRole("tab", { name: "History" })).toHaveAttribute("aria-selected", "true");
	await tab(page, "Trade").click();
	await expect(page).toHaveTitle(/^[\d.,]+ \S+ · Trade · Tradewind$/);
	await tab(page, "Market").click();
	await expect(page).toHaveTitle("Market · Tradewind");
	await page.goto("/trade%");
	await expect(page).toHaveURL("/");
});

test.describe("a customer in New Zealand", () => {
	test.use({ timezoneId: "Pacific/Auckland" });

	test("Spec 1 §5: the date filter accepts the customer's own today and names its zone", async ({
		customerPage: page,
	}) => {
		await page.goto("/order?type=3");
		const today = await page.evaluate(() => new Date().toLocaleDateString("en-CA"));
		await page.getByRole("button", { name: "Dates" }).click();
		await page.getByRole("textbox", { name: "From (GMT)" }).fill("2020-01-01");
		await page.getByRole("textbox", { name: "To (GMT)" }).fill(today);
		await expect(page.getByText(/GMT\)/).first()).toBeVisible();
		await expect(page.getByText("No filter is applied")).toHaveCount(0);
	});
});
