import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
	buyButton,
	expect,
	expectAccessible,
	failedRequests,
	sheet,
	signIn,
	test,
} from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";

const submit = (page: Page) => page.getByRole("button", { name: "Transfer", exact: true });
const amount = (page: Page) => page.getByRole("textbox", { name: "Amount" });

/** The chosen accounts. */
const chosen = async (page: Page): Promise<readonly (string | null)[]> =>
	Promise.all(
		["from", "to"].map((name) => page.locator(`select[name=${name}] option:checked`).textContent()),
	);

test("Spec 2 §4, §5, §7: a transfer is prepared, rejected for each reason, carried out once, and listed", async ({
	customerPage: page,
	platform,
}) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
	await page.goto("/user");
	await page.getByRole("link", { name: "Wallet" }).click();
	await expect(page.getByRole("region", { name: "Total assets" })).toContainText("$10,750.00");
	await expectAccessible(page);
	await page.getByRole("main").getByRole("link", { name: "Transfer", exact: true }).click();
	expect(await chosen(page)).toEqual(["Contract account", "Micro account"]);
	await page.getByLabel("To", { exact: true }).selectOption("Contract account");
	expect(await chosen(page)).toEqual(["Micro account", "Contract account"]);
	await page.getByLabel("To", { exact: true }).selectOption("Cash account");
	await page.getByRole("button", { name: "Swap the accounts" }).click();
	expect(await chosen(page)).toEqual(["Cash account", "Micro account"]);

	await submit(page).click();
	await expect(amount(page)).toBeFocused();
	for (const [text, reason] of [
		["0", "The amount must be greater than zero"],
		["1.001", "Decimal places: at most 2"],
		["1,234", "Ambiguous number: use the format 1234.5"],
		["250.01", "Insufficient balance: $250.00 available"],
	] as const) {
		await amount(page).fill(text);
		await expect(page.getByRole("status").filter({ hasText: reason })).toBeVisible();
		await submit(page).click();
		await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
	}
	await page.getByRole("button", { name: "Max" }).click();
	await expect(amount(page)).toHaveValue("250");
	const after = page.getByRole("region", { name: "After the transfer" });
	await expect(after).toContainText("Cash account after$0.00");
	await expect(after).toContainText("Micro account after$750.00");
	await page.getByRole("button", { name: "How is this calculated?" }).click();
	await expect(sheet(page, "How is this calculated?")).toContainText("750");
	await page.keyboard.press("Escape");
	await expectAccessible(page);

	// Another device moves money first: the platform rejects what the form allowed.
	const elsewhere = await platform.openSession("mia@tradewind.test");
	const moved = await page.request.post("/api/account/transfer", {
		headers: { authorization: elsewhere, lang: "en" },
		form: { balance: "50", currency_id: "1", from: "3", to: "1" },
	});
	expect((await moved.json()).code).toBe(1);
	await submit(page).click();
	await expect(page.getByRole("alert")).toContainText("The available balance of the account is not enough");
	await expect(page.getByText("Available $200.00")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Max" }).click();
	await submit(page).dblclick();
	await expect(page.getByText("Transfer completed")).toBeVisible();
	expect(await platform.callCount("transfer.transfer")).toBe(3);
	await expectAccessible(page);

	await page.getByRole("link", { name: "View", exact: true }).click();
	await page.getByRole("button", { name: "Cash account" }).click();
	const rows = page.getByRole("main").getByRole("listitem");
	await expect(rows).toHaveText([
		/^To: Micro account\s+\u2212\$200\.00/,
		/^To: Contract account\s+\u2212\$50\.00/,
	]);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Export as CSV" }).click();
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		sheet(page, "Export as CSV").getByRole("button", { name: "Save or share file" }).click(),
	]);
	const file: string[][] = parse(await readFile(await download.path(), "utf8"), { bom: true });
	expect([download.suggestedFilename(), file.map((row) => row.slice(1))]).toEqual([
		"Transfer-history_Cash-account_GMT.csv",
		[
			["From", "To", "Amount (USD)"],
			["Cash account", "Micro account", "200"],
			["Cash account", "Contract account", "50"],
		],
	]);
	await page.goBack();
	await expect(amount(page)).toHaveValue("");
	await page.goto("/mine/wallet");
	await page.getByRole("button", { name: "Hide amounts" }).click();
	await expect(page.getByRole("main")).not.toContainText(/[$]\d/);
	await page.goto("/mine/transfer");
	await expect(page.getByRole("main")).not.toContainText(/[$]\d/);
	expect((await platform.state()).sumOfPostings).toBe("0");
});

test("Spec 1 §6: in one-account mode there are no transfers", async ({ customerPage: page, platform }) => {
	await platform.flags({ only_one_account: "1" });
	for (const [path, region] of [
		["/user", "Wallet"],
		["/mine/wallet", "Total assets"],
	] as const) {
		await page.goto(path);
		const shown = page.getByRole("link", { name: region }).or(page.getByRole("region", { name: region }));
		await expect(shown.first()).toBeVisible();
		await expect(page.getByRole("link", { name: "Transfer", exact: true })).toHaveCount(0);
	}
	await page.goto("/mine/transfer");
	await expect(page.getByText("There is only one account on this site")).toBeVisible();
	await expectAccessible(page);
});

test.describe("with a lost answer", () => {
	test.use({ provokes: failedRequests });

	test("A-510: money is moved from the trade page; a lost answer and a reload send it once and show its outcome", async ({
		customerPage: page,
		customer,
		platform,
	}) => {
		await platform.transfer(customer.token, { amount: "10000", from: 1, to: 3 });
		await page.goto("/trade");
		const missing = page.getByRole("region", { name: "Not enough money" });
		await expect(missing).toContainText(/Contract account, missing: \$\d/);
		await expect(missing).toContainText("Cash account · available $10,250.00");
		const log = page.waitForResponse(/transfer_log\?.*type=3/);
		await missing.getByRole("button", { name: /^Move \$/ }).click();
		const form = sheet(page, "Transfer");
		expect(await chosen(page)).toEqual(["Cash account", "Contract account"]);
		await expect(amount(page)).toHaveValue(/^1\d\.\d+$/);
		await (await log).finished();
		await expectAccessible(page);
		await platform.faults({ http: [{ match: "transfer.transfer", status: 503, executes: true, times: 1 }] });
		await form.getByRole("button", { name: "Transfer", exact: true }).click();
		await expect(form.getByRole("alert")).toContainText("Outcome unknown");
		await page.reload();
		await expect(form).toContainText("Transferred");
		await form.getByRole("button", { name: "Done" }).click();
		await expect(form).toBeHidden();
		await expect(missing).toBeHidden();
		await expect(buyButton(page)).toBeEnabled();
		expect(await platform.callCount("transfer.transfer")).toBe(2);
	});
});

test("Spec 2 §6: a demo customer sees that transfers need a real account", async ({ page }) => {
	await page.goto("/login");
	await page.getByRole("button", { name: /demo/i }).click();
	await page.waitForURL("/");
	await page.goto("/mine/transfer");
	await expect(page.getByText("Only for real accounts.")).toBeVisible();
});

const words = {
	submit: "تحويل",
	amount: "المبلغ",
	swap: "تبديل الحسابين",
	tooMuch: "الرصيد غير كافٍ: المتاح",
	done: "تم التحويل",
} as const;

test("Spec 2 §4: swapped, rejected and carried out in Arabic", async ({ page, platform }) => {
	await signIn(page, platform, { language: "ar" });
	await page.goto("/mine/transfer");
	const press = page.getByRole("button", { name: words.submit, exact: true });
	await page.getByRole("button", { name: words.swap }).click();
	await page.getByLabel(words.amount).fill("500.01");
	await expect(page.getByRole("status").filter({ hasText: words.tooMuch })).toBeVisible();
	await press.click();
	await expect(page.getByLabel(words.amount)).toHaveAttribute("aria-invalid", "true");
	// Arabic digits and decimal mark.
	await page.getByLabel(words.amount).fill("١٢٫٥");
	await press.click();
	await expect(page.getByText(words.done)).toBeVisible();
	await expectAccessible(page);
	expect((await platform.state()).journal.at(-1)).toMatchObject({
		occasion: "transfer",
		postings: [
			{ account: "customer:1:micro:free", amount: "-12.5" },
			{ account: "customer:1:forex:free", amount: "12.5" },
		],
	});
});
