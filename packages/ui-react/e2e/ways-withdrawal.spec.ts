import { expect, signIn, test } from "@tradewind/test-kit";
import { documentedWays, walk, ways } from "./walk.ts";

test.use({ scenario: "untraded" });

const mia = "mia@tradewind.test";
const address = "TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf";
const payPassword = "246810";

for (const [language, isPaid] of [
	["hk", false],
	["ar", true],
] as const)
	test(`${ways.withdrawal}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
		page,
		platform,
	}) => {
		const { counts, word, field, tap, dialog, submit, button, link, arrive, type } = walk(page, language);
		const main = page.getByRole("main");
		await platform.flags({ is_pay_password: "1" });
		await signIn(page, platform, { language });

		await page.goto("/");
		const withdraw = main.locator('a[href="/mine/withdraw"]:visible').first();
		await arrive(withdraw);
		await tap(withdraw);
		const setPassword = link("withdrawal.payPassword.set");
		await arrive(setPassword);
		await tap(setPassword);
		await arrive(field("password"));
		await type("password", payPassword);
		await type("repeated", payPassword);
		await tap(submit);
		await arrive(button("shared.receipt.done"));
		await tap(button("shared.receipt.done"));

		const choose = main.locator("button[name=target]");
		await arrive(choose);
		await tap(choose);
		await arrive(dialog);
		await tap(dialog.getByRole("button", { name: word("withdrawal.bindFirst.confirm"), exact: true }));
		await arrive(field("address"));
		await type("address", address);
		await tap(submit);
		await arrive(button("shared.receipt.done"));
		await tap(button("shared.receipt.done"));

		await arrive(field("amount"));
		await type("amount", "100");
		await tap(submit);
		await arrive(dialog);
		await expect(dialog).toContainText(address);
		await type("payPassword", payPassword);
		await tap(dialog.getByRole("button", { name: word("withdrawal.confirm.send"), exact: true }));
		await arrive(button("shared.receipt.done"));
		await expect(main).toContainText(address);
		await tap(link("shared.receipt.view"));
		const row = main.getByRole("listitem").first();
		await arrive(row);
		await expect(row).toContainText("100");
		await platform.decideWithdrawal(mia, isPaid, "Name mismatch");
		await page.reload();
		if (!isPaid) await expect(row).toContainText("Name mismatch");
		await expect
			.poll(async () => (await platform.state()).withdrawals[0]?.status)
			.toBe(isPaid ? "paid" : "rejected");
		expect(counts()).toEqual(documentedWays.get(ways.withdrawal));
		expect((await platform.state()).sumOfPostings).toBe("0");
	});
