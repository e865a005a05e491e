import { readFile } from "node:fs/promises";
import { expect, expectAccessible, sheet, signIn, test } from "@tradewind/test-kit";

test.use({ scenario: "holding-orders" });

test("A-142: a closed trade can be shared as a picture with its amount hidden, and nothing is sent to another site", async ({
	customerPage: page,
}) => {
	await page.goto("/order?type=3");
	await page.getByRole("button", { name: /USD\/JPY/ }).click();
	const own = new URL(page.url()).host;
	const elsewhere: string[] = [];
	page.on("request", (request) => {
		const { protocol, host } = new URL(request.url());
		if (protocol.startsWith("http") && host !== own) elsewhere.push(request.url());
	});
	await page.getByRole("button", { name: "Share as image" }).click();
	const share = sheet(page, "Share this trade");
	await expect(share.getByRole("img")).toHaveAccessibleName(
		/^Image of a closed trade: USD\/JPY, Sell, [+\u2212][\d.]+%, [+\u2212]\$[\d.]+$/,
	);
	await expectAccessible(page);
	await share.getByRole("switch", { name: "Hide amount" }).click();
	await expect(share.getByRole("img")).toHaveAccessibleName(
		/^Image of a closed trade: USD\/JPY, Sell, [+\u2212][\d.]+%$/,
	);
	const saving = page.waitForEvent("download");
	await share.getByRole("button", { name: "Save image" }).click();
	const saved = await saving;
	expect(saved.suggestedFilename()).toMatch(/^USDJPY-\d+\.png$/);
	const picture = await readFile(await saved.path());
	expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1080, 1350]);
	expect(elsewhere).toEqual([]);
	await share.getByRole("button", { name: "Close" }).click();
	await expect(sheet(page, "USD/JPY")).toBeVisible();
});

test("Spec 1 §1: the picture is drawn in Arabic and in the dark theme too", async ({ page, platform }) => {
	await signIn(page, platform, { language: "ar", theme: "dark" });
	await page.goto("/order?type=3");
	await page.getByRole("button", { name: /USD\/JPY/ }).click();
	await page.getByRole("button", { name: "مشاركة كصورة" }).click();
	await expect(page.getByRole("button", { name: "حفظ الصورة" })).toBeEnabled();
	await expectAccessible(page);
});
