import { expect, type Platform, pressButton, remember, test } from "@tradewind/test-kit";
import { documentedWays, walk, ways } from "./walk.ts";

test.use({ scenario: "untraded" });

const nora = { email: "nora@tradewind.test", password: "Gale-2026-harbour" };

const lastCode = async (platform: Platform): Promise<string> => {
	await expect.poll(async () => (await platform.state()).codes[0]?.to).toBe(nora.email);
	return (await platform.state()).codes[0]?.code ?? "";
};

test("docs/flows.md lists the ways that are walked", () => {
	expect([...documentedWays.keys()]).toEqual(Object.values(ways));
});

const language = "ar";

test(`${ways.trade}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
	page,
	platform,
}) => {
	const { counts, word, tap, arrive, type, choosePicture, submit, dialog } = walk(page, language);
	const card = page.getByRole("region", { name: word("shared.start") });
	const photo = page.getByRole("button", { name: word("shared.form.takePhoto") }).first();
	await platform.flags({ is_real_name_auth: "1", is_recharge_auth: "1" });
	await remember(page, { language });

	await page.goto("/");
	const register = page.getByRole("main").getByRole("link", { name: word("home.register") });
	await arrive(register);
	await tap(register);
	await arrive(page.locator("[name=account]:visible"));
	await type("account", nora.email);
	await type("password", nora.password);
	await type("repeated", nora.password);
	await tap(submit);
	await arrive(page.locator("[name=idNumber]:visible"));
	await type("name", "Nora Bell");
	await type("idNumber", "X7654321");
	for (const slot of [0, 1]) {
		await choosePicture(photo);
		await expect(page.locator("[data-state=uploaded]")).toHaveCount(slot + 1);
	}
	await tap(submit);
	await arrive(page.locator("[name=code]:visible"));
	await tap(page.locator("div:has(> [name=code]) > button"));
	await type("code", await lastCode(platform));
	await tap(submit);

	await arrive(page.getByText(word("session.after.registration")));
	await platform.decideReview(nora.email, "real name", { approved: true });
	await type("password", nora.password);
	await tap(submit);

	const deposit = card.getByRole("link", { name: word("shared.start.deposit.open") });
	await arrive(deposit);
	await tap(deposit);
	await arrive(page.locator("[name=amount]:visible"));
	await type("amount", "100");
	await choosePicture(photo);
	await expect(page.locator("[data-state=uploaded]")).toBeVisible();
	await tap(submit);
	await arrive(page.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
	await platform.decideDeposit(nora.email, "approve");
	await tap(page.getByRole("button", { name: word("shared.back") }));

	const move = card.getByRole("button", { name: word("shared.start.move.open") });
	await arrive(move);
	await tap(move);
	await arrive(dialog.locator("[type=submit]"));
	await tap(dialog.locator("[type=submit]"));
	await arrive(dialog.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
	await tap(dialog.getByRole("button", { name: word("shared.receipt.done"), exact: true }));
	await tap(card.getByRole("link", { name: word("shared.start.trade.open") }));

	const buy = pressButton(page, word("contract.buy"));
	await arrive(buy);
	await tap(buy);
	await arrive(dialog);
	await tap(dialog.getByRole("button", { name: word("contract.receipt.confirm.buy") }));
	await expect(dialog).toContainText(word("contract.ticket.accepted.title"));
	expect(counts()).toEqual(documentedWays.get(ways.trade));
});
