import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { LanguageCode } from "@tradewind/domain/site";
import {
	expect,
	expectAccessible,
	failedRequests,
	type Platform,
	sheet,
	signIn,
	test,
} from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";
import { wordIn } from "./every-screen.ts";

test.use({ scenario: "untraded" });

const mia = "mia@tradewind.test";
const address = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";

/** A PNG of one pixel. */
const picture = {
	name: "payment.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const amountField = (page: Page) => page.locator("[name=amount]");
const submit = (page: Page) => page.locator("[type=submit]");
const rows = (page: Page) => page.getByRole("main").getByRole("listitem");

const addProof = async (page: Page): Promise<void> => {
	await page.locator("input[type=file]").last().setInputFiles(picture);
	await expect(page.locator("[data-state=uploaded]").last()).toBeVisible();
};

/** The occasions of the ledger that belong to deposits, and whether it is balanced. */
const ledgerOf = async (platform: Platform) => {
	const { journal, sumOfPostings } = await platform.state();
	return [journal.filter(({ occasion }) => occasion === "deposit").length, sumOfPostings];
};

const openIn = async (page: Page, platform: Platform, language: LanguageCode, path: string) => {
	await signIn(page, platform, { language });
	await page.goto(path);
	return (key: string, facts?: Readonly<Record<string, string | number>>) => wordIn(language, key, facts);
};

test("Spec 2 §2, §3, §5, §7: a customer pays a coin to the shown address; one deposit is approved, the next rejected", async ({
	page,
	platform,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openIn(page, platform, "en", "/user");
	await page.getByRole("region", { name: "Total assets" }).getByRole("link", { name: "Deposit" }).click();
	await expect(page).toHaveURL("/mine/charge");
	const box = page.getByRole("region", { name: "USDT on TRC20" });
	await expect(box).toContainText("only over the TRC20 network");
	await expect(box).toContainText("10 USDT");
	expect(await box.locator("bdi").first().textContent()).toBe(address);
	await box.getByRole("button", { name: "Copy the whole address" }).click();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
	await expectAccessible(page);

	await submit(page).click();
	await expect(amountField(page)).toBeFocused();
	await expect(page.locator("fieldset").getByText("Add the proof of payment")).toBeVisible();
	await amountField(page).fill("9");
	await expect(page.getByText("Less than the minimum of 10 USDT")).toBeVisible();
	await amountField(page).fill("25.5");
	await expect(page.getByText("Add the proof of payment").last()).toBeVisible();
	await addProof(page);
	await submit(page).dblclick();
	await expect(page.getByText("Deposit received. It is under review")).toBeVisible();
	expect(await platform.callCount("deposit.submitCrypto")).toBe(1);
	await page.getByRole("link", { name: "View", exact: true }).click();
	await expect(page).toHaveURL("/mine/charge?type=0&view=records");
	await expect(rows(page).first()).toContainText("25.5 USDT");
	await expect(rows(page).first()).toContainText("Under review");
	expect(await ledgerOf(platform)).toEqual([0, "0"]);

	await rows(page).first().click();
	const record = sheet(page, "Deposit #7001");
	await expect(record.getByRole("img", { name: "Proof of payment" })).toBeVisible();
	await platform.decideDeposit(mia, "approve");
	await record.getByRole("button", { name: "Check the status" }).click();
	await expect(record).toContainText("Credited");
	await expectAccessible(page);
	await page.goBack();
	expect(await ledgerOf(platform)).toEqual([1, "0"]);

	await page.goto("/mine/charge");
	await expect(amountField(page)).toHaveValue("");
	await amountField(page).fill("40");
	await addProof(page);
	await submit(page).click();
	await expect.poll(async () => (await platform.state()).deposits.length).toBe(2);
	await platform.decideDeposit(mia, "reject", "Not found on the network.");
	await page.goto("/mine/charge?type=0&view=records");
	await expect(rows(page).first()).toContainText("Rejected");
	await expect(rows(page).first()).toContainText("Not found on the network.");
	expect(await ledgerOf(platform)).toEqual([1, "0"]);
	await page.getByRole("button", { name: "Export as CSV" }).click();
	await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		sheet(page, "Export as CSV").getByRole("button", { name: "Save or share file" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("Deposit-records_Crypto_GMT.csv");
	const lines: string[][] = parse(await readFile(await download.path(), "utf8"), { bom: true });
	expect(lines.slice(0, 2).map((line) => line.toSpliced(4, 1))).toEqual([
		["Deposit number", "Amount", "Currency", "Status", "Bank", "Remark"],
		["7002", "40", "USDT", "Rejected", "", "Not found on the network."],
	]);
});

test("Spec 2 §2, §3, §5: in ar one deposit of a coin is approved, the next rejected", async ({
	page,
	platform,
}) => {
	const t = await openIn(page, platform, "ar", "/mine/charge?type=0");
	await expect(page.getByRole("main")).toContainText("TRC20");
	for (const [place, decision] of (["approve", "reject"] as const).entries()) {
		await amountField(page).fill("25.5");
		await addProof(page);
		await submit(page).dblclick();
		await expect.poll(async () => (await platform.state()).deposits.length).toBe(place + 1);
		await platform.decideDeposit(mia, decision);
		await page.goto("/mine/charge?type=0&view=records");
		const status = decision === "approve" ? "deposit.status.finished" : "deposit.status.rejected";
		await expect(rows(page).first()).toContainText(t(status));
		await expect(rows(page)).toHaveCount(place + 1);
		await page.goto("/mine/charge?type=0");
		await expect(amountField(page)).toHaveValue("");
	}
	await expectAccessible(page);
	expect(await ledgerOf(platform)).toEqual([1, "0"]);
});

/** Of the platform's text where a deposit by bank begins. */
const bankText = "Banks take one to three working days.";

test(`Spec 2 §4, §9: a deposit by bank is matched, proved and credited, also with a reload in each stage`, async ({
	page,
	platform,
}) => {
	const t = await openIn(page, platform, "en", "/mine/charge?type=1");
	await expect(page.getByText(bankText)).toBeVisible();
	await amountField(page).fill("150");
	await page.reload();
	await expect(amountField(page)).toHaveValue("150");
	await page.locator("[name=option]").selectOption({ label: "EUR" });
	await submit(page).click();
	await expect(page.getByText(t("deposit.matching")).first()).toBeVisible();
	await page.reload();
	await expect(page.getByText(t("deposit.matching")).first()).toBeVisible();
	await expectAccessible(page);
	await platform.decideDeposit(mia, "match");
	// Found by a poll.
	await expect(page.getByText("DE89370400440532013000")).toBeVisible();
	await page.reload();
	await expect(page.getByText("DE89370400440532013000")).toBeVisible();
	await expectAccessible(page);
	await addProof(page);
	await submit(page).click();
	await expect(page.getByText(t("deposit.receipt.proof"))).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: t("shared.receipt.done"), exact: true }).click();
	await expect(page.getByText(t("deposit.checked", { number: 7001 }))).toBeVisible();
	await page.reload();
	await expect(page.getByText(t("deposit.checked", { number: 7001 }))).toBeVisible();
	await platform.decideDeposit(mia, "approve");
	await page
		.getByRole("main")
		.getByRole("link", { name: t("deposit.records") })
		.click();
	await expect(rows(page).first()).toContainText(t("deposit.status.finished"));
	expect(await ledgerOf(platform)).toEqual([1, "0"]);
});

test.describe("with refused requests", () => {
	test.use({ provokes: failedRequests });

	const tooLate = "لم يعد من الممكن إلغاء هذا الإيداع";

	test(`Spec 2 §4: in Arabic an unmatched deposit is cancelled; a cancel that comes after the match shows the account`, async ({
		page,
		platform,
	}) => {
		const t = await openIn(page, platform, "ar", "/mine/charge?type=1");
		const create = async () => {
			await amountField(page).fill("75");
			await submit(page).click();
			await expect(page.getByText(t("deposit.matching")).first()).toBeVisible();
		};
		const cancel = async () => {
			await page.getByRole("button", { name: t("deposit.cancel"), exact: true }).click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: t("deposit.cancel"), exact: true })
				.click();
		};
		await create();
		await cancel();
		await expect(amountField(page)).toHaveValue("");
		await expect.poll(async () => (await platform.state()).deposits.map(({ status }) => status)).toEqual([3]);

		await create();
		await platform.faults({ http: [{ match: "deposit.getPendingDeposit", delayMs: 4000, times: 1 }] });
		await platform.decideDeposit(mia, "match");
		await cancel();
		await expect(page.getByText("004512889017")).toBeVisible({ timeout: 15_000 });
		await expect(page.getByRole("alert")).toContainText(tooLate);
		await expectAccessible(page);
		expect((await platform.state()).deposits.map(({ status }) => status)).toEqual([0, 3]);
	});
});

test.describe("customers choose the bank", () => {
	test.use({ scenario: "deposit-by-choice" });

	test("Spec 2 §3, §5: a chosen bank has a copy button per line, says if it has no account, and may need a verified name", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { account: "omar@tradewind.test" });
		await page.goto("/mine/charge?type=1");
		await expect(page.getByText(bankText)).toBeVisible();
		await expect(page.getByRole("region", { name: "Account for USD payments" })).toContainText(
			"004512889017",
		);
		await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(6);
		await page.locator("[name=option]").selectOption({ label: "HKD" });
		await expect(page.getByText("There is currently no account to pay to.").first()).toBeVisible();
		await expectAccessible(page);
		await platform.flags({ is_real_name_auth: "1", is_recharge_auth: "1" });
		await page.reload();
		await expect(page.getByText("Please verify your identity first.")).toBeVisible();
		await platform.flags({ is_real_name_auth: "0", is_recharge_crypto: "0", is_recharge_bank_card: "0" });
		await page.reload();
		await expect(page.getByText("There is currently no account to pay to.")).toBeVisible();
		await expectAccessible(page);
	});
});
