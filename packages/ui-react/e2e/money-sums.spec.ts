import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, type Platform, signIn, test } from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";
import {
	besideTerm,
	distance,
	halfCent,
	sumOf,
	toCents,
	unitsIn,
	unitsOf,
	unitsOrNone,
} from "./shown-amounts.ts";

test.use({ scenario: "all-money" });

interface Account {
	readonly figure: bigint;
	readonly free: bigint;
	readonly locked: bigint;
}

/** The accounts of the platform by their type ids, as they have to be shown. */
const accountsOf = async (platform: Platform, token: string): Promise<ReadonlyMap<number, Account>> => {
	const { data } = await (await platform.call("/v2/api/main/wallet/getBalance", token)).json();
	const list: readonly { accountTypeId: number; balance: string; lockBalance: string }[] = data;
	return new Map(
		list.map(({ accountTypeId, balance, lockBalance }) => {
			const [free, locked] = [toCents(unitsOf(balance)), toCents(unitsOf(lockBalance))];
			return [accountTypeId, { figure: free + locked, free, locked }];
		}),
	);
};

/** Makes the open position of EUR/USD a loss, and stops the prices of both. */
const lose = async (platform: Platform): Promise<void> => {
	await platform.price("EURUSD", "1.02");
	for (const code of ["EURUSD", "XAUUSD"]) await platform.market(code, false);
};

/** The total and the rows of the card of the accounts. */
const assetsCard = async (page: Page) => {
	const rows = page.getByRole("main").locator('a[href^="/mine/history?accountTypeId="]');
	await expect(rows).toHaveCount(3);
	const accounts = new Map<number, Readonly<Record<keyof Account, bigint | undefined>>>();
	for (const row of await rows.all()) {
		const id = Number(/\d+$/.exec((await row.getAttribute("href")) ?? "")?.[0]);
		const [figure = "", ...parts] = await row.locator("bdi").allTextContents();
		const [free = "", locked = ""] = parts.slice(-2);
		accounts.set(id, { figure: unitsOrNone(figure), free: unitsOrNone(free), locked: unitsOrNone(locked) });
	}
	return { ...(await headlineIn(page)), accounts };
};

/** The figure at the end of the first line of a row that opens. */
const rowFigure = "button > span:first-child > span:last-child bdi";

const card = (page: Page) =>
	page
		.getByRole("main")
		.locator("section", { has: page.locator("h2") })
		.first();

/** The worth with open positions, the total that excludes them, and their loss. */
const headlineIn = async (page: Page) => {
	const figures = await card(page).locator(":scope > bdi, :scope > p bdi").allTextContents();
	const [equity = 0n, total = 0n, profit = 0n] = figures.slice(0, 3).map(unitsOrNone);
	return { total, isLoss: profit < 0n, difference: equity - total - profit };
};

for (const language of ["en", "ar"] as const)
	test(`A-560: an account has one figure on every page, its parts add up to it, and the accounts to the total, in ${language}`, async ({
		page,
		platform,
	}) => {
		const token = await signIn(page, platform, { language });
		await lose(platform);
		const accounts = await accountsOf(platform, token);
		const total = sumOf([...accounts.values()].map(({ figure }) => figure));
		for (const path of ["/user", "/mine/wallet", "/mine/accounts"]) {
			await page.goto(path);
			await expect.poll(() => assetsCard(page)).toEqual({ total, isLoss: true, difference: 0n, accounts });
		}
		await page.goto("/");
		await expect.poll(() => headlineIn(page)).toEqual({ total, isLoss: true, difference: 0n });
		for (const [id, { figure, free, locked }] of accounts) {
			await page.goto(`/mine/history?accountTypeId=${id}`);
			const detail = page
				.getByRole("main")
				.locator("section", { has: page.locator("dl") })
				.first();
			const headline = detail.locator("p bdi").first();
			await expect.poll(async () => unitsOrNone(await headline.textContent())).toBe(figure);
			const [shownFree = 0n, ...parts] = (
				await detail.locator("dl").first().locator("dd").allTextContents()
			).map(unitsIn);
			expect([shownFree, sumOf(parts)]).toEqual([free, locked]);
			if (id !== 1) continue;
			const equity = detail.locator("dl").nth(1).locator("dd bdi");
			const [shownEquity = 0n, profit = 0n] = (await equity.allTextContents()).slice(0, 2).map(unitsIn);
			expect([profit < 0n, shownEquity]).toEqual([true, figure + profit]);
		}
		expect(await page.getByRole("main").textContent()).not.toMatch(/[٠-٩]/);
	});

test("A-560: wherever money leaves an account, its available money is named and is the one of the wallet", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	await lose(platform);
	const accounts = await accountsOf(platform, customer.token);
	const freeOf = (id: number) => accounts.get(id)?.free;
	const main = page.getByRole("main");
	/** The amount after `name` in the text of the page. */
	const after = async (name: RegExp) => {
		const text = ((await main.textContent()) ?? "").replaceAll(/\s+/g, " ");
		const found = name.exec(text);
		if (!found) return name.source;
		return unitsOrNone(/^\D{0,4}[\d.,]+\.\d\d/.exec(text.slice(found.index + found[0].length))?.[0] ?? null);
	};
	for (const [path, name, id] of [
		["/mine/withdraw", /Cash account · Available/, 3],
		["/mining/subscribe?id=1", /Paid from: Cash account · available/, 3],
		["/follow/submit?id=1001", /Paid from: Contract account · available/, 1],
		["/trade", /Available/, 1],
		["/trade?product=micro", /Available \(micro account\)/, 2],
	] as const) {
		await page.goto(path);
		if (path.startsWith("/follow")) {
			await page.getByRole("checkbox").check();
			await page.getByRole("button", { name: "Continue" }).click();
		}
		await expect.poll(() => after(name), { message: path }).toBe(freeOf(id));
	}
	await page.goto("/mine/transfer");
	for (const [field, id] of [
		["From", 1],
		["To", 3],
	] as const) {
		await page.getByLabel(field, { exact: true }).selectOption(String(id));
	}
	await expect(main).toContainText("Available");
	const hints = (await main.textContent())?.match(/Available \$[\d.,]+\.\d\d/g) ?? [];
	expect(hints.map(unitsIn)).toEqual([freeOf(1), freeOf(3)]);
});

test("A-513: money in funds and the debt of home are the sums of the subscriptions and of the loans", async ({
	customerPage: page,
}) => {
	await page.goto("/");
	const outside = card(page).getByRole("listitem").locator("bdi");
	await expect(outside.first()).toContainText(/\d/, { timeout: 15_000 });
	const [funds, debt] = (await outside.allTextContents()).map(unitsIn);

	await page.goto("/mining");
	const subscribed = besideTerm(page.getByRole("main"), "Subscribed");
	await expect.poll(async () => unitsOrNone(await subscribed.textContent())).toBe(funds);
	await page.goto("/mining/record");
	const running = page.getByRole("main").locator('a[href^="/mining/income"]').filter({ hasText: "Active" });
	await expect(running.first()).toBeVisible();
	const amounts = await running.locator("strong + bdi").allTextContents();
	expect(sumOf(amounts.map((text) => unitsIn(text.replace(/[^\d.,]/g, ""))))).toBe(funds);

	await page.goto("/loan/record");
	const loan = page.getByRole("main").getByRole("listitem").first();
	await expect(loan).toBeVisible();
	const figures = await Promise.all(
		["Amount", "Interest", "Penalty", "Amount to repay"].map(async (term) =>
			unitsIn(await besideTerm(loan, term).textContent()),
		),
	);
	expect([sumOf(figures.slice(0, 3)), figures[3]]).toEqual([figures[3], debt]);
});

test("the totals of open and closed orders are the sums of their rows", async ({
	customerPage: page,
	platform,
}) => {
	await lose(platform);
	await page.goto("/order");
	const panel = page.getByRole("tabpanel");
	const rows = panel.getByRole("listitem");
	await expect(rows).toHaveCount(2);
	/** How far the total profit is from the sum of the rows: each shown figure may be half a cent off. */
	await expect
		.poll(async () => {
			const total = unitsIn(await besideTerm(panel, "Floating P/L").textContent());
			const profits = await rows.locator(rowFigure).allTextContents();
			return (
				profits.length === 2 && distance(total, sumOf(profits.map(unitsIn))) <= 3n * halfCent && total < 0n
			);
		})
		.toBe(true);

	await page.goto("/order?type=3");
	await expect(rows).toHaveCount(5);
	const terms = ["Realised P/L", "Fees", "Net P/L"].map((term) => besideTerm(panel, term));
	const [profit = 0n, fees = 0n, net = 0n] = await Promise.all(
		terms.map(async (term) => unitsIn(await term.textContent())),
	);
	expect(distance(profit - fees, net)).toBeLessThanOrEqual(2n * halfCent);
	const profits = (await rows.locator(rowFigure).allTextContents()).map(unitsIn);
	expect(distance(sumOf(profits), net)).toBeLessThanOrEqual(6n * halfCent);
});

test("A-562: the lines of a statement are the sums of its movements, and add up to its closing balance", async ({
	customerPage: page,
	customer,
	platform,
}) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
	const accounts = await accountsOf(platform, customer.token);
	for (const [id, { free }] of accounts) {
		await page.goto(`/mine/statement?accountTypeId=${id}`);
		const statement = page.getByRole("region", { name: "Monthly statement" });
		await expect(statement).toBeVisible();
		const terms = await statement.getByRole("term").allTextContents();
		const figures = (await statement.getByRole("definition").allTextContents()).map(unitsIn);
		expect(sumOf(figures.slice(0, -1))).toBe(figures.at(-1));
		expect(toCents(figures.at(-1) ?? 0n)).toBe(free);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("button", { name: "Export as CSV" }).click(),
		]);
		const rows: readonly string[][] = parse(await readFile(await download.path(), "utf8"), { bom: true });
		const [head = [], ...movements] = rows;
		const kind = head.indexOf("Kind");
		const change = head.findIndex((name) => name.startsWith("Change"));
		const sums = terms
			.slice(1, -1)
			.map((line) =>
				sumOf(movements.filter((row) => row[kind] === line).map((row) => unitsOf(row[change] ?? ""))),
			);
		expect(sums).toEqual(figures.slice(1, -1));
	}
});

test.describe("with income of funds", () => {
	test.use({ scenario: "fund-held" });

	test("the income of each subscription is the sum of its payments, and the total income that of all subscriptions", async ({
		customerPage: page,
	}) => {
		const main = page.getByRole("main");
		const units = (text: string) => unitsIn(text.replace(/[^\d.,]/g, ""));
		await page.goto("/mining");
		const total = besideTerm(main, "Total income");
		await expect(total).toHaveText(/\d/);
		const all = units((await total.textContent()) ?? "");
		await page.goto("/mining/record");
		const links = main.locator('a[href^="/mining/income"]');
		await expect(links).toHaveCount(3);
		const sums: bigint[] = [];
		for (const link of await links.evaluateAll((found) => found.map((one) => one.getAttribute("href")))) {
			await page.goto(link ?? "");
			const income = besideTerm(main, "Income so far");
			await expect(income).toHaveText(/\d/);
			const payments = main.getByRole("listitem").filter({ hasText: "Daily income" });
			await expect(page.getByText(/^(No more|The first income is paid)/).first()).toBeVisible();
			const paid = (await payments.locator("bdi").allTextContents()).map(units);
			expect(sumOf(paid)).toBe(units((await income.textContent()) ?? ""));
			sums.push(sumOf(paid));
		}
		expect(sumOf(sums)).toBe(all);
	});
});

test.describe("of a trader", () => {
	test.use({ scenario: "trader" });

	test("the profits of the followers are the closed and the open profit of their copies", async ({
		customerPage: page,
		customer: { token },
		platform,
	}) => {
		await platform.price("EURUSD", "1.1");
		for (const amount of [0.1, 0.2]) await platform.buy(token, { amount });
		await platform.price("EURUSD", "1.12");
		const mine = (await platform.state()).orders.filter(
			({ customerId, Status }) => customerId === 1 && Status === 1,
		);
		await platform.call(`/v2/api/forex/close?id=${mine[0]?.Id}`, token);
		await platform.market("EURUSD", false);
		await page.goto("/follow/my-follower");
		const main = page.getByRole("main");
		const terms = ["Total profit", "Profit to pay"].map((term) => besideTerm(main, term));
		await expect(terms[0] ?? main).toHaveText(/\d/);
		const [closed = 0n, open = 0n] = await Promise.all(
			terms.map(async (term) => unitsIn(await term.textContent())),
		);
		const follower = main.getByRole("listitem");
		await expect(follower).toHaveCount(1);
		const profit = unitsIn(
			await follower.locator("span:first-child > span:last-child bdi").first().textContent(),
		);
		expect([closed > 0n, open > 0n]).toEqual([true, true]);
		expect(distance(profit, closed + open)).toBeLessThanOrEqual(3n * halfCent);
	});
});
