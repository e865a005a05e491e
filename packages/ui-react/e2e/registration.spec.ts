import { expect, failedRequests, remember, test } from "@tradewind/test-kit";
import { wordIn } from "./every-screen.ts";
import { field, fillAccount, nora, picture, requestCode, submit } from "./registration-form.ts";

test.use({ scenario: "default", provokes: failedRequests });

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
