import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readRecording } from "@tradewind/domain/recording";
import {
	daysAgo,
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	scrollToEnd,
	sheet,
	signIn,
	test,
} from "@tradewind/test-kit";
import { Result } from "effect";

test.use({ scenario: "default" });

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");
const written = (day: string) =>
	new Date(day).toLocaleDateString("en", { dateStyle: "medium", timeZone: "UTC" });
/** The result of the last closed order; an order that ends at its opening price records none. */
const newest = /^(Result|Margin released): /;

test("Spec 1 §2, §6: the asset card leads to the accounts, and an account to its history", async ({
	customerPage: page,
}) => {
	await page.goto("/");
	const card = page.getByRole("region", { name: "Total assets" });
	await expect(card).toContainText("$");
	await card.getByRole("button", { name: "Hide amounts" }).click();
	await card.getByRole("button", { name: "Hide amounts" }).click();
	await expect(page).toHaveURL("/");
	const { width = 0, height = 0 } = (await card.boundingBox()) ?? {};
	for (const position of [
		{ x: 8, y: 8 },
		{ x: width - 8, y: height / 2 },
		{ x: width / 2, y: height - 3 },
	]) {
		await page.goto("/");
		await expect(card).toContainText("$");
		await card.click({ position });
		await expect(page).toHaveURL("/mine/accounts");
	}
	const accounts = rows(page).filter({ hasText: "frozen" });
	await expect(accounts).toHaveCount(3);
	await expect(accounts.last()).toHaveText(
		/^Cash account\s+\$250\.00\s+available\s+\$250\.00\s+frozen\s+\$0\.00$/,
	);

	await page.getByRole("link", { name: /^Contract account/ }).click();
	await expect(page).toHaveURL("/mine/history?accountTypeId=1");
	await expect(rows(page).first()).toContainText(newest);
	await scrollToEnd(page);
	await expect(rows(page).last()).toHaveText(
		/^Opening balance\s+\+\$10,000\.00.+Available\s+\$10,000\.00\s*$/,
	);

	await page.getByRole("button", { name: "Cash account" }).click();
	await expect(page).toHaveURL("/mine/history?accountTypeId=3");
	await expect(rows(page)).toHaveCount(1);
	await expect(page.getByText("With open positions")).toHaveCount(0);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page).toHaveURL("/mine/accounts");
});

test("Spec 1 §7: the contract account shows the figures of its open orders, and follows each change", async ({
	page,
	customer,
	platform,
}) => {
	await platform.price("EURUSD", "1.1");
	await page.goto("/mine/history?accountTypeId=1");
	await expect(rows(page).first()).toContainText(newest);
	await platform.buy(customer.token, { amount: 0.1 });
	await expect(rows(page).first()).toContainText(/^Fee: EUR\/USD #\d+ −\$0\.50/);
	await expect(rows(page).nth(1)).toContainText(/^Margin reserved: EUR\/USD #\d+/);
	const detail = page.getByRole("region", { name: "Contract account" });
	await expect(detail).toContainText(/Margin level(>\s)?[\d,.]+%/);
});

test("Spec 1 §6, Spec 2 §2: A-412: in one-account mode available money, margin and frozen money add up to the balance", async ({
	page,
	customer,
	platform,
}) => {
	await platform.flags({ only_one_account: "1" });
	await platform.price("EURUSD", "1.1");
	await platform.buy(customer.token, { amount: 0.1 });
	await platform.placeMicro(customer.token, { direction: "up", amount: 50, seconds: 300 });
	await page.goto("/mine/history?accountTypeId=1");
	const detail = page.getByRole("region", { name: "Contract account" });
	await expect(detail.getByRole("definition").nth(2)).toHaveText("$50.00");
	const cents = (text: string | null) =>
		Math.round(Number(text?.replace("−", "-").replace(/[^\d.-]/g, "")) * 100);
	const headline = detail.locator("p bdi").first();
	const differences = async () => {
		const balance = cents(await headline.textContent());
		const [free = 0, margin = 0, frozen = 0, equity = 0, profit = 0] = (
			await detail.getByRole("definition").allTextContents()
		).map(cents);
		return [free + margin + frozen - balance, Math.abs(balance + profit - equity) <= 1];
	};
	await expect.poll(differences).toEqual([0, true]);
	const balance = await headline.textContent();
	await page.goto("/mine/accounts");
	await expect(page.getByRole("link", { name: /^Contract account/ })).toContainText(
		`${balance} With open positions`,
	);
	await page.goto("/user");
	await expect(page.getByRole("listitem").filter({ hasText: /^Contract account/ })).toContainText(
		`${balance}`,
	);
});

test.describe("with two holding orders and one pending order", () => {
	test.use({ scenario: "holding-orders", provokes: failedRequests });

	test("Spec 1 §3, §7: margin, profit and hazard rate of the contract account are computed from its orders", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/history?accountTypeId=1");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
		const how = sheet(page, "How is this calculated?");
		const part = (title: string) =>
			how.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
		await expect(part("Used margin")).toContainText(/Bitcoin · \d+/);
		await expect(part("Used margin").locator("dt")).toHaveCount(4);
		await expect(part("Used margin")).toContainText("Matches the platform's figure.");
		await expect(part("Floating P/L").locator("dt")).toHaveCount(3);
		await expect(part("Floating P/L")).not.toContainText("Bitcoin");
		await expect(part("Margin level")).toContainText("÷ Margin of open positions × 100");
		await expect(part("Margin level")).toContainText("Matches the platform's figure.");
		await expect(how).toContainText(
			"The margin level is the equity relative to the margin of open positions.",
		);
		await expectAccessible(page);
	});

	test("Spec 1 §3, §7: when the orders can't be read, the account says that its figures can't be updated", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "contract.getOrders", status: 503 }] });
		await page.goto("/mine/history?accountTypeId=1");
		await page.getByRole("button", { name: "How is this calculated?" }).click();
		const how = sheet(page, "How is this calculated?");
		await expect(how).toContainText("until your open orders have loaded");
		await expect(how.getByRole("heading", { name: "Used margin" })).toHaveCount(0);
		await expect(how.getByRole("heading", { name: "With open positions (equity)" })).toBeVisible();
	});
});

test.describe("a long history", () => {
	test.use({ scenario: "history-full" });

	test("Spec 2 §5: two dates filter the account's history over all pages; a single date does not filter and shows an issue", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/history?accountTypeId=1");
		const rowText = (side: "first" | "last") => rows(page)[side]().textContent();
		await expect(rows(page).first()).toContainText(newest);
		const before = await rowText("first");
		await page.getByRole("button", { name: "Dates" }).click();
		await page.getByRole("textbox", { name: "From" }).fill(daysAgo(4));
		await expect(page.getByText("Select both dates to filter.")).toBeVisible();
		expect(await rowText("first")).toBe(before);

		await page.getByRole("textbox", { name: "To" }).fill(daysAgo(3));
		await expect(page.getByText("Between these dates (inclusive, GMT)")).toBeVisible();
		await expect.poll(() => rowText("first")).not.toBe(before);
		await scrollToEnd(page);
		const texts = await rows(page).allTextContents();
		const days = texts.map((text) => /[A-Z][a-z]{2} \d{1,2}, \d{4}/.exec(text)?.[0] ?? text);
		expect([...new Set(days)]).toEqual([3, 4].map((days) => written(daysAgo(days))));

		await page.getByRole("textbox", { name: "From" }).fill("2000-01-02");
		await page.getByRole("textbox", { name: "To" }).fill("2000-01-03");
		await expect(page.getByText("No account activity between these dates")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "All", exact: true }).click();
		await expect.poll(() => rowText("first")).toBe(before);
	});
});

test("Spec 2 §2: a visitor is asked to log in, and a demo customer sees the demo accounts", async ({
	page,
}) => {
	await page.goto("/mine/accounts");
	await expect(page).toHaveURL("/login?from=%2Fmine%2Faccounts");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page).toHaveURL("/mine/accounts");
	await expect(rows(page).first()).toContainText("$100,000.00");
});

test("Spec 1 §6: when the site shows none of the customer's accounts, the account page says so", async ({
	customerPage: page,
}) => {
	await page.route("**/wallet/getBalance?*", (route) =>
		route.fulfill({ json: { code: 1, msg: "", data: [] } }),
	);
	await page.goto("/mine/history");
	await expect(page.getByText("No accounts")).toBeVisible();
	await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
	await expectAccessible(page);
});

test("Spec 2 §3: a change without a reason says so, and a memo starts at the same edge as other texts", async ({
	customerPage: page,
}) => {
	const change = (Id: number, Type: number, Memo: string) => ({
		...{ Id, Type, Memo },
		...{ Value: "1", MemoTran: "", CreatedAtTran: "2026-01-01 00:00:00", Balance: "10" },
	});
	await page.route("**/accountLog/forexChange?*", (route) =>
		route.fulfill({
			json: {
				code: 1,
				msg: "",
				data: { data: [change(3, 77, "not asked for"), change(2, 10, "مرحبا")], total: 2 },
			},
		}),
	);
	await page.goto("/mine/history");
	await expect(rows(page).first()).toHaveText(/^No reason given/);
	const beginOf = (text: string) =>
		page.getByText(text).evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getBoundingClientRect().left;
		});
	expect(await beginOf("مرحبا")).toBe(await beginOf("No reason given"));
});

test.describe("a platform that does not answer", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §8: an account that can't be read shows the failure and can be retried", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "account.getChanges", status: 503 }] });
		await page.goto("/mine/history");
		await expectRetry(page, platform);
		await expect(rows(page).first()).toBeVisible();
	});
});

test("Spec 1 §2: feedback is not available yet, a contact is shown if its link is safe, what happened is saved", async ({
	page,
	platform,
}) => {
	await platform.flags({ service_link: "mailto:help@tradewind.test", service_link_type: "2" });
	await page.goto("/feedback");
	await expect(page.getByRole("link", { name: "help@tradewind.test" })).toHaveAttribute(
		"href",
		"mailto:help@tradewind.test",
	);
	await expectAccessible(page);
	await platform.flags({ service_link: "javascript:alert(1)", service_link_type: "3" });
	await page.reload();
	await expect(page.getByText("Feedback is not available yet.")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
	await page.getByRole("button", { name: "Save what happened" }).click();
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save or share file" }).click();
	const saved = readRecording(await readFile(await (await download).path(), "utf8"));
	const { start, steps } = Result.getOrThrow(saved);
	expect(start.page).toBe("/feedback");
	expect(steps).toContainEqual(
		expect.objectContaining({ is: "state", machine: "site", value: { ready: "up to date" } }),
	);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.getByRole("button", { name: "Back" }).click();
	await expect(page).toHaveURL("/");
});

test("Spec 1 §1: the accounts read from right to left in Arabic", async ({ page, platform }) => {
	await signIn(page, platform, { language: "ar" });
	await page.goto("/mine/history");
	await expect(rows(page).first()).toBeVisible();
});

for (const language of ["en", "ar"] as const)
	test(`balances of twelve digits before the point fit on the narrowest phone, in ${language}`, async ({
		page,
		platform,
	}) => {
		await page.setViewportSize({ width: 320, height: 640 });
		await signIn(page, platform, { language });
		await page.route(/getBalance/, async (route) => {
			const answer = await route.fetch();
			const body = (await answer.text())
				.replaceAll(/"balance":"[^"]*"/g, '"balance":"123456789012.34"')
				.replaceAll(/"lockBalance":"[^"]*"/g, '"lockBalance":"123456789012.34"');
			await route.fulfill({ response: answer, body });
		});
		for (const path of ["/user", "/mine/accounts"]) {
			await page.goto(path);
			const total = page.getByText("$740,740,734,074.04");
			await expect(total).toBeVisible();
			const sticksOut = await total.evaluate((figure) => {
				const [page, shown] = [document.documentElement, figure.getBoundingClientRect()];
				const around = figure.parentElement?.getBoundingClientRect();
				return {
					page: page.scrollWidth - page.clientWidth,
					total: !around || shown.left < around.left || shown.right > around.right,
				};
			});
			expect({ path, ...sticksOut }).toEqual({ path, page: 0, total: false });
		}
	});

for (const { scenario, shown, leftOut } of [
	{ scenario: "fund-held", shown: "In funds $100.00", leftOut: "Loan to repay" },
	{ scenario: "loan-to-repay", shown: "Loan to repay $1,011.50", leftOut: "In funds" },
])
	test.describe(`in the scenario ${scenario}`, () => {
		test.use({ scenario });

		test("A-513, A-740: money in funds or the debt is below the total on every page that shows it, none of zero", async ({
			customerPage: page,
		}) => {
			await page.goto("/");
			const card = page.getByRole("region", { name: "Total assets" });
			for (const path of ["/", "/user", "/mine/wallet", "/mine/accounts"]) {
				if (path !== "/") await page.goto(path);
				await expect(card.getByRole("link", { name: shown })).toBeVisible();
				await expect(card.getByRole("link", { name: leftOut })).toHaveCount(0);
				if (path !== "/") await expect(card).toContainText("The total counts the money in your accounts");
			}
			await card.getByRole("button", { name: "Hide amounts" }).click();
			await expect(card).not.toContainText(/[$]\d/);
		});
	});

test("A-767: home and the overview of the accounts show the balance over time from the records, once it is opened", async ({
	customerPage: page,
}) => {
	await page.goto("/");
	await page.getByRole("button", { name: "Balance over time" }).click();
	await expect(page.getByRole("dialog", { name: "Balance over time" })).toContainText(/Now \$[\d,]+\.\d\d/);
	await page.goto("/mine/accounts");
	const course = page.getByRole("region", { name: "Balance over time" });
	await course.getByRole("button", { name: "Balance over time" }).click();
	await course.getByRole("button", { name: "30 days" }).click();
	await expect(course).toContainText(/Now \$[\d,]+\.\d\d/);
	const total = page.getByRole("region", { name: "Total assets" }).locator("bdi").first();
	await expect(course).toContainText(`Now ${await total.textContent()}`);
	await expectAccessible(page);
});
