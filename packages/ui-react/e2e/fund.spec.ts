import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import {
	expect,
	expectAccessible,
	expectRetry,
	failedRequests,
	remember,
	signIn,
	test,
} from "@tradewind/test-kit";
import { parse } from "csv-parse/sync";
import { wordIn } from "./every-screen.ts";

test.use({ scenario: "default", provokes: failedRequests });

const day = 86_400_000;
const cards = (page: Page) => page.locator("main article");
const rows = (page: Page) => page.locator("main li");
const dialog = (page: Page) => page.getByRole("dialog");
const submit = (page: Page) => page.locator("[type=submit]:visible").click();

const words = { refunding: "Redemption under review", refunded: "Redeemed", pays: "Cash account" } as const;

test(`Spec 2 §2, §4, §9: a customer subscribes to a fund, gets income, redeems it and is refunded`, async ({
	page,
	platform,
}) => {
	await signIn(page, platform, { language: "en" });
	await page.goto("/mining");
	await expect(cards(page)).toHaveCount(3);
	await expectAccessible(page);
	await cards(page).nth(1).getByRole("link").click();
	await expect(page).toHaveURL("/mining/subscribe?id=2");
	await page.getByRole("button", { name: wordIn("en", "shared.form.max"), exact: true }).click();
	await expect(page.locator("[name=amount]")).toHaveValue(/^[1-9][\d.]*$/);
	await expect(page.getByText(wordIn("en", "fund.risk"))).toBeVisible();
	await page.locator("[name=amount]").fill("200");
	await expect(page.locator("main dl").last()).toContainText("0.5");
	await expect(page.locator("main dl").last()).toContainText("15");
	await expectAccessible(page);
	await submit(page);
	await expect(dialog(page)).toContainText("200");
	await expect(dialog(page)).toContainText(words.pays);
	await expect(dialog(page)).toContainText(wordIn("en", "fund.ends"));
	await expectAccessible(page);
	await dialog(page).locator(".main-button").click();
	await expect(page.locator("main [data-receipt]")).toContainText("200");
	await expectAccessible(page);
	// Once its number is known, the receipt leads to this subscription.
	const view = page.locator("main a.quiet-button");
	await expect(view).toHaveAttribute("href", "/mining/income?id=1");
	await view.click();
	await expect(page).toHaveURL("/mining/income?id=1");
	await page.goto("/mining/record");
	await expect(rows(page)).toHaveCount(1);
	await expectAccessible(page);

	await platform.advance(3 * day);
	await rows(page).getByRole("link").click();
	await expect(page).toHaveURL("/mining/income?id=1");
	await expect(rows(page)).toHaveCount(3);
	await expect(rows(page).first()).toContainText("0.5");
	await expect(page.locator("main dl").first()).toContainText("1.5");
	await expectAccessible(page);

	await page.locator("main .quiet-button").first().click();
	await expect(dialog(page)).toContainText("6");
	await expect(dialog(page)).toContainText("194");
	await expect(dialog(page)).toContainText(words.pays);
	await expectAccessible(page);
	await dialog(page).locator(".main-button").click();
	await expect(page.locator("main [data-receipt]")).toContainText("194");
	await page.locator("main button.main-button").click();
	await expect(page.locator("main dl").first()).toContainText(words.refunding);
	await platform.refundFund(1);
	await page.goto("/mining/record");
	await expect(rows(page).first()).toContainText(words.refunded);
	await rows(page).getByRole("link").click();
	await expect(page.locator("main dl").first()).toContainText("194");
	await page.getByRole("link", { name: wordIn("en", "fund.paidBack.see") }).click();
	await expect(page).toHaveURL("/mine/history?accountTypeId=3");
	await expect(page.locator("main")).toContainText("194");
	await expect(page.locator("main")).toContainText("0.5");
});

test("Spec 2 §8: a refusal keeps the confirmation, an amount below the minimum says so, and a double tap subscribes once", async ({
	page,
	platform,
}) => {
	await signIn(page, platform);
	await page.goto("/mining/subscribe?id=1");
	await page.locator("[name=amount]").fill("1000");
	await submit(page);
	await dialog(page).locator(".main-button").click();
	await expect(dialog(page)).toContainText("Your cash account does not cover this amount");
	await dialog(page).locator(".quiet-button").click();
	await page.locator("[name=amount]").fill("5");
	await expect(page.getByText("Less than the minimum of")).toBeVisible();
	await page.locator("[name=amount]").fill("100");
	await submit(page);
	await dialog(page).locator(".main-button").dblclick();
	await expect(page.locator("main [data-receipt]")).toBeVisible({ timeout: 15_000 });
	await page.goto("/mining/record");
	await expect(rows(page)).toHaveCount(1);
});

test("Spec 1 §6, §8: visitors see the funds and are asked to log in; a list that fails can be retried", async ({
	page,
	platform,
}) => {
	await remember(page, { language: "en" });
	await platform.faults({ http: [{ match: "fund.getFunds", status: 503 }] });
	await page.goto("/mining");
	await expectRetry(page, platform);
	await expect(cards(page)).toHaveCount(3);
	await cards(page).first().getByRole("link").click();
	await expect(page).toHaveURL("/login?from=%2Fmining%2Fsubscribe%3Fid%3D1");
});

test.describe("more subscriptions than a page shows", () => {
	test.use({ scenario: "fund-records" });

	test("Spec 2 §2, §4: a status is looked for on all pages, an unused one says so, and all are exported with their currency", async ({
		page,
		platform,
	}) => {
		// Desktop Chromium can't share files.
		await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
		await signIn(page, platform);
		await page.goto("/mining/record");
		const choose = (status: string) =>
			page.getByRole("main").getByRole("button", { name: status, exact: true }).click();
		await choose("Matured");
		await expect(rows(page)).toHaveCount(1);
		await expect(rows(page)).toContainText("50");
		await choose("Active");
		await expect(page.getByText("There are no subscriptions with this status.")).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Show all" }).click();
		await expect(rows(page)).toHaveCount(25);

		await page.getByRole("button", { name: "Export as CSV" }).click();
		await expect(dialog(page)).toContainText("25 entries are ready.");
		await expectAccessible(page);
		const [download] = await Promise.all([
			page.waitForEvent("download"),
			dialog(page).getByRole("button", { name: "Save or share file" }).click(),
		]);
		const [head, ...lines]: string[][] = parse(await readFile(await download.path(), "utf8"), { bom: true });
		expect([download.suggestedFilename(), head, lines.length, lines.at(-1)]).toEqual([
			"My-subscriptions_GMT.csv",
			[
				"Number",
				"Fund",
				"Status",
				"Currency",
				"Amount",
				"Days",
				"Income per day",
				"Income so far",
				"Since (GMT)",
			],
			25,
			[
				"1",
				"Flex 7",
				"Matured",
				"USDT",
				"50",
				"7",
				"0.05",
				"0.35",
				expect.stringMatching(/^\d{4}-\d\d-\d\d /),
			],
		]);
	});
});
