import { applicationFields, isOfKind, requiredFields, sectionsOf } from "@tradewind/domain/loan";
import { expect, pressButton, signIn, test } from "@tradewind/test-kit";
import { sign } from "./sign.ts";
import { documentedWays, walk, ways } from "./walk.ts";

test.use({ scenario: "untraded" });

const account = "lin@tradewind.test";

/** The sections of a customer with an ID card, without a home and a car; the age follows from the birthday. */
const sections = sectionsOf(
	requiredFields(applicationFields, { idKind: "ID card", hasHouse: false, hasCar: false }).filter(
		(name) => name !== "age",
	),
);
/** The account knows them. */
const isKnown = (name: string): boolean => name === "mobile" || name === "contactInfo";

const language = "ar";

test(`${ways.loan}: as many taps, screens and inputs as docs/flows.md says, in ${language}`, async ({
	page,
	platform,
}) => {
	test.setTimeout(120_000);
	const { counts, word, field, tap, dialog, submit, button, link, arrive, type, enter, choosePicture } = walk(
		page,
		language,
	);
	const token = await signIn(page, platform, { account, language });
	// A trade then takes money of the loan.
	await platform.transfer(token, { amount: "20", from: 1, to: 3 });

	await page.goto("/");
	const tile = page.getByRole("main").locator('a[href="/loan"]');
	await arrive(tile);
	await tap(tile);
	await arrive(button("loan.intro.start"));
	await tap(button("loan.intro.start"));
	for (const { section, fields } of sections) {
		await arrive(page.getByRole("heading", { name: word(`loan.section.${section}`), exact: true }));
		for (const name of fields) {
			if (isKnown(name)) await expect(field(name)).not.toHaveValue("");
			else if (isOfKind(name, "picture")) {
				const slot = page
					.locator("div:has(> label)")
					.filter({ hasText: word(`loan.field.${name}`) })
					.last();
				await choosePicture(slot.getByRole("button", { name: word("shared.form.takePhoto") }));
				await expect(slot.locator("[data-state=uploaded]")).toBeVisible();
			} else if (isOfKind(name, "birthday"))
				await enter(async () => {
					await tap(page.locator("[data-part=day] input"));
					await page.keyboard.type("28");
					await tap(page.locator("[data-part=month] select"));
					await page.locator("[data-part=month] select").selectOption("02");
					await tap(page.locator("[data-part=year] input"));
					await page.keyboard.type("1990");
				});
			else if (isOfKind(name, "answer")) await enter(() => tap(field(name).nth(1)));
			else if (isOfKind(name, "sex", "id kind")) await enter(() => tap(field(name).first()));
			else await type(name, name === "loanAmount" ? "500" : "35");
		}
		await tap(submit);
	}
	await arrive(button("shared.receipt.done"));
	await tap(link("shared.receipt.view"));
	await arrive(page.getByText(word("loan.waiting")));
	await platform.decideLoanApplication(account, { approved: true });
	await page.reload();

	await arrive(field("amount"));
	await expect(field("amount")).toHaveValue("500");
	await tap(field("terms"));
	await tap(submit);
	await arrive(button("loan.confirm.next"));
	await tap(button("loan.confirm.next"));
	await arrive(field("read"));
	await tap(field("read"));
	await tap(submit);
	await arrive(page.locator("canvas"));
	await enter(() => sign(page));
	await tap(submit);
	await arrive(button("shared.receipt.done"));
	await tap(link("shared.receipt.view"));
	await arrive(page.getByText(word("loan.status.waiting for review")).first());
	await platform.decideLoan(account, { approved: true });
	await page.reload();
	await tap(link("loan.trade"));

	const buy = pressButton(page, word("contract.buy"));
	await arrive(buy);
	await tap(buy);
	await arrive(dialog);
	await tap(dialog.getByRole("button", { name: word("contract.receipt.confirm.buy") }));
	await arrive(dialog.getByText(word("contract.ticket.accepted.title")));
	expect(counts()).toEqual(documentedWays.get(ways.loan));
});
