import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
	expect,
	failedRequests,
	openChart,
	overhang,
	pressButton,
	remember,
	signIn,
	test,
} from "@tradewind/test-kit";
import { pseudoLocales } from "../src/i18n/pseudo.ts";
import { wordIn, wordsOf } from "./every-screen.ts";
import { expectOwnWords, foreignWordsFor } from "./foreign-words.ts";
import { languageFor, showPseudo } from "./pseudo.ts";

test.describe("beyond the routes", () => {
	test.use({ scenario: "holding-orders", provokes: new RegExp(`${failedRequests.source}|No network`) });

	test("sheets, toasts, refusals, errors and the closed site have no word of another language", async ({
		page,
		platform,
		context,
	}) => {
		await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
		await signIn(page, platform, { language: "ru" });
		const foreignWords = await foreignWordsFor("ru", platform);
		const expectOwn = (address: string) => expectOwnWords(page, { address }, foreignWords);
		const word = (key: string) => wordIn("ru", key);
		const press = (key: string) =>
			page
				.getByRole("button", { name: word(key) })
				.first()
				.click();
		const dialog = page.getByRole("dialog");

		await openChart(page);
		await page
			.getByRole("button", { name: word("shared.how"), exact: true })
			.first()
			.click();
		await expect(dialog.getByRole("heading", { level: 3 }).first()).toBeVisible();
		await expectOwn("how it is calculated");
		await page.keyboard.press("Escape");
		await pressButton(page, word("contract.buy")).click();
		await expect(dialog).toContainText(word("contract.receipt.title"));
		await expectOwn("the receipt");
		await platform.faults({ http: [{ match: "contract.submit", status: 503, times: 1 }] });
		await press("contract.receipt.confirm.buy");
		await expect(page.getByRole("alert").first()).toBeVisible();
		await expectOwn("an order that was not sent");

		await page.goto("/order?type=3");
		await press("shared.export");
		await press("shared.export.save");
		await expect(page.getByText(/_GMT\.csv/)).toBeVisible();
		await expectOwn("a saved file");

		await page.goto("/mine/withdraw-way?type=2");
		const fields = page.locator("form input[type=text]:not([inputmode=none])");
		await expect(fields.nth(2)).toBeVisible();
		for (const field of await fields.all()) {
			await field.fill("1");
			await field.fill("");
			await field.blur();
		}
		await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
		await expectOwn("a form that is not complete");

		await page.goto("/loan/repayment?loan_id=999");
		await expect(page.getByRole("alert")).toContainText("Такого займа нет");
		await expectOwn("a refusal of the platform");

		await platform.faults({ http: [{ match: "*", status: 503 }] });
		await page.goto("/");
		await expect(page.getByRole("alert")).toBeVisible();
		await expectOwn("a platform that does not answer");
		await platform.clearFaults();
		await page.goto("/");
		await expect(page.locator("[data-code]").first()).toContainText("%");
		await context.setOffline(true);
		await expect(page.getByText(word("shared.bar.offline")).first()).toBeVisible();
		await expectOwn("offline");
		await context.setOffline(false);

		await platform.flags({ status: "0", loss_url: "" });
		await page.goto("/");
		await expect(page.getByText(word("shared.closed"))).toBeVisible();
		await expectOwn("the closed site");
	});
});

for (const locale of pseudoLocales)
	test(`the app can be shown in ${locale}, of which the build has nothing`, async ({ page }) => {
		await remember(page, { language: languageFor[locale] });
		await showPseudo(page, locale, wordsOf("en"));
		await page.goto("/login");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(wordIn(locale, "session.login"));
		await expect(page.locator("html")).toHaveAttribute("dir", locale === "pseudo" ? "ltr" : "rtl");
		expect(await overhang(page)).toBe(0);
		const assets = join(import.meta.dirname, "../dist/assets");
		const holding = globSync("*.js", { cwd: assets }).filter((file) =>
			readFileSync(join(assets, file), "utf8").includes("pseudo-rtl"),
		);
		expect(holding).toEqual([]);
	});
