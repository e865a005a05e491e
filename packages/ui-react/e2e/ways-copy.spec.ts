import { expect, signIn, tabRows, test } from "@tradewind/test-kit";
import { documentedWays, walk, ways } from "./walk.ts";

test.use({ scenario: "default" });

const language = "hk";

test(`${ways.copy}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
	page,
	platform,
}) => {
	const { counts, word, field, tap, dialog, submit, button, link, arrive } = walk(page, language);
	const main = page.getByRole("main");
	await signIn(page, platform, { language });
	await page.goto("/");
	const tab = page.locator('nav a[href="/follow"]:visible');
	await arrive(tab);
	await tap(tab);
	const trader = main.locator('a[href^="/follow/trader?id="]:visible').first();
	await arrive(trader);
	const id = Number(/\d+$/.exec((await trader.getAttribute("href")) ?? "")?.[0]);
	await platform.closeAsLeader(id);
	await tap(trader);
	await arrive(link("copy-trading.follow"));
	await tap(link("copy-trading.follow"));
	await arrive(field("agree"));
	await tap(field("agree"));
	await tap(submit);
	await arrive(field("multiple"));
	await tap(button("copy-trading.suggestion.use"));
	await tap(submit);
	await arrive(button("shared.receipt.done"));
	await tap(link("shared.receipt.view"));

	await arrive(button("copy-trading.unfollow"));
	for (const code of ["EURUSD", "XAUUSD"]) await platform.openAsLeader(id, code, "0.01");
	const copies = main.locator("section", { hasText: word("copy-trading.copies.result") });
	await expect(copies.getByRole("definition").last()).toHaveText("2");
	await expect(copies.getByRole("definition").first()).toHaveText(/\d/);
	await tap(button("copy-trading.unfollow"));
	await arrive(dialog);
	await tap(button("copy-trading.unfollow.closeAll", { count: 2 }));
	await tap(button("contract.order.close.confirm"));
	await expect(dialog.getByText(word("contract.order.done.close"))).toHaveCount(2);
	await tap(dialog.getByRole("button", { name: word("copy-trading.unfollow"), exact: true }));
	await arrive(button("shared.receipt.done"));
	expect(counts()).toEqual(documentedWays.get(ways.copy));

	expect(await platform.callCount("contract.close")).toBe(2);
	await page.goto("/order?type=1");
	await expect(tabRows(page).filter({ hasText: word("contract.copied") })).toHaveCount(0);
	expect((await platform.state()).sumOfPostings).toBe("0");
});
