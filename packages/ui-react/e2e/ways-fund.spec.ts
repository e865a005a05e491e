import { expect, signIn, test } from "@tradewind/test-kit";
import { documentedWays, walk, ways } from "./walk.ts";

test.use({ scenario: "untraded" });

const language = "hk";

test(`${ways.fund}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
	page,
	platform,
}) => {
	const { counts, field, tap, dialog, submit, button, link, arrive, type } = walk(page, language);
	const main = page.getByRole("main");
	await signIn(page, platform, { language });
	await page.goto("/");
	const tile = main.locator('a[href="/mining"]').first();
	await arrive(tile);
	await tap(tile);
	const fund = main.getByRole("article").first();
	await arrive(fund);
	await tap(fund.getByRole("link"));
	await arrive(field("amount"));
	await type("amount", "100");
	await tap(submit);
	await arrive(dialog);
	await tap(dialog.locator(".main-button"));
	await arrive(button("shared.receipt.done"));
	await expect(link("shared.receipt.view")).toHaveAttribute("href", "/mining/income?id=1");
	await platform.advance(3 * 86_400_000);
	await tap(link("shared.receipt.view"));

	await arrive(button("fund.redeem"));
	await expect(main.getByRole("listitem")).toHaveCount(3);
	await tap(button("fund.redeem"));
	await arrive(dialog);
	await tap(dialog.locator(".main-button"));
	await arrive(button("shared.receipt.done"));
	await tap(button("shared.receipt.done"));
	await arrive(main.locator("dl").first());
	await platform.refundFund(1);
	await page.reload();
	await expect(main.locator("dl").first()).toContainText("99");
	await tap(link("fund.paidBack.see"));
	await arrive(main.getByRole("listitem").first());
	await expect(main.getByRole("listitem").first()).toContainText("99.00");
	expect(counts()).toEqual(documentedWays.get(ways.fund));
});
