import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	order,
	overhang,
	scrollToEnd,
	sellButton,
	sheet,
	signIn,
	test,
} from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { sumOf, unitsIn } from "./shown-amounts.ts";

test.use({ scenario: "default" });

const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

/** Desktop Chromium can't share files, and a test can't press the native share sheet of a phone. */
const withoutShare = (page: Page) =>
	page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));

const downloaded = async (page: Page, press: () => Promise<void>): Promise<Download> => {
	const [download] = await Promise.all([page.waitForEvent("download"), press()]);
	return download;
};

const pdfText = async (download: Download): Promise<string> => {
	const data = new Uint8Array(await readFile(await download.path()));
	const document = await getDocument({ data, verbosity: 0 }).promise;
	const texts: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		texts.push(...items.map((item) => ("str" in item ? item.str : "")));
	}
	return texts.join(" ");
};

test.describe("what this device sent", () => {
	test.use({ provokes: failedRequests });

	test("an answered, a refused and a lost order are in the journal; a record proves the lost one", async ({
		tradePage: page,
		platform,
	}) => {
		await withoutShare(page);
		await order(page, "Buy");
		await page.getByRole("button", { name: "Continue trading" }).click();
		await platform.faults({ http: [{ match: "contract.submit", code: 0, msg: "Not now" }] });
		await order(page, "Sell");
		await expect(page.getByText("Order not placed")).toBeVisible();
		await platform.clearFaults();
		// The platform executes the order, and the page is left before the answer.
		await page.route("**/v2/api/forex/submit*", async (route) => {
			await route.fetch();
		});
		// A press right after the refusal counts as the second one of a double tap.
		await expect(async () => {
			await sellButton(page).click();
			await expect(page.getByRole("button", { name: "Confirm sell" })).toBeVisible({ timeout: 300 });
		}).toPass();
		await page.getByRole("button", { name: "Confirm sell" }).click();
		await expect
			.poll(async () => (await platform.state()).orders.filter(({ Status }) => Status === 1).length)
			.toBe(2);
		await page.goto("/mine/journal");

		await expect(rows(page).nth(0)).toContainText("EUR/USD · Sell");
		await expect(rows(page).nth(0)).toContainText("Open");
		await expect(rows(page).nth(1)).toContainText("EUR/USD · Order");
		await expect(rows(page).nth(1)).toContainText("Order not placed");
		await expect(rows(page).nth(2)).toContainText("EUR/USD · Buy");
		await expectAccessible(page);
		await rows(page).nth(0).getByRole("button").click();
		const proved = sheet(page, "EUR/USD · Sell");
		await expect(proved).toContainText("Sent");
		await expect(proved).toContainText("Executed: found in the platform's records");
		await expectAccessible(page);
		await page.keyboard.press("Escape");
		await rows(page).nth(1).getByRole("button").click();
		await expect(sheet(page, "EUR/USD · Order")).toContainText(/Rejected by the platform.*Not now/);
		await page.keyboard.press("Escape");
		await rows(page).nth(2).getByRole("button").click();
		await expect(sheet(page, "EUR/USD · Buy")).toContainText("Executed by the platform");
		await page.keyboard.press("Escape");

		await page.getByRole("button", { name: "Export as CSV" }).click();
		const file = await downloaded(page, () =>
			sheet(page, "Export as CSV").getByRole("button", { name: "Save or share file" }).click(),
		);
		const [head = [], ...lines]: string[][] = parse(await readFile(await file.path(), "utf8"), { bom: true });
		expect([file.suggestedFilename(), head.length, lines.length]).toEqual([
			"Activity-journal_GMT.csv",
			9,
			12,
		]);
		expect(lines.slice(0, 3).map((line) => [line[2], line[5], line[8]])).toEqual([
			["EUR/USD · Sell", "Open", "Executed"],
			["EUR/USD · Order", "Order not placed", "Order not placed: Not now"],
			["EUR/USD · Buy", "Open", expect.stringMatching(/^Executed: ./)],
		]);

		// What was recorded is the customer's alone.
		const other = await page.context().newPage();
		await other.addInitScript(
			(token) => {
				localStorage.setItem("tradewind", JSON.stringify({ version: 1, token }));
			},
			await platform.openSession("omar@tradewind.test"),
		);
		await other.goto("/mine/journal");
		await expect(other.getByText("No money has moved yet", { exact: false })).toBeVisible();
		await other.close();
	});
});

test("Spec 2 §2: the journal is filtered by kind, and reads all of a kind to its end", async ({
	customerPage: page,
}) => {
	await page.goto("/mine/journal");
	await expect(rows(page)).toHaveCount(9);
	await page.getByRole("button", { name: "Balance changes" }).click();
	await expect(page).toHaveURL("/mine/journal?kind=balance");
	await expect(rows(page).first()).toContainText(/Result|Margin|Amount|Fee/);
	await scrollToEnd(page);
	expect(await rows(page).count()).toBeGreaterThan(20);
	await page.getByRole("button", { name: "Orders", exact: true }).click();
	await expect(rows(page)).toHaveCount(9);
	await page.goto("/order");
	await page.goBack();
	await expect(page).toHaveURL("/mine/journal?kind=order");
	await expect(rows(page)).toHaveCount(9);
});

test("A-632: each list of money leads to the journal with its own kind, which the address keeps", async ({
	customerPage: page,
	platform,
}) => {
	const journal = page.getByRole("link", { name: "Activity journal" });
	const chosen = page.getByRole("button", { pressed: true });
	await page.goto("/mine/history");
	await journal.click();
	await expect(page).toHaveURL("/mine/journal?kind=balance");
	await expect(chosen).toHaveText("Balance changes");
	const token = await platform.openSession("mia@tradewind.test");
	await platform.placeMicro(token, { direction: "up", amount: 10, seconds: 60 });
	await platform.advance(61_000);
	for (const orders of ["/order?type=3", "/order?source=micro&type=3"]) {
		await page.goto(orders);
		await journal.click();
		await expect(page).toHaveURL("/mine/journal?kind=order");
		await expect(chosen).toHaveText("Orders");
	}
	await platform.transfer(token, { amount: "1", from: 1, to: 3 });
	await page.goto("/mine/transfer?type=history");
	await journal.click();
	await expect(page).toHaveURL("/mine/journal?kind=transfer");
	await expect(rows(page)).toHaveCount(1);
	await page.reload();
	await expect(chosen).toHaveText("Transfers");
	await expect(rows(page)).toHaveCount(1);
	await page.getByRole("button", { name: "All", exact: true }).click();
	await expect(page).toHaveURL("/mine/journal");
});

test.describe("withdrawals in every state", () => {
	test.use({ scenario: "withdrawals" });

	test("A-590: amounts are signed, a rejected one is struck through, and its number finds it", async ({
		customerPage: page,
	}) => {
		await page.goto("/mine/journal");
		const rejected = rows(page).filter({ hasText: "Rejected" });
		await expect(rejected.locator("s")).toHaveText(/^\u2212\$/);
		await expect(rows(page).filter({ hasText: "Paid out" }).locator("s")).toHaveCount(0);
		await rejected.getByRole("button").click();
		const number = page
			.getByRole("dialog")
			.getByText("Number", { exact: true })
			.locator("xpath=following::dd[1]");
		const text = (await number.textContent()) ?? "";
		await page.keyboard.press("Escape");
		// Until the sheet is closed, no field can have the focus.
		await expect(page.getByRole("dialog")).toBeHidden();
		await page.getByRole("textbox", { name: "Search by number" }).fill(` #${text} `);
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText("Rejected");
		await expectAccessible(page);
		await page.getByRole("textbox", { name: "Search by number" }).fill("999999999");
		await expect(page.getByText("Nothing with this number.")).toBeVisible();
	});
});

test.describe("a platform that fails", () => {
	test.use({ provokes: failedRequests });

	test("Spec 1 §8: lists that can't be read are named, and all of them together are an error", async ({
		customerPage: page,
		platform,
	}) => {
		await platform.faults({ http: [{ match: "micro.getOrders", status: 500 }] });
		await page.goto("/mine/journal");
		await expect(page.getByRole("alert")).toContainText("Could not be loaded: Orders");
		await expect(rows(page)).toHaveCount(5);
		await expectAccessible(page);
		await platform.faults({
			http: [
				{ match: "micro.getOrders", status: 500 },
				{ match: "contract.getOrders", status: 500 },
			],
		});
		await page.reload();
		await expect(page.getByRole("alert")).toContainText("Could not be loaded: Orders");
		await expect(page.getByText("No money has moved yet", { exact: false })).toBeHidden();
		await page.getByRole("button", { name: "Orders", exact: true }).click();
		await expectRetry(page, platform);
		await expect(rows(page)).toHaveCount(9);
	});
});

test("the statement of a month adds up, and its PDF has the same figures", async ({ customerPage: page }) => {
	await withoutShare(page);
	await page.goto("/mine/statement");
	const card = page.getByRole("region", { name: "Monthly statement" });
	await expect(card).toContainText("Closing balance");
	const shown = (await card.getByRole("definition").allTextContents()).map((text) =>
		text.replace(/[$\s]|exact/g, ""),
	);
	const terms = await card.getByRole("term").allTextContents();
	expect([terms[0], terms.at(-1)]).toEqual(["Opening balance", "Closing balance"]);
	const amounts = shown.map(unitsIn);
	expect(sumOf(amounts.slice(0, -1))).toBe(amounts.at(-1));
	await expectAccessible(page);
	await card.getByRole("button", { name: "How is this calculated?" }).click();
	await expect(sheet(page, "How is this calculated?")).toContainText("Matches the platform's figure.");
	await page.keyboard.press("Escape");
	const pdf = await downloaded(page, () => page.getByRole("button", { name: "Save as PDF" }).click());
	expect(pdf.suggestedFilename()).toMatch(/^Monthly-statement_Contract-account_\d{4}-\d\d\.pdf$/);
	const text = await pdfText(pdf);
	for (const figure of shown) expect(text).toContain(figure);
	for (const row of await rows(page).all()) {
		const [reason = ""] = ((await row.textContent()) ?? "").split(/[\u2212+]/);
		expect(text).toContain(reason);
	}
	await page.getByRole("button", { name: "Previous month" }).click();
	await expect(page.getByText("No movements in this month.")).toBeVisible();
	await page.getByRole("button", { name: "Micro account" }).click();
	await expect(page).toHaveURL(/accountTypeId=2&month=/);
	await expectAccessible(page);
});

test("in Arabic the statement is mirrored on the smallest screen, and its PDF is made", async ({
	page,
	platform,
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await signIn(page, platform, { language: "ar" });
	await withoutShare(page);
	await page.goto("/mine/statement");
	await expect(page.getByText("الرصيد الختامي").first()).toBeVisible();
	expect(await overhang(page)).toBe(0);
	const closing = (await page.getByRole("definition").last().textContent())?.replace(/[^\d.,]/g, "") ?? "";
	const pdf = await downloaded(page, () => page.getByRole("button", { name: "حفظ بصيغة PDF" }).click());
	expect(await pdfText(pdf)).toContain(closing);
});

test("Spec 1 §6: a visitor is led to the login and back to the month", async ({ page }) => {
	await page.goto("/mine/statement?accountTypeId=1&month=2026-01");
	await expect(page).toHaveURL(/\/login\?from=%2Fmine%2Fstatement%3FaccountTypeId%3D1%26month%3D2026-01/);
});
