import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	scrollToEnd,
	signIn,
	test,
} from "@tradewind/test-kit";
import { newest, rows } from "./account-rows.ts";

test.use({ scenario: "default" });

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
