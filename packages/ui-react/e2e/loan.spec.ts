import type { Page } from "@playwright/test";
import {
	type ApplicationField,
	applicationFields,
	isOfKind,
	requiredFields,
	sectionsOf,
} from "@tradewind/domain/loan";
import { expect, expectAccessible, type Platform, remember, signIn, test } from "@tradewind/test-kit";
import { wordsOf } from "./every-screen.ts";
import { watchShifts } from "./layout-shift.ts";
import { sign } from "./sign.ts";

test.use({ scenario: "default" });

const account = "omar@tradewind.test";

/** A PNG of one pixel. */
const picture = {
	name: "document.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const field = (page: Page, name: string) => page.locator(`[name="${name}"]:visible`);
const submit = (page: Page) => page.locator("[type=submit]:visible").click();

/** The sections of a customer with an ID card, without a home and a car. */
const sections = sectionsOf(
	// The age follows from the birthday.
	requiredFields(applicationFields, { idKind: "ID card", hasHouse: false, hasCar: false }).filter(
		(name) => name !== "age",
	),
);

/** Of any other field the kind decides. */
const typed: Partial<Readonly<Record<ApplicationField, string>>> = {
	lastName: "Berg",
	firstName: "Omar",
	mobile: "664 123-4567",
	contactInfo: "omar@example.test",
	loanAmount: "1500",
};

const fillField = async (page: Page, name: ApplicationField): Promise<void> => {
	if (isOfKind(name, "picture")) return;
	if (isOfKind(name, "birthday")) {
		await page.locator("[data-part=day] input").fill("28");
		await page.locator("[data-part=month] select").selectOption("02");
		await page.locator("[data-part=year] input").fill("1990");
	} else if (isOfKind(name, "answer")) await field(page, name).nth(1).click();
	else if (isOfKind(name, "sex", "id kind")) await field(page, name).first().click();
	else await field(page, name).fill(typed[name] ?? "35");
};

/** Fills in the section that is shown, apart from its pictures. */
const fillSection = async (page: Page, step: number): Promise<void> => {
	for (const name of sections[step]?.fields ?? []) await fillField(page, name);
};

const addPicture = async (page: Page, label: string): Promise<void> => {
	const slot = page.locator("div:has(> label)").filter({ hasText: label }).last();
	await slot.locator("input[type=file]").last().setInputFiles(picture);
	await expect(slot.locator("[data-state=uploaded]")).toBeVisible();
};

/** Fills in every section and sends the application; the result is what was sent. */
const apply = async (page: Page, words: Readonly<Record<string, string>>): Promise<URLSearchParams> => {
	for (const step of sections.keys()) {
		await fillSection(page, step);
		if (step < sections.length - 1) await submit(page);
	}
	await addPicture(page, words["loan.field.taxBill"] ?? "");
	const sent = page.waitForRequest("**/api/loan/kyc_submit?*");
	await submit(page);
	return new URLSearchParams((await sent).postData() ?? "");
};

/** A demo customer, whom the page tells that loans need a real account. */
const openAsDemo = async (page: Page, platform: Platform): Promise<void> => {
	const device = "device_id=loan&device_system=Android&device_version=16";
	const entered = await platform.call(`/api/user/createAccountDemoForU?demo_id=&${device}&t=1`, "");
	await remember(page, { token: String((await entered.json()).data.token), language: "en" });
	await page.goto("/loan");
};

test(`Spec 2 §2, §4, §6: from the rejection of a demo customer over a loan to its repayment`, async ({
	page,
	browser,
	platform,
	platformUrl,
}) => {
	test.setTimeout(180_000);
	const words = wordsOf("en");
	const word = (key: string): string => words[key] ?? key;
	const demo = await (await browser.newContext({ baseURL: platformUrl })).newPage();
	await openAsDemo(demo, platform);
	await expect(demo.getByText(word("shared.onlyRealAccount"))).toBeVisible();
	await expect(demo.getByRole("link", { name: word("shared.real.login") })).toHaveAttribute(
		"href",
		"/login?from=%2Floan",
	);
	await demo.context().close();

	// The application, with a draft that survives a reload, a rejection and a correction.
	await signIn(page, platform, { account, language: "en" });
	await page.goto("/loan");
	// What a loan costs is shown before the first field.
	await expect(page.getByRole("listitem").filter({ hasText: word("loan.cost.annualRate") })).not.toHaveCount(
		0,
	);
	await expectAccessible(page);
	await page.getByRole("button", { name: word("loan.intro.start") }).click();
	await expect(field(page, "lastName")).toBeVisible();
	await expectAccessible(page);
	await fillSection(page, 0);
	await page.reload();
	await expect(field(page, "lastName")).toHaveValue("Berg");
	await expect(page.locator("[data-part=year] input")).toHaveValue("1990");
	const form = await apply(page, words);
	expect([form.get("name"), form.get("birthday"), form.get("mobile"), form.get("loan_amount")]).toEqual([
		"Berg",
		"1990-02-28",
		"+001-6641234567",
		"1500",
	]);
	await expect(page.getByText(word("loan.waiting"))).toBeVisible();
	await expectAccessible(page);
	await view(page, words);
	await platform.decideLoanApplication(account, { approved: false, reason: "Income not documented" });
	// The page also reads the decision by itself, and then has no such button.
	await page.reload();
	await expect(page.getByText("Income not documented")).toBeVisible();
	await expect(field(page, "lastName")).toHaveValue("Berg");
	await apply(page, words);
	await view(page, words);
	await platform.decideLoanApplication(account, { approved: true });
	// The page also reads the decision by itself, and is then left.
	await page.reload();

	// The loan: amount, terms, confirmation with its cost, agreement, signature.
	await page.waitForURL("/loan/submit");
	await expect(page.getByText(word("loan.notVerified"))).toBeVisible();
	await expect(page.getByText(word("loan.notNeeded"))).toBeVisible();
	await field(page, "amount").fill("1000");
	await page.getByRole("button", { name: word("loan.request.issue.terms not ticked") }).click();
	await expect(field(page, "terms")).toBeFocused();
	await expect(field(page, "terms")).toHaveAccessibleDescription(word("loan.request.issue.terms not ticked"));
	await field(page, "terms").check();
	await expectAccessible(page);
	await submit(page);
	const sheet = page.getByRole("dialog");
	await expect(sheet).toContainText("1,011.50");
	await expect(sheet).toContainText("14.9%");
	await expectAccessible(page);
	await sheet.getByRole("button", { name: word("loan.confirm.next") }).click();
	await page.waitForURL("/loan/agreement?id=1&amount=1000");
	await field(page, "read").check();
	await submit(page);
	await page.waitForURL("/loan/sign?id=1&amount=1000");
	await sign(page);
	await submit(page);
	await view(page, words);
	await page.waitForURL("/loan/record");
	await expect(page.getByText(word("loan.status.waiting for review")).first()).toBeVisible();
	// Neither the receipt nor the signed agreement is a page to return to.
	await page.goBack();
	await page.waitForURL("/loan/submit");
	// A navigation before the page is shown would end the step back.
	await expect(field(page, "amount")).toBeVisible();
	await page.goto("/loan/record");

	// Rejected once, then paid out, and repaid after a proof that was not accepted.
	await platform.decideLoan(account, { approved: false, reason: "Too much" });
	await page.getByRole("button", { name: word("shared.list.refresh") }).click();
	await expect(page.getByText("Too much")).toBeVisible();
	await page.goto("/loan/submit");
	await field(page, "amount").fill("500");
	await field(page, "terms").check();
	await submit(page);
	await sheet.getByRole("button", { name: word("loan.confirm.next") }).click();
	await field(page, "read").check();
	await submit(page);
	await page.waitForURL("/loan/sign?id=1&amount=500");
	await sign(page);
	await submit(page);
	await view(page, words);
	await page.waitForURL("/loan/record");
	await platform.decideLoan(account, { approved: true });
	await page.goto("/loan/record");
	await expect(page.locator("article").first()).toContainText("500.00");
	await expectAccessible(page);
	await page.goto("/mine/withdraw");
	await expect(page.getByText(word("shared.unpaidLoan.first"))).toBeVisible();
	await page.goto("/mine/transfer");
	await expect(page.getByRole("link", { name: word("shared.unpaidLoan.repay") })).toBeVisible();
	await expect(page.getByText(word("shared.unpaidLoan.first"))).toBeVisible();
	await field(page, "amount").fill("1");
	await expect(page.locator("[type=submit]")).toBeDisabled();
	await page.getByRole("link", { name: word("shared.unpaidLoan.repay") }).click();
	await page.waitForURL("/loan/repayment?loan_id=2");
	await repay(page, words);
	await platform.decideRepayment(account, { approved: false, reason: "Too dark" });
	await page.goto("/loan/repayment?loan_id=2");
	await expect(page.getByText("Too dark")).toBeVisible();
	await repay(page, words);
	await platform.decideRepayment(account, { approved: true });
	await page.goto("/loan/record");
	await expect(page.locator("article").first()).toContainText(word("loan.status.repaid"));
	expect((await platform.state()).sumOfPostings).toBe("0");
});

/** Leaves the receipt for what it is about. */
const view = (page: Page, words: Readonly<Record<string, string>>): Promise<void> =>
	page.getByRole("link", { name: words["shared.receipt.view"] ?? "", exact: true }).click();

const repay = async (page: Page, words: Readonly<Record<string, string>>): Promise<void> => {
	const tether = page.locator("label", { hasText: "USDT · TRC20" });
	// The coins are shown before they are chosen.
	await expect(tether).toContainText("505.75");
	await submit(page);
	await expect(page.locator("[name=account]:visible").first()).toBeFocused();
	for (const issue of ["loan.repayment.issue.network not chosen", "shared.issue.proof missing"])
		await expect(
			page
				.locator("fieldset")
				.getByText(words[issue] ?? issue)
				.first(),
		).toBeVisible();
	await tether.click();
	await expect(page.locator("bdi", { hasText: /^TR7N/ })).toBeVisible();
	await addPicture(page, words["loan.repayment.proof"] ?? "");
	await expectAccessible(page);
	await submit(page);
	await expect(page.getByText(words["loan.repayment.repayment under check"] ?? "")).toBeVisible();
};

test("A-595: nothing moves when the plans are read after the page is shown", async ({
	customerPage: page,
}) => {
	const shift = await watchShifts(page);
	let release = () => {};
	const isReleased = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/api/loan/loan_config*", (route) => isReleased.then(() => route.continue()));
	await page.goto("/loan");
	await expect(page.getByRole("heading", { name: "What you can borrow" })).toBeVisible();
	release();
	await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
	expect(await shift()).toBeLessThan(0.01);
});
