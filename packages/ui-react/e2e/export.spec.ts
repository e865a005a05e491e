import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { daysAgo, expect, expectAccessible, failedRequests, sheet, signIn, test } from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";

/** Desktop Chromium can't share files, and a test can't press the native share sheet of a phone. */
const withoutShare = (page: Page) =>
	page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));

const exported = async (page: Page) => {
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		sheet(page, "Export as CSV").getByRole("button", { name: "Save or share file" }).click(),
	]);
	const text = await readFile(await download.path(), "utf8");
	const [head = [], ...rows]: string[][] = parse(text, { bom: true });
	return { name: download.suggestedFilename(), text, head, rows };
};

test.describe("three pages of orders", () => {
	test.use({ scenario: "history-full" });

	test("Spec 1 §4: the whole history is exported as one file with exact figures and each order once", async ({
		page,
		customer,
		request,
	}) => {
		await withoutShare(page);
		await page.goto("/order?type=3");
		await page.getByRole("button", { name: "Export as CSV" }).click();
		await expect(page.locator("p", { hasText: "60 orders are ready." })).toBeVisible();
		await expectAccessible(page);
		const { name, text, head, rows } = await exported(page);
		const page1 = await request.get("/v2/api/forex/my_deal?status=3&page=1", {
			headers: { authorization: customer.token, lang: "en" },
		});
		const [newest] = (await page1.json()).data.data;
		expect([name, text.startsWith("\uFEFFOrder number,"), head[17]]).toEqual([
			"Orders_Contract_GMT.csv",
			true,
			"Closed (GMT)",
		]);
		expect([rows.length, new Set(rows.map(([id]) => id)).size]).toEqual([60, 60]);
		expect([rows[0]?.[0], Number(rows[0]?.[8]), rows[0]?.[17]]).toEqual([
			String(newest.Id),
			Number(newest.FactProfits),
			newest.CompleteTimeHandler,
		]);
		await expect(page.getByText("Orders_Contract_GMT.csv is saved in your downloads.")).toBeVisible();
	});

	test("Spec 1 §4, §5: the file contains exactly the orders between the two dates of the list, in Arabic too", async ({
		page,
		platform,
	}) => {
		await signIn(page, platform, { language: "ar" });
		await withoutShare(page);
		await page.goto("/order?type=3");
		const count = page.getByRole("tabpanel").getByRole("definition").last();
		await expect(count).toHaveText("60");
		await page.getByRole("button", { name: "تواريخ" }).click();
		const dates = page.getByRole("textbox");
		await dates.first().fill(daysAgo(3));
		await dates.last().fill(daysAgo(1));
		await expect(count).not.toHaveText("60");
		await expect(count).toHaveText(/^\d+$/);
		const listed = Number(await count.textContent());
		await page.getByRole("button", { name: "تصدير بصيغة CSV" }).click();
		await expectAccessible(page);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			page.getByRole("dialog").getByRole("button", { name: "حفظ الملف أو مشاركته" }).click(),
		]);
		const [, ...rows]: string[][] = parse(await readFile(await download.path(), "utf8"), { bom: true });
		expect(download.suggestedFilename()).toBe(`الأوامر_العقود_${daysAgo(3)}_${daysAgo(1)}_GMT.csv`);
		const days = rows.map((row) => row[17]?.slice(0, 10) ?? "");
		expect(rows.length).toBe(listed);
		expect(days.filter((day) => day < daysAgo(3) || day > daysAgo(1))).toEqual([]);
	});

	test.describe("with a page that fails", () => {
		test.use({ provokes: failedRequests });

		test("Spec 1 §8: the loaded rows are kept, and the export continues or can be cancelled", async ({
			customerPage: page,
			platform,
		}) => {
			await withoutShare(page);
			await page.goto("/order?type=3");
			const button = page.getByRole("button", { name: "Export as CSV" });
			await expect(button).toBeVisible();
			await page.route("**/v2/api/forex/my_deal*page=2*", (route) => route.abort());
			await button.click();
			await expect(page.getByText("Orders loaded: 20 of 60. They are kept.")).toBeVisible();
			await expectAccessible(page);
			await page.unroute("**/v2/api/forex/my_deal*page=2*");
			await page.getByRole("button", { name: "Continue" }).click();
			await expect(page.locator("p", { hasText: "60 orders are ready." })).toBeVisible();
			await sheet(page, "Export as CSV").getByRole("button", { name: "Close" }).click();
			await platform.faults({ http: [{ match: "contract.getOrders", delayMs: 3000 }] });
			await button.click();
			await sheet(page, "Export as CSV").getByRole("button", { name: "Cancel" }).click();
			await expect(sheet(page, "Export as CSV")).toBeHidden();
		});
	});
});

test.describe("micro orders", () => {
	test.use({ scenario: "default" });

	test("Spec 1 §6: the file leaves out the fields that a customer tag hides", async ({
		customerPage: page,
		platform,
	}) => {
		await withoutShare(page);
		await page.goto("/order?source=micro&type=3");
		await page.getByRole("button", { name: "Export as CSV" }).click();
		await expect(page.locator("p", { hasText: "4 orders are ready." })).toBeVisible();
		const whole = await exported(page);
		expect([whole.name, whole.rows.length, whole.head.slice(8)]).toEqual([
			"Orders_Micro_GMT.csv",
			4,
			["P/L (USD)", "Opened (GMT)", "Closed (GMT)"],
		]);
		await platform.flags({ customer_tag: "2" });
		await page.reload();
		await page.getByRole("button", { name: "Export as CSV" }).click();
		const tagged = await exported(page);
		expect(tagged.rows).toEqual(whole.rows.map((row) => row.slice(0, 8)));
	});
});
