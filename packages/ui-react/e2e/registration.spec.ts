import type { Page } from "@playwright/test";
import {
	expect,
	failedRequests,
	fillLogin,
	logInAt,
	mia,
	type Platform,
	remember,
	test,
} from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";

test.use({ scenario: "default", provokes: failedRequests });

const nora = { email: "nora@tradewind.test", password: "Gale-2026-harbour", next: "Harbour-2027-gale" };

/** A PNG of one pixel. */
const picture = {
	name: "front.png",
	mimeType: "image/png",
	buffer: Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
};

const field = (page: Page, name: string) => page.locator(`[name=${name}]:visible`);
const submit = (page: Page) => page.locator("[type=submit]:visible").click();
const sendButton = (page: Page) => page.locator("div:has(> [name=code]) > button");
const lastCode = async (platform: Platform): Promise<string> => (await platform.state()).codes[0]?.code ?? "";

/** Requests a code and waits until the platform has sent it. */
const requestCode = async (page: Page, platform: Platform, to: string): Promise<string> => {
	const before = (await platform.state()).codes.length;
	await sendButton(page).click();
	await expect.poll(async () => (await platform.state()).codes.length).toBe(before + 1);
	const [sent] = (await platform.state()).codes;
	expect(sent?.to).toBe(to);
	return sent?.code ?? "";
};

const fillAccount = async (page: Page): Promise<void> => {
	await field(page, "account").fill(nora.email);
	await field(page, "password").fill(nora.password);
	await field(page, "repeated").fill(nora.password);
};

test(`Spec 1 §2, §4, §5, Spec 2 §2, §5: a newcomer registers by invitation, sets both passwords and logs out`, async ({
	page,
	platform,
}) => {
	await remember(page, { language: "en" });
	await platform.flags({ is_register_invite_code: "1", is_register_pay_pwd: "1" });
	await page.goto("/");
	await expect(page.locator("[data-code]").first()).toBeVisible();
	await page.goto("/register?invite_code=TW10000001");
	await fillAccount(page);
	await submit(page);
	await field(page, "name").fill("Nora Bell");
	await field(page, "idType").selectOption("passport");
	await field(page, "idNumber").fill("X1234567");
	await page.locator("input[type=file]").first().setInputFiles(picture);
	await expect(page.locator("[data-state=uploaded]").first()).toBeVisible();
	await submit(page);
	await expect(field(page, "inviteCode")).toHaveValue("TW10000001");
	await expect(field(page, "inviteCode")).not.toBeEditable();
	await field(page, "payPassword").fill("246810");
	const code = await requestCode(page, platform, nora.email);
	// Pasted with spaces.
	await field(page, "code").fill(`${code.slice(0, 3)} ${code.slice(3)} `);
	const sent = page.waitForRequest("**/api/user/register?*");
	await submit(page);
	const form = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ""));
	expect(form).toEqual({
		type: "email",
		account: nora.email,
		password: nora.password,
		re_password: nora.password,
		name: "Nora Bell",
		id_type: "2",
		card_id: "X1234567",
		front_pic: expect.stringMatching(/^\//),
		// a passport has no back.
		reverse_pic: form.front_pic,
		pay_password: "246810",
		invite_code: "TW10000001",
		sms_code: code,
	});

	await expect(page).toHaveURL("/login");
	await expect(field(page, "account")).toHaveValue(nora.email);
	await field(page, "password").fill(nora.password);
	await submit(page);
	await expect(page).toHaveURL("/");
	const otherDevice = await platform.openSession(nora.email);

	await page.goto("/mine/pay-password");
	await field(page, "password").fill("135791");
	await field(page, "repeated").fill("135791");
	await submit(page);
	// the platform refuses it without the present one, which is asked only then.
	await field(page, "present").fill("246810");
	await submit(page);
	await expect(page.getByRole("main")).toContainText(wordIn("en", "session.receipt.pay"));

	await page.goto("/mine/password");
	await field(page, "password").fill(nora.next);
	await field(page, "repeated").fill(nora.next);
	await field(page, "code").fill(await requestCode(page, platform, nora.email));
	await submit(page);
	await expect(page.getByRole("main")).toContainText(wordIn("en", "session.receipt.login"));
	const other = await platform.call("/api/user/info?t=1", otherDevice);
	expect(await other.json()).toMatchObject({ code: 999 });

	await page.getByRole("button", { name: wordIn("en", "shared.receipt.done"), exact: true }).click();
	await expect(page).toHaveURL("/user");
	await page.locator("main [data-warns]").click();
	await page.getByRole("dialog").locator(".main-button").click();
	await expect(page).toHaveURL("/");
	await page.goto("/user");
	await field(page, "account").fill(nora.email);
	await field(page, "password").fill(nora.next);
	await submit(page);
	await expect(page).toHaveURL("/user");
	await expect(page.getByText(nora.email)).toBeVisible();
});

test("A-586: a registration with a passport asks for one picture", async ({ page }) => {
	await remember(page, { language: "en" });
	await page.goto("/register");
	await fillAccount(page);
	await submit(page);
	const pictures = page
		.getByRole("main")
		.locator("label:visible", { hasText: /^(Front of the document|Back of the document|Passport page)/ });
	await expect(pictures).toHaveCount(2);
	await field(page, "idType").selectOption("passport");
	await expect(pictures).toHaveCount(1);
	await expect(pictures).toContainText("Passport page with your photo");
	await field(page, "idType").selectOption("ID card");
	await expect(pictures).toHaveCount(2);
});

test("Spec 1 §5, §8: the platform's rejections are shown, and what was typed stays", async ({
	page,
	platform,
}) => {
	await page.goto("/register");
	await field(page, "account").fill(mia.email);
	await field(page, "password").fill("gale");
	await field(page, "repeated").fill("gale");
	await submit(page);
	await submit(page);
	await page.getByRole("button", { name: "Send code" }).click();
	await expect(page.getByText("There is already an account with this e-mail address")).toBeVisible();
	await field(page, "code").fill("1");
	await submit(page);
	const refusal = page.locator("form [data-kind=refused]");
	await expect(refusal).toContainText("There is already an account with this e-mail address");
	for (const _ of [1, 2]) await page.getByRole("button", { name: "Previous step" }).click();
	await field(page, "account").fill(nora.email);
	await submit(page);
	await submit(page);
	await field(page, "code").fill("1");
	await submit(page);
	await expect(refusal).toContainText("The password is too weak");
	for (const _ of [1, 2]) await page.getByRole("button", { name: "Previous step" }).click();
	await field(page, "password").fill(nora.password);
	await expect(page.getByText("The two passwords are different").first()).toBeVisible();
	await field(page, "repeated").fill(nora.password);
	await submit(page);
	await submit(page);
	const code = await requestCode(page, platform, nora.email);
	await field(page, "code").fill("000000");
	await submit(page);
	await expect(refusal).toContainText("The code is not correct");
	await platform.advance(600_000);
	await field(page, "code").fill(code);
	await submit(page);
	await expect(refusal).toContainText("The code has expired");
	expect((await platform.state()).requests.counts["session.register"]).toBe(4);
});

test("Spec 1 §4, §9: the countdown of a code goes on anywhere, and the draft stays without passwords", async ({
	page,
	context,
	platform,
}) => {
	await page.goto("/register");
	await fillAccount(page);
	const other = await context.newPage();
	await other.goto("/register");
	await expect(field(other, "account")).toHaveValue("");
	await submit(page);
	await field(page, "name").fill("Nora Bell");
	await submit(page);
	await requestCode(page, platform, nora.email);
	await expect(sendButton(page)).toHaveText(/^\d+ s$/);
	await expect(sendButton(page)).toBeDisabled();
	await fillAccount(other);
	await submit(other);
	await submit(other);
	await expect(sendButton(other)).toHaveText(/^\d+ s$/);
	await page.reload();
	await expect(field(page, "account")).toHaveValue(nora.email);
	await expect(field(page, "password")).toHaveValue("");
	await field(page, "password").fill(nora.password);
	await field(page, "repeated").fill(nora.password);
	await submit(page);
	await expect(field(page, "name")).toHaveValue("Nora Bell");
	await submit(page);
	await expect(sendButton(page)).toHaveText(/^\d+ s$/);
	const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
	expect(kept).not.toContain(nora.password);
});

test("Spec 1 §5, §7: a rejected captcha shows another picture and keeps the rest; a code can replace it", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "2", is_register_pay_pwd: "1" });
	await page.goto("/register");
	await fillAccount(page);
	await submit(page);
	await submit(page);
	const picture = page.getByAltText("Picture with characters");
	const first = await picture.getAttribute("src");
	await page.getByRole("button", { name: "Show another picture" }).click();
	await expect(picture).not.toHaveAttribute("src", first ?? "");
	const second = await picture.getAttribute("src");
	await field(page, "payPassword").fill("246810");
	await field(page, "captchaAnswer").fill("wrong");
	await submit(page);
	await expect(page.locator("form [data-kind=refused]")).toContainText("The digits do not match the picture");
	await expect(picture).not.toHaveAttribute("src", second ?? "");
	await expect(field(page, "captchaAnswer")).toHaveValue("");
	await expect(field(page, "payPassword")).toHaveValue("246810");
	await page.getByRole("button", { name: "send a code instead" }).click();
	await page.getByRole("button", { name: "Send code" }).click();
	await expect.poll(() => lastCode(platform)).not.toBe("");
	await field(page, "code").fill(await lastCode(platform));
	await submit(page);
	await expect(page).toHaveURL("/login");
});

test("Spec 1 §5: each flag of the registration shows and hides its field", async ({ page, platform }) => {
	const shown = async (): Promise<readonly string[]> => {
		await page.goto("/register");
		const names: string[] = [];
		for (let step = 0; step < 3; step++) {
			await expect(page.locator("[type=submit]:visible")).toBeVisible();
			if (step === 0) await fillAccount(page);
			names.push(
				...(await page
					.locator("form :is(input, select, button)[name]")
					.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("name") ?? ""))),
			);
			if (!(await page.getByRole("button", { name: "Continue" }).isVisible())) break;
			await submit(page);
		}
		return [...new Set(names)].filter((name) => name !== "by");
	};
	const account = ["account", "password", "repeated"];
	const identity = ["name", "idType", "idNumber"];
	const none = { verify_reg_type: "3" };
	const cases: readonly (readonly [Readonly<Record<string, string>>, readonly string[]])[] = [
		[none, [...account, ...identity]],
		[{ verify_reg_type: "1" }, [...account, ...identity, "code"]],
		[{ verify_reg_type: "2" }, [...account, ...identity, "captchaAnswer"]],
		[{ ...none, is_register_email_with_mobile: "1" }, [...account, "area", "mobile", ...identity]],
		[{ ...none, is_auth_ssn: "1" }, [...account, ...identity, "ssn"]],
		[{ ...none, is_register_pay_pwd: "1" }, [...account, ...identity, "payPassword"]],
		[{ ...none, is_register_invite_code: "1" }, [...account, ...identity, "inviteCode"]],
	];
	const off = {
		is_register_email_with_mobile: "0",
		is_auth_ssn: "0",
		is_register_pay_pwd: "0",
		is_register_invite_code: "0",
	};
	for (const [flags, fields] of cases) {
		await platform.flags({ ...off, ...flags });
		expect(await shown(), JSON.stringify(flags)).toEqual(fields);
	}
	await platform.flags({ ...off, ...none, is_register_invite_code: "1", invite_code_required: "0" });
	await shown();
	await expect(page.getByLabel("Invite code (optional)")).toBeVisible();
	for (const [flag, count] of [
		["0", 0],
		["1", 1],
	] as const) {
		await platform.flags({ ...off, ...none, is_auth_hand_pic: flag });
		await page.goto("/register");
		await fillAccount(page);
		if (await page.getByRole("button", { name: "Continue" }).isVisible()) await submit(page);
		await expect(page.getByText("Back of the document (optional)")).toBeVisible();
		await expect(page.getByText("You with the document (optional)")).toHaveCount(count);
	}
});

test("Spec 1 §2, §4, §5: a forgotten password is reset by a code to the phone, and leads to the login", async ({
	page,
	platform,
}) => {
	await page.goto("/login?from=/user");
	await page.getByRole("link", { name: "Forgot password" }).click();
	await page.getByText("Phone", { exact: true }).click();
	await page.getByRole("button", { name: "Area code +001" }).click();
	await page.getByLabel("Search by country or code").fill("germ");
	await page.getByRole("button", { name: "Germany +0049" }).click();
	await page.getByRole("button", { name: "Area code +0049" }).click();
	await page.getByRole("button", { name: "United States +001" }).click();
	await page.getByRole("button", { name: "Send code" }).click();
	await expect(field(page, "account")).toBeFocused();
	await expect(page.getByText("Enter your phone number").first()).toBeVisible();
	await field(page, "account").fill("٥٥٥٠١٠١");
	await field(page, "password").fill(nora.next);
	await expect(page.getByText("Very strong")).toBeVisible();
	await field(page, "repeated").fill(nora.next);
	const code = await requestCode(page, platform, "+0015550101");
	await field(page, "code").fill(code);
	await submit(page);
	await expect(page).toHaveURL("/login?from=%2Fuser");
	await expect(page.getByText("Your password has been changed")).toBeVisible();
	await expect(field(page, "account")).toHaveValue("5550101");
	await field(page, "password").fill(nora.next);
	await submit(page);
	await expect(page).toHaveURL("/user");
});

test("Design: a lost answer of a registration is not sent again, and leads to the login", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "3" });
	await platform.faults({ http: [{ match: "session.register", status: 503, executes: true, times: 1 }] });
	await page.goto("/register");
	await fillAccount(page);
	await submit(page);
	await expect(page.getByText("Your account may already exist")).toBeVisible();
	await page.getByRole("link", { name: "Go to login" }).click();
	await expect(field(page, "account")).toHaveValue(nora.email);
	await fillLogin(page, nora.email, nora.password);
	await expect(page).toHaveURL("/");
	expect(await platform.callCount("session.register")).toBe(1);
});

test("Design: a reload while a registration is in flight says that its outcome is unknown, and sends nothing again", async ({
	page,
	platform,
}) => {
	await platform.flags({ verify_reg_type: "3" });
	await platform.faults({ http: [{ match: "session.register", delayMs: 20_000, times: 1 }] });
	await page.goto("/register");
	await fillAccount(page);
	const sent = page.waitForRequest("**/api/user/register?*");
	await submit(page);
	await sent;
	await page.reload();
	await expect(page.getByText("its outcome is unknown")).toBeVisible();
	await expect(field(page, "account")).toHaveValue(nora.email);
	expect(await platform.callCount("session.register")).toBe(1);
});

test("Spec 1 §5, §6, Spec 2 §6: a demo customer is led to a real account, with the way to open one", async ({
	page,
}) => {
	await page.goto("/login?from=/mine/password");
	await page.getByRole("button", { name: "Try the demo account" }).click();
	await expect(page.getByText("Only for real accounts.")).toBeVisible();
	await page.getByRole("link", { name: "Create a real account" }).click();
	await expect(page).toHaveURL("/register?from=%2Fmine%2Fpassword");
	await expect(field(page, "account")).toBeVisible();
});

test("Spec 2 §5: the messages of a pay password, and the rejection by the platform", async ({ page }) => {
	await logInAt(page, "/user");
	await page.getByRole("link", { name: "Pay password" }).click();
	await page.getByRole("button", { name: "Fill in both password fields" }).click();
	await expect(field(page, "password")).toBeFocused();
	// both are marked.
	for (const name of ["password", "repeated"])
		await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
	await field(page, "password").fill("24681");
	await field(page, "repeated").fill("2468");
	await expect(page.getByRole("button", { name: "The two pay passwords are different" })).toBeVisible();
	await field(page, "repeated").fill("24681");
	await submit(page);
	await expect(page.locator("form [data-kind=refused]")).toContainText(
		/^Pay password not set\s*The pay password is too short/,
	);
});
